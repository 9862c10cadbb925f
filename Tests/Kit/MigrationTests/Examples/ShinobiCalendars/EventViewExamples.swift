import Almanac
import TestSupport
import Testing

// example
final class FlightView: EventBlock {
  override func update(with context: EventContext, style: CalendarStyle) {
    super.update(with: context, style: style)
    backgroundView.layer.ring = Ring(color: .role(CalendarRole.accent), width: 2)
  }
}

extension ReuseIdentifier {
  static let flight = ReuseIdentifier(1)
}

final class FlightDecorator: CalendarDecorator {
  func calendarView(
    _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
  ) -> ReuseIdentifier {
    standard == .eventBlock && context.title == "Flight" ? .flight : standard
  }
}
// end

@Suite("Examples: ShinobiCalendars, views of events")
struct EventViewExamples {
  @Test("A class of views is registered by number, and named for each event; the calendar reuses them")
  func registered() throws {
    let trips = Trips(today: DayNumber(20_778))
    defer { withExtendedLifetime(trips) {} }
    let calendar = trips.calendar
    // example
    let decorator = FlightDecorator()
    calendar.reusePool.register(.flight) { FlightView() }
    calendar.decorator = decorator
    // end
    let picture = Picture(calendar)
    calendar.send(.scroll(to: DayNumber(20_778), level: .day, animated: false))
    picture.draw()
    #expect(calendar.found(FlightView.self).map { $0.context?.title } == ["Flight"])
  }
}
