import Almanac
import Testing

// example
final class Guests: CalendarViewDelegate, CalendarDecorator {
  var heard: [String] = []

  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { Weekday(day) != .monday }
  func calendarView(_ view: CalendarView, didSelect day: DayNumber) { heard.append("day") }
  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) {
    heard.append("\(days.upperBound - days.lowerBound) days")
  }
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {}
  func calendarView(_ view: CalendarView, didPresent period: DayNumber) {}
}
// end

@Suite("Examples: CVCalendar, selection")
struct PagedSelectionExamples {
  private let today = DayNumber(16_452)  // 2015-01-17

  @Test("Days are selected, refused, and animated")
  func single() {
    let diary = Diary(today: today)
    let calendar = diary.calendar
    let picture = Picture(calendar)
    var ends: [DayAnimationEnd] = []
    // example
    let guests = Guests()
    calendar.delegate = guests
    calendar.decorator = guests
    calendar.dayAnimationDidEnd = { ends.append($0) }
    calendar.dayAnimationTapLimit = 2
    calendar.send(.select(today + 3))
    let running = calendar.runningDayAnimations
    // end
    picture.draw()
    #expect(guests.heard == ["day"] && calendar.state.selectedDay == today + 3)
    #expect(ends.contains { $0.day == today + 3 && $0.isSelection && $0.isFinished })
    let isAllowed = calendar.send(.select(today + 2))
    #expect(running >= 0 && !isAllowed && calendar.runningDayAnimations == 0 && calendar.state.selectedDay == today + 3)
  }

  @Test("Spans of days")
  func span() {
    let calendar = Diary(today: today).calendar
    let picture = Picture(calendar)
    let (first, last) = (today + 3, today + 8)
    // example
    var configuration = calendar.configuration
    configuration.selectionMode = .range(maximum: 14)
    calendar.update(configuration: configuration)
    let guests = Guests()
    calendar.delegate = guests
    calendar.decorator = guests
    calendar.send(.clearSelection)
    calendar.send(.choose(first))
    let start = calendar.state.rangeStart
    calendar.send(.choose(last))
    let days = calendar.state.selection.ranges
    calendar.send(.selectRange(first..<last))
    calendar.send(.deselect(first))
    // end
    picture.draw()
    #expect(start == first && days == [first..<last + 1] && guests.heard.contains("6 days"))
  }
}
