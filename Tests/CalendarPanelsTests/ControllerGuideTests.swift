import Almanac
import TestSupport
import Testing

/// The example of the target's documentation.
struct ControllerGuideTests {
  private final class Agenda: CalendarController {
    override func events(on day: DayNumber) -> [Event] {
      guard Weekday(day) == .monday else { return [] }
      let start = LocalDateTime(day: day, hour: 9, minute: 30)
      let end = LocalDateTime(day: day, hour: 10, minute: 0)
      return [
        Event(
          uid: "standup", calendar: CalendarID(1), summary: "Stand-up", start: .floating(start), end: .floating(end),
          color: .named(.green))
      ]
    }
  }

  @Test("The controller of the guide lists the events of Mondays")
  func example() {
    // A Monday.
    let today = EventTeller.today + 2
    let harness = ControllerHarness(Agenda(configuration: CalendarConfiguration(today: today)))
    #expect(harness.texts == ["Stand-up"])
    harness.calendar.send(.select(today + 1))
    harness.settle()
    #expect(harness.texts == ["", "No events"])
  }
}
