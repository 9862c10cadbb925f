import Almanac
import EventDatabase
import EventStores

/// A calendar of the database as an argument: its name, or its number.
enum StoredCalendarArgument {
  /// Finds a calendar for `body`. Returns what is wrong, if anything: no calendar, or several, or what `body` returns.
  static func find(
    _ text: String, in store: SQLiteEventStore, _ body: (CalendarInfo) throws(StoreError) -> String?
  ) throws(StoreError) -> String? {
    let calendars = try store.calendars()
    var found = calendars.filter { $0.name == text }
    if found.isEmpty { found = calendars.filter { "\($0.id.rawValue)" == text } }
    if found.count == 1 { return try body(found[0]) }
    let name = TerminalText.oneLine(text)
    let list = (found.isEmpty ? calendars : found).map { "\($0.id.rawValue) (\(TerminalText.oneLine($0.name)))" }
      .joined(separator: ", ")
    return found.isEmpty
      ? "there is no calendar \"\(name)\", expected one of \(list)"
      : "several calendars are named \"\(name)\", expected a number: \(list)"
  }
}
