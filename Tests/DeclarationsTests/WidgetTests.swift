import Declarations
import Diagnostics
import Testing

/// What a widget with this inside declares, and the marks of what is wrong. The inside starts on
/// line 2.
private func declared(_ inside: String) throws -> (Node?, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let widget = try xml("<widget xmlns=\"w\" xmlns:hf=\"urn:holdfast:1\">\n\(inside)\n</widget>")
  return (declarationNode(ofWidget: widget, diagnostics: &diagnostics), diagnostics)
}

@Suite struct WidgetTests {
  @Test func saysTheSameAsYAML() throws {
    let (node, diagnostics) = try declared(
      """
      <name>Tilt</name>
      <platform name="ios">
        <hf:capability name="app-groups"><hf:value>group.com.example.tilt</hf:value></hf:capability>
        <hf:capability name="push-notifications">
          <hf:environment>
            <hf:entry key="Debug">development</hf:entry>
            <hf:entry key="Release">production</hf:entry>
          </hf:environment>
        </hf:capability>
        <hf:extension name="Share" kind="share" display-name="Tilt" sources="extensions/Share">
          <hf:accepts images="10" movies="10"/>
          <hf:upload endpoint="https://app.example.com/upload"/>
          <hf:capability name="keychain-sharing"><hf:value>a</hf:value></hf:capability>
        </hf:extension>
      </platform>
      <hf:app bundle-id="com.example.tilt">
        <hf:info>
          <hf:entry key="UIFileSharingEnabled">true</hf:entry>
          <hf:entry key="Text" hf:type="string"><![CDATA[true]]></hf:entry>
          <hf:entry key="List"><hf:value>1</hf:value><hf:value><hf:a>x</hf:a></hf:value></hf:entry>
        </hf:info>
      </hf:app>
      <hf:capability name="data-protection"/>
      <hf:plugin path="holdfast/plugins/analytics.yml"/>
      <hf:plugin><hf:command><hf:value>node</hf:value><hf:value>x.js</hf:value></hf:command></hf:plugin>
      """)
    #expect(diagnostics.isEmpty)
    let same = try yaml(
      """
      app:
        bundle-id: com.example.tilt
        info: {UIFileSharingEnabled: true, Text: 'true', List: [1, {a: x}]}
        capabilities:
          data-protection: true
          app-groups: [group.com.example.tilt]
          push-notifications: { environment: { Debug: development, Release: production } }
      extensions:
        Share:
          kind: share
          display-name: Tilt
          sources: extensions/Share
          accepts: { images: 10, movies: 10 }
          upload:
            endpoint: https://app.example.com/upload
          capabilities: { keychain-sharing: [a] }
      plugins:
        - 'holdfast/plugins/analytics.yml'
        - { command: [node, x.js] }
      """)
    #expect(node?.outline == same.outline)
  }

  @Test func valuesKnowTheirPlaces() throws {
    let (node, _) = try declared(
      "<hf:extension name=\"Share\" kind='share'>\n  <hf:sources> a </hf:sources></hf:extension>")
    let share = try #require(node?.value("extensions")?.entries.first)
    #expect("\(share.key.location.line):\(share.key.location.column)" == "2:21")
    #expect(share.value.value("kind")?.location.column == 34)
    #expect(share.value.entries.map(\.key.location.column) == [28, 3])
    #expect(share.value.value("sources")?.location.column == 16)
  }

  @Test(arguments: [
    "", "<name>x</name><platform name='android'><hf:nonsense/></platform>",
    "<app/><extension name='x'/>",
  ])
  func withoutElementsOfHoldfastNothingIsDeclared(_ inside: String) throws {
    let (node, diagnostics) = try declared(inside)
    #expect(node == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test func whatStandsTwiceAlikeIsOne() throws {
    let twice = """
      <hf:extension name='A' kind='share'/>
      <hf:capability name='c'><hf:value>x</hf:value></hf:capability>
      """
    let (node, diagnostics) = try declared(twice + "<platform name='ios'>" + twice + "</platform>")
    #expect(diagnostics.isEmpty)
    #expect(node?.outline == "{app: {capabilities: {c: [x]}}, extensions: {A: {kind: share}}}")
  }

  @Test(arguments: [
    ("<hf:extensoin name='A'/>", "2:1 unknown-key", "write 'hf:extension'"),
    ("<hf:extension kind='share'/>", "2:1 missing-value", "give it a name"),
    (
      "<hf:extension name='A' kind='x'/>\n<hf:extension name='A' kind='y'/>", "3:21 duplicate-key",
      "keep one of the two"
    ),
    (
      "<hf:capability name='c'><hf:a>1</hf:a></hf:capability>\n<hf:capability name='c' a='2'/>",
      "3:28 said-twice", "keep one of the two"
    ),
    (
      "<hf:app><hf:a>1</hf:a>\n<hf:a>2</hf:a></hf:app>", "3:1 duplicate-key", "keep one of the two"
    ),
    (
      "<hf:app><hf:info><hf:value>1</hf:value><hf:a/></hf:info></hf:app>", "2:18 wrong-type",
      "put the list into an element of its own"
    ),
    (
      "<hf:extension name='A'>share</hf:extension>", "2:24 wrong-type",
      "put the text into an element or an attribute"
    ),
    ("<hf:app><upload/></hf:app>", "2:9 unknown-key", "write 'hf:upload'"),
    (
      "<hf:app><hf:a hf:type='int'>1</hf:a></hf:app>", "2:15 unknown-key",
      "write hf:type=\"string\", or take it away"
    ),
    ("<hf:app hf:bundle-id='x'/>", "2:9 unknown-key", "write 'bundle-id'"),
    (
      "<x:app xmlns:x='urn:holdfast:2'/>", "2:1 unbound-prefix",
      "write xmlns:hf=\"urn:holdfast:1\", or install a later Holdfast"
    ),
  ])
  func mistakesAreNamedAtTheirPlace(_ inside: String, mark: String, mend: String) throws {
    let (_, diagnostics) = try declared(inside)
    #expect(diagnostics.map(\.mark) == [mark])
    #expect(diagnostics.map(\.mend) == [mend])
  }

  @Test func aPrefixThatIsNotBoundIsAnError() throws {
    var diagnostics: [Diagnostic] = []
    let widget = try xml("<widget><platform name='ios'><hf:app/></platform></widget>")
    #expect(declarationNode(ofWidget: widget, diagnostics: &diagnostics) == nil)
    #expect(diagnostics.map(\.mark) == ["1:30 unbound-prefix"])
  }
}
