#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the system answered when a file could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What was being done, as the object of "could not": `read`, `write`, `list`.
  public let operation: String
  public let path: String
  /// The system's own words, such as `Permission denied`.
  public let reason: String

  /// Makes an error from what the caller knows.
  public init(_ operation: String, _ path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  static func system(_ operation: String, _ path: String) -> FileError {
    FileError(operation, path, reason: String(cString: strerror(errno)))
  }
}
