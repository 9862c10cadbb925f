import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import TestSupport
import Testing
import TimeZones

/// Whole files, from bytes to occurrences, against icalendar and recurring-ical-events (Python).
struct CalendarFileOccurrenceTests {
  private struct File: Decodable {
    var file: String
    var window: [String]?
    var occurrences: [Expected]?
    var occurrenceCount: Int?
  }

  private struct Expected: Decodable {
    var uid: String
    var start: String
    var allDay: Bool
    var startUTC: String?
  }

  @Test("files give the same occurrences as another program")
  func files() throws {
    guard let folder = Golden.url("ics/valid"),
      let files = try Golden.decode([File].self, from: "ics/expected-valid.json")
    else { return }
    let deviations = try KnownDeviations(from: "ics/expected-valid.json")
    var silent = 0
    for file in files {
      // Of files without events, and of those that the other program cannot read, it says nothing.
      guard let expected = file.occurrences, let count = file.occurrenceCount, let window = file.window else {
        silent += 1
        continue
      }
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file.file)))
      // The window begins with the day of the first start in its own zone, which may be a day earlier in UTC.
      let found = try occurrences(in: bytes, days: day(window[0]) - 1..<day(window[1]))
      let wanted = expected.map { $0.allDay ? $0.uid + " " + $0.start.prefix(10) : $0.uid + " \(seconds($0))" }
      // Of more than 300, the first are listed.
      let missing = Self.difference(wanted, found)
      let agrees = found.count == count && missing.isEmpty
      #expect(
        deviations.expects(file.file, agrees: agrees),
        "\(file.file): \(found.count) for \(count), missing \(missing.prefix(3)), besides \(Self.difference(found, wanted).prefix(3))"
      )
    }
    #expect(deviations.unmet == [])
    #expect(silent == 69)
  }

  private func occurrences(in bytes: [UInt8], days: Range<DayNumber>) throws -> [String] {
    var document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
    let zones = CalendarFileZones([], behind: SystemZones())
    zones.add(zonesOf: &document)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(EventVersions.latest(of: document.events))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    return timeline.occurrences(touching: days).map { occurrence in
      var uid = timeline.event(occurrence.id.event)?.event.uid ?? ""
      if uid.hasPrefix("no-uid-") { uid = "" }
      return occurrence.isAllDay
        ? uid + " " + ISODate.format(occurrence.firstDay) : uid + " \(occurrence.start.seconds)"
    }
  }

  /// What is in `a` and not, or not as often, in `b`.
  private static func difference(_ a: [String], _ b: [String]) -> [String] {
    var rest = Dictionary(b.map { ($0, 1) }, uniquingKeysWith: +)
    return a.filter { name in
      guard let count = rest[name], count > 0 else { return true }
      rest[name] = count - 1
      return false
    }
  }

  private func seconds(_ expected: Expected) -> Int64 {
    let text = expected.startUTC ?? expected.start
    return Int64((try? Date(text.hasSuffix("Z") ? text : text + "Z", strategy: .iso8601))?.timeIntervalSince1970 ?? -1)
  }
}
