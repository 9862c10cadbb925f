import Almanac
import TestSupport
import Testing

/// The examples of the target's documentation.
struct CalendarGuideTests {
  private final class Booking: CalendarViewDelegate, CalendarDecorator {
    var selected: [DayNumber] = []
    func calendarView(_ view: CalendarView, didSelect day: DayNumber) { selected.append(day) }
    func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { Weekday(day) != .sunday }
  }

  @Test("The calendar of the guide selects a day but no Sunday, and colors Sundays by a rule")
  func example() {
    let (today, host) = (november(21), TestHost())
    let timeline = EventTimeline(
      store: MemoryEventStore(calendars: []), displayZone: .utc, zones: FixedZoneProvider([]))
    let booking = Booking()
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    calendar.timeline = timeline
    calendar.delegate = booking
    calendar.decorator = booking
    let window = Window(root: calendar, host: host, size: Size(width: 800, height: 600))
    calendar.send(.select(today + 7))
    #expect(!calendar.send(.select(today + 1)))
    #expect(booking.selected == [today + 7])
    let sunday = calendar.style.define("sunday", light: RGBA(0xc9302d), dark: RGBA(0xef675c))
    calendar.style.day.add(.ink(sunday), on: WeekdaySet([.sunday]))
    window.tick(now: 0)
    #expect(calendar.style.day.resolve(.sunday, []) != calendar.style.day.resolve(.monday, []))
    window.close()
  }
}
