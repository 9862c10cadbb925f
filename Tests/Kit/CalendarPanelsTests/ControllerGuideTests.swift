import Almanac
import TestSupport
import Testing

/// The examples of the target's documentation.
struct ControllerGuideTests {
  private final class Agenda: CalendarController {
    override func events(on day: DayNumber) -> [Event] {
      guard Weekday(day) == .monday else { return [] }
      return [Event(title: "Stand-up", start: LocalDateTime(day: day, hour: 9, minute: 30))]
    }
    override func didActivate(_ occurrence: Occurrence) { /* Show the event. */  }
  }

  /// A Monday.
  private let today = EventTeller.today + 2

  @Test("The controller of the guide lists the events of Mondays")
  func controller() {
    let host = TestHost()
    let agenda = Agenda(configuration: CalendarConfiguration(today: today))
    let window = Window(root: agenda, host: host, size: Size(width: 375, height: 700))
    window.tick(now: 0)
    #expect(agenda.events.count == 1)
    agenda.calendar.send(.select(today + 1))
    #expect(agenda.events.isEmpty)
  }

  @Test("The screen of the guide has a panel beside its calendar")
  func screen() {
    let (host, zones) = (TestHost(), FixedZoneProvider([]))
    let (work, home) = (CalendarID(1), CalendarID(2))
    let store = MemoryEventStore(calendars: [
      CalendarInfo(id: work, name: "Work", color: .named(.blue)),
      CalendarInfo(id: home, name: "Home", color: .named(.green)),
    ])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
    let screen = CalendarScreen(calendar: calendar, timeline: timeline, store: store, source: store, zones: zones)
    screen.panel.calendarOrder = [work, home]
    let wide = Window(root: screen, host: host, size: Size(width: 1_200, height: 800))
    wide.tick(now: 0)
    #expect(screen.isPanelShown && calendar.frame.minX > 0)
  }
}
