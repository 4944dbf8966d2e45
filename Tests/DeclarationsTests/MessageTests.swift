import Declarations
import Diagnostics
import Testing

/// What people read when a parser gives up.
@Suite struct MessageTests {
  @Test(arguments: [
    (
      "a:\n\tb: 1\n",
      """
      holdfast.yml:2:1: error: a tab can't indent here [yaml-syntax]
        \tb: 1
        ^
      mend: indent with spaces

      """
    ),
    (
      "a: [1, 2\nb: 3\n",
      """
      holdfast.yml:2:2: error: the list is not closed by ']' before this [yaml-syntax]
        b: 3
         ^
      holdfast.yml:1:4: note: the list starts here
        a: [1, 2
           ^
      mend: close it, or put ',' between elements

      """
    ),
    (
      "a: @b\n",
      """
      holdfast.yml:1:4: error: text can't start with '@' [yaml-syntax]
        a: @b
           ^
      mend: put the text in quotes

      """
    ),
    (
      "a: 1\n<<<<<<< HEAD\nb: 2\n=======\n>>>>>>> theirs\n",
      """
      holdfast.yml:2:1: error: a merge conflict was left here [yaml-syntax]
        <<<<<<< HEAD
        ^
      mend: resolve it, and take its marker lines away

      """
    ),
    (
      "name: a\nname: b\n",
      """
      holdfast.yml:2:1: error: 'name' stands here a second time [duplicate-key]
        name: b
        ^
      holdfast.yml:1:1: note: the first time is here
        name: a
        ^
      mend: keep one of the two

      """
    ),
  ])
  func ofYAML(_ text: String, report: String) {
    let diagnostics = refusal { () throws(Failure) in try yaml(text) }
    #expect(Report(diagnostics) { _ in Array(text.utf8) }.text(colored: false) == report)
  }

  @Test(arguments: [
    ("<a>\n<b></a>", "the end tag fits no start tag: b line 2 and a"),
    ("<a x=1/>", "the value of an attribute has to be quoted"),
    ("<a b='x=1&y=2'/>", "'&' starts a reference, and none follows"),
    ("<a>&nbsp;</a>", "XML knows no entity '&nbsp;'"),
    ("<a>", "the file ends before an element is closed: a line 1"),
    ("<a>\n<<<<<<< HEAD\n</a>", "a merge conflict was left here"),
    ("<a b='1'c='2'/>", "a blank has to stand between attributes"),
  ])
  func ofXML(_ text: String, message: String) {
    #expect(refusal { () throws(Failure) in try xml(text) }.map(\.message) == [message])
  }
}
