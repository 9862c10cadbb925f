import Foundation

/// The writing of files wholly or not at all.
enum AtomicFile {
  /// Writes to a new file beside `path`, then renames it, so that a former file remains until then. A path that is no
  /// ordinary file, such as a pipe or `/dev/stdout`, is written directly.
  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws(CommandFailure) {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let temporary = target.deletingLastPathComponent()
      .appendingPathComponent(".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      let data = Data(bytes)
      let kind = try? target.resourceValues(forKeys: [.isRegularFileKey, .isDirectoryKey])
      if let kind, kind.isRegularFile == false, kind.isDirectory == false {
        let file = try FileHandle(forWritingTo: target)
        defer { try? file.close() }
        try file.write(contentsOf: data)
        return
      }
      try data.write(to: temporary)
      guard rename(temporary.path, target.path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw CommandFailure("\(path): the file cannot be written")
    }
  }
}
