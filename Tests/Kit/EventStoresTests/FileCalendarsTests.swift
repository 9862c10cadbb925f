import Almanac
import EventStores
import Foundation
import TestSupport
import Testing

@Suite("Calendars from files")
struct FileCalendarsTests {
  @Test("each file is a calendar with its own name and color, or the file's name and the next color")
  func namesAndColors() throws {
    try withFolder { folder in
      let home = folder.appendingPathComponent("home.ics")
      try write(calendar("X-WR-CALNAME:At home\r\nCOLOR:purple\r\n" + event("a", "20261121")), to: home)
      let club = folder.appendingPathComponent("club.ics")
      try write(calendar(event("a", "20261121") + event("b", "20261122")), to: club)
      let loaded = try FileCalendars.load([home.path, club.path])
      #expect(
        try loaded.store.calendars() == [
          CalendarInfo(id: CalendarID(1), name: "At home", color: .named(.purple)),
          CalendarInfo(id: CalendarID(2), name: "club", color: .named(.green)),
        ])
      #expect(loaded.files.map { $0.eventCount } == [1, 2])
      #expect(loaded.store.eventCount == 3)
      #expect(loaded.files.flatMap { $0.report(includesWarnings: true) }.isEmpty)
    }
  }

  @Test("the seventh file has the color of a seventh calendar that a person makes (D4)")
  func seventhColor() throws {
    try withFolder { folder in
      let urls = (1...7).map { folder.appendingPathComponent("\($0).ics") }
      for url in urls { try write(calendar(event("a", "20261121")), to: url) }
      let six = try FileCalendars.load(urls.prefix(6).map { $0.path }).store
      let editor = EventEditor(
        store: six, displayZone: .utc, zones: FixedZoneProvider([]), now: { Instant(seconds: 0) }, newUID: { "new" })
      let seventh = try FileCalendars.load(urls.map { $0.path }).store.calendars()[6].color
      #expect(seventh == editor.newCalendar(named: "new").color)
      #expect(seventh == .standard(forCalendar: 7))
    }
  }

  @Test("a folder gives the .ics files in it and below, in the order of their paths; bad ones are reported")
  func folders() throws {
    try withFolder { folder in
      let inner = folder.appendingPathComponent("more")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try write(calendar(event("a", "20261121")), to: folder.appendingPathComponent("z.ics"))
      try write(calendar(event("b", "20261121")), to: inner.appendingPathComponent("b.ICS"))
      try write("not a calendar", to: folder.appendingPathComponent("a.ics"))
      try write("not looked at", to: folder.appendingPathComponent("notes.txt"))
      let loaded = try FileCalendars.load([folder.path])
      #expect(loaded.files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["a.ics", "b.ICS", "z.ics"])
      #expect(loaded.files.map { $0.eventCount } == [0, 1, 1])
      let bad = folder.appendingPathComponent("a.ics").path
      #expect(
        loaded.files[0].report(includesWarnings: false) == [
          "\(bad):1: expected BEGIN:VCALENDAR, found \"not a calendar\""
        ])
      #expect(try loaded.store.calendars().map { $0.name } == ["b", "z"])
    }
  }

  @Test("a bad event is skipped, counted, and reported with file, line and reason")
  func problems() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("mixed.ics")
      try write(calendar(event("good", "20261121") + event("bad", "2026113") + event("fine", "20261123")), to: url)
      let file = try #require(try FileCalendars.load([url.path]).files.first)
      #expect(file.eventCount == 2)
      #expect(file.skippedEvents == 1)
      let report = file.report(includesWarnings: false)
      #expect(report.first?.hasPrefix("\(url.path):12: DTSTART: expected ") == true)
      #expect(report.last == "\(url.path): 1 event skipped")
    }
  }

  @Test("a named file that is missing, forbidden or no calendar ends the loading with one line")
  func errors() throws {
    try withFolder { folder in
      let missing = folder.appendingPathComponent("missing.ics").path
      #expect(throws: FileError.unreadable(path: missing, reason: "no such file or folder")) {
        _ = try FileCalendars.load([missing])
      }
      let page = folder.appendingPathComponent("page.ics")
      try write("<html></html>", to: page)
      let error = #expect(throws: FileError.self) { _ = try FileCalendars.load([page.path]) }
      #expect(error?.description == "\(page.path):1: expected an iCalendar file, found HTML or XML")
    }
  }

  @Test("zones that files define differently under one name are kept apart")
  func zones() throws {
    func zone(_ offset: String) -> String {
      "BEGIN:VTIMEZONE\r\nTZID:Custom\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:\(offset)\r\n"
        + "TZOFFSETTO:\(offset)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
        + "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;TZID=Custom:20261121T090000\r\nEND:VEVENT\r\n"
    }
    try withFolder { folder in
      let paths = ["a", "b", "c"].map { folder.appendingPathComponent($0 + ".ics").path }
      for (path, offset) in zip(paths, ["+0100", "+0200", "+0100"]) {
        try write(calendar(zone(offset)), to: URL(fileURLWithPath: path))
      }
      let loaded = try FileCalendars.load(paths, zones: FixedZoneProvider([]))
      #expect(loaded.zones.map { $0.identifier } == ["Custom", "Custom (2)"])
      let reading = LocalDateTime(day: DayNumber(20_778), hour: 9, minute: 0)
      let names = try (1...3).map { try loaded.store.event(EventID($0))?.event.start }
      #expect(names == ["Custom", "Custom (2)", "Custom"].map { .zoned(reading, zone: $0) })
      #expect(try FileCalendars.load(paths, zones: FixedZoneProvider(loaded.zones)).zones == [])
    }
  }

  @Test("unknown zones are reported with their first line")
  func unknownZones() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.ics")
      try write(
        calendar(
          event("a", "20261121")
            + "BEGIN:VEVENT\r\nUID:b\r\nDTSTART;TZID=Mars:20261121T090000\r\nDTEND;TZID=UTC+1:20261121T090000\r\n"
            + "END:VEVENT\r\nBEGIN:VEVENT\r\nUID:c\r\nDTSTART;TZID=\"(UTC+01:00) Mars\":20261121T090000\r\n"
            + "END:VEVENT\r\n"), to: url)
      let file = try #require(try FileCalendars.load([url.path], zones: FixedZoneProvider([])).files.first)
      #expect(
        file.problems == [
          FileProblem(
            path: url.path, line: 11, isError: false,
            reason: "TZID: expected a known time zone, found \"Mars\"; its times are read in the zone of the view",
            movesTimes: true),
          FileProblem(
            path: url.path, line: 16, isError: false,
            reason: "TZID: expected a known time zone, found \"(UTC+01:00) Mars\"; its times are read with this offset "
              + "all year", movesTimes: true),
        ])
      #expect(try FileCalendars.load([url.path]).files.first?.problems == [])
    }
  }

  @Test("of several versions of an event, the latest is loaded")
  func versions() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.ics")
      let events = [1, 3, 2].map {
        "BEGIN:VEVENT\r\nUID:a\r\nSEQUENCE:\($0)\r\nDTSTART;VALUE=DATE:2026112\($0)\r\nEND:VEVENT\r\n"
      }
      try write(calendar(events.joined()), to: url)
      let loaded = try FileCalendars.load([url.path])
      #expect(loaded.files.map { $0.eventCount } == [1] && loaded.files.map { $0.skippedEvents } == [0])
      #expect(try loaded.store.event(EventID(1))?.event.start == .day(DayNumber(20_780)))
    }
  }

  @Test("VCALENDARs with names or colors of their own are calendars of their own, the others belong to the first")
  func severalCalendars() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("joined.ics")
      let parts = [
        "X-WR-CALNAME:Family\r\nCOLOR:purple\r\n" + event("a", "20261121"), event("b", "20261122"),
        "X-WR-CALNAME:Work\r\nCOLOR:teal\r\n" + event("a", "20261123"),
        "X-WR-CALNAME:Family\r\nCOLOR:purple\r\n" + event("c", "20261124"),
      ]
      try write(parts.map { calendar($0) }.joined(), to: url)
      let other = folder.appendingPathComponent("other.ics")
      try write(calendar(event("d", "20261121")), to: other)
      let loaded = try FileCalendars.load([url.path, other.path])
      #expect(try loaded.store.calendars().map { $0.name } == ["Family", "Work", "other"])
      #expect(try loaded.store.calendars().map { $0.color }.prefix(2) == [.named(.purple), .named(.teal)])
      #expect(loaded.files.map { $0.eventCount } == [4, 1])
      let calendars = try (1...5).map { try loaded.store.event(EventID($0))?.event.calendar.rawValue }
      #expect(calendars == [1, 1, 1, 2, 3])
    }
  }

  @Test("GT-22: files that are read again change what differs, at once, and keep the identifiers of the rest")
  func reloading() throws {
    try withFolder { folder in
      let (home, club) = (folder.appendingPathComponent("home.ics"), folder.appendingPathComponent("club.ics"))
      try write(calendar(event("a", "20261121") + event("b", "20261122")), to: home)
      try write(calendar(event("c", "20261123")), to: club)
      var loaded = try FileCalendars.load([home.path, club.path])
      var heard: [StoreChange] = []
      let token = loaded.store.observe { heard.append($0) }
      try loaded.reload([home.path, club.path])
      #expect(heard.isEmpty)
      try write(calendar(event("b", "20261125") + event("d", "20261126")), to: home)
      try loaded.reload([home.path, club.path])
      #expect(heard.count == 1 && heard.first?.events == [EventID(1), EventID(2), EventID(4)])
      #expect(try loaded.store.event(EventID(2))?.event.start == .day(try ISODate.parse("2026-11-25")))
      #expect(loaded.store.eventCount == 3 && loaded.files.map { $0.eventCount } == [2, 1])
      try loaded.reload([home.path])
      #expect(try loaded.store.calendars().map { $0.name } == ["home"])
      #expect(loaded.store.eventCount == 2 && heard.count == 2)
      #expect(throws: FileError.self) { try loaded.reload([folder.path + "/absent.ics"]) }
      #expect(loaded.store.eventCount == 2 && heard.count == 2)
      token.cancel()
    }
  }

  @Test("the resources that events name are the resources of the store, in the order of their first appearance")
  func resources() throws {
    try withFolder { folder in
      let (home, club) = (folder.appendingPathComponent("home.ics"), folder.appendingPathComponent("club.ics"))
      func lines(_ lines: String, in uid: String) -> String {
        event(uid, "20261121").replacingOccurrences(of: "END:VEVENT", with: lines + "\r\nEND:VEVENT")
      }
      let hall = "ATTENDEE;CUTYPE=ROOM;CN=Hall:mailto:hall@example.org"
      try write(calendar(lines("RESOURCES:Projector,Car", in: "a") + lines(hall, in: "b")), to: home)
      try write(calendar(lines("RESOURCES:Bus,Car", in: "c")), to: club)
      var loaded = try FileCalendars.load([home.path, club.path])
      func titles() throws -> [String] { ResourceList(try loaded.store.resources()).resources.map { $0.title } }
      #expect(try titles() == ["Projector", "Car", "Hall", "Bus"])
      var heard = 0
      let token = loaded.store.observe { _ in heard += 1 }
      try loaded.reload([home.path, club.path])
      #expect(heard == 0)
      try write(calendar(lines("RESOURCES:Car", in: "a") + lines(hall, in: "b")), to: home)
      try loaded.reload([home.path, club.path])
      #expect(try titles() == ["Car", "Hall", "Bus"] && heard == 1)
      token.cancel()
    }
  }

  @Test("every valid file of the test truth loads")
  func goldenValid() throws {
    guard let folder = Golden.url("ics/valid") else { return }
    let loaded = try FileCalendars.load([folder.path])
    #expect(loaded.files.count > 300)
    #expect(try loaded.store.calendars().count >= loaded.files.count)
  }

  @Test(
    "malformed and hostile files of the test truth are read or refused", arguments: ["ics/malformed", "ics/hostile"])
  func goldenBad(folder: String) throws {
    guard let folder = Golden.url(folder) else { return }
    let loaded = try FileCalendars.load([folder.path])
    #expect(!loaded.files.isEmpty)
    for file in loaded.files where file.skippedEvents > 0 { #expect(!file.report(includesWarnings: false).isEmpty) }
  }

  private func write(_ text: String, to url: URL) throws { try Data(text.utf8).write(to: url) }

  private func calendar(_ body: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\n\(body)END:VCALENDAR\r\n"
  }

  private func event(_ uid: String, _ date: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:\(date)\r\nEND:VEVENT\r\n"
  }
}
