public import Almanac
public import EventStores
import GRDB

/// The era of a database, in the table `counter`.
///
/// A copy gets a new era when it is written, and another one when it is first opened to be changed, because several
/// databases may be made from one backup.
enum EraRow {
  /// Returns the era.
  static func era(_ db: Database) throws -> Era {
    Era(UInt64(bitPattern: try ChangeWriter.counter("era", db)))
  }

  /// Gives a copy of a database its own era. Copies of earlier versions have none yet.
  static func renew(inCopy db: Database) throws {
    try db.execute(
      sql: """
        UPDATE counter SET value = random() WHERE name = 'era';
        INSERT OR REPLACE INTO counter VALUES ('copy', 1);
        """)
  }

  /// Begins a new era in a copy that has never been changed. Call this before the database gets a log, so that its file
  /// has the era immediately; see `ContentMark`.
  static func begin(_ db: Database) throws {
    let isCopy = "SELECT 1 FROM counter WHERE name = 'copy'"
    guard try Int.fetchOne(db, sql: isCopy) != nil else { return }
    try db.inTransaction(.immediate) {
      // Another program may be faster.
      try db.execute(
        sql: """
          UPDATE counter SET value = random() WHERE name = 'era' AND EXISTS (\(isCopy));
          DELETE FROM counter WHERE name = 'copy';
          """)
      return .commit
    }
  }
}

extension SQLiteEventStore {
  /// Returns the era of the database, which each copy by `backUp(to:)` or `restore(_:to:)` changes in the copy.
  public func era() throws(StoreError) -> Era { try read { try EraRow.era($0) } }
}
