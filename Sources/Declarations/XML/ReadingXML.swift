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
  return try parseXML(text)
}
