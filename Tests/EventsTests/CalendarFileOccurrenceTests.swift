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

  /// Where the other program decides differently, by the end of the file's name.
  private static let otherDecisions = [
    // The first start is always an instance; an end before the start becomes no length instead of being swapped.
    "issue_117_until_before_dtstart.ics", "end_before_start_event.ics", "issue_132_swapped_start_and_end.ics",
    // A date among dates with time means that day, at the time of the event.
    "issue_1633_rdate_with_dates.ics", "issue_1633_rdate_with_dates_and_tzid.ics",
    // A start that is a date stays one, whatever the end is; VALUE=DATE wins over a time.
    "issue_201_mixed_datetime_and_date.ics", "issue_201_test_matrix.ics", "single_event_bad_dtstart.ics",
    // An override is shown though the rule has no such instance; floating times stay floating.
    "issue_253_additional_recurrence_id.ics", "issue_86_x_wr_timezone_without_time_zone_in_dt.ics",
    // UNTIL without a zone is read in the zone of the event, so that the last instance counts.
    "UntilRespectsTimezoneTest.ics",
    // RANGE=THISANDFUTURE, and several versions of one event told apart by SEQUENCE, are for later.
    "issue_75_range_parameter.ics", "alarm_absolute_edited.ics", "issue_148_exdate_and_rdate_updated.ics",
    "issue_148_ignored_exdate.ics", "issue_163_deleted_modification.ics", "issue_164_duplicated_event.ics",
    "docs_tutorials_example.ics",
  ]

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
        !Self.otherDecisions.contains(where: { file.file.hasSuffix($0) })
      else {
        skipped += 1
        continue
      }
      run += 1
      let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
      try store.load(document.events)
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
    // EXRULE, ranges of overrides and VTIMEZONE are for later.
    if event.otherLines.contains(where: { $0.hasPrefix("EXRULE") }) { return false }
    for case .zoned(_, let zone) in [event.start, event.end] where zones.rules(for: zone) == nil { return false }
    return true
  }

  private func seconds(_ expected: Expected) -> Int64 {
    let text = expected.startUTC ?? expected.start
    return Int64((try? Date(text.hasSuffix("Z") ? text : text + "Z", strategy: .iso8601))?.timeIntervalSince1970 ?? -1)
  }
}
