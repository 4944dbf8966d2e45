import Declarations
import Diagnostics
import Testing

private struct Target: Equatable {
  var name: String
  var groups: [Located<String>]
  var isOn: Bool?
}

extension Shape where Value == Target {
  fileprivate static var target: Shape {
    .record("a target") { fields in
      let name = fields.required("name", .string)
      let groups = fields.optional("groups", .list(of: .located(.string)))
      let isOn = fields.optional("on", .boolean)
      guard let name else { return nil }
      return Target(name: name, groups: groups ?? [], isOn: isOn)
    }
  }
}

/// The value and the marks of what is wrong.
private func decode<Value>(_ text: String, _ shape: Shape<Value>) throws -> (Value?, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let value = shape.decode(try yaml(text), &diagnostics)
  return (value, diagnostics)
}

@Suite struct DecodingTests {
  @Test func recordsGiveTheirFields() throws {
    let (target, diagnostics) = try decode("name: 1.10\ngroups: [a, 'b']\non: true\n", .target)
    #expect(diagnostics.isEmpty)
    #expect(target?.name == "1.10")
    #expect(target?.groups.map(\.value) == ["a", "b"])
    #expect(target?.groups.map { "\($0.location.line):\($0.location.column)" } == ["2:10", "2:13"])
    #expect(target?.isOn == true)
  }

  @Test func allMistakesOfARecordAreReported() throws {
    let (target, diagnostics) = try decode("nam: x\ngroups: a\non: yes\nother: 1\n", .target)
    #expect(target == nil)
    #expect(
      diagnostics.map(\.mark) == [
        "1:1 missing-value", "2:9 wrong-type", "3:5 wrong-type", "1:1 unknown-key",
        "4:1 unknown-key",
      ])
    #expect(
      diagnostics.map(\.mend) == [
        "give 'name', which is a string", "write '[a]'", "write 'true', without quotes",
        "write 'name'", "use one of 'name', 'groups', 'on'",
      ])
  }
}
