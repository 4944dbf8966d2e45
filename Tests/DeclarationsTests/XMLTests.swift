import Declarations
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite struct XMLTests {
  @Test func readsElementsWithTheirPlaces() throws {
    let root = try xml(
      """
      <?xml version='1.0' encoding='utf-8'?>
      <widget xmlns="http://www.w3.org/ns/widgets"
        xmlns:hf='urn:holdfast:1' id = "com.example">
        <name>
          Tïlt &amp; Co<!-- c --><![CDATA[ <x>]]>
        </name>
        <hf:app hf:type="string" label="a &amp; b &lt; &#38;amp;"/>
      </widget>
      """)
    #expect(root.name == "widget")
    #expect(root.namespace == "http://www.w3.org/ns/widgets")
    #expect(root.location.mark == "2:1")
    #expect(root.attribute("id")?.value == "com.example")
    #expect(root.attribute("id")?.location.mark == "3:35")
    let name = try #require(root.elements(named: "name").first)
    #expect(name.text.value == "Tïlt & Co <x>")
    #expect(name.text.location.mark == "5:5")
    let app = try #require(root.elements.last)
    #expect(app.prefix == "hf")
    #expect(app.namespace == "urn:holdfast:1")
    #expect(app.location.mark == "7:3")
    #expect(app.attributes.map(\.location.mark) == ["7:11", "7:28"])
    #expect(app.attribute("label")?.value == "a & b < &amp;")
    #expect(app.attribute("type") == nil)
  }

  @Test(arguments: [
    "<a><b/></a>",
    "\u{FEFF}<?xml version=\"1.0\"?><a><b/></a>",
    "<!-- before -->\n<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a><b/></a>",
    "\n  <?xml version=\"1.0\"?><a><b/></a>\n<!-- behind -->",
    "<!DOCTYPE a><a><b/></a>",
    "<a><?php x ?><b></b>text</a>",
    "<a android:x=\"1\"><b/></a>",
  ])
  func readsWhatCordovaReads(_ text: String) throws {
    #expect(try xml(text).elements.map(\.name) == ["b"])
  }

  @Test func keepsAPrefixThatIsNotBound() throws {
    let root = try xml("<a><android:b android:c='d'/></a>")
    #expect(root.elements.first?.prefix == "android")
    #expect(root.elements.first?.namespace == nil)
    #expect(root.elements.first?.attributes.first?.prefix == "android")
    #expect(root.elements.first?.attributes.first?.value.location.mark == "1:26")
  }

  @Test(arguments: [
    ("", "1:1 xml-syntax"),
    ("text", "1:1 xml-syntax"),
    ("<a>\n<b></a>", "2:8 xml-syntax"),
    ("<a>\n  <b x=1/></a>", "2:8 xml-syntax"),
    ("<a x='1' x='2'/>", "1:15 xml-syntax"),
    ("<a>&nbsp;</a>", "1:10 xml-syntax"),
    ("<a>a & b</a>", "1:7 xml-syntax"),
    ("<a/><b/>", "1:5 xml-syntax"),
    (
      "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>",
      "1:54 entity-declaration"
    ),
    ("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "1:28 entity-declaration"),
    ("<!DOCTYPE a [<!ENTITY % x 'y'>]><a/>", "1:30 entity-declaration"),
    ("<!DOCTYPE a [<!ATTLIST a b CDATA 'y'>]><a/>", "1:37 entity-declaration"),
    ("<!DOCTYPE a SYSTEM 'http://localhost/x.dtd'><a>&x;</a>", "1:51 xml-syntax"),
    ("<!DOCTYPE a SYSTEM 'http://localhost/x.dtd'><a b='&x;'/>", "1:54 xml-syntax"),
    ("<?xml version='1.0' encoding='klingon'?><a/>", "1:1 encoding"),
  ])
  func refusesAtThePlace(_ text: String, mark: String) {
    #expect(refusal { () throws(Failure) in try xml(text) }.map(\.mark) == [mark])
  }

  @Test func refusesDeepNesting() {
    let text = String(repeating: "<a>", count: 1000)
    #expect(
      refusal { () throws(Failure) in try xml(text) }.map(\.rule.name) == ["nesting-depth"])
  }

  /// libxml2 compares each attribute of a tag with each.
  @Test func refusesTagsOfVeryManyAttributes() {
    let attributes = (0...1000).map { "a\($0)=''" }.joined(separator: " ")
    #expect(
      refusal { () throws(Failure) in try xml("<a \(attributes)/>") }.map(\.rule.name)
        == ["file-too-large"])
  }

  @Test func refusesFilesThatNobodyWrote() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: (4 << 20) + 1)
    #expect(
      refusal { () throws(Failure) in try readXML(bytes, file: "x") }.map(\.mark)
        == ["1:1 file-too-large"])
  }

  @Test func columnsOfLongLinesAreRight() throws {
    let root = try xml("<a b='" + String(repeating: "ä", count: 1000) + "'><c/></a>")
    #expect(root.elements.first?.location.column == 1009)
  }

  @Test(arguments: [
    ("ISO-8859-1", String.Encoding.isoLatin1), ("windows-1252", .windowsCP1252),
    ("UTF-16", .utf16), ("Shift_JIS", .shiftJIS), ("utf-8", .utf8),
  ])
  func readsEncodings(_ name: String, encoding: String.Encoding) throws {
    let word = encoding == .shiftJIS ? "日本語" : "Café"
    let text = "<?xml version='1.0' encoding='\(name)'?>\n<a b='\(word)' c='x'>\(word)</a>"
    let root = try readXML(Array(try #require(text.data(using: encoding))), file: "x")
    #expect(root.text.value == word)
    #expect(root.attribute("b")?.value == word)
    #expect(root.attribute("c")?.location.mark == "2:\(12 + word.count)")
  }

  @Test func refusesBytesThatAreNoText() {
    let bytes = Array("<a>\nä ".utf8) + [0xE4] + Array("</a>".utf8)
    let diagnostics = refusal { () throws(Failure) in try readXML(bytes, file: "x") }
    #expect(diagnostics.map(\.mark) == ["2:3 encoding"])
  }

  @Test(.enabled(if: SharedFixtures.areThere)) func readsPublicApps() throws {
    let folder = try SharedFixtures.url("config-xml")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") }
    #expect(files.count >= 14)
    for file in files {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let root = try readXML(bytes, file: file)
      #expect(root.name == "widget", "\(file)")
      #expect(root.elements(named: "name").first?.text.value.isEmpty == false, "\(file)")
    }
  }
}
