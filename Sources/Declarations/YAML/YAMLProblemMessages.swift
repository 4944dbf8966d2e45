import Diagnostics

extension YAMLProblem {
  /// What libyaml found, in words that help whoever wrote the file.
  func diagnostic(in bytes: [UInt8], file: String) -> Diagnostic {
    let text = SourceText(bytes, file: file)
    if let byteOffset {
      return Diagnostic(
        .encoding, "the file is not text from here on: \(message)",
        at: text.location(ofByte: byteOffset), mend: "save the file as UTF-8")
    }
    if let conflict = text.mergeConflict { return .mergeConflict(.yamlSyntax, at: conflict) }
    let mark = mark ?? Mark(line: 0, column: 0)
    let culprit = text.scalar(line: mark.line, column: mark.column)
    let words = words(culprit)
    var notes: [Diagnostic.Note] = []
    if let context, let contextMark, contextMark.line != mark.line {
      notes.append(
        Diagnostic.Note(
          Self.subjects[context] ?? "this was \(context)",
          at: text.location(line: contextMark.line, column: contextMark.column)))
    }
    return Diagnostic(
      .yamlSyntax, words.message, at: text.location(line: mark.line, column: mark.column),
      notes: notes, mend: words.mend)
  }

  /// What libyaml was at, by its own words.
  private static let subjects = [
    "while parsing a flow sequence": "the list starts here",
    "while parsing a flow mapping": "the mapping starts here",
    "while parsing a block mapping": "the mapping starts here",
    "while parsing a block collection": "the list starts here",
    "while scanning a quoted scalar": "the quote is opened here",
    "while scanning a block scalar": "the text starts here",
    "while scanning a simple key": "this is taken for a key",
  ]

  private func words(_ culprit: Unicode.Scalar?) -> (message: String, mend: String?) {
    switch message {
    case "found character that cannot start any token" where culprit == "\t",
      "found a tab character that violates indentation",
      "found a tab character where an indentation space is expected":
      return ("a tab can't indent here", "indent with spaces")
    case "found character that cannot start any token":
      let name = culprit.map { "'\($0)'" } ?? "this character"
      return ("text can't start with \(name)", "put the text in quotes")
    case "mapping values are not allowed in this context":
      return (
        "this can't be a key",
        "line it up with the keys it belongs to, put a blank behind each colon, or quote text "
          + "that holds ': '"
      )
    case "could not find expected ':'":
      return ("a key has to be followed by ': '", "write 'key: value', and quote longer text")
    case "did not find expected key":
      return (
        "neither a key of the mapping nor its end",
        "line up the keys of a mapping, and close quotes before the end of the line"
      )
    case "did not find expected '-' indicator":
      return (
        "neither an element of the list nor its end", "line up the hyphens of a list"
      )
    case "block sequence entries are not allowed in this context":
      return (
        "no list can start here",
        "put the hyphen on a line of its own, or quote text that starts with '- '"
      )
    case "did not find expected ',' or ']'":
      return ("the list is not closed by ']' before this", "close it, or put ',' between elements")
    case "did not find expected ',' or '}'":
      return (
        "the mapping is not closed by '}' before this", "close it, or put ',' between entries"
      )
    case "found unexpected end of stream":
      return ("the quote is not closed before the end of the file", "close the quote")
    case "found unknown escape character":
      return (
        "there is no such escape in double quotes", "write '\\\\' for a backslash, or single quotes"
      )
    case "did not find expected hexdecimal number":
      return ("the escape needs more hexadecimal digits", "write '\\\\' for a backslash")
    case "did not find expected alphabetic or numeric character":
      return ("a name has to follow '&' and '*'", "quote the text, or give the name")
    case "did not find expected <document start>":
      return ("the document has ended before this", "indent the line, or take it away")
    case "found undefined tag handle":
      return ("the tag's handle is not declared", "take the tag away, or quote the text")
    case "found incompatible YAML document":
      return ("the file's version of YAML is not 1.1 or 1.2", "take the '%YAML' line away")
    default:
      return ((context.map { $0 + ": " } ?? "") + message, nil)
    }
  }
}
