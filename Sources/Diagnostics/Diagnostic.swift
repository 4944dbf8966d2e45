/// One message to the people who wrote the declarations: where, what, and how to mend it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How grave a message is. Only errors stop a run.
  public enum Severity: String, Hashable, Sendable {
    case error, warning, note
  }

  /// A second place that belongs to the message, such as the other half of a conflict.
  public struct Note: Hashable, Sendable {
    public let message: String
    public let location: SourceLocation?

    /// Makes a note from its text and place.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  public let severity: Severity
  public let rule: Rule
  /// What is wrong: lower case, names in single quotes, no full stop.
  public let message: String
  public let location: SourceLocation?
  public let notes: [Note]
  /// How to mend it: an imperative sentence without a full stop.
  public let mend: String?

  /// Makes an error.
  public init(
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation? = nil,
    notes: [Note] = [],
    mend: String? = nil,
  ) {
    self.init(.error, rule, message, at: location, notes: notes, mend: mend)
  }

  /// Makes a message of any severity.
  public init(
    _ severity: Severity,
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation? = nil,
    notes: [Note] = [],
    mend: String? = nil,
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.notes = notes
    self.mend = mend
  }
}
