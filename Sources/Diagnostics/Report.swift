/// How a report is written.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, sarif, github
}

/// Diagnostics made ready to be shown: those without a place first, then by place, then as given;
/// of two that are the same only one.
public struct Report: Sendable {
  public let diagnostics: [Diagnostic]
  /// The source lines that the diagnostics point at.
  let excerpts: [SourceLine: String]

  /// A line of a file.
  struct SourceLine: Hashable {
    let file: String
    let line: Int
  }

  /// Makes a report. `sourceText` gives the bytes of a file by its `SourceLocation.file`; a file
  /// that it doesn't give is shown without an excerpt.
  public init(_ diagnostics: [Diagnostic], sourceText: (String) -> [UInt8]?) {
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
      .enumerated()
      .sorted { Self.precedes(($0.element, $0.offset), ($1.element, $1.offset)) }
      .map(\.element)
    excerpts = Self.excerpts(for: self.diagnostics, sourceText: sourceText)
  }

  private static func precedes(
    _ left: (Diagnostic, offset: Int), _ right: (Diagnostic, offset: Int)
  ) -> Bool {
    switch (left.0.location, right.0.location) {
    case (let first?, let second?) where first != second: first < second
    case (nil, _?): true
    case (_?, nil): false
    default: left.offset < right.offset
    }
  }

  private static func excerpts(
    for diagnostics: [Diagnostic], sourceText: (String) -> [UInt8]?
  ) -> [SourceLine: String] {
    var wanted: [String: Set<Int>] = [:]
    for diagnostic in diagnostics {
      for location in [diagnostic.location] + diagnostic.notes.map(\.location) {
        if let location { wanted[location.file, default: []].insert(location.line) }
      }
    }
    var excerpts: [SourceLine: String] = [:]
    for (file, numbers) in wanted {
      guard let bytes = sourceText(file) else { continue }
      for (number, text) in lines(numbers, of: bytes) {
        excerpts[SourceLine(file: file, line: number)] = text
      }
    }
    return excerpts
  }

  /// The wanted lines of a text in UTF-8, or in UTF-16 with its byte order mark.
  private static func lines(_ wanted: Set<Int>, of bytes: [UInt8]) -> [(Int, String)] {
    var found: [(Int, String)] = []
    let text = decoded(bytes)
    let last = wanted.max() ?? 0
    var number = 1
    var start = text.startIndex
    while number <= last {
      let end = text[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? text.endIndex
      if wanted.contains(number) { found.append((number, String(text[start..<end]))) }
      guard end < text.endIndex else { break }
      let next = text.index(after: end)
      let isPair = text[end] == "\r" && next < text.endIndex && text[next] == "\n"
      start = isPair ? text.index(after: next) : next
      number += 1
    }
    return found
  }

  private static func decoded(_ bytes: [UInt8]) -> String.UnicodeScalarView {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    if isBigEndian || bytes.starts(with: [0xFF, 0xFE]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self).unicodeScalars
  }
}
