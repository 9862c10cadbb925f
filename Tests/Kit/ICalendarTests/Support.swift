import CalendarSystems
import Events
import Foundation
import ICalendar
import Testing
import TimeZones

/// Reads lines joined with CR LF.
func read(_ lines: String..., limits: ICalendarReader.Limits = .default) throws -> ICalendarDocument {
  try read(bytes: Array((lines.joined(separator: "\r\n") + "\r\n").utf8), limits: limits)
}

func read(bytes: [UInt8], limits: ICalendarReader.Limits = .default) throws -> ICalendarDocument {
  try ICalendarReader.read(bytes, limits: limits, calendar: CalendarID(1))
}

/// Reads one event with the lines given, which are all but BEGIN, UID and END.
func readEvent(_ lines: String...) throws -> (event: Event?, problems: [ICalendarProblem]) {
  let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
  let document = try read(bytes: Array(all.joined(separator: "\r\n").utf8))
  return (document.events.first, document.problems)
}

/// A file of Tests/Fixtures/ics.
func fixture(_ name: String) throws -> [UInt8] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/ics")
  return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
}

func date(_ year: Int, _ month: Int, _ day: Int) -> DayNumber {
  let number = try? GregorianCalendar.shared.dayNumber(of: DateFields(year: year, month: month, day: day))
  return number ?? DayNumber(0)
}

func local(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int = 0) -> LocalDateTime {
  LocalDateTime(day: date(year, month, day), hour: hour, minute: minute, second: second)
}

func utc(_ local: LocalDateTime) -> EventTime { .utc(Instant(seconds: local.secondsAsUTC)) }
