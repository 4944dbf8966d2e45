import Diagnostics
import Testing

@Suite struct JSONValueTests {
  private let value = JSONValue.object([
    ("b", .array([.integer(1), .real(1.5), .real(.nan), .null, .boolean(true)])),
    ("a", .string("\"\\/\n\t\u{1}é😀\u{2028}")), ("empty", .array([])), ("none", .object([])),
  ])

  @Test func oneLine() {
    #expect(
      value.text(pretty: false)
        == #"{"b":[1,1.5,null,null,true],"a":"\"\\/\n\t\u0001é😀\u2028","empty":[],"none":{}}"#)
  }

  @Test func indented() {
    #expect(
      value.text(pretty: true) == #"""
        {
          "b": [
            1,
            1.5,
            null,
            null,
            true
          ],
          "a": "\"\\/\n\t\u0001é😀\u2028",
          "empty": [],
          "none": {}
        }
        """#)
  }

  @Test func orderCounts() {
    let members: [(String, JSONValue)] = [("a", .null), ("b", .null)]
    #expect(JSONValue.object(members) == .object(members))
    #expect(JSONValue.object(members) != .object(members.reversed()))
  }
}
