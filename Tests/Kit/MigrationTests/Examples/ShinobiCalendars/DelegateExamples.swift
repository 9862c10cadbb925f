import Almanac
import TestSupport
import Testing

// example
final class TripsDelegate: CalendarViewDelegate, CalendarDecorator {
  var heard: [String] = []

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
    heard.append("event of \(occurrence.dayCount) day")
  }
  func calendarView(_ view: CalendarView, didTap day: DayNumber) { heard.append("tapped") }
  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { heard.append("double tapped") }

  func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {
    title.layer.textStyle?.alignment = .trailing
  }
  func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {
    title.layer.textColor = .role(CalendarRole.accent)
  }
  func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
    number.layer.textStyle?.weight = .bold
  }

  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]
  {
    context.weekday == .saturday ? [DayIndicator(.view(.star), color: .role(CalendarRole.accent), size: 8)] : standard
  }
}

final class StarView: ReusableView {}

extension ReuseIdentifier {
  static let star = ReuseIdentifier(2)
}
// end

@Suite("Examples: ShinobiCalendars, the delegate")
struct DelegateExamples {
  @Test("Taps, titles and indicators")
  func delegate() throws {
    let trips = Trips(today: DayNumber(20_778))
    defer { withExtendedLifetime(trips) {} }
    let calendar = trips.calendar
    // example
    let delegate = TripsDelegate()
    calendar.reusePool.register(.star) { StarView() }
    calendar.delegate = delegate
    calendar.decorator = delegate
    // end
    let picture = Picture(calendar)
    let cell = try #require(calendar.found(DayCell.self).first { $0.context?.day == DayNumber(20_778) })
    #expect(cell.found(StarView.self).count == 1 && cell.numberView.layer.textStyle?.weight == .bold)
    let place = Point(x: cell.frameInWindow.midX, y: cell.frameInWindow.maxY - 3)
    for phase in [PointerEvent.Phase.down, .up] {
      picture.window.send(.pointer(PointerEvent(phase: phase, location: place, time: 10)))
    }
    picture.draw()
    #expect(delegate.heard == ["tapped"])
  }
}
