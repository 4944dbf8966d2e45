/// A file of the repository that the program carries with it.
public struct BundledFile: Hashable, Sendable {
  /// The path in the repository, such as `Templates/glue/HoldfastAppDelegate.swift`.
  public let path: String
  public let text: String
}

/// What the program carries: `Templates/` and the sources of the upload runtime.
public enum BundledFiles {
  /// The files below a folder of the repository, by path. A slash ends the folder's name.
  public static func below(_ folder: String) -> [BundledFile] {
    embeddedFiles.filter { $0.path.hasPrefix(folder) }
      .map { BundledFile(path: $0.path, text: $0.text) }
  }

  /// One file; `nil` if the program carries none of that path.
  public static func file(_ path: String) -> BundledFile? {
    embeddedFiles.first { $0.path == path }.map { BundledFile(path: $0.path, text: $0.text) }
  }
}
