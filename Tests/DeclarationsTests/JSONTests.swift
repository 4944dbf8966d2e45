import Declarations
import Diagnostics
import Testing

private func json(_ text: String) throws(Failure) -> Node {
  try readJSON(Array(text.utf8), file: "x.json")
}

@Suite struct JSONTests {
  @Test(arguments: [
    ("{}", "{}"),
    ("{\"a\":{\"b\":[1,-2.5e3,true,null,\"x\"]}}", "{a: {b: [1, -2.5e3, true, null, \"x\"]}}"),
    ("{\n\t\"a\":\t[\n\t\t1,\n\t\t2\n\t]\n}\n", "{a: [1, 2]}"),
    (#"{"a": "\/\\\"\n\u00e9\ud83d\ude00"}"#, "{a: \"/\\\"\né😀\"}"),
    (#"{"a": "\ud83d", "b": "\ude00x", "c": "\\ud83d"}"#, #"{a: "�", b: "�x", c: "\ud83d"}"#),
    ("\u{FEFF}{\"a\": \"# no comment: {}\"}", "{a: \"# no comment: {}\"}"),
    ("{\"\": \"<<\", \"<<\": 1}", "{: \"<<\", <<: 1}"),
    ("{\"true\": \"true\", \"a\": \"12\"}", "{true: \"true\", a: \"12\"}"),
    ("[]", "[]"),
  ])
  func readsJSON(_ text: String, outline: String) throws {
    #expect(try json(text).outline == outline)
  }

  @Test(arguments: [
    ("{\"a\": 1,\n \"b\" 2}", "2:6 json-syntax"),
    ("{\"a\": 1", "1:8 json-syntax"),
    ("{\"a\": \"x", "1:9 json-syntax"),
    ("{\"a\": 1, \"a\": 2}", "1:10 duplicate-key"),
    ("{\"a\": 1} {\"b\": 2}", "1:10 json-syntax"),
  ])
  func refusesAtThePlace(_ text: String, mark: String) {
    #expect(refusal { () throws(Failure) in try json(text) }.map(\.mark) == [mark])
  }

  @Test func columnsAreThoseOfTheFile() throws {
    let node = try json(#"{"a": "\ud83d\ude00\ud83d", "b": 1}"#)
    #expect(node.value("b")?.location.column == 34)
  }
}
