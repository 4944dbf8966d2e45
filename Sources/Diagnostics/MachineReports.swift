extension Report {
  /// The diagnostics as a JSON array. Each has `severity`, `rule`, `message` and, where they are
  /// there, `file`, `line`, `column`, `notes` and `mend`.
  public var value: JSONValue {
    .array(diagnostics.map(\.jsonValue))
  }

  /// An object with `diagnostics`.
  public func json() -> String {
    JSONValue.object([("diagnostics", value)]).text(pretty: true) + "\n"
  }

  /// GitHub's workflow commands, which show as annotations of a pull request.
  /// (GitHub, "Workflow commands for GitHub Actions")
  public func github() -> String {
    diagnostics.map { diagnostic in
      var properties: [String] = []
      if let location = diagnostic.location {
        properties += [
          "file=\(location.file.escapedProperty)", "line=\(location.line)",
          "col=\(location.column)",
        ]
      }
      properties.append("title=\(diagnostic.rule.name.escapedProperty)")
      return "::\(diagnostic.severity.githubCommand) \(properties.joined(separator: ","))::"
        + diagnostic.wholeMessage.escapedData + "\n"
    }.joined()
  }
}

extension Diagnostic {
  fileprivate var jsonValue: JSONValue {
    var members: [(String, JSONValue)] = [
      ("severity", .string(severity.rawValue)), ("rule", .string(rule.name)),
      ("message", .string(message)),
    ]
    members += location.jsonMembers
    if !notes.isEmpty {
      let notes = notes.map { note in
        JSONValue.object([("message", .string(note.message))] + note.location.jsonMembers)
      }
      members.append(("notes", .array(notes)))
    }
    if let mend { members.append(("mend", .string(mend))) }
    return .object(members)
  }

  /// The message with its notes and the mend, for forms that have no place for them.
  fileprivate var wholeMessage: String {
    let notes = notes.map { note in
      note.message + (note.location.map { " (\($0.file):\($0.line):\($0.column))" } ?? "")
    }
    return ([message] + notes + (mend.map { ["mend: " + $0] } ?? [])).joined(separator: "\n")
  }
}

extension SourceLocation? {
  fileprivate var jsonMembers: [(String, JSONValue)] {
    guard let self else { return [] }
    return [
      ("file", .string(self.file)), ("line", .integer(self.line)),
      ("column", .integer(self.column)),
    ]
  }
}

extension Diagnostic.Severity {
  fileprivate var githubCommand: String {
    self == .note ? "notice" : rawValue
  }
}

extension String {
  fileprivate var escapedData: String { escaped("%\r\n") }
  fileprivate var escapedProperty: String { escaped("%\r\n:,") }

  private func escaped(_ special: String) -> String {
    unicodeScalars.map { scalar in
      guard special.unicodeScalars.contains(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
