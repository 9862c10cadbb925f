import CalendarSystems
import Events
import Foundation
import ICalendar
import SystemServices
import TestSupport
import Testing
import TimeZones

/// VTIMEZONE in both directions, and the names of zones.
struct TimeZoneTests {
  private func zone(_ lines: String...) throws -> ZoneRules? {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE"] + lines + ["END:VTIMEZONE", "END:VCALENDAR", ""]
    return try read(bytes: Array(all.joined(separator: "\r\n").utf8)).zones().first
  }

  private func instant(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) -> Instant {
    Instant(seconds: local(year, month, day, hour, 0).secondsAsUTC)
  }

  @Test("a pair of endless yearly rules becomes transitions and a final rule")
  func yearlyPair() throws {
    let rules = try #require(
      try zone(
        "TZID:Mine", "BEGIN:DAYLIGHT", "DTSTART:19810329T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
        "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:CEST", "END:DAYLIGHT", "BEGIN:STANDARD",
        "DTSTART:19961027T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "TZNAME:CET", "END:STANDARD"))
    #expect(rules.identifier == "Mine")
    #expect(rules.finalRule?.posixText == "CET-1CEST-2,M3.5.0,M10.5.0/3")
    #expect(rules.initialType == LocalTimeType(offset: 3600, abbreviation: "CET"))
    #expect(rules.offset(at: instant(1980, 7, 1, 0)) == 3600 && rules.offset(at: instant(2300, 7, 1, 0)) == 7200)
    #expect(rules.offset(at: instant(2026, 3, 29, 0)) == 3600 && rules.offset(at: instant(2026, 3, 29, 1)) == 7200)
    #expect(rules.offset(at: instant(2026, 10, 25, 0)) == 7200 && rules.offset(at: instant(2026, 10, 25, 1)) == 3600)
  }

  @Test("UNTIL, RDATE and rules that begin late give single transitions")
  func single() throws {
    let rules = try #require(
      try zone(
        "TZID:X", "BEGIN:STANDARD", "DTSTART:20000101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0530", "TZNAME:IST",
        "RDATE:20100101T000000,20120101T000000", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:20080601T000000",
        "RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=1;UNTIL=20090531T183000Z", "TZOFFSETFROM:+0530", "TZOFFSETTO:+063015",
        "END:DAYLIGHT"))
    #expect(rules.finalRule == nil)
    #expect(
      rules.transitions.map { $0.instant } == [
        instant(2000, 1, 1, 0), instant(2008, 5, 31, 18) + 1800, instant(2009, 5, 31, 18) + 1800,
        instant(2010, 1, 1, 0),
        instant(2012, 1, 1, 0),
      ])
    #expect(rules.transitions.map { $0.type.offset } == [19_800, 23_415, 23_415, 19_800, 19_800])
  }

  @Test("weekdays on or after a day become rules that POSIX can write")
  func shiftedWeekdays() throws {
    func final(_ day: String) throws -> String? {
      try zone(
        "TZID:X", "BEGIN:STANDARD", "DTSTART:20001001T000000", "TZOFFSETFROM:+0300", "TZOFFSETTO:+0200", "TZNAME:IST",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "BEGIN:DAYLIGHT", "DTSTART:20000401T020000",
        "RRULE:FREQ=YEARLY;BYMONTH=3;\(day)", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0300", "TZNAME:IDT", "END:DAYLIGHT")?
        .finalRule?.posixText
    }
    #expect(try final("BYDAY=FR;BYMONTHDAY=23,24,25,26,27,28,29") == "IST-2IDT-3,M3.4.4/26,M10.5.0/0")
    #expect(try final("BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14") == "IST-2IDT-3,M3.2.0,M10.5.0/0")
    #expect(try final("BYDAY=SA;BYMONTHDAY=-8,-7,-6,-5,-4,-3,-2") == "IST-2IDT-3,M3.5.0/-22,M10.5.0/0")
    #expect(try final("BYMONTHDAY=21") == "IST-2IDT-3,J80,M10.5.0/0")
    #expect(try final("BYDAY=2SU") == "IST-2IDT-3,M3.2.0,M10.5.0/0")
    #expect(try final("BYDAY=-2SU") == nil)
  }

  @Test("incomplete and excessive components are refused safely")
  func hostile() throws {
    #expect(try zone("BEGIN:STANDARD", "END:STANDARD") == nil)
    #expect(try zone("TZID:X") == nil)
    #expect(
      try zone(
        "TZID:X", "BEGIN:STANDARD", "DTSTART:20000101T000000", "TZOFFSETFROM:+9900", "TZOFFSETTO:+0100", "END:STANDARD")
        == nil)
    let often = try zone(
      "TZID:X", "BEGIN:STANDARD", "DTSTART:00010101T000000", "TZOFFSETFROM:+0000", "TZOFFSETTO:+0100",
      "RRULE:FREQ=SECONDLY", "END:STANDARD")
    #expect((often?.transitions.count ?? 0) <= 10_001)
  }

  @Test("the zones of valid files agree with the system's where the names are known")
  func golden() throws {
    guard let folder = Golden.url("ics/valid") else { return }
    let system = SystemZones()
    let deviations = try KnownDeviations(from: "ics/valid: zones")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      guard let document = try? read(bytes: bytes) else { continue }
      for rules in document.zones() {
        guard let known = system.rules(for: rules.identifier), !rules.transitions.isEmpty else { continue }
        let years = rules.transitions.map {
          GregorianCalendar.shared.fields(of: LocalDateTime(secondsAsUTC: $0.instant.seconds).day).year
        }
        let end = rules.finalRule == nil ? (years.max() ?? 0) + 1 : 2037
        var isSame = true
        var first = ""
        // Many files tell of the present only, in rules that begin in 1970.
        for year in max(years.min() ?? 0, 2008)..<max(end, 2009) {
          for day in 0..<366 {
            let time = instant(year, 1, 1, 12) + Int64(day) * 86_400
            if time < rules.transitions[0].instant { continue }
            if rules.offset(at: time) != known.offset(at: time), isSame {
              isSame = false
              first = "\(year)+\(day)"
            }
          }
        }
        let key = "\(file) \(rules.identifier)"
        #expect(deviations.expects(key, agrees: isSame), "\(key) \(first)")
      }
    }
    #expect(deviations.unmet == [])
  }

  @Test("rules that are written as VTIMEZONE are read as the same rules")
  func written() throws {
    let system = SystemZones()
    let names = [
      "Europe/Paris", "America/New_York", "America/St_Johns", "Asia/Kolkata", "Australia/Sydney", "Asia/Jerusalem",
      "America/Nuuk", "Europe/Dublin", "America/Santiago", "Africa/Casablanca", "Pacific/Apia", "Asia/Gaza", "UTC",
      "America/Asuncion", "Pacific/Easter", "Australia/Lord_Howe", "Africa/Cairo", "Europe/Moscow",
    ]
    for name in names {
      guard let rules = system.rules(for: name) else { continue }
      for year in [1985, 2006, 2026] {
        var event = Event(
          uid: "a", calendar: CalendarID(1), summary: "", start: .zoned(local(year, 6, 1, 9, 0), zone: name),
          end: .zoned(local(year, 6, 1, 10, 0), zone: name))
        event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
        let text = ICalendarWriter.write([event], zones: system)
        let document = try read(bytes: Array(text.utf8))
        #expect(document.events == [event] && document.problems == [])
        let found = try #require(document.zones().first, "\(name)")
        #expect(found.identifier == name)
        let start = instant(year, 6, 1, 0)
        for hour in stride(from: Int64(0), to: 28 * 366 * 24, by: 29) {
          let time = start + hour * 3600
          guard found.offset(at: time) != rules.offset(at: time) else { continue }
          Issue.record("\(name) from \(year): \(time.seconds)")
          break
        }
        // Written again with what is there already, nothing is added.
        #expect(ICalendarWriter.write(document, zones: system) == text)
      }
    }
    let plain = Event(
      uid: "a", calendar: CalendarID(1), summary: "", start: .zoned(local(2026, 6, 1, 9, 0), zone: "Europe/Paris"),
      end: .zoned(local(2026, 6, 1, 10, 0), zone: "Europe/Paris"))
    #expect(
      ICalendarWriter.write([plain], zones: system).contains(
        "BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"))
  }

  @Test(
    "zones of Windows and prefixed names become IANA names",
    arguments: [
      ("W. Europe Standard Time", "Europe/Berlin"), ("romance standard time", "Europe/Paris"),
      ("Pacific Standard Time (Mexico)", "America/Tijuana"), ("Eastern Standard Time", "America/New_York"),
      ("UTC-11", "Etc/GMT+11"), ("Yukon Standard Time", "America/Whitehorse"),
      ("AUS Central Standard Time", "Australia/Darwin"),
      ("Standard Time", "Standard Time"), ("Eastern", "Eastern"), ("", ""),
      ("/freeassociation.sourceforge.net/Europe/Paris", "Europe/Paris"),
      ("/mozilla.org/20050126_1/America/New_York", "America/New_York"), ("/Europe/Stockholm", "Europe/Stockholm"),
    ])
  func names(written: String, name: String) throws {
    let event = try readEvent("DTSTART;TZID=\(written):20260216T090000").event
    #expect(event?.start == .zoned(local(2026, 2, 16, 9, 0), zone: name))
  }

  @Test("a file that names zones its own way keeps them, and its events refer to them")
  func aliases() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:p", "BEGIN:VTIMEZONE", "TZID:Romance Standard Time", "BEGIN:STANDARD",
      "DTSTART:16010101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
      "BEGIN:VEVENT", "UID:a", "DTSTART;TZID=Romance Standard Time:20260216T090000", "END:VEVENT", "END:VCALENDAR", "",
    ]
    let document = try read(bytes: Array(lines.joined(separator: "\r\n").utf8))
    #expect(document.events[0].start == .zoned(local(2026, 2, 16, 9, 0), zone: "Europe/Paris"))
    #expect(ICalendarWriter.write(document, zones: SystemZones()) == lines.joined(separator: "\r\n"))
  }

  @Test("the system's zones come first, then the file's, then names that say an offset")
  func provider() throws {
    let own = ZoneRules(identifier: "Custom", initialOffset: 1234)
    let other = ZoneRules(identifier: "Europe/Paris", initialOffset: 1234)
    let zones = CalendarFileZones([own, other], behind: SystemZones())
    let now = instant(2026, 1, 1, 0)
    #expect(zones.rules(for: "Custom")?.offset(at: now) == 1234)
    #expect(zones.rules(for: "Europe/Paris")?.offset(at: now) == 3600)
    let offsets: [(String, Int?)] = [
      ("GMT+0200", 7200), ("UTC-05:30", -19_800), ("(UTC+01:00) Amsterdam, Berlin", 3600), ("GMT-3", -10_800),
      ("(GMT-05.00) Eastern", -18_000), ("+0545", 20_700), ("GMT+", nil), ("GMT+99", nil), ("UTC+2x", nil),
      ("(UTC+1", nil), ("nowhere", nil),
    ]
    for (name, offset) in offsets { #expect(zones.rules(for: name)?.offset(at: now) == offset, "\(name)") }
  }

  @Test("X-WR-TIMEZONE is a warning only beside floating times")
  func calendarZone() throws {
    func problems(_ start: String) throws -> [ICalendarProblem.Reason] {
      try read(
        "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:Europe/Paris", "BEGIN:VEVENT", "UID:a", start, "END:VEVENT",
        "END:VCALENDAR"
      ).problems.map { $0.reason }
    }
    #expect(try problems("DTSTART:20260216T090000") == [.calendarZone])
    #expect(try problems("DTSTART:20260216T090000Z") == [])
  }
}
