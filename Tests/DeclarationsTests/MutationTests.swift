import Declarations
import Diagnostics
import Testing

/// A small generator, the same on each run. (Steele, Lea and Flood, "SplitMix64")
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private let yamlSample = """
  %YAML 1.2
  ---
  # comment
  app: &app
    capabilities: {app-groups: [group.a, "b\\u00e9"], 'x': !!str 12}
    text: |+
      block
        more
  extensions:
    ? Share
    : <<: *app
      <<x: >-
        folded
  ä: [*app, ~, 0x1F, .inf]
  """

private let xmlSample = """
  <?xml version='1.0' encoding='utf-8'?>
  <!DOCTYPE widget [<!ELEMENT a ANY>]>
  <widget xmlns="w" xmlns:hf="urn:holdfast:1" a:b='&lt;'>
    <name>T&#239;lt &amp; Co<![CDATA[<]]></name><?pi x?>
    <platform name="ios"><hf:extension name="A"><hf:a hf:type="string">b</hf:a>
    <hf:value>1</hf:value><hf:entry key="k"/></hf:extension></platform><!-- é -->
  </widget>
  """

private let pieces = [
  "<", ">", "&", "&#0;", "&x;", "<!--", "-->", "<![CDATA[", "]]>", "<!ENTITY x 'y'>", "'", "\"",
  "\t", "\n", "\r", "\0", "*app", "&app ", "<<: ", ": ", "- ", "[", "{", "}", "]", "---\n", "|",
  "%",
  "\u{FEFF}", "\u{85}", "\u{2028}", "😀", "hf:", "encoding='UTF-16'", "\\ud800", "\\", "</", "/>",
].map { Array($0.utf8) }

private func mutated(_ sample: String, _ random: inout SplitMix) -> [UInt8] {
  var bytes = Array(sample.utf8)
  for _ in 0...Int.random(in: 0..<6, using: &random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0..<20, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    }
  }
  return bytes
}

/// Whatever stands in a file, a reader returns, and what it complains of has a place in the file.
@Suite struct MutationTests {
  @Test(arguments: 0..<4 as Range<UInt64>) func yamlNeverCrashes(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<1500 {
      let bytes = mutated(yamlSample, &random)
      check(bytes, refusal { () throws(Failure) in try readYAML(bytes, file: "x") })
      check(bytes, refusal { () throws(Failure) in try readJSON(bytes, file: "x") })
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func xmlNeverCrashes(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<1500 {
      let bytes = mutated(xmlSample, &random)
      let diagnostics = refusal { () throws(Failure) in
        let widget = try readXML(bytes, file: "x")
        var diagnostics: [Diagnostic] = []
        let node = declarationNode(ofWidget: widget, diagnostics: &diagnostics)
        if let node { _ = merge(node, node, diagnostics: &diagnostics) }
      }
      check(bytes, diagnostics)
    }
  }

  private func check(_ bytes: [UInt8], _ diagnostics: [Diagnostic]) {
    let breaks = bytes.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 }
    for diagnostic in diagnostics {
      let line = diagnostic.location?.line ?? 0
      #expect(line >= 1 && line <= breaks + 1, "\(diagnostic)")
    }
    #expect(!Report(diagnostics) { _ in bytes }.text(colored: false).contains("\u{1B}"))
  }
}
