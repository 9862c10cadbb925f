import CalendarSystems
import Events
import Testing
import TimeZones

@Suite struct EventTitleTests {
  private let day = DayNumber(20_778)

  @Test("an event is made of a title and days, including the last")
  func days() {
    let fair = Event(title: "Fair", day: day, lastDay: day + 2, color: .named(.red))
    #expect(
      fair.summary == "Fair" && fair.start == .day(day) && fair.end == .day(day + 3) && fair.color == .named(.red))
    #expect(Event(title: "", day: day).end == .day(day + 1))
    #expect(Event(title: "x", day: day, uid: "1", calendar: CalendarID(7)).calendar == CalendarID(7))
    #expect(Event(title: "x", day: day, lastDay: day - 1).invalidity == nil, "no length")
    #expect(Event(title: "x", day: day, lastDay: day - 2).invalidity != nil)
    #expect(Event(title: "x", day: DayNumber(.max)).end == .day(DayNumber(.max)))
  }

  @Test("times have the texts of iCalendar, with years from 0 to 9999")
  func texts() {
    let reading = LocalDateTime(day: day, hour: 9, minute: 5)
    #expect(EventTime.day(day).iCalendarText == "20261121")
    #expect(EventTime.floating(reading).iCalendarText == "20261121T090500")
    #expect(EventTime.zoned(reading, zone: "Europe/Paris").iCalendarText == "20261121T090500")
    #expect(EventTime.utc(Instant(seconds: 1_795_255_201)).iCalendarText == "20261121T100001Z")
    #expect(EventTime.day(DayNumber(.max)).iCalendarText == "99991231")
    #expect(EventTime.day(DayNumber(.min)).iCalendarText == "00000101")
  }

  @Test("an event is made of a title and times; without an end it has no length")
  func times() {
    let start = LocalDateTime(day: day, hour: 9, minute: 30)
    let end = LocalDateTime(day: day, hour: 10, minute: 0)
    let call = Event(title: "Call", start: start, end: end, uid: "1")
    #expect(
      call == Event(uid: "1", calendar: CalendarID(1), summary: "Call", start: .floating(start), end: .floating(end)))
    #expect(Event(title: "Call", start: start).end == .floating(start))
    let instant = Event(title: "Call", start: .utc(Instant(seconds: 5)))
    #expect(instant.end == .utc(Instant(seconds: 5)) && instant.invalidity == nil)
    #expect(Event(title: "Call", start: end, end: start).invalidity != nil)
  }
}
