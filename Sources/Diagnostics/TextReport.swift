extension Report {
  /// The report for people, in the form that compilers use and Xcode shows inline:
  /// `path:line:column: error: message [rule]`, the source line with a caret, the notes in the
  /// same form, and how to mend it. Empty if there is nothing to tell.
  public func text(colored: Bool) -> String {
    var text = ""
    let paint = Paint(isOn: colored)
    for diagnostic in diagnostics {
      text += header(
        diagnostic.severity, "\(diagnostic.message) [\(diagnostic.rule.name)]",
        at: diagnostic.location, paint)
      text += excerpt(at: diagnostic.location, paint)
      for note in diagnostic.notes {
        text += header(.note, note.message, at: note.location, paint)
        text += excerpt(at: note.location, paint)
      }
      if let mend = diagnostic.mend {
        text += paint(.mend, "mend:") + " \(mend.onOneLine)\n"
      }
    }
    return text
  }

  private func header(
    _ severity: Diagnostic.Severity, _ message: String, at location: SourceLocation?, _ paint: Paint
  ) -> String {
    let place = location.map { "\($0.file.onOneLine):\($0.line):\($0.column)" } ?? "holdfast"
    let role = Paint.Role(severity)
    return paint(.place, place + ":") + " " + paint(role, severity.rawValue + ":")
      + " \(message.onOneLine)\n"
  }

  private func excerpt(at location: SourceLocation?, _ paint: Paint) -> String {
    guard let location,
      let line = excerpts[SourceLine(file: location.file, line: location.line)]
    else { return "" }
    let excerpt = Excerpt(of: line, column: location.column)
    return "  \(excerpt.text)\n  \(excerpt.indentation)\(paint(.caret, "^"))\n"
  }
}

/// A source line, cut to what a terminal holds, and what brings a caret below its column.
struct Excerpt {
  let text: String
  let indentation: String

  private static let width = 100

  init(of line: String, column: Int) {
    let scalars = Array(line.unicodeScalars)
    let caret = min(max(column - 1, 0), scalars.count)
    var range = 0..<scalars.count
    if scalars.count > Self.width {
      let start = min(max(caret - Self.width * 2 / 3, 0), scalars.count - Self.width)
      range = start..<start + Self.width
    }
    let isCutBefore = range.lowerBound > 0
    let isCutAfter = range.upperBound < scalars.count
    text =
      (isCutBefore ? "…" : "") + String(String.UnicodeScalarView(scalars[range].map(\.shown)))
      + (isCutAfter ? "…" : "")
    indentation =
      (isCutBefore ? " " : "")
      + scalars[range.lowerBound..<caret].map { scalar in
        scalar == "\t" ? "\t" : String(repeating: " ", count: scalar.shown.columns)
      }.joined()
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or a replacement for one that would steer a terminal or turn the text's
  /// direction.
  fileprivate var shown: Unicode.Scalar {
    if self == "\t" { return self }
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: return "\u{FFFD}"
    default: return self
    }
  }

  /// How many columns a terminal gives to the scalar. (Unicode, UAX #11, roughly.)
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// The text with control characters made visible, so that it stays on its line.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: { $0 == "\t" || $0.shown != $0 }) else { return self }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: scalar.shown == scalar ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }.joined()
  }
}

/// Colours for a terminal.
private struct Paint {
  enum Role {
    case error, warning, note, place, caret, mend

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    /// The parameters of ECMA-48's "select graphic rendition".
    var codes: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      case .place: "1"
      case .caret, .mend: "1;32"
      }
    }
  }

  let isOn: Bool

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isOn ? "\u{1B}[\(role.codes)m\(text)\u{1B}[0m" : text
  }
}
