import Diagnostics

extension Shape where Value == String {
  /// Text. A number stands for the text it is written as, so that `1.10` can be a version.
  public static var string: Shape {
    Shape("a string") { node, diagnostics in
      guard case .scalar(let scalar) = node.content else {
        diagnostics.append(.wrongType(node, expected: "a string"))
        return nil
      }
      switch scalar.resolved {
      case .string, .integer, .real: return scalar.text
      case .boolean, .null:
        diagnostics.append(.wrongType(node, expected: "a string", mend: node.howToSayText))
        return nil
      }
    }
  }
}

extension Shape where Value == Bool {
  /// `true` or `false`.
  public static var boolean: Shape {
    Shape("true or false") { node, diagnostics in
      guard case .scalar(let scalar) = node.content else {
        diagnostics.append(.wrongType(node, expected: "true or false"))
        return nil
      }
      if case .boolean(let value) = scalar.resolved { return value }
      let mend: String? =
        switch scalar.text.lowercased() {
        case "yes", "on", "y", "true", "1": "write 'true', without quotes"
        case "no", "off", "n", "false", "0": "write 'false', without quotes"
        default: nil
        }
      diagnostics.append(.wrongType(node, expected: "true or false", mend: mend))
      return nil
    }
  }
}

extension Shape where Value == Int {
  /// A whole number.
  public static var integer: Shape {
    Shape("a whole number") { node, diagnostics in
      guard case .scalar(let scalar) = node.content, case .integer(let value) = scalar.resolved
      else {
        let isQuoted = node.scalarText.map { Int($0) != nil } ?? false
        diagnostics.append(
          .wrongType(
            node, expected: "a whole number", mend: isQuoted ? "take the quotes away" : nil))
        return nil
      }
      return value
    }
  }
}

extension Shape where Value == Node {
  /// Any node, as it is.
  public static var node: Shape {
    Shape("a value") { node, _ in node }
  }
}

extension Shape where Value: Sendable {
  /// One of a few words, each with the value it stands for.
  public static func choice(_ description: String, _ choices: [(String, Value)]) -> Shape {
    Shape(description) { node, diagnostics in
      guard let text = node.scalarText, !node.isNull else {
        diagnostics.append(.wrongType(node, expected: description))
        return nil
      }
      if let (_, value) = choices.first(where: { $0.0 == text }) { return value }
      let words = choices.map(\.0)
      let all = words.map { "'\($0)'" }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .unknownValue, "'\(text.shortened)' is not \(description)", at: node.location,
          mend: nearest(to: text, among: words).map { "write '\($0)'" } ?? "use one of \(all)"))
      return nil
    }
  }
}

extension Node {
  /// How to make a word that YAML takes for something else be text, in the file's own form.
  private var isXML: Bool { location.file.hasSuffix(".xml") }

  fileprivate var howToSayText: String {
    if isNull && scalarText == "" { return "give the text" }
    return isXML ? "put the text in an element with hf:type=\"string\"" : "quote it"
  }
}
