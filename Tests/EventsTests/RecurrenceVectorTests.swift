import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import TestSupport
import Testing
import TimeZones

/// Rules against what dateutil, libical and ical.js say.
struct RecurrenceVectorTests {
  private struct Vector: Decodable {
    var id: String
    var rrule: String
    var dtstart: String
    var tzid: String?
    var expected: [String]
    var complete: Bool
    var advanceTo: String?
    var exdate: [String]?
    var policy: String?
  }

  /// What is decided otherwise here, and why.
  private static let otherDecisions = [
    // Weeks without BYDAY have the weekday of DTSTART (RFC 5545), not all seven days.
    "dateutil/testToStrYearlyByWeekNo",
    // A yearly BYMONTHDAY without BYMONTH counts in every month (RFC 5545, dateutil).
    "libical/main/76", "libical/main/77",
    // INTERVAL counts calendar years, not those that weeks are counted in; libical has both readings.
    "libical/main/142", "libical/main/143", "libical/main/145",
    // A time in a gap moves forward and is never lost.
    "sabre-vobject/testWeeklyByDayByHourOnDstTransition",
    // The year has no 366th last day; parts that limit are not ignored.
    "sabre-vobject/testYearlyByYearDayMaxNegative", "sabre-vobject/testIgnoredStuff",
  ]

  @Test(
    "rules give what others agree on",
    arguments: ["random-agreed", "dateutil", "rfc5545-examples", "sabre-vobject", "libical-main"])
  func vectors(file: String) throws {
    guard let vectors = try Golden.decode([Vector].self, from: "recurrence/\(file).json") else { return }
    let zones = SystemZones()
    var run = 0
    var skipped = 0
    for vector in vectors {
      guard let event = event(vector), let rule = event.recurrence?.rules.first, rule.isExpandable,
        !Self.otherDecisions.contains(vector.id)
      else {
        skipped += 1
        continue
      }
      run += 1
      let zone = vector.tzid.flatMap { zones.rules(for: $0) } ?? .utc
      let start = event.start.writtenDay
      let lastDay = vector.expected.last.flatMap { day(of: $0) } ?? start
      let isSubDaily = rule.frequency.rawValue < RecurrenceRule.Frequency.daily.rawValue
      let window = start - 1..<(vector.complete && !isSubDaily ? lastDay + 2000 : lastDay + 1)
      var expander = OccurrenceExpander(touching: window, displayZone: zone, zones: zones)
      var found: [Occurrence] = []
      let outcome = expander.append(event, id: EventID(1), to: &found)
      #expect(outcome == .complete, "\(vector.id) \(vector.rrule) from \(vector.dtstart)")
      var texts = found.sorted().map { text($0) + (vector.dtstart.hasSuffix("Z") ? "Z" : "") }
      var expected = vector.expected
      // DTSTART is always an instance here; the vectors have it only if the rule yields it.
      if expected.first != vector.dtstart, vector.advanceTo == nil, !(vector.exdate ?? []).contains(vector.dtstart) {
        expected.insert(vector.dtstart, at: 0)
      }
      if let from = vector.advanceTo { texts.removeAll { $0 < from } }
      // Others let the first count though the rule does not yield it; here COUNT is what the rule gives.
      let countsFirst = vector.policy == "dtstart-always-first" && rule.count != nil
      if !vector.complete || countsFirst { texts = Array(texts.prefix(expected.count)) }
      #expect(texts == expected, "\(vector.id) \(vector.rrule) from \(vector.dtstart) \(vector.policy ?? "")")
    }
    print("recurrence/\(file): \(run) vectors run, \(skipped) left out (not of RFC 5545, or decided otherwise)")
    #expect(run > 0)
  }

  @Test("invalid rules are rejected; those with unknown parts are kept, but not expanded")
  func invalid() throws {
    struct Invalid: Decodable {
      var rrule: String
      var dtstart: String
    }
    for vector in try Golden.decode([Invalid].self, from: "recurrence/invalid-rules.json") ?? [] {
      let lines = ["BEGIN:VEVENT", "UID:v", "DTSTART:" + vector.dtstart, "RRULE:" + vector.rrule, "END:VEVENT"]
      let bytes = Array(lines.joined(separator: "\r\n").utf8)
      let event = try #require(try ICalendarReader.read(bytes, calendar: CalendarID(1)).events.first)
      #expect(event.recurrence?.rules.first?.isExpandable != true, "\(vector.rrule)")
      let isKept = vector.rrule.contains("RSCALE") || vector.rrule.contains("BYWODAN")
      #expect((event.recurrence != nil) == isKept, "\(vector.rrule)")
    }
  }

  private func event(_ vector: Vector) -> Event? {
    let kind = vector.dtstart.utf8.count == 8 ? ";VALUE=DATE" : vector.tzid.map { ";TZID=\($0)" } ?? ""
    var lines = ["BEGIN:VEVENT", "UID:v", "DTSTART\(kind):\(vector.dtstart)", "RRULE:\(vector.rrule)"]
    if let exdate = vector.exdate { lines.append("EXDATE\(kind):" + exdate.joined(separator: ",")) }
    lines.append("END:VEVENT")
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    return try? ICalendarReader.read(bytes, calendar: CalendarID(1)).events.first
  }

  private func day(of text: String) -> DayNumber? {
    let digits = Array(text)
    guard digits.count >= 8 else { return nil }
    return try? ISODate.parse("\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
  }

  private func text(_ occurrence: Occurrence) -> String {
    let date = ISODate.format(occurrence.firstDay).filter { $0 != "-" }
    if occurrence.isAllDay { return date }
    let second = occurrence.startSecond
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return date + "T" + parts.joined()
  }
}
