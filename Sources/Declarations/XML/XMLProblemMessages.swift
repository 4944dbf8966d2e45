import Diagnostics

extension Diagnostic {
  /// What libxml2 found, in words that help whoever wrote the file.
  static func xmlSyntax(_ message: String, at location: SourceLocation?) -> Diagnostic {
    let text = message.trimmingLines
    if text.hasPrefix("Entity '") || text.hasPrefix("EntityRef")
      || text.hasPrefix("xmlParseEntityRef")
    {
      let name = text.split(separator: "'").dropFirst().first.map(String.init)
      return undeclaredEntity(name, at: location)
    }
    if text.contains("proper UTF-8") {
      return Diagnostic(
        .encoding, "from here on, the file is not text in UTF-8", at: location,
        mend: "save the file as UTF-8, or name its encoding in the XML declaration")
    }
    if text.hasPrefix("Excessive depth") {
      return Diagnostic(.nestingDepth, "the file nests more than 256 deep", at: location)
    }
    let (words, mend) = words(text)
    return Diagnostic(.xmlSyntax, words, at: location, mend: mend)
  }

  /// The error about a reference to an entity that XML itself doesn't know.
  static func undeclaredEntity(_ name: String?, at location: SourceLocation?) -> Diagnostic {
    guard let name, !name.isEmpty else {
      return Diagnostic(
        .xmlSyntax, "'&' starts a reference, and none follows", at: location,
        mend: "write '&amp;'")
    }
    return Diagnostic(
      .xmlSyntax, "XML knows no entity '&\(name.shortened);'", at: location,
      mend: "write the character itself, or '&amp;' for '&'")
  }

  private static func words(_ text: String) -> (message: String, mend: String?) {
    if text.hasPrefix("Opening and ending tag mismatch: ") {
      return ("the end tag fits no start tag: " + text.dropFirst(33), "close what was opened last")
    }
    if text.hasPrefix("Premature end of data in tag ") {
      return ("the file ends before an element is closed: " + text.dropFirst(29), "close it")
    }
    if text.hasPrefix("Attribute ") && text.hasSuffix(" redefined") {
      return ("the attribute stands twice: " + text.dropFirst(10).dropLast(10), "keep one")
    }
    return switch text {
    case "Document is empty", "Start tag expected, '<' not found":
      ("an XML file starts with '<'", nil)
    case "Extra content at the end of the document":
      ("something stands behind the end of the root element", "take it away")
    case "AttValue: \" or ' expected": ("the value of an attribute has to be quoted", "quote it")
    case "Unescaped '<' not allowed in attributes values":
      ("'<' can't stand in the value of an attribute", "write '&lt;', or close the quote")
    default: (text.prefix(1).lowercased() + text.dropFirst(), nil)
    }
  }
}

extension String {
  fileprivate var trimmingLines: String {
    String(self[...].prefix { $0 != "\n" })
  }
}
