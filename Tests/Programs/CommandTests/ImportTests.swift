import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("import")
struct ImportTests {
  private let first = ["UID:a", "DTSTAMP:20260101T000000Z", "DTSTART;VALUE=DATE:20261121", "SUMMARY:First"]
  private let series = [
    "UID:s", "DTSTAMP:20260101T000000Z", "DTSTART:20261121T090000Z", "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Series",
  ]
  private let override = [
    "UID:s", "DTSTAMP:20260101T000000Z", "RECURRENCE-ID:20261122T090000Z", "DTSTART:20261122T110000Z", "SUMMARY:Moved",
  ]

  @Test("events go into a new calendar, and importing them again changes nothing")
  func twice() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([first, series, override])
      let once = try run(folder, file)
      #expect(once.status == 0 && once.error.isEmpty)
      #expect(once.output == "\(file): 3 new\n")
      let before = try content(folder)
      #expect(before.events.map { $0.event.summary } == ["First", "Series", "Moved"])
      #expect(before.calendars == [CalendarInfo(id: CalendarID(1), name: "Family", color: .named(.blue))])
      let again = try run(folder, file)
      #expect(again.status == 0 && again.output == "\(file): 3 same\n")
      let after = try content(folder)
      #expect(after == before)
    }
  }

  @Test("an event that ends before it starts goes in with no length and with that line, and check warns")
  func endBeforeStart() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([first + ["DTEND;VALUE=DATE:20200101"]])
      let outcome = try run(folder, file)
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      #expect(outcome.output == "\(file): 1 new\n")
      let event = try #require(try content(folder).events.first?.event)
      #expect(event.end == event.start)
      #expect(event.otherLines.contains("DTEND;VALUE=DATE:20200101"))
      let check = try Program.run(["check", file])
      #expect(check.output.contains("DTEND lies before DTSTART; the event was given no length"))
    }
  }

  @Test("a newer version replaces, an older one and one that may be either are left out and named, with status 1")
  func versions() throws {
    try Folder.with { folder in
      _ = try run(folder, try folder.writeCalendar([first, series, override]))
      let newer = ["UID:a", "DTSTAMP:20260102T000000Z", "DTSTART;VALUE=DATE:20261122", "SUMMARY:Newer"]
      let older = override.map { $0 == "DTSTAMP:20260101T000000Z" ? "DTSTAMP:20250101T000000Z" : $0 } + ["LOCATION:x"]
      let other = series.map { $0 == "SUMMARY:Series" ? "SUMMARY:Other" : $0 }
      let file = try folder.writeCalendar([newer, older, other], "later.ics")
      let outcome = try run(folder, file)
      #expect(outcome.status == 1)
      #expect(outcome.output == "\(file): 1 changed, 1 older, 1 different\n")
      #expect(
        outcome.error.split(separator: "\n") == [
          "\(file): UID \"s\", instance of 2026-11-22: left out, the calendar has a newer version",
          "\(file): UID \"s\": left out, it differs from that of the calendar, and no SEQUENCE or date says that it is newer",
        ])
      let summaries = try content(folder).events.map { $0.event.summary }
      #expect(summaries == ["Newer", "Series", "Moved"])
      let before = try content(folder)
      #expect(try run(folder, file).output == "\(file): 1 same, 1 older, 1 different\n")
      #expect(try content(folder) == before)
    }
  }

  @Test("SEQUENCE counts before LAST-MODIFIED, and that before DTSTAMP, which may be the time of an export")
  func order() throws {
    func event(_ sequence: Int, _ modified: String?, _ stamp: String, _ title: String) -> Event {
      let day = EventTime.day(DayNumber(1))
      let lines =
        ["DTSTAMP:\(stamp)T000000Z", "SEQUENCE:\(sequence)"] + (modified.map { ["LAST-MODIFIED:\($0)T000000Z"] } ?? [])
      return Event(uid: "u", calendar: CalendarID(1), summary: title, start: day, end: day, otherLines: lines)
    }
    let old = StoredEvent(id: EventID(1), revision: Revision(1), event: event(2, "20260105", "20260105", "old"))
    let cases: [(Event, ImportOutcome)] = [
      (event(3, "20250101", "20250101", "x"), .changed), (event(1, "20270101", "20270101", "x"), .older),
      (event(2, "20260104", "20270101", "x"), .older), (event(2, "20260106", "20250101", "x"), .changed),
      (event(2, nil, "20260106", "x"), .changed), (event(2, nil, "20260104", "x"), .older),
      (event(2, "20260105", "20260105", "x"), .different), (event(2, "20260105", "20270101", "old"), .same),
    ]
    for (event, expected) in cases {
      let decision = ImportDecision.changes(importing: [event], over: [old])
      #expect(decision.map { $0.outcome } == [expected], "\(event.otherLines)")
      #expect((decision[0].change == nil) == (expected != .changed))
    }
  }

  @Test("what is broken in a file is named by its line, and the rest is imported")
  func broken() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([first, ["UID:bad", "DTSTART:soon"]])
      let outcome = try run(folder, file)
      #expect(outcome.status == 1)
      #expect(outcome.error.hasPrefix("\(file):13: DTSTART: expected "))
      #expect(outcome.output == "\(file): 1 new\n")
      let tasks = try folder.write(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:p\r\nBEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
        "tasks.ics")
      let other = try run(folder, tasks)
      #expect(other.status == 1 && other.error == "\(tasks): 1 component that is no event left out\n")
      #expect(other.output == "\(tasks): no events\n")
    }
  }

  @Test("a dry run reports the same and changes nothing, not even a missing database")
  func dryRun() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([first, series])
      let dry = try run(folder, file, "--dry-run")
      #expect(dry.status == 0 && dry.output == "\(file): 2 new\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
      _ = try run(folder, file)
      let before = try content(folder)
      let more = try folder.writeCalendar([first, override], "more.ics")
      #expect(try run(folder, more, "--dry-run").output == "\(more): 1 new, 1 same\n")
      #expect(try content(folder) == before)
      #expect(try run(folder, more).output == "\(more): 1 new, 1 same\n")
    }
  }

  @Test("a file that is no calendar, and a calendar that cannot be written, are errors, and nothing changes")
  func refused() throws {
    try Folder.with { folder in
      let good = try folder.writeCalendar([first])
      let page = try folder.write("<html>", "page.ics")
      let outcome = try Program.run(["import", good, page, "--into", "Family", "--database", folder.path("a.sqlite")])
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.error == "\(page):1: expected an iCalendar file, found HTML or XML\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path("a.sqlite")))
      let store = try SQLiteEventStore(path: folder.path("a.sqlite"))
      try store.apply(
        .group([
          .putCalendar(CalendarInfo(id: CalendarID(1), name: "Twice", color: .named(.red))),
          .putCalendar(CalendarInfo(id: CalendarID(2), name: "Twice", color: .named(.red))),
          .putCalendar(CalendarInfo(id: CalendarID(3), name: "Feed", color: .named(.red), access: .readOnly)),
        ]))
      for (name, reason) in [
        ("Twice", "several calendars are named \"Twice\""), ("Feed", "the calendar \"Feed\" can only be read"),
      ] {
        let outcome = try Program.run(["import", good, "--into", name, "--database", folder.path("a.sqlite")])
        #expect(outcome.status == 1 && outcome.error == "\(folder.path("a.sqlite")): \(reason)\n")
      }
      #expect(try content(folder).events.isEmpty)
    }
  }

  private struct Content: Equatable {
    var calendars: [CalendarInfo]
    var events: [StoredEvent]
  }

  private func content(_ folder: Folder) throws -> Content {
    let store = try SQLiteEventStore(path: folder.path("a.sqlite"))
    var events: [StoredEvent] = []
    _ = try store.scan(from: 0) { stored in
      events.append(stored)
      return true
    }
    return Content(calendars: try store.calendars(), events: events)
  }

  private func run(_ folder: Folder, _ file: String, _ more: String...) throws -> Program.Outcome {
    try Program.run(["import", file, "--into", "Family", "--database", folder.path("a.sqlite")] + more)
  }
}
