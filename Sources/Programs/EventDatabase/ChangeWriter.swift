import Almanac
import EventStores
import GRDB

/// Makes changes inside one transaction of the database, and collects their effects.
///
/// Errors are `StoreError`, `DamagedRow`, or `DatabaseError`; the owner of the transaction then rolls it back.
struct ChangeWriter {
  private let db: Database
  private var nextID: Int64
  private var nextRevision: Int64
  private var nextSequence: Int64
  private var days: Range<DayNumber>?
  /// Whether a calendar or a resource changed, which may change the look of all events.
  private var touchesAll = false
  private(set) var stored: [StoredReference] = []
  /// The identifiers of inserted, changed, or removed events.
  private var touched: [Int64] = []
  /// The calendar of the last event, which is known to exist.
  private var lastCalendar: CalendarID?

  init(_ db: Database) throws {
    self.db = db
    nextID = try Self.counter("event", db) + 1
    nextRevision = try Self.counter("revision", db) + 1
    nextSequence = try Self.counter("change", db) + 1
  }

  /// The report to observers.
  var change: StoreChange {
    touchesAll ? StoreChange(days: nil) : StoreChange(days: days, touching: touched)
  }

  /// Performs `change` and returns its inverse.
  mutating func apply(_ change: EventChange) throws -> EventChange {
    guard case .group = change else { return try perform(change) }
    // An explicit stack instead of recursion, because groups may be nested deeply.
    var stack = [change]
    var inverses: [EventChange] = []
    while let top = stack.popLast() {
      if case .group(let changes) = top {
        stack.append(contentsOf: changes.reversed())
      } else {
        inverses.append(try perform(top))
      }
    }
    return .group(inverses.reversed())
  }

  /// Names new calendar objects, and stores the counters; called once, after the last change.
  func finish() throws {
    try NameRow.nameAll(db)
    let statement = try db.cachedStatement(sql: "UPDATE counter SET value = ? WHERE name = ?")
    try statement.execute(arguments: [nextID - 1, "event"])
    try statement.execute(arguments: [nextRevision - 1, "revision"])
    try statement.execute(arguments: [nextSequence - 1, "change"])
  }

  // MARK: - Changes

  private mutating func perform(_ change: EventChange) throws -> EventChange {
    switch change {
    case .insert(let event, let id): return try insert(event, id: id)
    case .update(let id, let event, let expecting):
      let old = try existing(id, expecting: expecting)
      try check(event)
      try write(event, id: id, sql: EventRow.replace)
      try record(old)
      return .update(id, old.event)
    case .delete(let id, let expecting):
      let old = try existing(id, expecting: expecting)
      try db.cachedStatement(sql: "DELETE FROM event WHERE id = ?").execute(arguments: [id.rawValue])
      try record(old)
      return .insert(old.event, id: id)
    case .putCalendar(let info): return try put(info)
    case .deleteCalendar(let id): return try deleteCalendar(id)
    case .putResource(let resource):
      touchesAll = true
      return try ResourceRow.put(resource, db)
    case .deleteResource(let id):
      touchesAll = true
      return try ResourceRow.delete(id.string, db)
    case .group: return try apply(change)
    }
  }

  private mutating func insert(_ event: Event, id: EventID?) throws -> EventChange {
    try check(event)
    if let id, try Self.event(id, db) != nil { throw StoreError.duplicate(id) }
    let newID = id ?? EventID(nextID)
    nextID = max(nextID, newID.rawValue == .max ? .max : newID.rawValue + 1)
    try write(event, id: newID, sql: EventRow.insert)
    return .delete(newID)
  }

  private mutating func put(_ info: CalendarInfo) throws -> EventChange {
    touchesAll = true
    let old = try Self.calendar(info.id, db)
    let values = [
      info.id.rawValue.databaseValue, TextColumn.value(info.name), info.color.name.databaseValue,
      Int64(info.access.rawValue).databaseValue, TextColumn.value(info.defaultReminderText),
    ]
    try db.cachedStatement(
      sql: """
        INSERT INTO calendar (id, name, color, access, default_reminders, hash) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          name = excluded.name, color = excluded.color, access = excluded.access,
          default_reminders = excluded.default_reminders, hash = excluded.hash
        """
    ).execute(arguments: StatementArguments(values + [RowHash.of(values).databaseValue]))
    return old.map { .putCalendar($0) } ?? .deleteCalendar(info.id)
  }

