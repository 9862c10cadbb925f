import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

struct OccurrenceTests {
  @Test("an event over midnight touches both days")
  func crossesMidnight() {
    let event = Event.test(floating("2026-02-16 22:00"), floating("2026-02-17 06:00"))
    #expect(texts(of: event, "2026-02-17", "2026-02-18") == ["2026-02-16 22:00-2026-02-17 06:00"])
    #expect(texts(of: event, "2026-02-16", "2026-02-17").count == 1)
    #expect(texts(of: event, "2026-02-18", "2026-02-19").isEmpty)
  }

  @Test("an event over New Year is one occurrence")
  func crossesYear() {
    let event = Event.test(.day(day("2025-12-29")), .day(day("2026-01-03")))
    #expect(texts(of: event, "2026-01-01", "2026-01-02") == ["2025-12-29 00:00-2026-01-02 24:00"])
  }

  @Test("an event that ends at midnight does not touch the day that begins then")
  func endsAtMidnight() {
    let event = Event.test(floating("2026-02-16 22:00"), floating("2026-02-17 00:00"))
    #expect(texts(of: event, "2026-02-17", "2026-02-18").isEmpty)
    #expect(texts(of: event, "2026-02-16", "2026-02-17") == ["2026-02-16 22:00-24:00"])
  }

  @Test("an event without length touches its own day, at midnight too")
  func zeroLength() {
    let event = Event.test(floating("2026-02-16 00:00"), floating("2026-02-16 00:00"))
    #expect(texts(of: event, "2026-02-16", "2026-02-17") == ["2026-02-16 00:00-00:00"])
    #expect(texts(of: event, "2026-02-15", "2026-02-16").isEmpty)
  }

  @Test("a whole day without length is shown as one day")
  func zeroDays() {
    let event = Event.test(.day(day("2026-02-16")), .day(day("2026-02-16")))
    #expect(texts(of: event, "2026-02-01", "2026-03-01") == ["2026-02-16 00:00-24:00"])
  }

  @Test("a time among the extra dates of a series of days means its day")
  func timeAmongDays() {
    let event = Event.test(
      .day(day("2026-02-16")), .day(day("2026-02-18")),
      Recurrence(dates: [floating("2026-03-16 23:17")], exceptions: []))
    let whole = texts(of: event, "2026-02-01", "2026-04-01")
    #expect(whole == ["2026-02-16 00:00-2026-02-17 24:00", "2026-03-16 00:00-2026-03-17 24:00"])
    #expect(texts(of: event, "2026-03-17", "2026-04-01") == [whole[1]])
  }

  @Test("an end before the start is shown as no length")
  func endBeforeStart() {
    let timed = Event.test(floating("2026-02-16 10:00"), floating("2026-02-15 09:00"))
    #expect(texts(of: timed, "2026-02-01", "2026-03-01") == ["2026-02-16 10:00-10:00"])
    let whole = Event.test(.day(day("2026-02-16")), .day(day("2026-02-10")))
    #expect(texts(of: whole, "2026-02-01", "2026-03-01") == ["2026-02-16 00:00-24:00"])
  }

