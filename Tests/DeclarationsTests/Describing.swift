import Declarations
import Diagnostics

extension Node {
  /// The tree on one line: texts in quotes, plain scalars as they are.
  var outline: String {
    switch content {
    case .scalar(let scalar): scalar.style == .string ? "\"\(scalar.text)\"" : scalar.text
    case .sequence(let nodes): "[" + nodes.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.value): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}

extension Diagnostic {
  /// `line:column rule`.
  var mark: String {
    (location.map { "\($0.line):\($0.column) " } ?? "") + rule.name
  }
}

extension SourceLocation {
  /// `line:column`.
  var mark: String { "\(line):\(column)" }
}

func yaml(_ text: String) throws(Failure) -> Node {
  try readYAML(Array(text.utf8), file: "holdfast.yml")
}

func xml(_ text: String) throws(Failure) -> XMLElement {
  try readXML(Array(text.utf8), file: "config.xml")
}

/// The messages of a reader that refuses.
func refusal<Value>(_ read: () throws(Failure) -> Value) -> [Diagnostic] {
  do throws(Failure) {
    _ = try read()
    return []
  } catch {
    return error.diagnostics
  }
}
