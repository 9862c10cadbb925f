import Almanac
import TestSupport
import Testing

/// Events as they come in real files, from text to bars.
@Suite("Unusual events")
struct UnusualEventTests {
  private func harness(_ lines: [String], today: String = "2026-11-21") throws -> CalendarHarness {
    let text = (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"] + lines + ["END:VCALENDAR", ""])
      .joined(separator: "\r\n")
    let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    let configuration = CalendarConfiguration(locale: .british, today: day(today))
    let harness = CalendarHarness(configuration: configuration, store: try .holding(document.events))
    harness.settle()
    return harness
  }

  private func event(_ uid: String, _ lines: String...) -> [String] {
    ["BEGIN:VEVENT", "UID:\(uid)", "SUMMARY:\(uid)"] + lines + ["END:VEVENT"]
  }

  @Test("an event that ends before it starts is on the day of its start, with its start as its time")
  func endBeforeStart() throws {
    let harness = try harness(event("odd", "DTSTART:20261110T100000", "DTEND:20261108T090000"))
    let bars = harness.bars("odd")
    #expect(bars.count == 1)
    let context = try #require(bars.first?.context)
    #expect(context.occurrence.firstDay == day("2026-11-10"))
    #expect(context.occurrence.lastDay == day("2026-11-10"))
    #expect(context.label == "odd, 10:00")
  }

  @Test("an event without length is on its day, also at midnight")
  func withoutLength() throws {
    let harness = try harness(
      event("noon", "DTSTART:20261110T120000", "DTEND:20261110T120000") + event("midnight", "DTSTART:20261111T000000"))
    #expect(harness.bars("noon").map { $0.context?.occurrence.lastDay } == [day("2026-11-10")])
    #expect(harness.bars("midnight").map { $0.context?.occurrence.firstDay } == [day("2026-11-11")])
  }

  @Test("an event over midnight that ends late is one bar over both days, unless it ends as the day begins")
  func overMidnight() throws {
    let harness = try harness(
      event("party", "DTSTART:20261110T220000", "DTEND:20261111T100000")
        + event("evening", "DTSTART:20261112T220000", "DTEND:20261113T000000"))
    let party = try #require(harness.bars("party").first)
    let evening = try #require(harness.bars("evening").first)
    #expect(party.frame.width > 1.5 * evening.frame.width)
    #expect(evening.context?.occurrence.lastDay == day("2026-11-12"))
  }

  @Test("an event over the end of a year goes on in the next week, with one start and one end")
  func overNewYear() throws {
    let harness = try harness(
      event("skiing", "DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270106"), today: "2026-12-31")
    let bars = harness.bars("skiing").sorted { $0.frameInWindow.minY < $1.frameInWindow.minY }
    #expect(bars.map { $0.context?.hasStart } == [true, false])
    #expect(bars.map { $0.context?.hasEnd } == [false, true])
    #expect(bars.first?.context?.label == "skiing, all day, Wednesday, 30 December 2026 – Tuesday, 5 January 2027")
  }

  @Test("a cancelled event is shown, and said to be cancelled")
  func cancelled() throws {
    let harness = try harness(event("audit", "DTSTART:20261110T100000", "DURATION:PT1H", "STATUS:CANCELLED"))
    #expect(harness.bars("audit").first?.accessibility.label == "audit, 10:00 – 11:00, cancelled")
  }
}
