import GRDB

/// The tables of the database, and their migrations. Migrations are only added; a released one never changes.
enum Schema {
  /// The number that identifies a database of this program: "Almn" in ASCII.
  static let applicationID = 0x416C_6D6E

  /// The number of days above which an extent counts as long and has its own index, so that the time to read a range
  /// depends on its own events and not on earlier ones.
  static let longExtent = 62

  /// A step from one form of the tables to the next.
  struct Migration {
    var identifier: String
    var sql: String
  }

  static let migrations = [
    Migration(identifier: "2026-11 events", sql: events + "PRAGMA application_id = \(applicationID)"),
    // 0 for the occurrence alone, 1 for it and all following ones.
    Migration(
      identifier: "2026-11 ranges of overrides",
      sql: "ALTER TABLE event ADD COLUMN instance_range INTEGER NOT NULL DEFAULT 0"),
    // The days of a DURATION in days or weeks; NULL if the length is in hours, minutes, and seconds.
    Migration(identifier: "2026-11 durations", sql: "ALTER TABLE event ADD COLUMN nominal_days INTEGER"),
    Migration(identifier: "2026-11 changes", sql: changes),
    // 0 for a writable calendar, 1 for a read-only one.
    Migration(
      identifier: "2026-11 access", sql: "ALTER TABLE calendar ADD COLUMN access INTEGER NOT NULL DEFAULT 0"),
    // The hash of the preceding columns; see `RowHash`.
    Migration(identifier: "2026-11 hashes", sql: hashes),
    Migration(identifier: "2026-11 resources", sql: resources),
    // See `EraRow`. It replaces a number that copies had in common with their original.
    Migration(
      identifier: "2026-11 era",
      sql: "DELETE FROM counter WHERE name = 'database'; INSERT INTO counter VALUES ('era', random())"),
    Migration(identifier: "2026-11 feeds", sql: feeds),
    Migration(identifier: "2026-11 people", sql: people),
    Migration(identifier: "2026-11 names", sql: names),
    Migration(identifier: "2026-11 properties", sql: properties),
    Migration(identifier: "2026-11 subscriptions", sql: subscriptions),
    // The text of `DefaultReminders`; empty for those of the program. Damaged rows keep a hash that does not match.
    Migration(
      identifier: "2026-11 reminders",
      sql: """
        ALTER TABLE calendar ADD COLUMN default_reminders TEXT NOT NULL DEFAULT '';
        UPDATE calendar SET hash = row_hash(id, name, color, access, default_reminders)
        WHERE hash = row_hash(id, name, color, access);
        """),
  ]

  // Days are counted from 1970-01-01. A time is a kind (see `TimeColumns`), a day, a second of that day, and a zone.
  // Extents are half open and contain every day on which the event may be shown.
  private static let events = """
    CREATE TABLE counter (
      name TEXT PRIMARY KEY,
      value INTEGER NOT NULL
    ) WITHOUT ROWID;
    INSERT INTO counter VALUES ('event', 0), ('revision', 0);

    CREATE TABLE calendar (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL,
      color TEXT NOT NULL
    );

    CREATE TABLE event (
      id INTEGER PRIMARY KEY,
      revision INTEGER NOT NULL,
      calendar INTEGER NOT NULL REFERENCES calendar(id),
      uid TEXT NOT NULL,
      summary TEXT NOT NULL,
      start_kind INTEGER NOT NULL, start_day INTEGER NOT NULL, start_second INTEGER NOT NULL, start_zone TEXT,
      end_kind INTEGER NOT NULL, end_day INTEGER NOT NULL, end_second INTEGER NOT NULL, end_zone TEXT,
      instance_kind INTEGER, instance_day INTEGER, instance_second INTEGER, instance_zone TEXT,
      location TEXT NOT NULL,
      notes TEXT NOT NULL,
      color TEXT,
      status INTEGER NOT NULL,
      recurrence TEXT,
      other_lines TEXT,
      extent_start INTEGER NOT NULL,
      extent_end INTEGER NOT NULL,
      is_long INTEGER NOT NULL
    );
    CREATE INDEX event_by_calendar ON event(calendar);
    CREATE INDEX event_by_uid ON event(uid);
    CREATE INDEX event_short ON event(extent_start, extent_end) WHERE is_long = 0;
    CREATE INDEX event_long ON event(extent_end, extent_start) WHERE is_long = 1;
    """

  private static let hashes = """
    ALTER TABLE calendar ADD COLUMN hash INTEGER;
    UPDATE calendar SET hash = row_hash(id, name, color, access);
    ALTER TABLE event ADD COLUMN hash INTEGER;
    UPDATE event SET hash = row_hash(
      id, revision, calendar, uid, summary, start_kind, start_day, start_second, start_zone, end_kind, end_day,
      end_second, end_zone, instance_kind, instance_day, instance_second, instance_zone, location, notes, color,
      status, recurrence, other_lines, instance_range, nominal_days);
    """

