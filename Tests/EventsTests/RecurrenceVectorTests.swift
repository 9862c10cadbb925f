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

  @Test(
    "rules of the supported parts give what others agree on",
    arguments: ["random-agreed", "dateutil", "rfc5545-examples", "sabre-vobject", "libical-main"])
  func vectors(file: String) throws {
    guard let vectors = try Golden.decode([Vector].self, from: "recurrence/\(file).json") else { return }
    let zones = SystemZones()
    var run = 0
    var skipped = 0
    for vector in vectors {
      // Where sources disagree, COUNT and UNTIL are ours to decide: DTSTART counts besides what the rule gives.
      guard vector.policy == nil || vector.policy == "dst-gap-shifted-forward", let event = event(vector),
        let rule = event.recurrence?.rules.first, rule.isExpandable
      else {
        skipped += 1
        continue
      }
      run += 1
      let zone = vector.tzid.flatMap { zones.rules(for: $0) } ?? .utc
      let start = event.start.writtenDay
      let lastDay = vector.expected.last.flatMap { day(of: $0) } ?? start
      let window = start - 1..<(vector.complete ? lastDay + 2000 : lastDay + 1)
      var expander = OccurrenceExpander(touching: window, displayZone: zone, zones: zones)
      var found: [Occurrence] = []
      let outcome = expander.append(event, id: EventID(1), to: &found)
      #expect(outcome == .complete)
      var texts = found.sorted().map { text($0) + (vector.dtstart.hasSuffix("Z") ? "Z" : "") }
      var expected = vector.expected
      // DTSTART is always an instance here; the vectors have it only if the rule yields it.
      if expected.first != vector.dtstart, vector.advanceTo == nil, !(vector.exdate ?? []).contains(vector.dtstart) {
        expected.insert(vector.dtstart, at: 0)
      }
      if let from = vector.advanceTo { texts.removeAll { $0 < from } }
      if !vector.complete { texts = Array(texts.prefix(expected.count)) }
      #expect(texts == expected, "\(vector.id) \(vector.rrule) from \(vector.dtstart)")
    }
    print("recurrence/\(file): \(run) vectors run, \(skipped) left out (parts not expanded yet, or open to dispute)")
    #expect(run > 0)
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
