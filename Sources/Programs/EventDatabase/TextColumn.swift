import Foundation
import GRDB

/// The columns of strings. SQLite's text functions stop at U+0000, so a string that contains one is stored as a blob.
enum TextColumn {
  static func value(_ text: String) -> DatabaseValue {
    text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
  }

  static func text(_ row: Row, at index: Int) throws -> String {
    guard let text = String.fromDatabaseValue(row[index]) else { throw DamagedRow(reason: "a missing text") }
    return text
  }
}
