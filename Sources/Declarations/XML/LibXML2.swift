internal import CLibXML2
import Diagnostics

/// Parses a text in UTF-8 by libxml2's SAX interface.
func parseXML(_ source: SourceText) throws(Failure) -> XMLElement {
  initialiseLibXML2
  // libxml2 makes no parser for no bytes.
  let bytes = source.bytes.isEmpty ? [UInt8(ascii: " ")] : source.bytes
  guard
    let context = bytes.withUnsafeBytes({ buffer in
      xmlCreateMemoryParserCtxt(buffer.baseAddress, Int32(buffer.count))
    })
  else {
    throw Failure(
      Diagnostic(.xmlSyntax, "the file can't be parsed", at: source.location(ofByte: 0)))
  }
  defer {
    // libxml2 makes a document to keep declarations in, even where nobody asks for one.
    xmlFreeDoc(context.pointee.myDoc)
    xmlFreeParserCtxt(context)
  }
  // Without NOENT, DTDLOAD and HUGE, libxml2 reads nothing else and keeps its own limits.
  let options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_NOCDATA.rawValue
  xmlCtxtUseOptions(context, Int32(options))
  context.pointee.sax.pointee = saxHandler()
  let parse = XMLParse(source)
  context.pointee._private = Unmanaged.passUnretained(parse).toOpaque()
  withExtendedLifetime(parse) { _ = xmlParseDocument(context) }
  if let problem = parse.problem { throw Failure(problem) }
  guard let root = parse.builder.root, context.pointee.wellFormed == 1 else {
    throw Failure(
      Diagnostic(.xmlSyntax, "the file has no element", at: source.location(ofByte: 0)))
  }
  return root
}

/// What the callbacks share. A class, because C gets a pointer to it.
private final class XMLParse {
  var builder: XMLTreeBuilder
  private(set) var problem: Diagnostic?
  let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    builder = XMLTreeBuilder(source)
  }

  static func of(_ context: xmlParserCtxtPtr) -> XMLParse? {
    context.pointee._private.map { Unmanaged<XMLParse>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Keeps the first problem and ends the parse.
  func fail(_ diagnostic: Diagnostic, _ context: xmlParserCtxtPtr) {
    if problem == nil { problem = diagnostic }
    xmlStopParser(context)
  }
}

private func saxHandler() -> xmlSAXHandler {
  var handler = xmlSAXHandler()
  handler.initialized = UInt32(XML_SAX2_MAGIC)
  handler.startElementNs = startElement
  handler.endElementNs = { user, _, _, _ in
    guard let context = parserContext(user) else { return }
    XMLParse.of(context)?.builder.end()
  }
  handler.characters = characters
  handler.ignorableWhitespace = characters
  handler.entityDecl = { user, _, _, _, _, _ in refuseDeclaration(user) }
  handler.unparsedEntityDecl = { user, _, _, _, _ in refuseDeclaration(user) }
  handler.attributeDecl = { user, _, _, _, _, _, tree in
    xmlFreeEnumeration(tree)
    refuseDeclaration(user)
  }
  handler.reference = { user, name in
    guard let context = parserContext(user), let parse = XMLParse.of(context) else { return }
    parse.fail(.undeclaredEntity(string(name) ?? "", at: place(context)), context)
  }
  handler.serror = { user, error in
    guard let context = parserContext(user), let error, let parse = XMLParse.of(context) else {
      return
    }
    // Prefixes that are not bound are Cordova's custom; an entity that is not declared is left out.
    let isUndeclaredEntity = error.pointee.code == XML_WAR_UNDECLARED_ENTITY.rawValue
    guard error.pointee.level == XML_ERR_FATAL || isUndeclaredEntity else { return }
    let message = error.pointee.message.map { String(cString: $0) } ?? ""
    let conflict = parse.source.mergeConflict.map { Diagnostic.mergeConflict(.xmlSyntax, at: $0) }
    parse.fail(conflict ?? .xmlSyntax(message, at: place(context)), context)
  }
  return handler
}

private func parserContext(_ user: UnsafeMutableRawPointer?) -> xmlParserCtxtPtr? {
  user?.assumingMemoryBound(to: xmlParserCtxt.self)
}

/// How many bytes the parser has passed.
private func offset(_ context: xmlParserCtxtPtr) -> Int? {
  guard let input = context.pointee.input, let current = input.pointee.cur,
    let base = input.pointee.base
  else { return nil }
  return Int(input.pointee.consumed) + (current - base)
}

private func place(_ context: xmlParserCtxtPtr) -> SourceLocation? {
  guard let parse = XMLParse.of(context), let offset = offset(context) else { return nil }
  return parse.source.location(ofByte: offset)
}

private func string(_ text: UnsafePointer<xmlChar>?) -> String? {
  text.map { String(cString: $0) }
}

private func refuseDeclaration(_ user: UnsafeMutableRawPointer?) {
  guard let context = parserContext(user), let parse = XMLParse.of(context) else { return }
  parse.fail(
    Diagnostic(
      .entityDeclaration, "a document type can't declare entities or attributes here",
      at: place(context), mend: "take the declarations away, and write the text itself"),
    context)
}

private func characters(
  _ user: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ count: Int32
) {
  guard let context = parserContext(user), let parse = XMLParse.of(context),
    let end = offset(context)
  else { return }
  parse.builder.text(UnsafeBufferPointer(start: text, count: Int(count)), near: end)
}

private func startElement(
  _ user: UnsafeMutableRawPointer?, _ name: UnsafePointer<xmlChar>?,
  _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?, _: Int32,
  _: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32, _: Int32,
  _ raw: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
) {
  guard let context = parserContext(user), let parse = XMLParse.of(context),
    let end = offset(context)
  else { return }
  // Five pointers for each: name, prefix, namespace, start and end of the value.
  let attributes = (0..<Int(count)).map { index in
    let fields = UnsafeBufferPointer(start: raw.map { $0 + 5 * index }, count: 5)
    return XMLTreeBuilder.RawAttribute(
      name: string(fields[0]) ?? "", prefix: string(fields[1]), namespace: string(fields[2]),
      value: attributeValue(fields[3], fields[4]))
  }
  do throws(Diagnostic) {
    try parse.builder.start(
      string(name) ?? "", prefix: string(prefix), namespace: string(namespace), attributes,
      endingAt: end)
  } catch {
    parse.fail(error, context)
  }
}

private func attributeValue(
  _ start: UnsafePointer<xmlChar>?, _ end: UnsafePointer<xmlChar>?
) -> String {
  guard let start, let end else { return "" }
  let text = String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  // Where entities are not replaced, libxml2 leaves each '&' as this reference.
  return text.replacing("&#38;", with: "&")
}
