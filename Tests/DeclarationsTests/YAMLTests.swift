import Declarations
import Diagnostics
import Testing

@Suite struct YAMLTests {
  @Test(arguments: [
    ("", "{}"),
    ("# only a comment\n", "{}"),
    ("---\n...\n", "{}"),
    ("a: 1\nb: 'x'\n", "{a: 1, b: \"x\"}"),
    ("a: [1, {b: c}]\n", "{a: [1, {b: c}]}"),
    ("a:\n- b\n- - c\n", "{a: [b, [c]]}"),
    ("a: |\n  one\n  two\n", "{a: \"one\ntwo\n\"}"),
    ("\u{FEFF}a: b\r\nc: d\r\n", "{a: b, c: d}"),
    ("a: &x [1]\nb: *x\n", "{a: [1], b: [1]}"),
    ("a: &x {k: 1, l: 2}\nb:\n  l: 3\n  <<: *x\n", "{a: {k: 1, l: 2}, b: {l: 3, k: 1}}"),
    (
      "a: &x {k: 1}\nb: &y {k: 2, l: 2}\nc: {<<: [*x, *y]}\n",
      "{a: {k: 1}, b: {k: 2, l: 2}, c: {k: 1, l: 2}}"
    ),
    ("a: !!str 12\nb: !!int '12'\nc: !!float 1\nd: ! x\n", "{a: \"12\", b: 12, c: 1.0, d: \"x\"}"),
    ("'<<': x\n", "{<<: x}"),
    ("12: x\ntrue: y\n", "{12: x, true: y}"),
    ("just text", "just text"),
  ])
  func readsWhatYAMLSays(_ text: String, outline: String) throws {
    #expect(try yaml(text).outline == outline)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "3:1 duplicate-key"),
    ("a:\n\tb: 1\n", "2:1 yaml-syntax"),
    ("a: @b\n", "1:4 yaml-syntax"),
    ("a: b: c\n", "1:5 yaml-syntax"),
    ("a: 1\n b: 2\n", "2:3 yaml-syntax"),
    ("a: [1, 2\nb: 3\n", "2:2 yaml-syntax"),
    ("a: \"b\n", "2:1 yaml-syntax"),
    ("a: *b\n", "1:4 yaml-syntax"),
    ("a: &b [*b]\n", "1:8 unsupported-yaml"),
    ("a: 1\n---\nb: 2\n", "2:1 unsupported-yaml"),
    ("a: !mine x\n", "1:4 unsupported-yaml"),
    ("a: !!set {x}\n", "1:4 unsupported-yaml"),
    ("a: !!int x\n", "1:4 wrong-type"),
    ("[a]: b\n", "1:1 unsupported-yaml"),
    ("? \n: b\n", "1:2 unsupported-yaml"),
    ("a:\n  <<: text\n", "2:7 unsupported-yaml"),
    ("ä: \u{1}\n", "1:4 encoding"),
  ])
  func refusesAtThePlace(_ text: String, mark: String) {
    #expect(refusal { () throws(Failure) in try yaml(text) }.map(\.mark) == [mark])
  }

  @Test func reportsAllDuplicateKeys() {
    let diagnostics = refusal { () throws(Failure) in try yaml("a: 1\na: 2\nb: {c: 1, c: 2}\n") }
    #expect(diagnostics.map(\.mark) == ["2:1 duplicate-key", "3:11 duplicate-key"])
    #expect(diagnostics.map { $0.notes.first?.location?.mark } == ["1:1", "3:5"])
  }

  @Test func columnsCountScalars() throws {
    let node = try yaml("\u{FEFF}ключ: {e\u{301}: 😀, b: c}\n")
    #expect(node.value("ключ")?.value("b")?.location.mark == "1:18")
  }

  @Test func readsUTF16() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "ä: [ö]\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try readYAML(bytes, file: "x").outline == "{ä: [ö]}")
  }

  @Test func refusesAliasBombs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(refusal { () throws(Failure) in try yaml(text) }.map(\.rule.name) == ["alias-bomb"])
  }

  @Test func refusesDeepNesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(refusal { () throws(Failure) in try yaml(text) }.map(\.mark) == ["1:101 nesting-depth"])
  }

  @Test func refusesBytesThatAreNoText() {
    let diagnostics = refusal { () throws(Failure) in
      try readYAML(Array("a: b\nä: ".utf8) + [0xFF, 0x0A], file: "x")
    }
    #expect(diagnostics.map(\.mark) == ["2:4 encoding"])
  }
}
