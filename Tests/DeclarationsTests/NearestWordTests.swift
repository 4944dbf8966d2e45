import Declarations
import Testing

@Suite struct NearestWordTests {
  @Test(arguments: [
    ("sorces", "sources"), ("Sources", "sources"), ("soucres", "sources"), ("knid", "kind"),
    ("displayname", "display-name"), ("upload_", "upload"), ("kin", "kind"),
  ])
  func slipsFindTheirWord(_ word: String, meant: String) {
    #expect(
      nearest(to: word, among: ["kind", "sources", "display-name", "upload"]) == meant)
  }

  @Test(arguments: ["", "x", "zzzzzz", "completely-different", "ab"])
  func otherWordsFindNone(_ word: String) {
    #expect(nearest(to: word, among: ["kind", "sources", "display-name", "y", "cd"]) == nil)
  }
}
