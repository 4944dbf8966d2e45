import FileAccess

// Usage: embed-files OUTPUT ROOT FOLDER…
let output = CommandLine.arguments[1]
let root = CommandLine.arguments[2]

func files(below folder: String) throws -> [String] {
  try listFolder(root.appending(path: folder)).flatMap { name in
    let path = folder.appending(path: name)
    return kind(of: root.appending(path: path)) == .folder ? try files(below: path) : [path]
  }
}

func literal(_ text: String) -> String {
  // More `#` than any run of them in the text, so that nothing in it can end the literal.
  let runs = text.split { $0 != "#" }.map(\.count)
  let marks = String(repeating: "#", count: (runs.max() ?? 0) + 1)
  return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
}

var source = "let embeddedFiles: [(path: String, text: String)] = [\n"
for path in try CommandLine.arguments.dropFirst(3).flatMap(files(below:))
where !path.lastPathPart.hasPrefix(".") {
  guard let text = String(validating: try readFile(root.appending(path: path)), as: UTF8.self)
  else { fatalError("\(path) is not UTF-8") }
  precondition(!text.contains("\r"), "\(path) has a carriage return")
  source += "(\"\(path)\", \(literal(text))),\n"
}
source += "]\n"
try writeFile(Array(source.utf8), to: output)
