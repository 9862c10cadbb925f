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

  private static let files = [
    "random-agreed", "dateutil", "rfc5545-examples", "sabre-vobject", "libical-main", "libical-rscale",
    "libical-rscale-icu", "libical-rscale-dangi",
  ]

  @Test("every file of vectors is read")
  func all() throws {
    guard let folder = Golden.url("recurrence") else { return }
    let read = Set((Self.files + ["invalid-rules", "dateutil-sets-and-texts"]).map { $0 + ".json" })
    #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == read)
  }

  @Test("rules give the instances that other programs agree on", arguments: files)
  func vectors(file: String) throws {
    guard let vectors = try Golden.decode([Vector].self, from: "recurrence/\(file).json") else { return }
    let zones = SystemZones()
    let deviations = try KnownDeviations(from: "recurrence/\(file).json")
    for vector in vectors {
      let master = try #require(self.event(vector), "\(vector.id)")
      let rule = try #require(master.recurrence?.rules.first, "\(vector.id) \(vector.rrule)")
      let zone = vector.tzid.flatMap { zones.rules(for: $0) } ?? .utc
      let start = master.start.writtenDay
      let lastDay = vector.expected.last.flatMap { day(of: $0) } ?? start
      let isSubDaily = rule.frequency.rawValue < RecurrenceRule.Frequency.daily.rawValue
      let window = start - 1..<(vector.complete && !isSubDaily ? lastDay + 2000 : lastDay + 1)
      var expander = OccurrenceExpander(touching: window, displayZone: zone, zones: zones)
      var found: [Occurrence] = []
      let outcome = expander.append(master, id: EventID(1), to: &found)
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
      #expect(
        deviations.expects(vector.id, agrees: texts == expected),
        "\(vector.id) \(vector.rrule) from \(vector.dtstart) \(vector.policy ?? ""): \(texts) for \(expected)")
    }
    #expect(deviations.unmet == [])
  }

  @Test("with gaps left out, a rule has no instance in one, as RFC 5545 has it")
  func strictGaps() throws {
    guard let vectors = try Golden.decode([Vector].self, from: "recurrence/sabre-vobject.json") else { return }
    let vector = try #require(vectors.first { $0.policy == "dst" })
    let master = try #require(event(vector))
    let zone = try #require(vector.tzid.flatMap { SystemZones().rules(for: $0) })
    let last = try #require(vector.expected.last.flatMap { day(of: $0) })
    var expander = OccurrenceExpander(
      touching: master.start.writtenDay..<last + 1, displayZone: zone, zones: SystemZones(), gap: .reject)
    var found: [Occurrence] = []
    _ = expander.append(master, id: EventID(1), to: &found)
    #expect(found.sorted().map { text($0) } == vector.expected)
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
