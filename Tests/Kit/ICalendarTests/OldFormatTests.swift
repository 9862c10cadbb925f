import Events
import ICalendar
import Testing
import TimeZones

/// What old programs write, and what no field of an event holds.
@Suite("Old and odd files")
struct OldFormatTests {
  @Test(
    "rules of vCalendar 1.0 are read, and written as they were",
    arguments: [
      ("W1 WE #3", "FREQ=WEEKLY;COUNT=3;BYDAY=WE"), ("W2 TU #5", "FREQ=WEEKLY;INTERVAL=2;COUNT=5;BYDAY=TU"),
      ("W1 MO TH 20260401T080000", "FREQ=WEEKLY;UNTIL=20260401T080000;BYDAY=MO,TH"),
      ("D3 #50", "FREQ=DAILY;INTERVAL=3;COUNT=50"), ("D1", "FREQ=DAILY;COUNT=2"), ("D1 #0", "FREQ=DAILY"),
      ("MP3 2- FR", "FREQ=MONTHLY;INTERVAL=3;COUNT=2;BYDAY=-2FR"),
      ("MP1 1+ 1- FR MO #4", "FREQ=MONTHLY;COUNT=4;BYDAY=1FR,-1FR,1MO,-1MO"),
      ("MP1 1+ MO 2+ TU #0", "FREQ=MONTHLY;BYDAY=1MO,2TU"),
      ("MD1 1 1- LD #0", "FREQ=MONTHLY;BYMONTHDAY=1,-1,-1"), ("YM1 4 #0", "FREQ=YEARLY;BYMONTH=4"),
      ("YD1 1 100 #3", "FREQ=YEARLY;COUNT=3;BYYEARDAY=1,100"),
    ])
  func oldRules(text: String, meaning: String) throws {
    let old = try readEvent("DTSTART:20260101T080000", "RRULE:" + text)
    let new = try readEvent("DTSTART:20260101T080000", "RRULE:" + meaning)
    let event = try #require(old.event)
    #expect(event.recurrence == new.event?.recurrence)
    #expect(old.problems.map { $0.severity } == [.warning])
    let written = ICalendarWriter.write([event])
    #expect(written.contains("\r\nRRULE:\(text)\r\n"))
    #expect(try read(bytes: Array(written.utf8)).events == [event])
  }

  @Test(
    "a rule of vCalendar 1.0 with times of day is kept, but not understood", arguments: ["D1 0600 0900 #3", "X1", "D"])
  func oldTimes(text: String) throws {
    let (event, problems) = try readEvent("DTSTART:20260101T080000", "RRULE:" + text)
    #expect(try #require(event).recurrence == nil)
    #expect(problems.map { $0.severity } == [.error])
    #expect(ICalendarWriter.write([try #require(event)]).contains("\r\nRRULE:\(text)\r\n"))
  }

  @Test("times may be separated by semicolons, as in vCalendar 1.0")
  func semicolons() throws {
    let line = "EXDATE:20260408T080000;20260409T080000"
    let event = try #require(try readEvent("DTSTART:20260401T080000", "RRULE:FREQ=DAILY", line).event)
    #expect(event.recurrence?.exceptions == [.floating(local(2026, 4, 8, 8, 0)), .floating(local(2026, 4, 9, 8, 0))])
    #expect(ICalendarWriter.write([event]).contains("\r\n" + line + "\r\n"))
  }

