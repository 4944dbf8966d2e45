/// A place in a text file that people wrote.
///
/// Lines and columns count from 1; a column counts Unicode scalars.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path, as it is shown to people: relative to the app where it lies inside.
  public let file: String
  public let line: Int
  public let column: Int

  /// Makes a place from a path and 1-based positions.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
