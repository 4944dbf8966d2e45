import Diagnostics

/// What `!!` stands for.
private let core = "tag:yaml.org,2002:"

extension YAMLComposer {
  /// Checks the tag of a collection.
  func check(
    _ tag: String?, is name: String, of kind: String, at location: SourceLocation
  ) throws(Failure) {
    guard let tag, tag != "!", tag != core + name else { return }
    throw Failure(
      Diagnostic(
        .unsupportedYAML, "the tag '\(tag.short)' can't stand at \(kind)", at: location,
        mend: "take the tag away"))
  }

  /// A scalar as its style and its tag say. (YAML 1.2, section 10.3.2)
  func scalar(
    _ text: String, isPlain: Bool, tag: String?, at location: SourceLocation
  ) throws(Failure) -> Scalar {
    guard let tag else { return Scalar(text, isPlain ? .plain : .string) }
    let plain = Scalar(text, .plain)
    switch (tag, plain.resolved) {
    case ("!", _), (core + "str", _): return Scalar(text, .string)
    case (core + "null", .null), (core + "bool", .boolean), (core + "int", .integer),
      (core + "float", .real):
      return plain
    case (core + "float", .integer(let value)): return Scalar("\(value).0", .plain)
    case (core + "null", _), (core + "bool", _), (core + "int", _), (core + "float", _):
      throw Failure(
        Diagnostic(
          .wrongType, "'\(text.shortened)' is not what its tag '\(tag.short)' says", at: location,
          mend: "take the tag away, or change the value"))
    default:
      throw Failure(
        Diagnostic(
          .unsupportedYAML, "the tag '\(tag.short)' is not one of YAML 1.2's core schema",
          at: location, mend: "take the tag away"))
    }
  }
}

extension String {
  /// The tag as people write it: `!!str`.
  fileprivate var short: String {
    hasPrefix(core) ? "!!" + dropFirst(core.count) : shortened
  }
}
