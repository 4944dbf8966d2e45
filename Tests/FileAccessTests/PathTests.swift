import FileAccess
import Testing

@Test(
  "A path is seen from a folder",
  arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c/d", "../../b"), ("/a", "/a", ""),
    ("/a/./x/../b", "/a", "b"), ("/Schöne App/f", "/Schöne App", "f"),
  ])
func pathFromFolder(path: String, folder: String, expected: String) {
  #expect(path.path(from: folder) == expected)
}

@Test(
  "Dots and doubled slashes go",
  arguments: [("a//b/./c", "a/b/c"), ("../a", "../a"), ("/../a", "/a"), ("a/..", ""), ("/", "/")])
func normalizes(path: String, expected: String) {
  #expect(path.normalizedPath == expected)
}

@Test(
  "A folder that only starts alike does not hold the path",
  arguments: [("/a/b", "/a", true), ("/ab", "/a", false), ("/a/../b", "/a", false)])
func liesIn(path: String, folder: String, expected: Bool) {
  #expect(path.lies(in: folder) == expected)
}

@Test(
  "The parts of a path",
  arguments: [
    ("/a/My App.xcodeproj", "/a", "My App.xcodeproj", "xcodeproj"), ("b", "", "b", ""),
    ("/.hidden", "/", ".hidden", ""), ("a/B.PNG", "a", "B.PNG", "png"),
  ])
func parts(path: String, folder: String, name: String, suffix: String) {
  #expect(path.folderPath == folder)
  #expect(path.lastPathPart == name)
  #expect(path.pathExtension == suffix)
}
