import Foundation
import GRDB

/// Checks paths before SQLite reads them, because SQLite gives some a special meaning: an empty path, `:memory:`, and
/// paths that begin with `file:`.
enum PathCheck {
  /// Returns the absolute path of a database file, which need not exist.
  ///
  /// - Throws: If the path is empty, or leads to something other than a regular file.
  static func database(_ path: String) throws -> String {
    if path.isEmpty {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "expected a file, found an empty path")
    }
    if path.utf8.contains(0) { throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the path has a NUL") }
    let absolute = path.utf8.first == UInt8(ascii: "/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var status = stat()
    if stat(absolute, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFREG { return absolute }
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "expected an ordinary file")
    }
    if lstat(absolute, &status) == 0 {
      throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the link leads to no file")
    }
    return absolute
  }
}
