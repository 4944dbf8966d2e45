public import Diagnostics

/// Reads JSON, as YAML's flow style nearly is. What YAML allows beyond JSON passes.
public func readJSON(_ bytes: [UInt8], file: String) throws(Failure) -> Node {
  try checkSize(of: bytes, file: file)
  do throws(Failure) {
    return try readYAML(JSONAsYAML(bytes).yaml, file: file)
  } catch {
    let diagnostics = error.diagnostics.map(\.aboutJSON)
    throw Failure(diagnostics) ?? error
  }
}

extension Diagnostic {
  /// The same under JSON's rule. What mends YAML doesn't always mend JSON.
  fileprivate var aboutJSON: Diagnostic {
    guard rule == .yamlSyntax else { return self }
    return Diagnostic(severity, .jsonSyntax, message, at: location, notes: notes)
  }
}

/// JSON's bytes with what YAML has otherwise rewritten: tabs between tokens, and the escapes of
/// UTF-16's surrogates. What stands behind stays at its column.
private struct JSONAsYAML {
  private(set) var yaml: [UInt8] = []
  private let json: [UInt8]
  private var index = 0
  /// By how many columns a rewritten string has become shorter.
  private var gap = 0

  init(_ bytes: [UInt8]) {
    json = bytes
    yaml.reserveCapacity(bytes.count)
    var isInString = false
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "\"") where isInString:
        isInString = false
        take(1)
        yaml += repeatElement(UInt8(ascii: " "), count: gap)
        gap = 0
      case UInt8(ascii: "\""):
        isInString = true
        take(1)
      case UInt8(ascii: "\t"):
        yaml += isInString ? Array("\\t".utf8) : [UInt8(ascii: " ")]
        index += 1
      case UInt8(ascii: "\\") where isInString: takeEscape()
      default: take(1)
      }
    }
  }

  private mutating func take(_ count: Int) {
    let end = min(index + count, json.count)
    yaml += json[index..<end]
    index = end
  }

  private mutating func takeEscape() {
    guard index + 1 < json.count, json[index + 1] == UInt8(ascii: "u") else { return take(2) }
    guard let first = codeUnit(at: index), 0xD800..<0xE000 ~= first else { return take(6) }
    var escape = "\\uFFFD"
    var length = 6
    if first < 0xDC00, let second = codeUnit(at: index + 6), 0xDC00..<0xE000 ~= second {
      let value = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      let digits = String(value, radix: 16)
      escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      length = 12
    }
    yaml += escape.utf8
    gap += length - escape.utf8.count
    index += length
  }

  /// The value of `\uXXXX` at an offset.
  private func codeUnit(at offset: Int) -> Int? {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"),
      json[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = String(decoding: json[offset + 2..<offset + 6], as: UTF8.self)
    return digits.allSatisfy(\.isHexDigit) ? Int(digits, radix: 16) : nil
  }
}
