public import Almanac
public import EventStores
import GRDB

extension SQLiteEventStore: ObjectStore {
  /// Returns the first event of each calendar object that may touch some days, in the order of the events. Takes time
  /// proportional to the events on these days, not to all events in the database.
  public func objectStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ObjectStart] {
    if days.isEmpty { return [] }
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: EventRow.selectObjectStarts), arguments: EventRow.window(days))
      return try Array(rows.map { ObjectStart(calendar: CalendarID($0[0]), event: EventID($0[1])) })
    }
  }

  /// Returns the calendar objects of some events, each with all its events and its tag, from one consistent state.
  /// Damaged events are left out; their object cannot be replaced.
  public func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] {
    try read { db in
      let list = "[" + starts.map { "\($0.rawValue)" }.joined(separator: ",") + "]"
      let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectObjects), arguments: [list])
      var result: [CalendarObject] = []
      var last: Int64?
      while let row = try rows.next() {
        guard let stored = try self.sound("event", row, EventRow.stored) else { continue }
        guard let tag = row[EventRow.sequenceIndex] as Int64? else {
          throw DamagedRow(reason: "an event without its last change")
        }
        // The events of a calendar object are consecutive, and no two objects have the same tag.
        if tag == last {
          result[result.count - 1].events.append(stored)
        } else {
          let event = stored.event
          result.append(CalendarObject(calendar: event.calendar, uid: event.uid, events: [stored], tag: tag))
        }
        last = tag
      }
      return result
    }
  }

  /// Returns a calendar object with its tag; without events if it does not exist.
  public func object(uid: String, in calendar: CalendarID) throws(StoreError) -> CalendarObject {
    try read { try Self.object(uid: uid, in: calendar, $0) }
  }

  /// Returns the calendar objects that this or another process changed after a change with a number.
  public func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ObjectChanges {
    try read { db in
      let items = try ChangeRow.changes(after: sequence, limit: limit + 1, db)
      return ObjectChanges(
        latest: try ChangeWriter.counter("change", db), items: items.count > limit ? nil : items)
    }
  }

  /// Returns a number that changes whenever another connection has changed the file (`data_version`).
  public func foreignVersion() throws(StoreError) -> Int64 {
    try StoreError.mapping {
      try database.inDatabase { try Int64.fetchOne($0.cachedStatement(sql: "PRAGMA data_version")) ?? 0 }
    }
  }

  /// Makes all replacements in one transaction, or none. They are on disk when the call returns.
  @discardableResult
  public func replace(_ replacements: [ObjectReplacement]) throws(ReplacementError) -> [Int64?] {
    let outcome: Outcome
    do throws(StoreError) {
      outcome = try StoreError.mapping {
        try keeping { try database.write { try Self.replace(replacements, $0) } }
      }
    } catch {
      throw .store(error)
    }
    switch outcome {
    case .conflict(let objects): throw .conflict(objects)
    case .replaced(let tags, let notification):
      if let notification { observers.notify(notification) }
      return tags
    }
  }

  private enum Outcome {
    case conflict([CalendarObject])
    /// The new tags, and the change for observers; `nil` if nothing changed.
    case replaced([Int64?], StoreChange?)
  }

  private static func replace(_ replacements: [ObjectReplacement], _ db: Database) throws -> Outcome {
    let current = try replacements.map { try object(uid: $0.uid, in: $0.calendar, db) }
    let failed = zip(replacements, current).filter { !$0.isAllowed(for: $1) }.map { $1 }
    if !failed.isEmpty { return .conflict(failed) }
    let changes = zip(replacements, current).compactMap { $0.change(of: $1) }
    if changes.isEmpty { return .replaced(current.map { $0.tag }, nil) }
    var writer = try ChangeWriter(db)
    _ = try writer.apply(.group(changes))
    try writer.finish()
    let tags = try replacements.map { try ChangeRow.sequence(uid: $0.uid, in: $0.calendar, db) }
    return .replaced(tags, writer.change)
  }

  private static func object(uid: String, in calendar: CalendarID, _ db: Database) throws -> CalendarObject {
    CalendarObject(
      calendar: calendar, uid: uid, events: try ChangeWriter.events(uid: uid, in: calendar, db),
      tag: try ChangeRow.sequence(uid: uid, in: calendar, db))
  }
}
