import CalendarSystems
import Events
import ICalendar
import Testing
import TimeZones

/// RFC 5545, 3.3.6: days and weeks of a DURATION are days of the calendar, hours and less are time that passes.
struct DurationTests {
  private static let zones = [
    "Europe/Paris": TestZones.paris, "Australia/Lord_Howe": TestZones.lordHowe, "Pacific/Apia": TestZones.samoa,
  ]

  private func event(_ lines: [String]) throws -> Event {
    let all = ["BEGIN:VEVENT", "UID:a"] + lines + ["END:VEVENT"]
    let document = try ICalendarReader.read(Array(all.joined(separator: "\r\n").utf8), calendar: CalendarID(1))
    let event = try #require(document.events.first)
    let written = ICalendarWriter.write([event])
    #expect(try ICalendarReader.read(Array(written.utf8), calendar: CalendarID(1)).events == [event])
    for line in lines where line.hasPrefix("DURATION") { #expect(written.contains(line + "\r\n")) }
    return event
  }

  @Test(
    "hours of a duration are elapsed time over a change of clocks, days are not",
    arguments: [
      ("Europe/Paris", "20260329T003000", "DURATION:PT3H", "2026-03-29 00:30-04:30"),
      ("Europe/Paris", "20260329T003000", "DTEND;TZID=Europe/Paris:20260329T033000", "2026-03-29 00:30-03:30"),
      ("Europe/Paris", "20260328T120000", "DURATION:P1D", "2026-03-28 12:00-2026-03-29 12:00"),
      ("Europe/Paris", "20260328T120000", "DURATION:PT24H", "2026-03-28 12:00-2026-03-29 13:00"),
      ("Europe/Paris", "20260328T003000", "DURATION:P1DT3H", "2026-03-28 00:30-2026-03-29 04:30"),
      ("Europe/Paris", "20260322T120000", "DURATION:P1W", "2026-03-22 12:00-2026-03-29 12:00"),
      ("Europe/Paris", "20260322T120000", "DURATION:PT168H", "2026-03-22 12:00-2026-03-29 13:00"),
      ("Europe/Paris", "20260329T023000", "DURATION:PT30M", "2026-03-29 03:30-04:00"),
      ("Europe/Paris", "20260328T230000", "DURATION:PT2H", "2026-03-28 23:00-2026-03-29 01:00"),
      ("Europe/Paris", "20261025T003000", "DURATION:PT3H", "2026-10-25 00:30-02:30"),
      ("Europe/Paris", "20261025T003000", "DURATION:PT5H30M15S", "2026-10-25 00:30-05:00"),
      ("Europe/Paris", "20261024T120000", "DURATION:P1D", "2026-10-24 12:00-2026-10-25 12:00"),
      ("Europe/Paris", "20261024T120000", "DURATION:PT24H", "2026-10-24 12:00-2026-10-25 11:00"),
      ("Australia/Lord_Howe", "20261004T010000", "DURATION:PT3H", "2026-10-04 01:00-04:30"),
      ("Australia/Lord_Howe", "20260405T010000", "DURATION:PT3H", "2026-04-05 01:00-03:30"),
      ("Australia/Lord_Howe", "20260404T010000", "DURATION:P1DT3H", "2026-04-04 01:00-2026-04-05 03:30"),
      ("Pacific/Apia", "20111229T230000", "DURATION:PT2H", "2011-12-29 23:00-2011-12-31 01:00"),
      ("Pacific/Apia", "20111229T230000", "DURATION:PT26H", "2011-12-29 23:00-2012-01-01 01:00"),
    ])
  func single(zone: String, start: String, end: String, expected: String) throws {
    let event = try event(["DTSTART;TZID=\(zone):\(start)", end])
    let display = try #require(Self.zones[zone])
    #expect(texts(of: event, "2011-01-01", "2027-01-01", in: display) == [expected])
    // It is found from its last day too.
    let last = String(expected.suffix(expected.count > 22 ? 16 : 22).prefix(10))
    #expect(texts(of: event, last, "2027-01-01", in: display) == [expected])
    #expect(EventExtent.days(of: event).contains(day(last)))
    // As a series of one, the same.
    var series = event
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 1)])
    #expect(texts(of: series, last, "2027-01-01", in: display) == [expected])
    #expect(EventExtent.days(of: series).contains(day(last)))
  }

  @Test("each instance of a series lasts as its duration says on its own night")
  func series() throws {
    let event = try event([
      "DTSTART;TZID=Europe/Paris:20260326T230000", "DURATION:PT6H", "RRULE:FREQ=DAILY;COUNT=5",
    ])
    #expect(
      texts(of: event, "2026-03-01", "2026-05-01", in: TestZones.paris) == [
        "2026-03-26 23:00-2026-03-27 05:00", "2026-03-27 23:00-2026-03-28 05:00", "2026-03-28 23:00-2026-03-29 06:00",
        "2026-03-29 23:00-2026-03-30 05:00", "2026-03-30 23:00-2026-03-31 05:00",
      ])
    let found = occurrences(of: event, touching: days("2026-03-01", "2026-05-01"), in: TestZones.paris).occurrences
    #expect(found.allSatisfy { $0.end - $0.start == 6 * 3600 })
    var onClock = event
    onClock.nominalDays = nil
    #expect(
      texts(of: onClock, "2026-03-28", "2026-03-29", in: TestZones.paris).last == "2026-03-28 23:00-2026-03-29 05:00")
  }

  @Test("floating times follow the clocks of the display zone")
  func floatingTimes() throws {
    let event = try event(["DTSTART:20261025T003000", "DURATION:PT3H"])
    #expect(texts(of: event, "2026-10-01", "2026-11-01") == ["2026-10-25 00:30-03:30"])
    #expect(texts(of: event, "2026-10-01", "2026-11-01", in: TestZones.paris) == ["2026-10-25 00:30-02:30"])
  }

  @Test("periods with a duration, and overrides, follow the same rule")
  func periodsAndOverrides() throws {
    let event = try event([
      "DTSTART;TZID=Europe/Paris:20260101T003000", "DURATION:PT1H",
      "RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260329T003000/PT3H,20261025T003000/20261025T033000",
    ])
    #expect(
      texts(of: event, "2026-02-01", "2027-01-01", in: TestZones.paris) == [
        "2026-03-29 00:30-04:30", "2026-10-25 00:30-03:30",
      ])
    var override = EventOutline(id: EventID(2), event: event)
    override.recurrenceID = event.start
    override.isRecurring = false
    override.start = zoned("2026-03-29 00:30", "Europe/Paris")
    override.end = zoned("2026-03-29 03:30", "Europe/Paris")
    var expander = OccurrenceExpander(
      touching: days("2026-03-01", "2026-04-01"), displayZone: TestZones.paris, zones: TestZones())
    var found: [Occurrence] = []
    expander.append(override, to: &found)
    #expect(found.map { $0.text } == ["2026-03-29 00:30-04:30"])
  }

  @Test("an event that is made longer or moved keeps its kind of length, and is written as it is read")
  func edits() throws {
    var event = try event(["DTSTART;TZID=Europe/Paris:20260101T003000", "DURATION:P1DT3H"])
    #expect(event.nominalDays == 1 && event.otherLines == [])
    event.end = zoned("2026-01-03 04:45", "Europe/Paris")
    #expect(ICalendarWriter.write([event]).contains("\r\nDURATION:P1DT28H15M\r\n"))
    event.end = zoned("2026-01-01 01:00", "Europe/Paris")
    #expect(event.nominalDays == 0 && ICalendarWriter.write([event]).contains("\r\nDURATION:PT30M\r\n"))
    event.end = zoned("2026-01-02 00:30", "Europe/Paris")
    #expect(event.nominalDays == nil && ICalendarWriter.write([event]).contains("\r\nDTEND;TZID=Europe/Paris:"))
    event.end = utc("2026-01-02 00:30")
    #expect(event.nominalDays == nil)
    event.start = .day(day("2026-01-01"))
    #expect(event.nominalDays == nil)
  }
}
