import Foundation
import GRDB

/// The file of an open database, as last seen.
///
/// While the database is open, another file can replace it, or its content can be overwritten. Changes would then be
/// lost.
struct DatabaseFile {
  /// The absolute path of the file.
  let path: String
  /// The files at the path and at the path of its log when the database was opened.
  private let identities: [FileState.Identity?]
  /// The state of the file after its last observed change.
  private var state: FileState?
  /// The content of the file, without its log, at that time.
  private var content: ContentMark?

  /// The maximum size of the log, in bytes, before it is merged into the file: 1,000 pages, like SQLite's default.
  private static let longestLog: Int64 = 4_120_000

  init(path: String) {
    self.path = path
    identities = Self.paths(path).map { FileState($0)?.identity }
    state = FileState(path)
    content = ContentMark(path: path)
  }

  private static func paths(_ path: String) -> [String] { [path, path + "-wal"] }

  /// The finding at the path: the file that was opened, no file or another one, or a file with other content.
  enum Finding { case whole, gone, overwritten }

  /// Examines the path again. Other programs that have the database open also merge the log, so the content decides
  /// whether a changed file is intact.
  mutating func look() throws -> Finding {
    guard Self.paths(path).map({ FileState($0)?.identity }) == identities else { return .gone }
    let now = FileState(path)
    if now == state { return .whole }
    // SQLite would delete the log of an empty file.
    if now?.size == 0 { return .overwritten }
    // A copy of another database, or an earlier copy of this one, is also a valid file.
    let found = ContentMark(path: path)
    if let content, found?.follows(content) != true { return .overwritten }
    do {
      try SQLiteEventStore.inspect(path)
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_EMPTY, .SQLITE_SCHEMA].contains(error.resultCode)
    {
      return .overwritten
    }
    content = found
    state = now
    return .whole
  }

  /// Throws unless the files at the path are the ones that were opened, with intact content.
  mutating func check() throws {
    switch try look() {
    case .whole: return
    case .gone: throw Self.lost("removed or replaced")
    case .overwritten: throw Self.lost("overwritten")
    }
  }

  /// Merges a long log into the file. If that fails, it is repeated after a later change.
  mutating func merge(_ database: DatabaseQueue) {
    guard let log = FileState(path + "-wal"), log.size > Self.longestLog else { return }
    try? database.inDatabase { _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(PASSIVE)") }
    state = FileState(path)
    content = ContentMark(path: path)
  }

  private static func lost(_ what: String) -> DatabaseError {
    DatabaseError(
      resultCode: .SQLITE_IOERR,
      message: "the database file was \(what) while the program used it; end the program and start it again")
  }
}

/// Distinguishes a database's content from another database, and from an earlier copy of itself.
struct ContentMark {
  /// The era of the database.
  private var era: Int64
  /// The number of the last change.
  private var changes: Int64

  /// Reads the mark of a file without its log, which would hide the content of the file; `nil` if there is none.
  init?(path: String) {
    var configuration = SQLiteEventStore.configuration
    configuration.readonly = true
    let address = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    guard
      let mark = try? DatabaseQueue(path: address, configuration: configuration).read({ db in
        (try ChangeWriter.counter("era", db), try ChangeWriter.counter("change", db))
      })
    else { return nil }
    (era, changes) = mark
  }

  /// Returns whether this content is the same as another one, or later.
  func follows(_ other: ContentMark) -> Bool { era == other.era && changes >= other.changes }
}

/// Distinguishes a file from another one, and from itself with other content.
private struct FileState: Equatable {
  struct Identity: Equatable {
    var device: UInt64
    var inode: UInt64
  }

  var identity: Identity
  var size: Int64
  /// The time of the last change, in seconds and nanoseconds.
  var changed: [Int]

  /// Reads the state of the file at a path; `nil` if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_nlink > 0 else { return nil }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    size = Int64(status.st_size)
    #if canImport(Darwin)
      changed = [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec]
    #else
      changed = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    #endif
  }
}
