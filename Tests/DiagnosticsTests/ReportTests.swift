import Diagnostics
import Foundation
import Testing

private typealias Place = Diagnostics.SourceLocation

private let unknownKey = Rule("unknown-key", "A key that Holdfast doesn't know.")
private let saidTwice = Rule("said-twice", "Two places differ.")

private let files = [
  "holdfast.yml": "version: 1\n\tsorces: \"a\"\r\nlast",
  "config.xml": "<widget>\n  <hf:é>\n</widget>\n",
]

private func report(_ diagnostics: Diagnostic...) -> Report {
  Report(diagnostics) { files[$0].map { Array($0.utf8) } }
}

private let conflict = Diagnostic(
  saidTwice, "'a' is one thing here and another there",
  at: Place(file: "holdfast.yml", line: 3, column: 5),
  notes: [
    Diagnostic.Note("the other is here", at: Place(file: "config.xml", line: 2, column: 3)),
    Diagnostic.Note("both count"),
  ], mend: "keep one of the two")

private let slip = Diagnostic(
  .warning, unknownKey, "there is no key 'sorces'",
  at: Place(file: "holdfast.yml", line: 2, column: 10), mend: "write 'sources'")

private let placeless = Diagnostic(unknownKey, "nothing\nis \u{1B}[31m there")

@Suite struct ReportTests {
  @Test func textIsWhatCompilersWrite() {
    #expect(
      report(conflict, slip, placeless, slip).text(colored: false) == """
        holdfast: error: nothing\\nis \\u{1b}[31m there [unknown-key]
        holdfast.yml:2:10: warning: there is no key 'sorces' [unknown-key]
          \tsorces: "a"
          \t        ^
        mend: write 'sources'
        holdfast.yml:3:5: error: 'a' is one thing here and another there [said-twice]
          last
              ^
        config.xml:2:3: note: the other is here
            <hf:é>
            ^
        holdfast: note: both count
        mend: keep one of the two

        """)
  }

  @Test func colorsSurroundTheRoles() {
    #expect(
      report(slip).text(colored: true).hasPrefix(
        "\u{1B}[1mholdfast.yml:2:10:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m there is"))
  }

  @Test func nothingToTellIsNoText() {
    #expect(report().text(colored: true).isEmpty)
    #expect(report().github().isEmpty)
  }

  @Test(arguments: [1, 50, 150, 299, 300, 301, 999])
  func wideLinesAreCutAroundTheCaret(_ column: Int) throws {
    let line = (1...300).map { $0 % 10 == 0 ? "|" : String($0 % 10) }.joined()
    let location = Place(file: "x", line: 1, column: column)
    let report = Report([Diagnostic(unknownKey, "wide", at: location)]) { _ in Array(line.utf8) }
    let lines = report.text(colored: false).split(separator: "\n")
    #expect(lines[1].count <= 104)
    let caret = try #require(lines[2].firstIndex(of: "^"))
    let place = lines[2].distance(from: lines[2].startIndex, to: caret)
    guard column <= 300 else { return #expect(place == lines[1].count) }
    let above = lines[1][lines[1].index(lines[1].startIndex, offsetBy: place)]
    #expect(above == (column % 10 == 0 ? "|" : Character(String(column % 10))))
  }

  @Test(arguments: [
    ("日本: x", 5, "        ^"), ("e\u{301}é: x", 5, "     ^"), ("a\u{1B}[0m", 3, "    ^"),
  ])
  func theCaretStandsBelowItsColumn(_ line: String, column: Int, caret: String) {
    let location = Place(file: "x", line: 1, column: column)
    let report = Report([Diagnostic(unknownKey, "m", at: location)]) { _ in Array(line.utf8) }
    let lines = report.text(colored: false).split(separator: "\n")
    #expect(lines[2] == caret)
    #expect(!lines[1].contains("\u{1B}"))
  }

  @Test func utf16IsShown() {
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in "a\nпривет".utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let location = Place(file: "x", line: 2, column: 1)
    let report = Report([Diagnostic(unknownKey, "m", at: location)]) { _ in bytes }
    #expect(report.text(colored: false).contains("  привет\n  ^\n"))
  }

  @Test func jsonHoldsEverything() throws {
    let json = report(conflict, slip, placeless).json()
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["severity"] as? String } == ["error", "warning", "error"])
    #expect(diagnostics[0]["message"] as? String == "nothing\nis \u{1B}[31m there")
    #expect(diagnostics[0]["file"] == nil)
    #expect(diagnostics[1]["column"] as? Int == 10)
    #expect((diagnostics[2]["notes"] as? [[String: Any]])?.count == 2)
  }

  @Test func githubCommandsAreEscaped() {
    let diagnostic = Diagnostic(
      unknownKey, "100 %\nof it", at: Place(file: "a,b:c", line: 1, column: 2), mend: "x")
    #expect(
      report(diagnostic, placeless).github() == """
        ::error title=unknown-key::nothing%0Ais \u{1B}[31m there
        ::error file=a%2Cb%3Ac,line=1,col=2,title=unknown-key::100 %25%0Aof it%0Amend: x

        """)
  }

  @Test func sarifNamesRulesAndPlaces() throws {
    let located = Diagnostic(
      unknownKey, "m", at: Place(file: "my app/é.yml", line: 1, column: 2))
    let log = try JSONSerialization.jsonObject(
      with: Data(report(conflict, slip, located).sarif().utf8))
    let object = try #require(log as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = try #require(driver?["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["said-twice", "unknown-key"])
    let results = try #require(run["results"] as? [[String: Any]])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    #expect(results.map { $0["level"] as? String } == ["warning", "error", "error"])
    #expect(report(located).sarif().contains("\"uri\": \"my%20app/%C3%A9.yml\""))
    #expect((results[1]["relatedLocations"] as? [Any])?.count == 1)
  }
}
