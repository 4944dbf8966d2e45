public import Diagnostics

extension Shape {
  /// A list in which each element has the same shape. One that has a mistake gives no value.
  public static func list<Element>(of element: Shape<Element>) -> Shape where Value == [Element] {
    let description = "a list of \(element.description.plural)"
    return Shape(description) { node, diagnostics in
      guard case .sequence(let nodes) = node.content else {
        var mend: String?
        if let text = node.scalarText, !node.isNull {
          mend =
            node.location.file.hasSuffix(".xml")
            ? "put it into an hf:value element" : "write '[\(text.shortened)]'"
        }
        diagnostics.append(.wrongType(node, expected: description, mend: mend))
        return nil
      }
      let values = nodes.map { element.decode($0, &diagnostics) }
      let whole = values.compactMap(\.self)
      return whole.count == values.count ? whole : nil
    }
  }

  /// A mapping with any keys, whose values have the same shape. Entries with a mistake are left
  /// out, beside the error, so that the others can be checked further.
  public static func dictionary<Element>(of element: Shape<Element>) -> Shape
  where Value == [(key: Located<String>, value: Element)] {
    let description = "a mapping of names to \(element.description.plural)"
    return Shape(description) { node, diagnostics in
      guard case .mapping(let entries) = node.content else {
        diagnostics.append(.wrongType(node, expected: description))
        return nil
      }
      return entries.compactMap { entry in
        element.decode(entry.value, &diagnostics).map { (key: entry.key, value: $0) }
      }
    }
  }

  /// A mapping with known keys. `build` asks for them; those that it didn't ask for are errors.
  /// It returns `nil` where something is missing without which there is no value.
  public static func record(
    _ description: String, _ build: @escaping @Sendable (inout Fields) -> Value?
  ) -> Shape {
    Shape(description) { node, diagnostics in
      guard case .mapping(let entries) = node.content else {
        diagnostics.append(.wrongType(node, expected: "a mapping for \(description)"))
        return nil
      }
      var fields = Fields(entries, of: description, at: node.location)
      let value = build(&fields)
      diagnostics += fields.finish()
      return value
    }
  }
}

extension String {
  /// `a string` → `strings`; what has no article stays.
  fileprivate var plural: String {
    for article in ["a ", "an "] where hasPrefix(article) {
      let words = dropFirst(article.count)
      guard let end = words.firstIndex(of: " ") else { return words + "s" }
      let isNounFirst = [" of ", " for ", " or "].contains { words[end...].hasPrefix($0) }
      return isNounFirst ? words[..<end] + "s" + words[end...] : words + "s"
    }
    return self
  }
}
