import Diagnostics

/// Text in UTF-8 whose bytes can be told as lines and columns.
struct SourceText {
  let bytes: [UInt8]
  private let file: String
  /// The offsets at which lines start.
  private let lineStarts: [Int]
  /// How many scalars start before each 256th byte: a file may be one line.
  private let scalarCounts: [Int]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var starts = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(index) }
    }
    lineStarts = starts
    var counts = [0]
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index > 0 && index.isMultiple(of: 256) { counts.append(count) }
      if byte.startsScalar { count += 1 }
    }
    scalarCounts = counts
  }

  /// The line and column of a byte. A column counts the bytes that start a scalar, but for a byte
  /// order mark.
  func location(ofByte offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low] + (low == 0 && hasMark ? min(3, offset) : 0)
    let column = scalars(before: offset) - scalars(before: start)
    return SourceLocation(file: file, line: low + 1, column: column + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let mark = min(offset / 256, scalarCounts.count - 1)
    return scalarCounts[mark] + bytes[mark * 256..<offset].count(where: \.startsScalar)
  }

  /// The place of a line and a column, both from 0; the end of the text where there is no such
  /// line, as for a parser that has seen its end.
  func location(line: Int, column: Int) -> SourceLocation {
    guard lineStarts.indices.contains(line) else { return location(ofByte: bytes.count) }
    return SourceLocation(file: file, line: line + 1, column: column + 1)
  }

  /// The scalar at a line and a column, both from 0.
  func scalar(line: Int, column: Int) -> Unicode.Scalar? {
    guard lineStarts.indices.contains(line) else { return nil }
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    let start = lineStarts[line] + (line == 0 && hasMark ? 3 : 0)
    guard start <= end else { return nil }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.unicodeScalars.dropFirst(column).first
  }

  /// The first line that a version control system has left where two versions met.
  var mergeConflict: SourceLocation? {
    lineStarts.first { bytes[$0...].starts(with: "<<<<<<< ".utf8) }.map(location(ofByte:))
  }

  private var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

extension UInt8 {
  /// Whether the byte is no continuation. (Unicode, table 3-6)
  fileprivate var startsScalar: Bool { self & 0xC0 != 0x80 }
}

extension Diagnostic {
  /// The error about a file that can't be read because of such a line.
  static func mergeConflict(_ rule: Rule, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule, "a merge conflict was left here", at: location,
      mend: "resolve it, and take its marker lines away")
  }
}
