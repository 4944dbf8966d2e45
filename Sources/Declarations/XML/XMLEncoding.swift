internal import CLibXML2
import Diagnostics

/// Brings an XML file to UTF-8 before it is parsed, so that offsets in it are the parser's.
enum XMLEncoding {
  /// The text in UTF-8, without byte order mark, its XML declaration blanked out.
  static func utf8(_ bytes: [UInt8], file: String) throws(Failure) -> [UInt8] {
    var text = bytes
    if let (name, markLength) = encodingByFirstBytes(bytes) {
      text = Array(bytes.dropFirst(markLength))
      if name != "UTF-8" { text = try converted(text, from: name, file: file) }
      if let declaration = Declaration(in: text) { text.blank(declaration.range) }
    } else if let declaration = Declaration(in: bytes) {
      text.blank(declaration.range)
      // What could be read so far is no UTF-16, whatever it says; Cordova takes it for UTF-8.
      if let name = declaration.encoding?.uppercased(), name != "UTF-8", !name.hasPrefix("UTF-16") {
        text = try converted(text, from: name, file: file)
      }
    }
    return text
  }

  /// (XML 1.0, appendix F.1)
  private static func encodingByFirstBytes(_ bytes: [UInt8]) -> (name: String, markLength: Int)? {
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (0xEF, 0xBB, 0xBF): ("UTF-8", 3)
    case (0xFE, 0xFF, _): ("UTF-16BE", 2)
    case (0xFF, 0xFE, _): ("UTF-16LE", 2)
    case (0x3C, 0x00, _): ("UTF-16LE", 0)
    case (0x00, 0x3C, _): ("UTF-16BE", 0)
    default: nil
    }
  }

  private static func converted(
    _ bytes: [UInt8], from name: String, file: String
  ) throws(Failure) -> [UInt8] {
    initialiseLibXML2
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw Failure(
        Diagnostic(
          .encoding, "the encoding '\(name.shortened)' is not known",
          at: SourceLocation(file: file), mend: "save the file as UTF-8"))
    }
    defer { xmlCharEncCloseFunc(handler) }
    // Without a handler of this thread, libxml2 writes to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    defer { xmlSetStructuredErrorFunc(nil, nil) }
    let (input, output) = (xmlBufferCreate(), xmlBufferCreate())
    defer {
      xmlBufferFree(input)
      xmlBufferFree(output)
    }
    xmlBufferAdd(input, bytes, Int32(bytes.count))
    var status: Int32 = 0
    while status >= 0, let left = input?.pointee.use, left > 0 {
      status = xmlCharEncInFunc(handler, output, input)
      if input?.pointee.use == left { break }
    }
    let text = Array(
      UnsafeBufferPointer(start: xmlBufferContent(output), count: Int(xmlBufferLength(output))))
    guard input?.pointee.use == 0 else {
      throw Failure(
        Diagnostic(
          .encoding, "from here on, the file is not text in \(name.shortened)",
          at: SourceText(text, file: file).location(ofByte: text.count),
          mend: "save the file as UTF-8"))
    }
    return text
  }
}

/// libxml2 wants to be told once per process, before threads use it.
let initialiseLibXML2: Void = xmlInitParser()

/// The XML declaration, wherever before the root it stands.
private struct Declaration {
  let range: Range<Int>
  let encoding: String?

  init?(in bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.first {
      if byte.isXMLBlank {
        rest.removeFirst()
      } else if rest.starts(with: "<!--".utf8), let end = rest.firstRange(of: Array("-->".utf8)) {
        rest = rest[end.upperBound...]
      } else {
        break
      }
    }
    guard rest.starts(with: "<?xml".utf8), rest.dropFirst(5).first?.isXMLBlank == true,
      let end = rest.firstRange(of: Array("?>".utf8))
    else { return nil }
    range = rest.startIndex..<end.upperBound
    encoding = Self.encoding(in: String(decoding: bytes[range], as: UTF8.self))
  }

  private static func encoding(in declaration: String) -> String? {
    guard let key = declaration.firstRange(of: "encoding") else { return nil }
    let behind = declaration[key.upperBound...].drop { $0.isWhitespace }
    guard behind.first == "=" else { return nil }
    let value = behind.dropFirst().drop { $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}

extension [UInt8] {
  /// Puts blanks in place of what is no line break.
  fileprivate mutating func blank(_ range: Range<Int>) {
    for index in range where !self[index].isLineBreak { self[index] = UInt8(ascii: " ") }
  }
}

extension UInt8 {
  /// (XML 1.0, production 3)
  var isXMLBlank: Bool { self == 0x20 || self == 0x09 || isLineBreak }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
