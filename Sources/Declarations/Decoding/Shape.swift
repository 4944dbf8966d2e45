public import Diagnostics

/// What a node has to look like, and the value it then gives.
public struct Shape<Value>: Sendable {
  /// What messages call it: `a string`, `a list of strings`.
  public let description: String
  private let decodeNode: @Sendable (Node, inout [Diagnostic]) -> Value?

  /// Makes a shape. `decode` returns `nil` only after it has appended an error.
  public init(
    _ description: String, decode: @escaping @Sendable (Node, inout [Diagnostic]) -> Value?
  ) {
    self.description = description
    decodeNode = decode
  }

  /// The value of a node; `nil` after having appended an error. Errors may also have been appended
  /// beside a value, about parts of it that could be left out.
  public func decode(_ node: Node, _ diagnostics: inout [Diagnostic]) -> Value? {
    decodeNode(node, &diagnostics)
  }

  /// The value together with its place.
  public var located: Shape<Located<Value>> {
    Shape<Located<Value>>(description) { node, diagnostics in
      decode(node, &diagnostics).map { Located($0, at: node.location) }
    }
  }

  /// The value of another shape together with its place, where the type is known: for the chain
  /// `.string.located` Swift would need to know it before.
  public static func located<Inner>(_ shape: Shape<Inner>) -> Shape
  where Value == Located<Inner> {
    shape.located
  }

  /// The value put into another form.
  public func map<Other>(
    _ description: String? = nil, _ transform: @escaping @Sendable (Value) -> Other
  ) -> Shape<Other> {
    Shape<Other>(description ?? self.description) { node, diagnostics in
      decode(node, &diagnostics).map(transform)
    }
  }

  /// The value as the domain knows it, if it is one of the domain's.
  public func checked<Other>(
    _ check: @escaping @Sendable (Located<Value>) -> Result<Other, Diagnostic>
  ) -> Shape<Other> {
    Shape<Other>(description) { node, diagnostics in
      guard let value = decode(node, &diagnostics) else { return nil }
      switch check(Located(value, at: node.location)) {
      case .success(let value): return value
      case .failure(let diagnostic):
        diagnostics.append(diagnostic)
        return nil
      }
    }
  }
}

extension Diagnostic {
  /// The error about a node that has another form than the one that is needed.
  public static func wrongType(
    _ node: Node, expected: String, mend: String? = nil
  ) -> Diagnostic {
    let rule: Rule = node.isNull ? .missingValue : .wrongType
    return Diagnostic(
      rule, "this is \(node.kindForPeople), but \(expected) is needed", at: node.location,
      mend: mend)
  }
}
