package import Foundation

/// Writes files completely or not at all.
package enum AtomicFile {
  /// Writes to a new file next to `path` and then renames it, so that an existing file remains until then. A path that
  /// is not a regular file, such as a pipe or `/dev/stdout`, is written directly.
  package static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(FileWriteError) {
    let target = try target(of: path)
    var status = stat()
    if stat(target, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
      return try fill(target, flags: O_WRONLY, with: bytes)
    }
    try replace(path) { temporary throws(FileWriteError) in try fill(temporary, flags: O_WRONLY, with: bytes) }
  }

  /// Replaces the file at `path` with a new one once that is complete and on disk. After an error, nothing has changed.
  /// Signals that end the program (Ctrl-C, a closed terminal) are deferred, so that no half-written file remains.
  ///
  /// - Parameters:
  ///   - mode: the permissions. `nil`, the default, keeps the permissions of the replaced file, or uses the process's
  ///     default for a new one.
  ///   - fill: writes the content to the given file, which is empty.
  package static func replace(
    _ path: String, mode: mode_t? = nil, fill: (_ temporary: String) throws(FileWriteError) -> Void
  ) throws(FileWriteError) {
    try EndSignals.putOff { () throws(FileWriteError) in
      try putNow(try target(of: path), mode: mode, fill: fill) { rename($0, $1) == 0 }
    }
  }

  /// Creates a file at `path` once its content is complete and on disk, unless a file exists by then.
  package static func create(
    _ path: String, mode: mode_t, fill: (_ temporary: String) throws(FileWriteError) -> Void
  ) throws(FileWriteError) {
    try EndSignals.putOff { () throws(FileWriteError) in
      try putNow(path, mode: mode, fill: fill) { temporary, target in
        if link(temporary, target) == 0 || errno == EEXIST { return unlink(temporary) == 0 }
        // Some file systems have no links. There, an empty file reserves the path.
        let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { return errno == EEXIST && unlink(temporary) == 0 }
        close(descriptor)
        return rename(temporary, target) == 0
      }
    }
  }

  private static func putNow(
    _ target: String, mode: mode_t?, fill: (_ temporary: String) throws(FileWriteError) -> Void,
    put: (_ temporary: String, _ target: String) -> Bool
  ) throws(FileWriteError) {
    let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
    let temporary = folder + "/.almanac-\(UUID().uuidString)"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
    guard descriptor >= 0 else { throw FileWriteError(errno) }
    var isDone = false
    defer { if !isDone { unlink(temporary) } }
    var status = stat()
    let isChanged = mode == nil && stat(target, &status) == 0 && fchmod(descriptor, status.st_mode & 0o7777) != 0
    let number = errno
    close(descriptor)
    if isChanged { throw FileWriteError(number) }
    try fill(temporary)
    try FileOutput.synchronize(temporary)
    guard put(temporary, target) else { throw FileWriteError(errno) }
    isDone = true
    try FileOutput.synchronize(folder)
  }

  /// Returns the file that symbolic links lead to from `path`; the file need not exist.
  private static func target(of path: String) throws(FileWriteError) -> String {
    var target = path
    // A longer chain of links than systems follow leads nowhere.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        return URL(fileURLWithPath: target).resolvingSymlinksInPath().path
      }
      target = URL(fileURLWithPath: next, relativeTo: URL(fileURLWithPath: target).deletingLastPathComponent()).path
    }
    throw FileWriteError(ELOOP)
  }

  private static func fill(
    _ path: String, flags: Int32, with bytes: some Sequence<UInt8>
  ) throws(FileWriteError) {
    let descriptor = open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileWriteError(errno) }
    do throws(FileWriteError) {
      try FileOutput.append(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems only report here that nothing was written.
    guard close(descriptor) == 0 else { throw FileWriteError(errno) }
  }
}
