extension Report {
  /// A log of one run. (OASIS, "Static Analysis Results Interchange Format 2.1.0")
  public func sarif() -> String {
    let rules = Set(diagnostics.map(\.rule)).sorted { $0.name < $1.name }
    let places = Dictionary(rules.enumerated().map { ($1, $0) }) { first, _ in first }
    let driver = JSONValue.object([
      ("name", .string("holdfast")),
      ("rules", .array(rules.map(\.sarif))),
    ])
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(diagnostics.map { $0.sarif(ruleIndex: places[$0.rule] ?? -1) })),
    ])
    let log = JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return log.text(pretty: true) + "\n"
  }
}

extension Rule {
  fileprivate var sarif: JSONValue {
    .object([("id", .string(name)), ("fullDescription", .message(explanation))])
  }
}

extension Diagnostic {
  fileprivate func sarif(ruleIndex: Int) -> JSONValue {
    let unplaced = notes.filter { $0.location == nil }.map(\.message)
    let text = [message] + unplaced + (mend.map { ["mend: " + $0] } ?? [])
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(rule.name)),
      ("ruleIndex", .integer(ruleIndex)),
      ("level", .string(severity.rawValue)),
      ("message", .message(text.joined(separator: "\n"))),
    ]
    if let location {
      let place = JSONValue.object([("physicalLocation", location.sarif)])
      members.append(("locations", .array([place])))
    }
    let related = notes.compactMap { note in
      note.location.map { location in
        JSONValue.object([
          ("physicalLocation", location.sarif), ("message", .message(note.message)),
        ])
      }
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    return .object(members)
  }
}

extension SourceLocation {
  fileprivate var sarif: JSONValue {
    .object([
      ("artifactLocation", .object([("uri", .string(file.uriReference))])),
      ("region", .object([("startLine", .integer(line)), ("startColumn", .integer(column))])),
    ])
  }
}

extension JSONValue {
  fileprivate static func message(_ text: String) -> JSONValue {
    .object([("text", .string(text))])
  }
}

extension String {
  /// The path as a URI reference. (RFC 3986, section 4.2)
  fileprivate var uriReference: String {
    let encoded = utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
        return String(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }.joined()
    return utf8.first == UInt8(ascii: "/") ? "file://" + encoded : encoded
  }
}