  @Test(
    "lines that hold more than an event are written as they were",
    arguments: [
      ["DTSTART;TZID=Europe/Rome:20260907T093000", "DTEND;TZID=Europe/Rome:20260713T163000"],
      ["DTEND:20260713T163000Z", "DTSTART:20260907T093000Z"],
      ["DTSTART;TZID=America/New_York:20260701T170000Z", "DTEND;TZID=America/New_York:20260701T180000Z"],
      ["DTSTART;TZID=Europe/Rome;VALUE=DATE:20260907"], ["DTSTART;X-FLAG:20260907T093000"],
      ["DTSTART;VALUE=DATE;X-FLAG:20260907"], ["DTSTART:20260907T093000", "SUMMARY;X-FLAG:a"],
      ["DTSTART:20260907T093000", "RRULE:FREQ=DAILY", "EXDATE;TZID=Europe/Rome:20260908T073000Z,20260909T093000"],
      ["DTSTART:20260907T093000", "RDATE;TZID=Europe/Rome:20260908"],
    ])
  func keptLines(lines: [String]) throws {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
    let document = try read(bytes: Array(all.joined(separator: "\r\n").utf8))
    let written = ICalendarWriter.write(document)
    for line in lines { #expect(written.contains("\r\n" + line + "\r\n"), "\(line)") }
    #expect(try read(bytes: Array(written.utf8)).events == document.events)
    // A changed end replaces the line.
    var edited = document
    edited.events[0].end = .utc(Instant(seconds: 1_900_000_000))
    edited.events[0].start = .utc(Instant(seconds: 1_800_000_000))
    #expect(try read(bytes: Array(ICalendarWriter.write(edited).utf8)).events[0].end == edited.events[0].end)
  }

  @Test("an end after the start is no line of its own, whatever comes first")
  func usualEnd() throws {
    let event = try #require(try readEvent("DTEND:20260713T163000Z", "DTSTART:20260713T093000Z").event)
    #expect(event.otherLines == [])
  }

  @Test("TZID beside a UTC time or a date is reported; the instant counts")
  func zoneOfUTC() throws {
    let (event, problems) = try readEvent("DTSTART;TZID=America/New_York:20260701T170000Z")
    #expect(event?.start == utc(local(2026, 7, 1, 17, 0)))
    #expect(problems.map { $0.description } == ["DTSTART: read as UTC, as Z says, whatever TZID is"])
  }

  @Test("an override with a rule is the master if the file has no other, and stays an override if it has one")
  func loneOverride() throws {
    let lone = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "RECURRENCE-ID:20260701T120000Z",
      "DTSTART:20260701T120000Z", "RRULE:FREQ=DAILY;COUNT=4", "END:VEVENT",
    ]
    let document = try read(bytes: Array((lone + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8))
    #expect(document.events[0].recurrenceID == nil)
    #expect(document.problems.count == 1)
    let written = ICalendarWriter.write(document)
    #expect(written.contains("\r\nRECURRENCE-ID:20260701T120000Z\r\n"))
    #expect(try read(bytes: Array(written.utf8)).events == document.events)
    let master = ["BEGIN:VEVENT", "UID:a", "DTSTART:20260630T120000Z", "RRULE:FREQ=DAILY", "END:VEVENT"]
    let both = try read(bytes: Array((lone + master + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8))
    #expect(both.events[0].recurrenceID != nil)
    #expect(both.problems.map { $0.severity } == [.warning])
  }

  @Test("UTC times beside days are reported, and mean the day in the zone that the file names")
  func utcBesideDays() throws {
    func document(_ head: [String], _ until: String) throws -> ICalendarDocument {
      let lines =
        ["BEGIN:VCALENDAR", "VERSION:2.0"] + head + [
          "BEGIN:VEVENT", "UID:a", "RRULE:FREQ=DAILY;UNTIL=\(until)", "DTSTART;VALUE=DATE:20260601", "END:VEVENT",
          "END:VCALENDAR", "",
        ]
      var document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
      let fixed = [
        ZoneRules.fixed(offset: 14 * 3600, identifier: "Pacific/Kiritimati"),
        ZoneRules.fixed(offset: -5 * 3600, identifier: "America/Bogota"),
      ]
      CalendarFileZones([], behind: FixedZoneProvider(fixed)).add(zonesOf: &document)
      return document
    }
    func until(_ head: [String], _ text: String) throws -> EventTime? {
      try document(head, text).events[0].recurrence?.rules[0].until
    }
    let kiritimati = ["X-WR-TIMEZONE:Pacific/Kiritimati"]
    #expect(try until([], "20260629T100000Z") == utc(local(2026, 6, 29, 10, 0)))
    #expect(try until(kiritimati, "20260629T100000Z") == .day(date(2026, 6, 30)))
    #expect(try until(kiritimati, "20260630T050000Z") == utc(local(2026, 6, 30, 5, 0)))
    let bogota = [
      "BEGIN:VTIMEZONE", "TZID:America/Bogota", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:-0500",
      "TZOFFSETTO:-0500", "END:STANDARD", "END:VTIMEZONE",
    ]
    #expect(try until(bogota, "20260630T045959Z") == .day(date(2026, 6, 29)))
    #expect(
      try document(bogota, "20260630T045959Z").problems.map { $0.description }
        == ["RRULE: read as a date, as DTSTART is one"])
  }

  @Test("an override that became a whole day names an instant of its series, whatever zone the file names")
  func dayOfTimedSeries() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:Pacific/Kiritimati", "BEGIN:VEVENT", "UID:a",
      "DTSTART;VALUE=DATE:20260602", "RECURRENCE-ID:20260602T100000Z", "END:VEVENT", "BEGIN:VEVENT", "UID:a",
      "DTSTART:20260601T100000Z", "DTEND:20260601T110000Z", "RRULE:FREQ=DAILY", "END:VEVENT", "END:VCALENDAR",
    ]
    var document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
    #expect(!document.problems.contains { $0.description.contains("DTSTART is one") })
    let zone = ZoneRules.fixed(offset: 14 * 3600, identifier: "Pacific/Kiritimati")
    CalendarFileZones([], behind: FixedZoneProvider([zone])).add(zonesOf: &document)
    #expect(document.events[0].recurrenceID == utc(local(2026, 6, 2, 10, 0)))
  }

  @Test("Windows-1252, and UTF-16 with a byte order mark, are decoded, whole and in pieces")
  func encodings() throws {
    let text =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:Fête à l’école – Größe €\r\n"
    let rest = "DESCRIPTION:😀\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    var windows: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2019: windows.append(0x92)
      case 0x2013: windows.append(0x96)
      case 0x20AC: windows.append(0x80)
      default: windows.append(UInt8(scalar.value))
      }
    }
    windows += Array("END:VEVENT\r\nEND:VCALENDAR\r\n".utf8)
    let old = try read(bytes: windows)
    #expect(old.events.first?.summary == "Fête à l’école – Größe €")
    #expect(old.problems.map { $0.reason } == [.invalidUTF8])
    for isBig in [false, true] {
      let units = [0xFEFF] + Array((text + rest).utf16)
      let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let whole = try read(bytes: bytes)
      #expect(whole.events.first?.summary == "Fête à l’école – Größe €")
      #expect(whole.events.first?.notes == "😀")
      #expect(whole.problems.map { $0.reason } == [.invalidUTF8])
      for length in [1, 2, 3, 7, 64] {
        var reader = ICalendarReader(calendar: CalendarID(1))
        for start in stride(from: 0, to: bytes.count, by: length) {
          reader.add(Array(bytes[start..<min(start + length, bytes.count)]))
        }
        #expect(try reader.finish() == whole, "\(length)")
      }
    }
    // A broken character among others of UTF-8 is not taken for another encoding.
    let broken =
      Array("BEGIN:VEVENT\nUID:a\nDTSTART:20260216\nSUMMARY:é".utf8) + [0xE2, 0x80] + Array("\nEND:VEVENT\n".utf8)
    #expect(try read(bytes: broken).events.first?.summary == "é\u{FFFD}")
  }
}
