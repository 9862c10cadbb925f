import CalendarSystems
import Events
import ICalendar
import Testing
import TimeZones

struct ICalendarReaderTests {
  @Test("an ordinary file is read without problems")
  func ordinary() throws {
    let document = try read(bytes: fixture("ordinary.ics"))
    #expect(document.problems == [])
    #expect(document.name == "Team, Paris")
    #expect(document.color == .rgb(0x0E61B9))
    #expect(document.skippedEvents == 0)
    let events = document.events
    #expect(events.count == 4)
    let meeting = try #require(events.first)
    #expect(meeting.uid == "meeting@example.org")
    #expect(meeting.summary == "Weekly meeting; agenda, minutes\nand a long title that is folded: naïve façade 🙂")
    #expect(meeting.start == .zoned(local(2026, 2, 16, 9, 0), zone: "Europe/Paris"))
    #expect(meeting.end == .zoned(local(2026, 2, 16, 10, 30), zone: "Europe/Paris"))
    #expect(meeting.location == "Room 1")
    #expect(meeting.status == .confirmed)
    let rule = RecurrenceRule(
      frequency: .weekly, interval: 2, until: utc(local(2026, 12, 31, 23, 0)),
      byDay: [.init(.monday), .init(.thursday)], weekStart: .sunday)
    #expect(
      meeting.recurrence
        == Recurrence(
          rules: [rule], dates: [.zoned(local(2026, 2, 20, 9, 0), zone: "Europe/Paris")],
          exceptions: [
            .zoned(local(2026, 3, 2, 9, 0), zone: "Europe/Paris"),
            .zoned(local(2026, 3, 5, 9, 0), zone: "Europe/Paris"),
          ]))
    #expect(
      meeting.otherLines == [
        "DTSTAMP:20260101T000000Z", "CATEGORIES:WORK,TEAM", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M",
        "DESCRIPTION:Soon", "END:VALARM", "ORGANIZER;CN=\"Doe: Jane\":mailto:jane@example.org",
      ])
    #expect(events[1].recurrenceID == .zoned(local(2026, 3, 16, 9, 0), zone: "Europe/Paris"))
    #expect(events[1].status == .cancelled)
    #expect(events[2].start == .day(date(2026, 7, 14)) && events[2].end == .day(date(2026, 7, 16)))
    #expect(events[2].color == .named(.teal))
    #expect(events[3].end == utc(local(2026, 2, 17, 0, 30)))
  }

  @Test(
    "text that is not a calendar is refused with a reason",
    arguments: [
      ("", ICalendarError.empty), ("\u{FEFF}", .empty), ("\r\n \r\n\n", .empty),
      ("<!DOCTYPE html><html></html>", .markup), ("BEGIN:VCARD\r\nFN:X\r\nEND:VCARD\r\n", .contacts),
      ("\u{1}\u{2}\u{3}abc", .binary), ("Dear all,\r\nsee below", .notCalendar(firstLine: "Dear all,")),
      ("{\"events\":[]}", .notCalendar(firstLine: "{\"events\":[]}")),
    ])
  func refused(text: String, error: ICalendarError) {
    #expect(throws: error) { try read(bytes: Array(text.utf8)) }
    #expect(!error.description.isEmpty)
  }

  @Test("line ends of all kinds, a byte order mark, tab folds and folds inside of a character are understood")
  func lines() throws {
    let text =
      "BEGIN:VCALENDAR|VERSION:2.0|BEGIN:VEVENT|UID:a|DTSTART:20260216|SUMMARY:one|\ttwo|END:VEVENT|END:VCALENDAR|"
    let expected = try read(bytes: Array(text.replacing("|", with: "\r\n").utf8))
    #expect(expected.problems.isEmpty)
    #expect(expected.events.first?.summary == "onetwo")
    for (end, reason) in [("\n", ICalendarProblem.Reason.bareLineFeeds), ("\r", .bareCarriageReturns)] {
      let document = try read(bytes: Array(text.replacing("|", with: end).utf8))
      #expect(document.events == expected.events)
      #expect(document.problems.map { $0.reason } == [reason])
    }
    let marked = try read(bytes: [0xEF, 0xBB, 0xBF] + Array(text.replacing("|", with: "\r\n").utf8))
    #expect(marked == expected)
    let cut =
      "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:na".utf8 + [0xC3] + "\r\n ".utf8 + [0xAF]
      + "ve\r\nEND:VEVENT".utf8
    #expect(try read(bytes: Array(cut)).events.first?.summary == "naïve")
  }

  @Test("text that is not UTF-8 is read as Windows-1252 where that gives printable text")
  func encodings() throws {
    func summary(_ bytes: [UInt8]) throws -> (String?, [ICalendarProblem.Reason]) {
      let head = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:".utf8)
      let document = try read(bytes: head + bytes + Array("\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n".utf8))
      return (document.events.first?.summary, document.problems.map { $0.reason })
    }
    #expect(try summary([0x4D, 0xFC, 0x6C]) == ("Mül", [.invalidUTF8]))
    #expect(try summary([0xFF, 0x80, 0x61]) == ("ÿ€a", [.invalidUTF8]))
    #expect(try summary([0xFF, 0x81, 0x61]) == ("\u{FFFD}\u{FFFD}a", [.invalidUTF8]))
    #expect(try summary([0xED, 0xA0, 0x80]).1 == [.invalidUTF8])
  }

  @Test(
    "times are read in every form",
    arguments: [
      ("DTSTART:20260216", EventTime.day(date(2026, 2, 16))),
      ("DTSTART;VALUE=DATE:20240229", .day(date(2024, 2, 29))),
      ("dtstart:20260216t093000", .floating(local(2026, 2, 16, 9, 30))),
      ("DTSTART:20260216T093000Z", utc(local(2026, 2, 16, 9, 30))),
      ("DTSTART;TZID=Europe/Paris:20260216T093000", .zoned(local(2026, 2, 16, 9, 30), zone: "Europe/Paris")),
      ("DTSTART;TZID=\"Europe/Paris\":20260216T093000", .zoned(local(2026, 2, 16, 9, 30), zone: "Europe/Paris")),
      (
        "DTSTART;TZID=/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires:20260216T093000",
        .zoned(local(2026, 2, 16, 9, 30), zone: "America/Argentina/Buenos_Aires")
      ),
      ("DTSTART;X-P=\"a;TZID=b:c\";TZID=X^^Y:20260216T093000", .zoned(local(2026, 2, 16, 9, 30), zone: "X^Y")),
      ("DTSTART:20161231T235960Z", utc(local(2016, 12, 31, 23, 59, 59))),
      ("DTSTART:20260216T240000", .floating(local(2026, 2, 17, 0, 0))),
      ("DTSTART:20260216T0930", .floating(local(2026, 2, 16, 9, 30))),
      ("DTSTART;VALUE=DATE:20260216T000000", .day(date(2026, 2, 16))),
    ])
  func times(line: String, time: EventTime) throws {
    #expect(try readEvent(line).event?.start == time)
  }

  @Test(
    "an event whose start is not a time is left out with a reason",
    arguments: [
      "99991231T240000",
      "2026-13-01", "20261301", "20260230", "20260216T250000", "20260216T", "", "20260216T093000ZZ", "99999999999",
    ])
  func badStart(value: String) throws {
    let (event, problems) = try readEvent("DTSTART:" + value)
    #expect(event == nil)
    #expect(problems.count == 1)
    #expect(problems.first?.line == 5)
    #expect(problems.first?.description == "DTSTART: expected a date or a date-time, found \"\(value)\"")
  }

  @Test(
    "the end follows from DTEND, DURATION or the kind of start",
    arguments: [
      ("DTSTART:20260216", "X-A:b", EventTime.day(date(2026, 2, 17))),
      ("DTSTART:20260216T090000", "X-A:b", .floating(local(2026, 2, 16, 9, 0))),
      ("DTSTART:20260216", "DURATION:P1W", .day(date(2026, 2, 23))),
      ("DTSTART:20260216", "DURATION:PT36H", .day(date(2026, 2, 18))),
      ("DTSTART:20260216T090000Z", "DURATION:P1DT2H3M4S", utc(local(2026, 2, 17, 11, 3, 4))),
      ("DTSTART:20260216T090000Z", "DURATION:-PT1H", utc(local(2026, 2, 16, 9, 0))),
      ("DTSTART:20260216", "DTEND:20260217T080000", .day(date(2026, 2, 18))),
      ("DTSTART:20260216T090000Z", "DTEND;VALUE=DATE:20260217", utc(local(2026, 2, 17, 0, 0))),
      ("DTSTART:20260216T090000Z", "DTEND:20260216T080000Z", utc(local(2026, 2, 16, 9, 0))),
      ("DTSTART:20260216T090000Z", "DTEND:nonsense", utc(local(2026, 2, 16, 9, 0))),
    ])
  func ends(start: String, other: String, end: EventTime) throws {
    let event = try #require(try readEvent(start, other).event)
    #expect(event.end == end)
    #expect(event.invalidity == nil)
  }

  @Test(
    "a bad rule is left out and the event kept",
    arguments: [
      "INTERVAL=2", "FREQ=SMONTHLY", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=-1",
      "FREQ=WEEKLY;BYDAY=0MO", "FREQ=WEEKLY;BYDAY=XX", "FREQ=DAILY;UNTIL=soon", "FREQ=WEEKLY;WKST=1", "FREQ",
    ])
  func badRule(text: String) throws {
    let (event, problems) = try readEvent("DTSTART:20260216", "RRULE:" + text)
    #expect(event != nil && event?.recurrence == nil)
    #expect(problems.map { $0.severity } == [.error])
  }

  @Test("unknown parts of rules are kept, with a warning")
  func otherParts() throws {
    let (event, problems) = try readEvent(
      "DTSTART:20260216", "RRULE:RSCALE=RUSSIAN;FREQ=MONTHLY;BYSETPOS=-1,+2;BYDAY=MO,+2TU,-1SU;BYMONTH=5L;interval=3")
    let rule = try #require(event?.recurrence?.rules.first)
    var expected = RecurrenceRule(
      frequency: .monthly, interval: 3,
      byDay: [.init(.monday), .init(.tuesday, ordinal: 2), .init(.sunday, ordinal: -1)],
      otherParts: ["RSCALE=RUSSIAN"])
    expected[.leapMonth] = [5]
    expected[.setPosition] = [-1, 2]
    #expect(rule == expected)
    #expect(problems.map { $0.severity } == [.warning])
    let huge = try readEvent("DTSTART:20260216", "RRULE:FREQ=DAILY;INTERVAL=99999999999999999999").event
    #expect(huge?.recurrence?.rules.first?.interval == Int(Int32.max))
  }

  @Test("components that are not ended, ended twice or crossed do not lose the events")
  func structure() throws {
    let open = try read("BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "DTSTART:20260216")
    #expect(open.events.count == 1)
    #expect(
      open.problems.map { $0.reason } == [.missingEnd(component: "VCALENDAR"), .missingEnd(component: "VEVENT")])
    let crossed = try read(
      "END:VEVENT", "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "DTSTART:20260216", "BEGIN:VALARM",
      "END:VEVENT", "END:VALARM", "BEGIN:VEVENT", "UID:b", "DTSTART:20260216", "BEGIN:VEVENT", "UID:c",
      "DTSTART:20260216", "END:VEVENT", "END:VEVENT", "END:VCALENDAR")
    #expect(crossed.events.map { $0.uid } == ["a", "b", "c"])
    #expect(crossed.events[0].otherLines == ["BEGIN:VALARM", "END:VALARM"])
    #expect(crossed.problems.map { $0.line } == [1, 7, 9, 10, 17])
    let bare = try read("BEGIN:VEVENT", "UID:a", "DTSTART:20260216", "END:VEVENT")
    #expect(bare.events.count == 1)
    #expect(bare.problems.map { $0.reason } == [.eventOutsideCalendar])
  }

  @Test("several calendars in one file count as one, and other components do no harm")
  func severalCalendars() throws {
    let document = try read(
      "BEGIN:VCALENDAR", "X-WR-CALNAME:First", "CALSCALE:CHINESE", "BEGIN:VTODO", "SUMMARY:x", "END:VTODO",
      "BEGIN:VEVENT", "UID:a", "DTSTART:20260216", "END:VEVENT", "END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:2.0",
      "X-WR-CALNAME:Second", "BEGIN:VTIMEZONE", "TZID:Custom", "X-LIC-LOCATION:Europe/Berlin", "BEGIN:STANDARD",
      "DTSTART:19700101T000000", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:b",
      "DTSTART;TZID=Custom:20260216T090000", "END:VEVENT", "END:VCALENDAR")
    #expect(document.events.map { $0.uid } == ["a", "b"])
    #expect(document.name == "First")
    #expect(document.events[1].start == .zoned(local(2026, 2, 16, 9, 0), zone: "Europe/Berlin"))
    #expect(document.problems.map { $0.reason } == [.calendarScale("CHINESE")])
  }

  @Test("malformed lines, repeated properties and a missing UID are warnings")
  func remarks() throws {
    let (event, problems) = try readEvent(
      "DTSTART:20260216", "SUMMARY", "DTSTART:20260217", "STATUS:MAYBE", "ATTENDEE;CN=\"open:mailto:a@b", "COLOR:none")
    #expect(event?.start == .day(date(2026, 2, 16)))
    #expect(problems.map { $0.line } == [6, 7, 8, 9, 10])
    #expect(problems.allSatisfy { !$0.description.isEmpty })
    let anonymous = ["BEGIN:VEVENT", "DTSTART:20260216", "SUMMARY:x", "END:VEVENT"]
    let first = try read(bytes: Array(anonymous.joined(separator: "\r\n").utf8)).events[0].uid
    let again = try read(bytes: Array(anonymous.joined(separator: "\r\n").utf8)).events[0].uid
    #expect(first == again && first.hasPrefix("no-uid-"))
  }

  @Test(
    "colors are read from names and hexadecimal",
    arguments: [
      ("COLOR:red", EventColor.named(.red)), ("COLOR:Goldenrod", .named(.amber)), ("COLOR:tomato", .rgb(0xFF6347)),
      ("COLOR:yellowgreen", .rgb(0x9ACD32)), ("COLOR:aliceblue", .rgb(0xF0F8FF)),
      ("X-APPLE-CALENDAR-COLOR:#1badF8FF", .rgb(0x1BADF8)),
    ])
  func colors(line: String, color: EventColor) throws {
    #expect(try readEvent("DTSTART:20260216", line).event?.color == color)
  }
}
