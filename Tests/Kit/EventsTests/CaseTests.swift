import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import TestSupport
import Testing
import TimeZones

/// Small calendars, each with one situation from a public bug tracker, and their correct occurrences.
@Suite("Cases", .enabled(if: Golden.url("../cases") != nil, "there are no cases"))
struct CaseTests {
  private struct Case: Decodable {
    var file: String
    var zone: String
    var from: String
    var to: String
    var expected: [[String]]
  }

  @Test("the files give the occurrences that are correct by RFC 5545")
  func files() throws {
    for item in try Golden.decode([Case].self, from: "../cases/files/expected.json") ?? [] {
      let found = try occurrences("files/\(item.file)", day(item.from)..<day(item.to), item.zone)
      #expect(found.map { [$0.start, $0.end] } == item.expected, "\(item.file)")
    }
  }

  /// No value comes from this program: those of `Fixtures/case-occurrences.txt` from `Peers/case-occurrences.py`, which
  /// uses other programs, and those of `Fixtures/case-values.txt` from the README of the cases or by hand. Both are in
  /// Europe/Berlin.
  @Test("the reports give the occurrences that independent programs, the description of the cases, and RFC 5545 say")
  func reports() throws {
    guard Golden.url("../cases/reports") != nil else { return }
    let computed = try Self.values(in: "case-occurrences.txt")
    let known = try Self.values(in: "case-values.txt")
    let expected = computed.merging(known) { _, known in known }
    #expect(expected.count == computed.count + known.count)
    #expect(try expected.keys.sorted() == Self.names())
    for (name, lines) in expected {
      let found = try occurrences("reports/\(name)", day("2000-01-01")..<day("2030-01-01"), "Europe/Berlin")
      #expect(found.map { "\($0.start)\t\($0.end)\t\($0.title)" } == lines, "\(name)")
    }
  }

  @Test(
    "UTC times beside times without a zone, and beside days, mean the same wherever the calendar is displayed",
    arguments: ["Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "Pacific/Kiritimati", "UTC"])
  func anyZone(zone: String) throws {
    for name in ["i12-floating-until-utc.ics", "i31-floating-until-z-east.ics"]
    where Golden.url("../cases/reports/\(name)") != nil {
      let found = try occurrences("reports/\(name)", day("2026-01-01")..<day("2026-02-01"), zone)
      let timed = found.filter { $0.title == "Floating" }.map { String($0.start.prefix(16)) }
      #expect(timed == (5...8).map { "2026-01-0\($0)T09:00" }, "\(name)")
      let days = found.filter { $0.title != "Floating" }.map { $0.start }
      #expect(days == (name.hasPrefix("i31") ? (5...8).map { "2026-01-0\($0)" } : []), "\(name)")
    }
  }

  /// Returns the lines of each report in a fixture, without comments.
  private static func values(in fixture: String) throws -> [String: [String]] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/\(fixture)")
    var values: [String: [String]] = [:]
    var name = ""
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("= ") {
        name = String(line.dropFirst(2))
        values[name] = []
      } else {
        values[name]?.append(String(line))
      }
    }
    return values
  }

  private static func names() throws -> [String] {
    guard let folder = Golden.url("../cases/reports") else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".ics") }.sorted()
  }

  private func occurrences(
    _ path: String, _ days: Range<DayNumber>, _ zone: String
  ) throws -> [(start: String, end: String, title: String)] {
    let url = try #require(Golden.url("../cases/\(path)"))
    var document = try ICalendarReader.read([UInt8](try Data(contentsOf: url)), calendar: CalendarID(1))
    let zones = CalendarFileZones([], behind: SystemZones())
    zones.add(zonesOf: &document)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(EventVersions.latest(of: document.events))
    let display = try #require(zones.rules(for: zone))
    let timeline = EventTimeline(store: store, displayZone: display, zones: zones)
    #expect(timeline.incompleteEvents(touching: days).isEmpty)
    let found = timeline.occurrences(touching: days).map { occurrence in
      (occurrence, timeline.event(occurrence.id.event)?.event)
    }
    let sorted = found.sorted { a, b in
      let (first, second) = (a.1?.uid ?? "", b.1?.uid ?? "")
      if a.0.start != b.0.start { return a.0.start < b.0.start }
      return first == second ? a.0.id < b.0.id : first < second
    }
    return sorted.map { occurrence, event in
      let isDay = occurrence.isAllDay
      return (
        isDay ? ISODate.format(occurrence.firstDay) : Self.text(occurrence.start, display),
        isDay ? ISODate.format(occurrence.lastDay + 1) : Self.text(occurrence.end, display), event?.summary ?? ""
      )
    }
  }

  /// `2026-03-29T03:30:00+02:00`.
  private static func text(_ instant: Instant, _ zone: ZoneRules) -> String {
    let reading = zone.localDateTime(at: instant)
    let offset = zone.offset(at: instant)
    let clock = [reading.hour, reading.minute, reading.second].map { two($0) }.joined(separator: ":")
    let distance = two(abs(offset) / 3600) + ":" + two(abs(offset) / 60 % 60)
    return ISODate.format(reading.day) + "T" + clock + (offset < 0 ? "-" : "+") + distance
  }

  private static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