  @Test("times of other zones are shown on the display zone's days")
  func zones() {
    let event = Event.test(zoned("2026-02-16 20:00", "America/New_York"), zoned("2026-02-16 21:00", "America/New_York"))
    #expect(
      texts(of: event, "2026-02-17", "2026-02-18", in: TestZones.paris) == ["2026-02-17 02:00-03:00"])
    #expect(texts(of: event, "2026-02-16", "2026-02-17", in: TestZones.paris).isEmpty)
  }

  @Test("a time at +14 hours is found two days earlier at -11 hours")
  func dateLine() {
    let event = Event.test(
      zoned("2026-02-16 00:30", "Pacific/Kiritimati"), zoned("2026-02-16 00:40", "Pacific/Kiritimati"))
    #expect(texts(of: event, "2026-02-14", "2026-02-15", in: TestZones.pago) == ["2026-02-14 23:30-23:40"])
    #expect(EventExtent.days(of: event).contains(day("2026-02-14")))
  }

  @Test("an unknown zone is read as the display zone")
  func unknownZone() {
    let event = Event.test(zoned("2026-02-16 20:00", "Mars/Olympus"), zoned("2026-02-16 21:00", "Mars/Olympus"))
    #expect(
      texts(of: event, "2026-02-16", "2026-02-17", in: TestZones.paris) == ["2026-02-16 20:00-21:00"])
  }

  @Test("a start in a gap moves forward")
  func gap() {
    let event = Event.test(zoned("2026-03-29 02:30", "Europe/Paris"), zoned("2026-03-29 04:00", "Europe/Paris"))
    #expect(
      texts(of: event, "2026-03-29", "2026-03-30", in: TestZones.paris) == ["2026-03-29 03:30-04:00"])
  }

  @Test("an end on the clock is never before the start where clocks are put back")
  func overlap() throws {
    let event = Event.test(utc("2026-10-25 00:45"), utc("2026-10-25 01:15"))
    let found = occurrences(of: event, touching: days("2026-10-25", "2026-10-26"), in: TestZones.paris).occurrences
    let occurrence = try #require(found.first)
    #expect(occurrence.text == "2026-10-25 02:45-02:45")
    #expect(occurrence.end - occurrence.start == 1800)
  }

  @Test("a whole day lasts 23 hours where clocks are put forward")
  func shortDay() throws {
    let event = Event.test(.day(day("2026-03-29")), .day(day("2026-03-30")))
    let found = occurrences(of: event, touching: days("2026-03-29", "2026-03-30"), in: TestZones.paris).occurrences
    let occurrence = try #require(found.first)
    #expect(occurrence.end - occurrence.start == 23 * 3600)
    #expect(occurrence.isAllDay)
  }

  @Test("an event over the day that Samoa left out is shown on both sides")
  func samoa() throws {
    let event = Event.test(zoned("2011-12-29 20:00", "Pacific/Apia"), zoned("2011-12-31 04:00", "Pacific/Apia"))
    let found = occurrences(of: event, touching: days("2011-12-31", "2012-01-01"), in: TestZones.samoa).occurrences
    let occurrence = try #require(found.first)
    #expect(occurrence.text == "2011-12-29 20:00-2011-12-31 04:00")
    #expect(occurrence.end - occurrence.start == 8 * 3600)
  }

  @Test("the order is: day, longer first, all-day first, start, identity")
  func order() {
    func make(_ first: Int, _ last: Int, _ second: Int, _ isAllDay: Bool, _ id: Int64) -> Occurrence {
      Occurrence(
        id: OccurrenceID(event: EventID(id), start: 0), firstDay: DayNumber(first), lastDay: DayNumber(last),
        startSecond: second, endSecond: 86_400, start: Instant(seconds: 0), end: Instant(seconds: 0),
        isAllDay: isAllDay)
    }
    let sorted = [
      make(0, 0, 500, false, 9), make(1, 5, 900, false, 8), make(1, 4, 0, true, 7), make(1, 4, 0, false, 1),
      make(1, 4, 100, false, 2), make(1, 4, 100, false, 3),
    ]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 { #expect(sorted.shuffled(using: &random).sorted() == sorted) }
  }

  @Test("the identity of an occurrence does not depend on the display zone")
  func identity() {
    let event = Event.test(
      zoned("2026-02-16 20:00", "America/New_York"), zoned("2026-02-16 21:00", "America/New_York"),
      Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    let window = days("2026-02-20", "2026-02-25")
    let paris = occurrences(of: event, touching: window, in: TestZones.paris).occurrences.map { $0.id }
    let newYork = occurrences(of: event, touching: window, in: TestZones.newYork).occurrences.map { $0.id }
    #expect(paris.dropFirst().elementsEqual(newYork.dropLast()))
  }
}
