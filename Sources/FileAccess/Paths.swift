/// Paths are text with `/` between their parts, as on every system that Holdfast runs on.
extension String {
  /// What stands behind the last `/`.
  public var lastPathPart: String {
    split(separator: "/", omittingEmptySubsequences: true).last.map(String.init) ?? ""
  }

  /// The path of the folder in which this path's last part lies; empty if it has one part only.
  public var folderPath: String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands behind the last dot of the last part, in lower case; empty if there is no dot.
  public var pathExtension: String {
    let name = lastPathPart
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
      return ""
    }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  /// This folder's path with a relative path behind it. An absolute one stands alone.
  public func appending(path: String) -> String {
    if path.isEmpty { return self }
    if path.utf8.first == UInt8(ascii: "/") || isEmpty { return path }
    return utf8.last == UInt8(ascii: "/") ? self + path : self + "/" + path
  }

  /// The path without `.`, doubled `/`, and `..` where there is a part for it to take away.
  public var normalizedPath: String {
    let isAbsolute = utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in split(separator: "/", omittingEmptySubsequences: true) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined
  }

  /// The path as seen from a folder. Both are absolute, or both relative to the same place.
  public func path(from folder: String) -> String {
    let parts = normalizedPath.split(separator: "/")
    let base = folder.normalizedPath.split(separator: "/")
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let upwards = repeatElement("..", count: base.count - shared)
    return (upwards + parts[shared...].map(String.init)).joined(separator: "/")
  }

  /// Whether a path lies in a folder, or is that folder. Both are absolute.
  public func lies(in folder: String) -> Bool {
    let parts = normalizedPath.split(separator: "/")
    return parts.starts(with: folder.normalizedPath.split(separator: "/"))
  }
}
