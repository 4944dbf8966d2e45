#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What stands at a path. Symbolic links are followed.
public enum FileKind: Hashable, Sendable {
  case file, folder, other, none
}

/// What stands at a path. Nothing, and nothing that can be seen, are both `none`.
public func kind(of path: String) -> FileKind {
  var status = stat()
  guard stat(path, &status) == 0 else { return .none }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .other
  }
}

/// The bytes of a file.
public func readFile(_ path: String) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .system("read", path) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .system("read", path) }
  guard status.st_mode & S_IFMT != S_IFDIR else {
    throw FileError("read", path, reason: "it is a folder")
  }
  // One byte more than the size, so that a file which does not grow is read to its end at once.
  var bytes = [UInt8](repeating: 0, count: max(Int(status.st_size), 4095) + 1)
  var count = 0
  while true {
    let got = bytes.withUnsafeMutableBytes { buffer in
      read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if got < 0 && errno == EINTR { continue }
    guard got >= 0 else { throw .system("read", path) }
    if got == 0 { break }
    count += got
    if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: count)) }
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}

/// The names in a folder, without `.` and `..`, ordered by their bytes.
public func listFolder(_ path: String) throws(FileError) -> [String] {
  guard let folder = opendir(path) else { throw .system("list", path) }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The folder in which the process was started.
public func currentFolder() throws(FileError) -> String {
  guard let path = getcwd(nil, 0) else { throw .system("find", ".") }
  defer { free(path) }
  return String(cString: path)
}

/// The path with every symbolic link resolved.
public func resolved(_ path: String) throws(FileError) -> String {
  guard let real = realpath(path, nil) else { throw .system("find", path) }
  defer { free(real) }
  return String(cString: real)
}

/// The value of a variable of the environment.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
