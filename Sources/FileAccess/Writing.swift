#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writes a whole file, or leaves what was there: the bytes go to a file beside it, reach the disk,
/// and take its place in one step. Permissions of the earlier file are kept.
public func writeFile(_ bytes: [UInt8], to path: String) throws(FileError) {
  // A link keeps pointing where its owner made it point.
  let target = kind(of: path) == .file ? try resolved(path) : path
  var status = stat()
  let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o644
  let temporary = target + ".holdfast-new"
  unlink(temporary)
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw .system("write", path) }
  do throws(FileError) {
    defer { close(descriptor) }
    try write(bytes, to: descriptor, of: path)
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
      throw .system("write", path)
    }
  } catch {
    unlink(temporary)
    throw error
  }
  guard rename(temporary, target) == 0 else {
    let error = FileError.system("write", path)
    unlink(temporary)
    throw error
  }
}

private func write(_ bytes: [UInt8], to descriptor: Int32, of path: String) throws(FileError) {
  var offset = 0
  while offset < bytes.count {
    let written = bytes.withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      #else
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      #endif
    }
    if written < 0 && errno == EINTR { continue }
    guard written > 0 else { throw .system("write", path) }
    offset += written
  }
}

/// Makes a folder and those above it. One that is there already is fine.
public func createFolder(_ path: String) throws(FileError) {
  if kind(of: path) == .folder { return }
  let above = path.folderPath
  if !above.isEmpty && above != path { try createFolder(above) }
  guard mkdir(path, 0o755) == 0 || (errno == EEXIST && kind(of: path) == .folder) else {
    throw .system("create", path)
  }
}

/// Removes a file or a link. One that is not there is fine.
public func removeFile(_ path: String) throws(FileError) {
  guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
    throw .system("remove", path)
  }
}

/// Removes a folder if nothing is in it, and says whether it went.
@discardableResult
public func removeFolderIfEmpty(_ path: String) -> Bool {
  rmdir(path) == 0
}

/// Keeps other runs off a folder until the value is released. The lock is the system's, so it goes
/// with the process, however that ends.
public final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other run holds the folder. Nothing is written.
  public init(_ path: String) throws(FileError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("lock", path) }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno == EINTR { continue }
      let error = FileError.system("lock", path)
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }
}
