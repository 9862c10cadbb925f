import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Where the host's focus is once nothing moves: if it is on a day, on the focused one.
struct FocusMoveTests {
  private func harness(
    _ level: CalendarLevel.ID, hasFocus: Bool = true, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    if hasFocus { harness.view.takeFocus() }
    harness.settle()
    return harness
  }

  /// Whether the host's focus is on the view of the focused day.
  private func isOnFocusedDay(_ harness: CalendarHarness) -> Bool {
    let view = harness.window.focusedView
    let day = (view as? DayHeading)?.context?.day ?? (view as? DayCell)?.context?.day ?? (view as? YearDayView)?.day
    return day == harness.view.state.focusedDay && view?.isHidden == false
  }

  @Test(
    "SH-21: the focus goes along when code zooms around another day at the level that is shown (S4)",
    arguments: [CalendarLevel.ID.year, .month, .week, .day])
  func sameLevel(level: CalendarLevel.ID) {
    for count in [1, -6, 200, -400] {
      let harness = harness(level) { $0.adopt(.endless) }
      #expect(isOnFocusedDay(harness))
      harness.view.send(.setLevel(level, around: november(21) + count, animated: true))
      harness.settle()
      #expect(harness.view.state.focusedDay == november(21) + count && isOnFocusedDay(harness), "\(count)")
      let elsewhere = self.harness(level, hasFocus: false) { $0.adopt(.endless) }
      elsewhere.view.send(.setLevel(level, around: november(21) + count, animated: true))
      elsewhere.settle()
      #expect(elsewhere.window.focusedView == nil)
    }
  }

  @Test("SH-20: the focus is on the focused day after a zoom that is turned back (S4)", arguments: [1, 4, 12])
  func turnedBack(ticks: Int) {
    func turned(_ day: DayNumber?, _ key: KeyEvent.Key?) -> CalendarHarness {
      let harness = harness(.week) { $0.adopt(.endless) }
      harness.view.send(.zoomOut(around: nil))
      for _ in 0..<ticks { harness.tick() }
      if let key { harness.key(key) }
      harness.tick()
      harness.view.send(.setLevel(.week, around: day, animated: true))
      harness.settle()
      return harness
    }
    let around = turned(november(18), nil)
    #expect(around.view.state.focusedDay == november(18) && isOnFocusedDay(around))
    // The key moves the focus into the month, which is then left again.
    let moved = turned(nil, .arrowLeft)
    #expect(moved.view.state.level == .week && moved.view.state.focusedDay == november(20) && isOnFocusedDay(moved))
  }

  @Test(
    "a level of another form takes the focus from the one that it replaces (S4)",
    arguments: [CalendarLevel.ID.week, .day])
  func otherForm(level: CalendarLevel.ID) {
    for hasFocus in [true, false] {
      let harness = harness(level, hasFocus: hasFocus)
      for width in [390.0, 1050] {
        harness.window.send(.resize(Size(width: width, height: 700)))
        harness.settle()
        #expect(hasFocus ? isOnFocusedDay(harness) : harness.window.focusedView == nil, "\(width)")
      }
    }
  }
}
