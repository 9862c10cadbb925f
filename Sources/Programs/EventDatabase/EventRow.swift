import Almanac
import EventStores
import GRDB

/// The columns of the event table, and the statements that use them.
enum EventRow {
  /// The columns `id`, `revision`, and the event's own columns, in the order in which `stored(_:)` reads them.
  private static let values = """
    id, revision, calendar, uid, summary, start_kind, start_day, start_second, start_zone, end_kind, end_day, \
    end_second, end_zone, instance_kind, instance_day, instance_second, instance_zone, location, notes, color, \
    status, recurrence, other_lines, instance_range, nominal_days
    """
  private static let valueCount = 25
  private static let columns = values + ", hash"

  static let insert = """
    INSERT INTO event (\(columns), extent_start, extent_end, is_long)
    VALUES (\(Array(repeating: "?", count: 29).joined(separator: ", ")))
    """
  static let replace = "INSERT OR REPLACE" + insert.dropFirst("INSERT".utf8.count)
  static let selectOne = "SELECT \(columns) FROM event WHERE id = ?"
  /// The index of UIDs is the more selective one; the plus sign prevents SQLite from using the index of calendars.
  static let selectUID = "SELECT \(columns) FROM event WHERE uid = ? AND +calendar = ?"
  static let selectBehind = "SELECT \(columns) FROM event WHERE id > ? ORDER BY id"
  /// The statement that selects all events, with the days computed for each.
  static let selectAll = "SELECT \(columns), extent_start, extent_end, is_long FROM event ORDER BY id"
  static let selectCalendar = "SELECT \(columns) FROM event WHERE calendar = ? ORDER BY id"

  private static let outlineColumns = """
    id, start_kind, start_day, start_second, start_zone, end_kind, end_day, end_second, end_zone, \
    recurrence IS NOT NULL, instance_kind, instance_day, instance_second, instance_zone, nominal_days, \
    extent_start, coalesce(other_lines LIKE '%"X-ALMANAC-DISPLAY:BACKGROUND"%', 0), summary, uid
    """

  /// The statement that selects outlines; for its arguments, see `window(_:)`.
  static let selectOutlines = selectTouching(outlineColumns) + " ORDER BY extent_start, id"

  /// The statement that selects the calendar and first event of each calendar object with an event on some days; for
  /// its arguments, see `window(_:)`.
  static let selectObjectStarts = """
    SELECT found_calendar, min(id) AS first_id FROM (
      \(selectTouching("calendar AS found_calendar, uid AS found_uid, id"))
    ) GROUP BY found_calendar, found_uid ORDER BY first_id
    """

  /// The statement that selects the events of the calendar objects of some events, with the sequence of the last
  /// change. Its argument is a JSON list of identifiers. Events of one object are consecutive.
  static let selectObjects = """
    SELECT \(columns),
      (SELECT sequence FROM change WHERE change.calendar = event.calendar AND change.uid = event.uid)
    FROM (
      SELECT wanted.key AS place, calendar AS found_calendar, uid AS found_uid
      FROM json_each(?) AS wanted CROSS JOIN event ON event.id = wanted.value
    ) CROSS JOIN event ON event.uid = found_uid AND +event.calendar = found_calendar
    ORDER BY place, event.id
    """
  /// The index of the sequence in rows of `selectObjects`.
  static let sequenceIndex = valueCount + 1

  /// Returns the statement that selects events that may touch the days of `window(_:)`.
  private static func selectTouching(_ columns: String) -> String {
    """
    SELECT \(columns) FROM event WHERE is_long = 0 AND extent_start > ?2 AND extent_start < ?3 AND extent_end > ?1
    UNION ALL
    SELECT \(columns) FROM event WHERE is_long = 1 AND extent_end > ?1 AND extent_start < ?3
    """
  }

  /// Returns the arguments of statements about some days: the first day, the first day minus the longest short extent,
  /// and the day after the last.
  static func window(_ days: Range<DayNumber>) -> StatementArguments {
    let first = Int64(days.lowerBound.rawValue)
    let shortest = first.subtractingReportingOverflow(Int64(Schema.longExtent)).partialValue
    return [first, min(first, shortest), Int64(days.upperBound.rawValue)]
  }

