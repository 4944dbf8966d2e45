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

@Suite struct ShapeTests {
  @Test(arguments: [
    ("a: text", "text"), ("a: 1.0", "1.0"), ("a: 0123", "0123"), ("a: 'true'", "true"),
    ("a: ''", ""),
  ])
  func numbersAreTextWhereTextIsWanted(_ text: String, value: String) throws {
    let (values, diagnostics) = try decode(text, .dictionary(of: .string))
    #expect(values?.map(\.value) == [value])
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("a: true", "this is the boolean true, but a string is needed", "quote it"),
    ("a: ~", "this is a null, but a string is needed", "quote it"),
    ("a:", "this is nothing, but a string is needed", "give the text"),
    ("a: [x]", "this is a list, but a string is needed", nil),
  ])
  func otherThingsAreNoText(_ text: String, message: String, mend: String?) throws {
    let (values, diagnostics) = try decode(text, .dictionary(of: .string))
    #expect(values?.isEmpty == true)
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.mend) == [mend])
  }

  @Test func inXMLTextIsSaidByItsType() throws {
    var diagnostics: [Diagnostic] = []
    let place = Diagnostics.SourceLocation(file: "config.xml")
    _ = Shape<String>.string.decode(.scalar("true", .plain, at: place), &diagnostics)
    _ = Shape<[String]>.list(of: .string).decode(.scalar("a", .plain, at: place), &diagnostics)
    #expect(
      diagnostics.map(\.mend) == [
        "put the text in an element with hf:type=\"string\"", "put it into an hf:value element",
      ])
  }

  @Test func entriesWithAMistakeAreLeftOut() throws {
    let (values, diagnostics) = try decode("a: 1\nb: x\nc: 3\n", .dictionary(of: .integer))
    #expect(values?.map(\.key.value) == ["a", "c"])
    #expect(diagnostics.map(\.mark) == ["2:4 wrong-type"])
  }

  @Test func aListWithAMistakeIsNone() throws {
    let (values, diagnostics) = try decode("[1, x, '2']", .list(of: .integer))
    #expect(values == nil)
    #expect(diagnostics.map(\.mark) == ["1:5 wrong-type", "1:8 wrong-type"])
    #expect(diagnostics.last?.mend == "take the quotes away")
  }

  @Test func choicesNameTheNearest() throws {
    let shape = Shape<Int>.choice("a size", [("small", 1), ("large", 2)])
    let (values, diagnostics) = try decode("[smal, huge, large]", .list(of: shape))
    #expect(values == nil)
    #expect(diagnostics.map(\.message) == ["'smal' is not a size", "'huge' is not a size"])
    #expect(diagnostics.map(\.mend) == ["write 'small'", "use one of 'small', 'large'"])
  }

  @Test func checksKeepThePlace() throws {
    let rule = Rule("even", "Even numbers only.")
    let even = Shape<Int>.integer.checked { number in
      number.value.isMultiple(of: 2)
        ? .success(number.value / 2)
        : .failure(Diagnostic(rule, "\(number.value) is odd", at: number.location))
    }
    let (values, diagnostics) = try decode("a: 4\nb: 5\n", .dictionary(of: even))
    #expect(values?.map(\.value) == [2])
    #expect(diagnostics.map(\.mark) == ["2:4 even"])
  }

  @Test func recordsCanHandOnWhatTheyDoNotKnow() throws {
    let shape = Shape<[String]>.record("a record") { fields in
      _ = fields.optional("a", .integer)
      return fields.others().map(\.key.value)
    }
    let (others, diagnostics) = try decode("{a: 1, b: 2, c: 3}", shape)
    #expect(others == ["b", "c"])
    #expect(diagnostics.isEmpty)
  }

  @Test func descriptionsReadAsEnglish() {
    #expect(Shape<[String]>.list(of: .string).description == "a list of strings")
    #expect(
      Shape<[[Int]]>.list(of: .list(of: .integer)).description
        == "a list of lists of whole numbers")
    #expect(
      Shape<[(key: Located<String>, value: String)]>.dictionary(of: .string).description
        == "a mapping of names to strings")
  }
}
