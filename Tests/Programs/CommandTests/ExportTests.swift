import Almanac
import EventDatabase
import Foundation
import SystemServices
import Testing

@testable import almanac_cli

@Suite("export")
struct ExportTests {
  private let source = ExportSource(zones: SystemZones(), now: Instant(seconds: 1_795_261_440))

  private let lines = [
    "BEGIN:VCALENDAR", "PRODID:p", "VERSION:2.0", "X-A:1", "BEGIN:VTODO", "UID:t", "END:VTODO", "BEGIN:VEVENT",
    "DTSTAMP:20260101T000000Z", "UID:a", "SUMMARY;LANGUAGE=de:Besprechung", "DTSTART:20261121T090000Z", "END:VEVENT",
    "END:VCALENDAR", "",
  ]

  @Test("an exported file is as it was read, and several files become several calendars")
  func files() throws {
    try Folder.with { folder in
      let text = lines.joined(separator: "\r\n")
      let path = try folder.write(text, "a.ics")
      #expect(try source.text(files: [path]).text == text)
      let both = try source.text(files: [path, path])
      #expect(both.text == text + text && both.report.isEmpty && both.isComplete)
    }
  }

  @Test("zones that are named only, and time stamps, are added")
  func additions() throws {
    try Folder.with { folder in
      let path = try folder.writeCalendar([["UID:a", "DTSTART;TZID=Europe/Paris:20261121T090000"]])
      let text = try source.text(files: [path]).text
      #expect(text.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n"))
      #expect(text.contains("DTSTAMP:20261121T114400Z\r\n"))
    }
  }

  @Test("SOURCE_DATE_EPOCH is the time stamp of events without one; anything else in it is an error")
  func sourceDate() throws {
    try Folder.with { folder in
      let path = try folder.writeCalendar([["UID:a", "DTSTART:20261121T090000Z"]])
      func exported(_ epoch: String) throws -> (status: Int32, text: String) {
        let output = folder.path("out.ics")
        let process = try Program.process(["export", path, "-o", output])
        process.environment?["SOURCE_DATE_EPOCH"] = epoch
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, (try? folder.text("out.ics")) ?? "")
      }
      let first = try exported("1795176000")
      #expect(first.status == 0 && first.text.contains("DTSTAMP:20261120T120000Z\r\n"), "\(first)")
      #expect(try exported("1795176001").text.contains("DTSTAMP:20261120T120001Z\r\n"))
      #expect(try exported("soon").status == 2)
    }
  }

  @Test("a database comes out calendar by calendar")
  func database() throws {
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      do {
        let store = try SQLiteEventStore(path: path)
        for id in 1...2 {
          try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: "C\(id)", color: .named(.teal))))
        }
        let day = EventTime.day(DayNumber(20_778))
        try store.apply(
          .insert(
            Event(
              uid: "a", calendar: CalendarID(2), summary: "x", start: day, end: .day(DayNumber(20_779)),
              otherLines: ["X-B:1"])))
      }
      let document = try ICalendarReader.read(
        Array(try source.text(database: path).text.utf8), calendar: CalendarID(1))
      #expect(document.objects.map { $0.value(of: "NAME") } == ["C1", "C2"])
      #expect(document.events.map { $0.otherLines } == [["DTSTAMP:20261121T114400Z", "X-B:1"]])
      #expect(document.problems == [])
      #expect(throws: CommandFailure("\(folder.path("b")): no such file")) {
        _ = try source.text(database: folder.path("b"))
      }
    }
  }

  @Test("unreadable files are reported, and the rest is written")
  func errors() throws {
    try Folder.with { folder in
      let path = try folder.writeCalendar([["UID:good", "DTSTART;VALUE=DATE:20261121"], ["UID:bad", "DTSTART:soon"]])
      try folder.write("<html>", "x/page.ics")
      let export = try source.text(files: [path, folder.path("x")])
      #expect(!export.isComplete && export.report.count == 2)
      #expect(export.report.first?.hasPrefix("\(path):11: DTSTART: expected ") == true)
      #expect(export.text.contains("UID:good") && export.text.contains("DTSTART:soon"))
    }
  }
}
