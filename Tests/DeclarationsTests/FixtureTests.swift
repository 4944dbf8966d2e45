import Declarations
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: SharedFixtures.areThere)) struct FixtureTests {
  /// The files below the fixtures with this name's end.
  private func files(_ suffix: String) throws -> [URL] {
    let root = try SharedFixtures.url("")
    let paths =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { root.appending(path: $0) }
  }

  @Test func everyJSONFileSaysWhatFoundationReads() throws {
    // A plugin's sample resource is named so, and is none.
    let urls = try files(".json").filter { $0.lastPathComponent != "res.json" }
    #expect(urls.count > 20)
    for url in urls {
      let data = try Data(contentsOf: url)
      let node = try readJSON(Array(data), file: url.lastPathComponent)
      let expected = try JSONSerialization.jsonObject(with: data) as? NSObject
      #expect(value(of: node) == expected, "\(url.path)")
    }
  }

  private func value(of node: Node) -> NSObject {
    switch node.content {
    case .mapping(let entries):
      let pairs = entries.map { ($0.key.value, value(of: $0.value)) }
      return Dictionary(pairs) { first, _ in first } as NSDictionary
    case .sequence(let nodes): return nodes.map(value(of:)) as NSArray
    case .scalar(let scalar):
      return switch scalar.resolved {
      case .null: NSNull()
      case .boolean(let value): NSNumber(value: value)
      case .integer(let value): NSNumber(value: value)
      case .real(let value): NSNumber(value: value)
      case .string(let value): value as NSString
      }
    }
  }

  @Test func everyConfigIsAWidget() throws {
    let urls = try files("config.xml")
    #expect(urls.count >= 16)
    for url in urls {
      let root = try readXML(Array(try Data(contentsOf: url)), file: url.path)
      #expect(root.name == "widget", "\(url.path)")
      #expect(root.namespace == "http://www.w3.org/ns/widgets", "\(url.path)")
      #expect(root.elements(named: "name").first?.text.value.isEmpty == false, "\(url.path)")
    }
  }
}
