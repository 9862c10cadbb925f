import Almanac
import Testing

// example
final class Trips: CalendarDataSource, CalendarViewDelegate {
  let calendar: CalendarView

  init(today: DayNumber) {
    var configuration = CalendarConfiguration(today: today, style: .basic)
    configuration.adopt(.endless)
    calendar = CalendarView(configuration: configuration)
    calendar.dataSource = self
    calendar.delegate = self
  }

  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    guard day == view.configuration.today else { return [] }
    return [
      Event(
        uid: "1", calendar: CalendarID(1), summary: "Flight",
        start: .floating(LocalDateTime(day: day, hour: 9, minute: 0)),
        end: .floating(LocalDateTime(day: day, hour: 11, minute: 0)))
    ]
  }
}
// end

@Suite("Examples: ShinobiCalendars, the calendar")
struct ContainerExamples {
  private let today = DayNumber(20_778)  // 2026-11-21

  @Test("A calendar is shown in a window, with its events")
  func window() throws {
    let host = PictureHost()
    // example
    let trips = Trips(today: try ISODate.parse("2026-11-21"))
    let window = Window(root: trips.calendar, host: host, size: Size(width: 800, height: 600))
    window.tick(now: 0)
    // end
    #expect(trips.calendar.title == "November 2026" && trips.calendar.configuration.today == today)
    window.close()
  }

  @Test("Days are counted, and have names in a calendar")
  func days() throws {
    // example
    let day = try CalendarDay(year: 2026, month: 11, day: 21).number
    let same = try ISODate.parse("2026-11-21")
    let instant = ZoneRules.utc.startOfDay(day)
    let back = ZoneRules.utc.localDateTime(at: instant).day
    // end
    #expect(day == same && day == back)
  }

  @Test("Bounds are days, both inclusive, one or both of them")
  func bounds() throws {
    let calendar = Trips(today: today).calendar
    let (first, last) = (today - 30, today + 30)
    // example
    var configuration = calendar.configuration
    configuration.reachable = try DayBounds(first: first, last: last)
    configuration.reachable.setLast(nil)
    calendar.update(configuration: configuration)
    // end
    #expect(calendar.configuration.isReachable(first) && !calendar.configuration.isReachable(first - 1))
    #expect(calendar.configuration.isReachable(last + 1000))
  }

  @Test("Levels, and the ways between them")
  func levels() throws {
    let calendar = Trips(today: today).calendar
    let picture = Picture(calendar)
    let day = today + 100
    // example
    calendar.send(.zoomIn(around: nil))
    calendar.send(.zoomOut(around: day))
    calendar.send(.scroll(to: day, level: .week, animated: false))
    // end
    picture.draw()
    #expect(calendar.state.level == .week && calendar.visibleDays.contains(day))
  }

  @Test("Limits of zooming, columns of months, and gestures are part of the configuration")
  func limits() {
    let calendar = Trips(today: today).calendar
    // example
    var configuration = calendar.configuration
    configuration.levels = [.year, .month]
    configuration.levels = [.year]  // as a date picker
    configuration.monthColumns = 3
    configuration.enabledGestures.remove([.pinch, .doubleTap])
    calendar.update(configuration: configuration)
    // end
    #expect(!calendar.send(.zoomIn(around: nil)) || calendar.state.level == .year)
    #expect(!calendar.configuration.enabledGestures.contains(.pinch))
  }
}