  // `info` is a JSON list of keys and values in turn, `verbs` the bits of `EditVerbs`. Events contain the identifiers of
  // their resources in `other_lines`, so rows of both tables are independent.
  private static let resources = """
    CREATE TABLE resource (
      id TEXT PRIMARY KEY NOT NULL,
      title TEXT NOT NULL,
      color TEXT,
      parent TEXT,
      place INTEGER NOT NULL,
      info TEXT NOT NULL,
      hours TEXT NOT NULL,
      verbs INTEGER NOT NULL,
      overlap INTEGER NOT NULL,
      hash INTEGER
    ) WITHOUT ROWID;
    """

  // The read-only URLs of calendars, with the SHA-256 hashes of their secrets. No number is used twice. A feed ends with
  // its calendar, because another calendar may get the identifier.
  private static let feeds = """
    CREATE TABLE feed (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      calendar INTEGER NOT NULL REFERENCES calendar(id) ON DELETE CASCADE,
      hash BLOB NOT NULL UNIQUE,
      is_free_busy INTEGER NOT NULL
    );
    """

  // The people of a server, the SHA-256 hashes of their keys, and their rights: `kind` is a `PersonKey.Kind`, `level` a
  // `Right`, or 4 for the owner. Times are in seconds since 1970. No number of a person or key is used twice. The secret
  // is for UIDs of events of which only the times may be seen.
  private static let people = """
    CREATE TABLE person (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE
    );
    CREATE TABLE person_key (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      label TEXT NOT NULL,
      hash BLOB NOT NULL UNIQUE,
      made INTEGER NOT NULL,
      used INTEGER
    );
    CREATE INDEX person_key_by_person ON person_key(person);
    CREATE TABLE share (
      calendar INTEGER NOT NULL REFERENCES calendar(id) ON DELETE CASCADE,
      person INTEGER NOT NULL REFERENCES person(id) ON DELETE CASCADE,
      level INTEGER NOT NULL,
      PRIMARY KEY (calendar, person)
    ) WITHOUT ROWID;
    CREATE INDEX share_by_person ON share(person);
    CREATE UNIQUE INDEX share_owner ON share(calendar) WHERE level = 4;
    CREATE TABLE secret (value BLOB NOT NULL);
    INSERT INTO secret VALUES (randomblob(32));
    """

  // See `NameRow`. A deleted object whose name another one has taken has none.
  private static let names = """
    ALTER TABLE change ADD COLUMN name TEXT;
    UPDATE change SET name = object_name(uid);
    CREATE UNIQUE INDEX change_by_name ON change(calendar, name);
    CREATE INDEX change_by_calendar ON change(calendar, sequence);
    CREATE INDEX change_without_name ON change(calendar) WHERE name IS NULL AND NOT is_gone;
    CREATE TABLE former_name (
      calendar INTEGER NOT NULL,
      name TEXT NOT NULL,
      sequence INTEGER NOT NULL,
      PRIMARY KEY (calendar, name)
    ) WITHOUT ROWID;
    """

  // Calendar 0 stands for all calendars of a person.
  private static let properties = """
    CREATE TABLE property (
      person INTEGER NOT NULL,
      calendar INTEGER NOT NULL,
      namespace TEXT NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (person, calendar, namespace, name)
    ) WITHOUT ROWID;
    CREATE TRIGGER property_of_calendar AFTER DELETE ON calendar BEGIN
      DELETE FROM property WHERE calendar = old.id;
    END;
    CREATE TRIGGER property_of_person AFTER DELETE ON person BEGIN
      DELETE FROM property WHERE person = old.id;
    END;
    """

  // See `Subscription`. Times are in seconds since 1970.
  private static let subscriptions = """
    CREATE TABLE subscription (
      calendar INTEGER PRIMARY KEY REFERENCES calendar(id) ON DELETE CASCADE,
      url TEXT NOT NULL,
      allows_private INTEGER NOT NULL,
      tag TEXT,
      modified TEXT,
      last_read INTEGER,
      due INTEGER,
      failures INTEGER NOT NULL,
      error TEXT
    );
    """

  // The last change of each calendar object (all events of one UID in one calendar): the tag by which clients know it
  // (ETag), and the basis for reporting changes to them. Rows stay when the object is deleted. No sequence is used twice.
  private static let changes = """
    CREATE TABLE change (
      calendar INTEGER NOT NULL,
      uid TEXT NOT NULL,
      sequence INTEGER NOT NULL UNIQUE,
      days_start INTEGER NOT NULL,
      days_end INTEGER NOT NULL,
      is_gone INTEGER NOT NULL,
      PRIMARY KEY (calendar, uid)
    ) WITHOUT ROWID;
    INSERT INTO change
      SELECT calendar, uid, row_number() OVER (ORDER BY min(id)), min(extent_start), max(extent_end), 0
      FROM event GROUP BY calendar, uid;
    INSERT INTO counter SELECT 'change', count(*) FROM change;
    """
}
