public import Diagnostics

/// Reads an XML file into its root element.
///
/// What Cordova reads is read, if strict parsers refuse it too: something before the XML
/// declaration, and prefixes that are not bound. Nothing outside of the file is looked at, and a
/// document type that declares entities or attributes is refused.
/// - Throws: the first mistake.
public func readXML(_ bytes: [UInt8], file: String) throws(Failure) -> XMLElement {
  try checkSize(of: bytes, file: file)
  let text = SourceText(try XMLEncoding.utf8(bytes, file: file), file: file)
  try checkAttributeCounts(in: text)
  return try parseXML(text)
}

/// Refuses start tags with very many attributes: libxml2 compares each with each.
private func checkAttributeCounts(in text: SourceText) throws(Failure) {
  var count = 0
  var isBehindEqualSign = false
  for (offset, byte) in text.bytes.enumerated() {
    switch byte {
    case UInt8(ascii: "<"):
      count = 0
      isBehindEqualSign = false
    case UInt8(ascii: "="): isBehindEqualSign = true
    case UInt8(ascii: "\"") where isBehindEqualSign, UInt8(ascii: "'") where isBehindEqualSign:
      count += 1
      isBehindEqualSign = false
      guard count > 1000 else { continue }
      throw Failure(
        Diagnostic(
          .fileTooLarge, "an element has more than 1000 attributes",
          at: text.location(ofByte: offset)))
    default: if !byte.isXMLBlank { isBehindEqualSign = false }
    }
  }
}
