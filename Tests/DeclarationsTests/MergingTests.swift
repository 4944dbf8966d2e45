import Declarations
import Diagnostics
import Testing

@Suite struct MergingTests {
  @Test(arguments: [
    ("{a: 1, b: {c: 2}}", "{b: {d: 3}, e: 4}", "{a: 1, b: {c: 2, d: 3}, e: 4}"),
    ("{a: [1, 2]}", "{a: [3, 0x2, 1]}", "{a: [1, 2, 3]}"),
    ("{a: [{x: 1, y: 2}]}", "{a: [{y: 2, x: 1}, {x: 2}]}", "{a: [{x: 1, y: 2}, {x: 2}]}"),
    ("{a: true}", "{a: True}", "{a: true}"),
    ("{a: 12}", "{a: '12'}", "{a: \"12\"}"),
    ("{a: '12'}", "{a: 12}", "{a: \"12\"}"),
    ("{a: }", "{a: {b: 1}}", "{a: {b: 1}}"),
    ("{a: true}", "{a: {}}", "{a: true}"),
    ("{}", "{a: 1}", "{a: 1}"),
  ])
  func whatAgreesIsUnited(_ first: String, _ second: String, outline: String) throws {
    var diagnostics: [Diagnostic] = []
    let merged = merge(try yaml(first), try yaml(second), diagnostics: &diagnostics)
    #expect(merged.outline == outline)
    #expect(diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{a: 1}", "{a: 2}", "1:5 said-twice"),
    ("{a: {b: x}}", "{a: {c: 1, b: y}}", "1:15 said-twice"),
    ("{a: [x]}", "{a: x}", "1:5 said-twice"),
    ("{a: true}", "{a: {b: 1}}", "1:5 said-twice"),
  ])
  func whatDiffersIsAnError(_ first: String, _ second: String, mark: String) throws {
    var diagnostics: [Diagnostic] = []
    let merged = merge(try yaml(first), try yaml(second), diagnostics: &diagnostics)
    #expect(merged.value("a")?.value("b")?.outline != "y")
    #expect(diagnostics.map(\.mark) == [mark])
    #expect(diagnostics.first?.notes.first?.location != nil)
  }
}
