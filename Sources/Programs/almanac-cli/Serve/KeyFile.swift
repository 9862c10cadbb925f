import EventStores
import Foundation

/// The key of a served database, in a file next to it that only its owner can read: `DATABASE.key`. Whoever has the key
/// can see and change the calendars. It stays the same across restarts, so that pages and bookmarks keep working.
struct KeyFile {
  /// The path of the file.
  let path: String

  init(database: String) { path = database + ".key" }

  /// Returns the key, creating it if there is none or a new one is requested; `nil` if the folder is not writable.
  func key(isNew: Bool) throws(CommandFailure) -> String? {
    let key = LaunchToken.make()
    do throws(FileWriteError) {
      let line = Array((key + "\n").utf8)
      if isNew {
        try AtomicFile.replace(path, mode: 0o600) { name throws(FileWriteError) in try Self.write(line, to: name) }
      } else if !FileManager.default.fileExists(atPath: path) {
        try AtomicFile.create(path, mode: 0o600) { name throws(FileWriteError) in try Self.write(line, to: name) }
      }
    } catch {
      if isNew { throw CommandFailure(error, path: path) }
      return nil
    }
    return try read()
  }

  private func read() throws(CommandFailure) -> String {
    // A copied file, such as one from a backup, may be readable by others.
    chmod(path, 0o600)
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandFailure("\(path): the key cannot be read")
    }
    let key = text.filter { !$0.isWhitespace }
    guard LaunchToken.isToken(key) else {
      throw CommandFailure("\(path): this is no key; almanac serve --new-key makes another one")
    }
    return key
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(FileWriteError) {
    guard let file = FileHandle(forWritingAtPath: path) else { throw FileWriteError(errno) }
    defer { try? file.close() }
    try FileOutput.append(bytes, to: file.fileDescriptor)
  }
}
