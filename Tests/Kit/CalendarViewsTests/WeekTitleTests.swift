import Almanac
import TestSupport
import Testing

/// One week has one title, however it is shown.
struct WeekTitleTests {
  private static let forms: [DayPresentation] = [.hours, .strip, .list, .automatic]

  @Test("a week over the end of a month is named after the month of the selected day", arguments: forms)
  func selected(form: DayPresentation) {
    let harness = harness(form)
    for (date, title) in [(29, "November 2026"), (30, "November 2026"), (31, "December 2026"), (35, "December 2026")] {
      harness.view.send(.select(november(date)))
      harness.settle()
      #expect(harness.view.title == title, "\(date)")
      #expect(harness.window.displayList().items.first { $0.accessibility.role == .heading }?.text == title)
    }
  }

  @Test("without a selected day, a week is named after the month of the day in its middle", arguments: forms)
  func middle(form: DayPresentation) {
    let harness = harness(form) { $0.selectionMode = .none }
    #expect(harness.view.title == "December 2026")
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(harness.view.title == "November 2026")
    // A selected day of another week names nothing.
    let other = self.harness(form)
    other.view.send(.select(november(29)))
    other.view.send(.show(november(40), animated: false))
    other.settle()
    #expect(other.view.title == "December 2026")
  }

  private func harness(
    _ form: DayPresentation, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialDay = november(30)
    configuration.initialLevel = .week
    configuration.dayPresentation = form
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 700, height: 600))
    harness.settle()
    return harness
  }
}
