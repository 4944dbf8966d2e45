public import Foundation

/// A new folder that is deleted when the last reference to it goes.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// Makes the folder in the system's temporary place.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "holdfast-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
