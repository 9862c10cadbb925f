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
    var caution: [String]?
  }

  private struct Expected: Decodable {
    var uid: String
    var start: String
    var allDay: Bool
    var startUTC: String?
  }

  @Test("files give the occurrences that another program finds in them")
  func files() throws {
    guard let folder = Golden.url("ics/valid"),
      let files = try Golden.decode([File].self, from: "ics/expected-valid.json")
    else { return }
    let zones = SystemZones()
    var run = 0
    var skipped = 0
    for file in files {
      guard let expected = file.occurrences, let window = file.window, file.caution == nil,
        file.occurrenceCount == expected.count
      else { continue }
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file.file)))
      let document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
      guard document.events.allSatisfy({ isSupported($0, zones) }),
        !Deviations.files.keys.contains(where: { file.file.hasSuffix($0) })
      else {
        skipped += 1
        continue
      }
      run += 1
      let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
      try store.load(EventVersions.latest(of: document.events))
      let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
      // The window begins with the day of the first start in its own zone, which may be a day earlier in UTC.
      let days = day(window[0]) - 1..<day(window[1])
      let found = timeline.occurrences(touching: days).map { occurrence in
        var uid = timeline.event(occurrence.id.event)?.event.uid ?? ""
        if uid.hasPrefix("no-uid-") { uid = "" }
        return occurrence.isAllDay
          ? uid + " " + ISODate.format(occurrence.firstDay) : uid + " \(occurrence.start.seconds)"
      }
      let wanted = expected.map { $0.allDay ? $0.uid + " " + $0.start.prefix(10) : $0.uid + " \(seconds($0))" }
      #expect(found.sorted() == wanted.sorted(), "\(file.file)")
    }
    print(
      "ics/valid: occurrences of \(run) files compared, \(skipped) left out (rules or zones not expanded yet, or decided otherwise)"
    )
  }

  private func isSupported(_ event: Event, _ zones: SystemZones) -> Bool {
    guard event.recurrence?.rules.allSatisfy({ $0.isExpandable }) ?? true else { return false }
    // VTIMEZONE is for later.
    for case .zoned(_, let zone) in [event.start, event.end] where zones.rules(for: zone) == nil { return false }
    return true
  }

  private func seconds(_ expected: Expected) -> Int64 {
    let text = expected.startUTC ?? expected.start
    return Int64((try? Date(text.hasSuffix("Z") ? text : text + "Z", strategy: .iso8601))?.timeIntervalSince1970 ?? -1)
  }
}
