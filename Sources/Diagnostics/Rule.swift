/// The name of a rule, shown in brackets behind each message, with what `holdfast explain` tells.
///
/// Each module declares its rules as static members in an extension, beside the code that checks.
public struct Rule: Hashable, Sendable {
  /// Lower case words joined by hyphens, unique among all rules.
  public let name: String
  /// One to four sentences: what the rule protects from, and what to do.
  public let explanation: String

  /// Makes a rule from its name and explanation.
  public init(_ name: String, _ explanation: String) {
    self.name = name
    self.explanation = explanation
  }
}
