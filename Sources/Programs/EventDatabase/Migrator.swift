import GRDB

/// Determines and applies the migrations that a database lacks.
///
/// All missing migrations run in one transaction of the caller, so that two programs can open a new database
/// simultaneously and neither sees part of its tables. The names of migrations are stored in the table of GRDB's
/// `DatabaseMigrator`, which earlier versions used.
enum Migrator {
  /// Returns whether the database has no tables at all.
  static func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT 1 FROM sqlite_master LIMIT 1") == nil
  }

  /// Returns the number of migrations that the database has.
  ///
  /// - Throws: If it is not a database of this program, or was created by a newer version.
  static func version(_ db: Database) throws -> Int {
    if try isEmpty(db) { return 0 }
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
      throw DatabaseError(resultCode: .SQLITE_NOTADB, message: "the file is a database of another program")
    }
    let names = try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations")
    let known = Schema.migrations.map { $0.identifier }
    guard names.allSatisfy(known.contains) else {
      throw DatabaseError(resultCode: .SQLITE_SCHEMA, message: "the database was made by a newer version of Almanac")
    }
    return names.count
  }

  /// Applies missing migrations, up to a number of them.
  static func migrate(_ db: Database, to version: Int = Schema.migrations.count) throws {
    db.add(function: RowHash.function)
    db.add(function: NameRow.function)
    if try self.version(db) == 0 {
      try db.execute(sql: "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    }
    let names = try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations")
    for migration in Schema.migrations.prefix(version) where !names.contains(migration.identifier) {
      try db.execute(sql: migration.sql)
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES (?)", arguments: [migration.identifier])
    }
  }
}
