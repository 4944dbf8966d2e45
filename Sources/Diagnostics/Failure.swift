/// What a run throws when it can't go on: at least one error, perhaps with warnings beside it.
public struct Failure: Error, Hashable, Sendable {
  public let diagnostics: [Diagnostic]

  /// A failure with one message.
  public init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }

  /// A failure with the messages that were collected, or `nil` if none of them is an error.
  public init?(_ diagnostics: [Diagnostic]) {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return nil }
    self.diagnostics = diagnostics
  }
}
