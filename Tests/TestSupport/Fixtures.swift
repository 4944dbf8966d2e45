public import Foundation

/// Real data beside the repository, which tests use where it is there.
public enum SharedFixtures {
  /// The folder `shared/fixtures` beside the checkout, or where `HOLDFAST_FIXTURES` says.
  public static let folder: URL? = {
    let beside = repository.deletingLastPathComponent().appending(path: "shared/fixtures")
    let named = ProcessInfo.processInfo.environment["HOLDFAST_FIXTURES"].map {
      URL(fileURLWithPath: $0)
    }
    let folder = named ?? beside
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Whether the folder is there: for `@Test(.enabled(if: SharedFixtures.areThere))`.
  public static var areThere: Bool { folder != nil }

  /// A file or folder below the fixtures.
  public static func url(_ path: String) throws -> URL {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return folder.appending(path: path)
  }
}

/// The root of this repository.
public let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