  private mutating func deleteCalendar(_ id: CalendarID) throws -> EventChange {
    guard let old = try Self.calendar(id, db) else { throw StoreError.calendarNotFound(id) }
    touchesAll = true
    lastCalendar = nil
    let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectCalendar), arguments: [id.rawValue])
    let events = try Array(rows.map(EventRow.stored))
    try db.cachedStatement(sql: "DELETE FROM event WHERE calendar = ?").execute(arguments: [id.rawValue])
    try db.cachedStatement(sql: "DELETE FROM calendar WHERE id = ?").execute(arguments: [id.rawValue])
    for event in events { try record(event) }
    return .group([.putCalendar(old)] + events.map { .insert($0.event, id: $0.id) })
  }

  private mutating func write(_ event: Event, id: EventID, sql: String) throws {
    let new = StoredEvent(id: id, revision: Revision(nextRevision), event: event)
    nextRevision += 1
    try db.cachedStatement(sql: sql).execute(arguments: EventRow.arguments(new))
    try record(new)
    stored.append(StoredReference(id: id, revision: new.revision))
  }

  /// Records the change of an event, in its old or new state. Call this after its row was written or removed.
  private mutating func record(_ stored: StoredEvent) throws {
    touched.append(stored.id.rawValue)
    let extent = EventExtent.days(of: stored.event)
    days = days.map { EventExtent.hull($0, extent) } ?? extent
    try ChangeRow.record(stored.event, days: extent, sequence: nextSequence, db)
    nextSequence += 1
  }

  private mutating func check(_ event: Event) throws {
    if let invalidity = event.invalidity { throw invalidity }
    if event.calendar == lastCalendar { return }
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM calendar WHERE id = ?")
    guard try Int.fetchOne(statement, arguments: [event.calendar.rawValue]) != nil else {
      throw StoreError.calendarNotFound(event.calendar)
    }
    lastCalendar = event.calendar
  }

  private func existing(_ id: EventID, expecting: Revision?) throws -> StoredEvent {
    guard let stored = try Self.event(id, db) else { throw StoreError.notFound(id) }
    if let expecting, expecting != stored.revision { throw StoreError.conflict(id, current: stored.revision) }
    return stored
  }

  // MARK: - Reading

  static func event(_ id: EventID, _ db: Database) throws -> StoredEvent? {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectOne), arguments: [id.rawValue])
    return try rows.next().map(EventRow.stored)
  }

  static func events(uid: String, in calendar: CalendarID, _ db: Database) throws -> [StoredEvent] {
    let arguments: StatementArguments = [TextColumn.value(uid), calendar.rawValue]
    let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectUID), arguments: arguments)
    return StoredEvent.ordered(try Array(rows.map(EventRow.stored)))
  }

  static func calendars(_ db: Database) throws -> [CalendarInfo] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: selectCalendars + " ORDER BY id"))
    return try Array(rows.map(calendar))
  }

  private static func calendar(_ id: CalendarID, _ db: Database) throws -> CalendarInfo? {
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: selectCalendars + " WHERE id = ?"), arguments: [id.rawValue])
    return try rows.next().map(calendar)
  }

  /// The statement that selects all calendars.
  static let selectCalendars = "SELECT id, name, color, access, default_reminders, hash FROM calendar"

  /// Returns the calendar in a row of `selectCalendars`.
  static func calendar(_ row: Row) throws -> CalendarInfo {
    try RowHash.check(row, columns: 5, of: "a calendar")
    let access: Int = row[3]
    let color = try EventRow.color(row[2])
    var info = CalendarInfo(
      id: CalendarID(row[0]), name: try TextColumn.text(row, at: 1), color: color,
      access: access == 1 ? .readOnly : .full)
    info.defaultReminderText = try TextColumn.text(row, at: 4)
    return info
  }

  /// Returns the readable content of a damaged row of `selectCalendars` as a read-only calendar.
  static func remains(of row: Row) -> CalendarInfo {
    let color = String.fromDatabaseValue(row[2]).flatMap { EventColor(name: $0) }
    return CalendarInfo(
      id: CalendarID(Int64.fromDatabaseValue(row[0]) ?? 0), name: String.fromDatabaseValue(row[1]) ?? "",
      color: color ?? .named(.blue), access: .readOnly)
  }

  static func counter(_ name: String, _ db: Database) throws -> Int64 {
    let statement = try db.cachedStatement(sql: "SELECT value FROM counter WHERE name = ?")
    guard let value = try Int64.fetchOne(statement, arguments: [name]) else {
      throw DamagedRow(reason: "a missing counter")
    }
    return value
  }
}
