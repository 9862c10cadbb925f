public import Almanac
import EventStores
import GRDB

extension SQLiteEventStore {
  /// Imports the events of files into the calendar with a name, in one transaction: all or none.
  ///
  /// Existing events are recognized by UID and RECURRENCE-ID, and replaced if the file's events are newer; see
  /// `ImportDecision`. Importing the same files again changes nothing.
  ///
  /// - Parameters:
  ///   - files: The events of each file, without older versions (`EventVersions.latest(of:)`). Their calendar is
  ///     ignored.
  ///   - name: The name of the calendar, which is created if there is none.
  ///   - color: The color of a new calendar.
  ///   - isDryRun: Whether to undo everything at the end.
  ///   - report: Called with each event and its outcome, before it is certain that all succeed.
  /// - Throws: `ImportError`; nothing has changed then.
  public func importEvents(
    _ files: [[Event]], intoCalendarNamed name: String, color: EventColor, isDryRun: Bool = false,
    report: (_ file: Int, Event, ImportOutcome) -> Void
  ) throws(ImportError) {
    let result: Result<StoreChange?, ImportError>
    do throws(StoreError) {
      result = try StoreError.mapping {
        try keeping {
          try database.inDatabase { db in
            var result: Result<StoreChange?, ImportError> = .success(nil)
            try db.inTransaction(.immediate) {
              var writer = try ChangeWriter(db)
              let calendar: CalendarID
              switch try Self.calendar(named: name, color: color, &writer, db) {
              case .success(let found): calendar = found
              case .failure(let error):
                result = .failure(error)
                return .rollback
              }
              for (number, events) in files.enumerated() {
                try Self.put(events, into: calendar, &writer, db) { report(number, $0, $1) }
              }
              try writer.finish()
              if !isDryRun { result = .success(writer.change) }
              return isDryRun ? .rollback : .commit
            }
            return result
          }
        }
      }
    } catch {
      throw .store(error)
    }
    if let change = try result.get() { observers.notify(change) }
  }

  /// Returns the calendar with a name, creating it if there is none.
  private static func calendar(
    named name: String, color: EventColor, _ writer: inout ChangeWriter, _ db: Database
  ) throws -> Result<CalendarID, ImportError> {
    let calendars = try ChangeWriter.calendars(db)
    let found = calendars.filter { $0.name.utf8.elementsEqual(name.utf8) }
    if found.count > 1 { return .failure(.ambiguous) }
    if let calendar = found.first { return calendar.access == .full ? .success(calendar.id) : .failure(.readOnly) }
    let id = CalendarID((calendars.map { $0.id.rawValue }.max() ?? 0) + 1)
    _ = try writer.apply(.putCalendar(CalendarInfo(id: id, name: name, color: color)))
    return .success(id)
  }

  private static func put(
    _ events: [Event], into calendar: CalendarID, _ writer: inout ChangeWriter, _ db: Database,
    report: (Event, ImportOutcome) -> Void
  ) throws {
    // The positions of each UID; most have a single one.
    var positions: [String: [Int]] = [:]
    positions.reserveCapacity(events.count)
    for (index, event) in events.enumerated() { positions[event.uid, default: []].append(index) }
    for (index, event) in events.enumerated() {
      guard let all = positions[event.uid], all[0] == index else { continue }
      let group = all.map { position in
        var event = events[position]
        event.calendar = calendar
        return event
      }
      let current = try ChangeWriter.events(uid: event.uid, in: calendar, db)
      for (event, decision) in zip(group, ImportDecision.changes(importing: group, over: current)) {
        if let change = decision.change { _ = try writer.apply(change) }
        report(event, decision.outcome)
      }
    }
  }
}

/// The reason why nothing was imported.
public enum ImportError: Error, Equatable, Sendable {
  /// Several calendars have this name.
  case ambiguous
  /// The calendar is read-only.
  case readOnly
  /// The store failed.
  case store(StoreError)
}