  /// Returns the arguments of `insert` and `replace`.
  static func arguments(_ stored: StoredEvent) throws -> StatementArguments {
    let event = stored.event
    let extent = EventExtent.days(of: event)
    let isLong = extent.upperBound - extent.lowerBound > Schema.longExtent
    var values: [DatabaseValue] = [
      stored.id.rawValue.databaseValue, stored.revision.rawValue.databaseValue,
      event.calendar.rawValue.databaseValue, TextColumn.value(event.uid), TextColumn.value(event.summary),
    ]
    values += TimeColumns.values(event.start)
    values += TimeColumns.values(event.end)
    values += TimeColumns.values(event.recurrenceID)
    values += [
      TextColumn.value(event.location), TextColumn.value(event.notes),
      event.color.map { $0.name.databaseValue } ?? .null, Int64(event.status.rawValue).databaseValue,
      try event.recurrence.map { try RecurrenceColumn.text($0).databaseValue } ?? .null,
      event.otherLines.isEmpty ? .null : LinesColumn.text(event.otherLines).databaseValue,
      Int64(event.recurrenceRange.rawValue).databaseValue, event.nominalDays?.databaseValue ?? .null,
    ]
    values += [
      RowHash.of(values).databaseValue, Int64(extent.lowerBound.rawValue).databaseValue,
      Int64(extent.upperBound.rawValue).databaseValue,
      isLong.databaseValue,
    ]
    // As existentials, because GRDB 7 reads a homogeneous list by key paths, which takes a tenth of an import.
    return StatementArguments(values.lazy.map { $0 as (any DatabaseValueConvertible)? })
  }

  static func stored(_ row: Row) throws -> StoredEvent {
    // Checked first, because values of unexpected types would trap below.
    try RowHash.check(row, columns: valueCount, of: "an event")
    let time = 5
    let rest = time + 3 * TimeColumns.count
    guard let start = try TimeColumns.time(row, at: time),
      let end = try TimeColumns.time(row, at: time + TimeColumns.count)
    else { throw DamagedRow(reason: "an event without start or end") }
    guard let status = UInt8(exactly: row[rest + 3] as Int64).flatMap(EventStatus.init) else {
      throw DamagedRow(reason: "an unknown status")
    }
    guard let range = UInt8(exactly: row[rest + 6] as Int64).flatMap(RecurrenceRange.init) else {
      throw DamagedRow(reason: "an unknown range of an override")
    }
    let event = Event(
      uid: try TextColumn.text(row, at: 3), calendar: CalendarID(row[2]), summary: try TextColumn.text(row, at: 4),
      start: start, end: end, location: try TextColumn.text(row, at: rest),
      notes: try TextColumn.text(row, at: rest + 1),
      color: try (row[rest + 2] as String?).map(color), status: status,
      recurrence: try (row[rest + 4] as String?).map(RecurrenceColumn.recurrence),
      recurrenceID: try TimeColumns.time(row, at: time + 2 * TimeColumns.count), recurrenceRange: range,
      nominalDays: row[rest + 7],
      otherLines: try (row[rest + 5] as String?).map(LinesColumn.lines) ?? [])
    return StoredEvent(id: EventID(row[0]), revision: Revision(row[1]), event: event)
  }

  /// Returns whether the days in a row of `selectAll` are the days of its event.
  static func hasOwnDays(_ row: Row, _ stored: StoredEvent) -> Bool {
    let extent = EventExtent.days(of: stored.event)
    return row[sequenceIndex] == Int64(extent.lowerBound.rawValue)
      && row[sequenceIndex + 1] == Int64(extent.upperBound.rawValue)
      && row[sequenceIndex + 2] == (extent.upperBound - extent.lowerBound > Schema.longExtent)
  }

  static func outline(_ row: Row) throws -> EventOutline {
    let recurs = 1 + 2 * TimeColumns.count
    guard let start = try TimeColumns.time(row, at: 1),
      let end = try TimeColumns.time(row, at: 1 + TimeColumns.count)
    else { throw DamagedRow(reason: "an event without start or end") }
    let recurrenceID = try TimeColumns.time(row, at: recurs + 1)
    return EventOutline(
      id: EventID(row[0]), start: start, end: end, isRecurring: row[recurs] && recurrenceID == nil,
      recurrenceID: recurrenceID, nominalDays: row[recurs + 1 + TimeColumns.count],
      isBackground: row[recurs + 3 + TimeColumns.count],
      title: try TextColumn.text(row, at: recurs + 4 + TimeColumns.count),
      uid: try TextColumn.text(row, at: recurs + 5 + TimeColumns.count))
  }

  static func color(_ name: String) throws -> EventColor {
    guard let color = EventColor(name: name) else { throw DamagedRow(reason: "an unknown color") }
    return color
  }
}
