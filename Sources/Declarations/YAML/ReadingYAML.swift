public import Diagnostics

/// Reads one YAML document. An empty one is an empty mapping.
///
/// Anchors, aliases and merge keys are written out; a node that came by an alias keeps the place
/// where it was written. Keys are text and unique. The tags are those of YAML 1.2's core schema.
/// - Throws: the first mistake of the syntax, or all duplicate keys.
public func readYAML(_ bytes: [UInt8], file: String) throws(Failure) -> Node {
  try checkSize(of: bytes, file: file)
  var composer = YAMLComposer(bytes, file: file)
  return try composer.document()
}

/// Refuses files that nobody wrote by hand.
func checkSize(of bytes: [UInt8], file: String) throws(Failure) {
  guard bytes.count > 4 << 20 else { return }
  throw Failure(
    Diagnostic(
      .fileTooLarge, "the file has \(bytes.count) bytes, and at most 4 MiB are read",
      at: SourceLocation(file: file)))
}
