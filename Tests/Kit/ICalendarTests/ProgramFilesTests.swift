import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import Testing
import TimeZones

/// Files written as other programs write them. Each event tells in X-EXPECT when it starts, and in X-EXPECT-END when it
/// ends: a date, a floating time, or an instant.
struct ProgramFilesTests {
  @Test(
    "files of other programs mean the times that their authors saw",
    arguments: ["outlook.ics", "exchange.ics", "lotus-zimbra.ics", "prefixes.ics", "value-kinds.ics"])
  func times(file: String) throws {
    let document = try read(bytes: fixture(file))
    let zones = CalendarFileZones(document.zones(), behind: SystemZones())
    #expect(document.skippedEvents == 0 && !document.problems.contains { $0.severity == .error })
    for event in document.events {
      let start = try #require(expectation("X-EXPECT:", of: event))
      #expect(text(event.start, zones) == start, "\(file) \(event.uid)")
      if let end = expectation("X-EXPECT-END:", of: event) {
        #expect(text(event.end, zones) == end, "\(file) \(event.uid)")
      }
    }
    let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
    #expect(again.events == document.events)
  }

  @Test("a time counts although VALUE says that it is a date, and the reverse, with a warning")
  func kinds() throws {
    let document = try read(bytes: fixture("value-kinds.ics"))
    let series = try #require(document.events.first { $0.recurrence != nil })
    let override = try #require(document.events.first { $0.recurrenceID != nil })
    #expect(series.recurrence?.exceptions == [.floating(local(2009, 1, 18, 20, 0))])
    #expect(series.recurrence?.dates == [.floating(local(2009, 1, 25, 18, 0))])
    #expect(series.recurrence?.rules.first?.until == .floating(local(2009, 1, 20, 20, 0)))
    #expect(override.recurrenceID == .floating(local(2009, 1, 19, 20, 0)))
    let (_, problems) = try readEvent("DTSTART;VALUE=DATE:20090117T200000", "DTEND;VALUE=DATE-TIME:20090118")
    #expect(problems.prefix(2).allSatisfy { $0.severity == .warning } && problems.map { $0.line } == [5, 6, 6])
    #expect(problems[0].description == "DTSTART: expected a date, as VALUE=DATE says, found \"20090117T200000\"")
    #expect(problems[1].description == "DTEND: expected a date-time, as VALUE says, found \"20090118\"")
  }

  private func expectation(_ name: String, of event: Event) -> String? {
    event.otherLines.first { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count)) }
  }

  private func text(_ time: EventTime, _ zones: any ZoneProvider) -> String {
    var time = time
    if case .zoned(let local, let name) = time {
      guard let instant = zones.rules(for: name)?.instant(of: local, gap: .moveForward, overlap: .earlier) else {
        return "unknown zone " + name
      }
      time = .utc(instant)
    }
    let reading = time.writtenReading
    let day = ISODate.format(reading.day).replacingOccurrences(of: "-", with: "")
    let clock = String(format: "T%02d%02d%02d", reading.hour, reading.minute, reading.second)
    if case .utc = time { return day + clock + "Z" }
    return time.isDay ? day : day + clock
  }
}
