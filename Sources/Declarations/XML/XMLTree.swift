import Diagnostics

/// Grows the tree from a parser's events. Offsets are those of the source text.
struct XMLTreeBuilder {
  /// An attribute as the parser gives it.
  struct RawAttribute {
    let name: String
    let prefix: String?
    let namespace: String?
    let value: String
  }

  private struct OpenElement {
    let name: String
    let prefix: String?
    let namespace: String?
    let attributes: [XMLAttribute]
    let location: SourceLocation
    var elements: [XMLElement] = []
    var text: [UInt8] = []
    var textLocation: SourceLocation?
  }

  private static let depthLimit = 256

  private let source: SourceText
  private var open: [OpenElement] = []
  private(set) var root: XMLElement?

  init(_ source: SourceText) {
    self.source = source
  }

  /// A start tag whose end the parser has reached.
  mutating func start(
    _ name: String, prefix: String?, namespace: String?, _ raw: [RawAttribute], endingAt end: Int
  ) throws(Diagnostic) {
    let tag = StartTag(endingAt: end, in: source.bytes)
    let location = source.location(ofByte: tag.start)
    guard open.count < Self.depthLimit else {
      throw Diagnostic(.nestingDepth, "the file nests more than 256 deep", at: location)
    }
    let attributes = raw.map { attribute in
      let written = attribute.prefix.map { $0 + ":" + attribute.name } ?? attribute.name
      let place = tag.attributes[written]
      return XMLAttribute(
        name: attribute.name, prefix: attribute.prefix, namespace: attribute.namespace,
        value: Located(
          attribute.value, at: place.map { source.location(ofByte: $0.value) } ?? location),
        location: place.map { source.location(ofByte: $0.name) } ?? location)
    }
    open.append(
      OpenElement(
        name: name, prefix: prefix, namespace: namespace, attributes: attributes,
        location: location))
  }

  /// Text of the open element, at one of whose ends the parser now is.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, near end: Int) {
    guard var element = open.popLast() else { return }
    if element.textLocation == nil, let first = bytes.firstIndex(where: { !$0.isXMLBlank }) {
      element.textLocation = start(of: bytes, near: end).map {
        source.location(ofByte: $0 + first)
      }
    }
    element.text += bytes
    open.append(element)
  }

  /// Where a piece of text starts: the parser stands before or behind it, behind the end of its
  /// CDATA section, or behind the reference that it is written as.
  private func start(of text: UnsafeBufferPointer<UInt8>, near end: Int) -> Int? {
    let end = min(end, source.bytes.count)
    for start in [end, end - text.count, end - text.count - 3] where start >= 0 {
      if source.bytes[start...].starts(with: text) { return start }
    }
    return source.bytes[..<end].suffix(16).lastIndex(of: UInt8(ascii: "&"))
  }

  /// An end tag.
  mutating func end() {
    guard let element = open.popLast() else { return }
    let blanks = { (byte: UInt8) in byte.isXMLBlank }
    let text = element.text.drop(while: blanks).reversed().drop(while: blanks).reversed()
    let finished = XMLElement(
      name: element.name, prefix: element.prefix, namespace: element.namespace,
      attributes: element.attributes, elements: element.elements,
      text: Located(
        String(decoding: Array(text), as: UTF8.self), at: element.textLocation ?? element.location),
      location: element.location)
    if open.isEmpty {
      root = finished
    } else {
      open[open.count - 1].elements.append(finished)
    }
  }
}

/// Where a start tag and its attributes stand in the text.
private struct StartTag {
  let start: Int
  /// By the name as it is written, with its prefix.
  private(set) var attributes: [String: (name: Int, value: Int)] = [:]

  /// Finds the tag around the place where the parser stands, before its `>` or `/>`.
  init(endingAt end: Int, in bytes: [UInt8]) {
    let tag = bytes[..<min(end, bytes.count)]
    // No '<' can stand in an attribute's value.
    start = tag.lastIndex(of: UInt8(ascii: "<")) ?? 0
    var rest = tag[start...].dropFirst().drop { !$0.isXMLBlank }
    while true {
      rest = rest.drop(while: \.isXMLBlank)
      let name = rest.prefix { !$0.isXMLBlank && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop(while: \.isXMLBlank)
      guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return }
      rest = rest.drop(while: \.isXMLBlank)
      guard let quote = rest.popFirst() else { return }
      attributes[String(decoding: name, as: UTF8.self)] = (name.startIndex, rest.startIndex)
      guard let end = rest.firstIndex(of: quote) else { return }
      rest = rest[end...].dropFirst()
    }
  }
}
