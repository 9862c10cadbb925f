import Foundation
import GRDB

/// The check of paths before SQLite reads them, which has meanings of its own for some: an empty path, `:memory:`, and
/// those that begin with `file:`.
enum PathCheck {
  /// Returns the absolute path of a database file, which need not exist.
  ///
  /// - Throws: if the path is empty, or leads to something else than an ordinary file.
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
