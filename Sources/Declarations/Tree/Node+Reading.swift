public import Diagnostics

extension Node {
  /// The value of a mapping's key; `nil` if there is none, or the node is no mapping.
  public func value(_ key: String) -> Node? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key.value == key }?.value
  }

  /// The entries of a mapping; none if the node is no mapping.
  public var entries: [Entry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }

  /// The elements of a sequence; none if the node is no sequence.
  public var elements: [Node] {
    if case .sequence(let nodes) = content { nodes } else { [] }
  }

  /// The text of a scalar, whatever it stands for.
  public var scalarText: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// The text of a scalar with its place, if the scalar is text or a number.
  public var string: Located<String>? {
    guard case .scalar(let scalar) = content else { return nil }
    switch scalar.resolved {
    case .string, .integer, .real: return Located(scalar.text, at: location)
    case .null, .boolean: return nil
    }
  }

  /// Whether the node is a plain scalar that holds nothing, as behind `key:`.
  public var isNull: Bool {
    if case .scalar(let scalar) = content { scalar.resolved == .null } else { false }
  }

  /// A mapping.
  public static func mapping(_ entries: [Entry], at location: SourceLocation) -> Node {
    Node(.mapping(entries), at: location)
  }

  /// A sequence.
  public static func sequence(_ nodes: [Node], at location: SourceLocation) -> Node {
    Node(.sequence(nodes), at: location)
  }

  /// A scalar; text unless said otherwise.
  public static func scalar(
    _ text: String, _ style: Scalar.Style = .string, at location: SourceLocation
  ) -> Node {
    Node(.scalar(Scalar(text, style)), at: location)
  }

  /// What messages call the node: `a mapping`, `the number 12`.
  var kindForPeople: String {
    switch content {
    case .mapping: return "a mapping"
    case .sequence: return "a list"
    case .scalar(let scalar):
      switch scalar.resolved {
      case .null: return scalar.text.isEmpty ? "nothing" : "a null"
      case .boolean(let value): return "the boolean \(value)"
      case .integer, .real: return "the number \(scalar.text)"
      case .string: return "the text '\(scalar.text.shortened)'"
      }
    }
  }
}

extension String {
  /// The first characters, for messages.
  var shortened: String {
    count <= 60 ? self : prefix(59) + "…"
  }
}
