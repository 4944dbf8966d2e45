import Diagnostics

extension Diagnostic {
  /// What libxml2 found, in words that help whoever wrote the file.
  static func xmlSyntax(_ message: String, at location: SourceLocation?) -> Diagnostic {
    let text = message.trimmingLines
    if text.hasPrefix("EntityRef: expecting") { return undeclaredEntity(nil, at: location) }
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
    for (prefix, message, mend) in prefixes where text.hasPrefix(prefix) {
      let rest = text.dropFirst(prefix.count)
      return (rest.isEmpty ? message : message + ": " + rest, mend)
    }
    if text.hasPrefix("Attribute ") && text.hasSuffix(" redefined") {
      return ("the attribute stands twice: " + text.dropFirst(10).dropLast(10), "keep one")
    }
    let isWord = text.dropFirst().first?.isUppercase == false
    return (isWord ? text.prefix(1).lowercased() + text.dropFirst() : text, nil)
  }

  /// What libxml2's messages start with, and our words for it. The rest names the culprit.
  private static let prefixes: [(prefix: String, message: String, mend: String?)] = [
    ("Document is empty", "an XML file starts with '<'", nil),
    ("Start tag expected, '<' not found", "an XML file starts with '<'", nil),
    (
      "Opening and ending tag mismatch: ", "the end tag fits no start tag",
      "close what was opened last"
    ),
    ("Premature end of data in tag ", "the file ends before an element is closed", "close it"),
    (
      "Extra content at the end of the document",
      "something stands behind the end of the root element", "take it away"
    ),
    ("AttValue: \" or ' expected", "the value of an attribute has to be quoted", "quote it"),
    ("AttValue: ", "the value of an attribute is not closed", "close the quote"),
    (
      "Specification mandates value for attribute ", "the attribute has no value",
      "write '=' and the value in quotes"
    ),
    ("attributes construct error", "a blank has to stand between attributes", "put a blank"),
    (
      "Unescaped '<' not allowed in attributes values",
      "'<' can't stand in the value of an attribute", "write '&lt;', or close the quote"
    ),
    (
      "StartTag: invalid element name", "no element's name follows '<'",
      "write '&lt;' if the character is meant"
    ),
    ("Couldn't find end of Start Tag ", "the start tag is not closed by '>'", "close it"),
    ("CData section not finished", "the CDATA section is not closed by ']]>'", "close it"),
    ("xmlParseCharRef: invalid xmlChar value ", "XML can't hold the character of number", nil),
    ("PCDATA invalid Char value ", "XML can't hold the character of number", "take it away"),
  ]
}

extension String {
  fileprivate var trimmingLines: String {
    String(self[...].prefix { $0 != "\n" })
  }
}
