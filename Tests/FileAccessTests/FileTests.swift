import FileAccess
import Foundation
import Testing
import TestSupport

@Suite struct FileTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }
  func path(_ name: String) -> String { folder.url.path.appending(path: name) }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsWhatWasWritten(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try writeFile(bytes, to: path("Ä b"))
    #expect(try readFile(path("Ä b")) == bytes)
    #expect(try listFolder(folder.url.path) == ["Ä b"])
  }

  @Test func namesTheFileThatIsMissing() {
    #expect(throws: FileError("read", path("none"), reason: "No such file or directory")) {
      try readFile(path("none"))
    }
  }

  @Test func aFolderIsNoFile() {
    #expect(throws: FileError("read", folder.url.path, reason: "it is a folder")) {
      try readFile(folder.url.path)
    }
  }

  @Test func keepsPermissionsAndLinks() throws {
    try writeFile([1], to: path("real"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("real"))
    try writeFile([2], to: path("link"))
    #expect(try readFile(path("real")) == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: path("real"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("real"))
  }

  @Test func aFailedWriteLeavesNothing() throws {
    #expect(throws: FileError.self) { try writeFile([1], to: path("none/file")) }
    #expect(try listFolder(folder.url.path) == [])
  }

  @Test func makesAndRemovesFolders() throws {
    try createFolder(path("a/b"))
    try createFolder(path("a/b"))
    #expect(kind(of: path("a/b")) == .folder)
    #expect(removeFolderIfEmpty(path("a")) == false)
    #expect(removeFolderIfEmpty(path("a/b")))
    try removeFile(path("a/none"))
  }
}
