import Almanac
import TestSupport
import Testing

/// Selection, bounds, zooming and hooks at all levels.
struct LevelFeatureTests {
  /// Remembers titles, and paints that of 2026.
  private final class Titles: CalendarViewDelegate, CalendarDecorator {
    var years: Set<DayNumber> = []
    var months: Set<DayNumber> = []
    var todays: [DayNumber] = []
    var levels: [CalendarLevel.ID] = []
    var doubleTapped: [DayNumber] = []

    func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {
      years.insert(year)
      guard year == day("2026-01-01") else { return }
      title.layer.textColor = .role(ColorRole(6))
      title.layer.textStyle?.alignment = .trailing
    }

    func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {
      months.insert(month)
    }

    func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
      todays.append(day)
    }

    func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) { levels.append(level) }

    func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { doubleTapped.append(day) }
  }

  private let delegate = Titles()

  private func harness(
    _ level: CalendarLevel.ID, width: Double = 1050, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.year, .month, .week, .day, .agenda]
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 700))
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    return harness
  }

  @Test("SH-15: two taps on a date go one level deeper around it, and no deeper than the last")
  func doubleTap() {
    let harness = harness(.month)
    harness.doubleTap(harness.place(of: november(11)))
    harness.settle()
    #expect(harness.view.state.level == .week)
    #expect(harness.view.visibleDays.contains(november(11)))
    let last = self.harness(.month) { $0.levels = [.year, .month, .agenda] }
    last.doubleTap(last.place(of: november(11)))
    last.settle()
    #expect(last.view.state.level == .month)
    #expect(delegate.doubleTapped == [november(11), november(11)])
    #expect(delegate.levels == [.week])
  }

  @Test("SH-19, SH-20: zooming by code keeps the date in view from level to level, and stays at the ends")
  func zoom() {
    let harness = harness(.year)
    for level in [CalendarLevel.ID.month, .week, .day, .day] {
      harness.view.send(.zoomIn(around: november(11)))
      harness.settle()
      #expect(harness.view.state.level == level)
      #expect(harness.view.visibleDays.contains(november(11)))
    }
    for level in [CalendarLevel.ID.week, .month, .year, .year] {
      harness.view.send(.zoomOut(around: november(11)))
      harness.settle()
      #expect(harness.view.state.level == level)
      #expect(harness.view.visibleDays.contains(november(11)))
    }
  }

  @Test("SH-19: what is asked for before the frame in between still arrives")
  func zoomInOneFrame() {
    let harness = harness(.month)
    harness.view.send(.scroll(to: november(11), level: .week, animated: false))
    harness.view.send(.setLevel(.day, around: november(11), animated: true))
    harness.settle()
    #expect(harness.view.state.level == .day)
    #expect(harness.view.visibleDays == november(11)..<november(12))
  }

  @Test("SH-21: at once means at once, though a zoom is on its way")
  func scrollDuringZoom() {
    let harness = harness(.month)
    harness.view.send(.zoomIn(around: november(11)))
    harness.view.send(.scroll(to: november(11), level: .week, animated: false))
    #expect(harness.view.state.level == .week && !harness.view.isZooming)
    #expect(harness.view.visibleDays.contains(november(11)))
  }

  @Test("SH-21: a date at a level is there in the next frame", arguments: [CalendarLevel.ID.year, .month, .week, .day])
  func scrollToDate(level: CalendarLevel.ID) {
    let harness = harness(.month)
    harness.view.send(.scroll(to: day("2030-02-28"), level: level, animated: false))
    harness.tick()
    #expect(harness.view.state.level == level)
    #expect(harness.view.visibleDays.contains(day("2030-02-28")))
  }

  @Test("SH-25: limits that leave out the present level move to the nearest allowed one")
  func limits() {
    let harness = harness(.year)
    var configuration = harness.view.configuration
    configuration.levels = [.month, .week, .day, .agenda]
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(harness.view.state.level == .month)
    configuration.levels = [.week, .agenda]
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(harness.view.state.level == .week)
    harness.key(.minus)
    harness.key(.plus)
    harness.settle()
    #expect(harness.view.state.level == .week)
  }

  @Test("SH-46, SH-47: titles of years and months are reported before they are shown, and stay with their year")
  func titles() {
    let harness = harness(.year)
    #expect(delegate.years.contains(day("2026-01-01")))
    #expect(delegate.months.isSuperset(of: [november(1)]))
    for distance in [900.0, 2500, -4000, 600] {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: distance)))
      harness.settle()
      for item in harness.window.displayList().items where item.accessibility.role == .heading {
        guard item.text.count == 4 else { continue }
        #expect((item.layer.textColor == .role(ColorRole(6))) == (item.text == "2026"))
      }
    }
  }

  @Test(
    "SH-48: at every level today's number, and no other, is reported",
    arguments: [CalendarLevel.ID.year, .month, .week, .day])
  func today(level: CalendarLevel.ID) {
    _ = harness(level)
    #expect(!delegate.todays.isEmpty, "\(level)")
    #expect(delegate.todays.allSatisfy { $0 == november(21) })
  }

  @Test("selections and bounds are seen at the year level, too")
  func year() throws {
    let harness = harness(.year) {
      $0.selectionMode = .range(maximum: 0)
      $0.reachable = DayBounds(day("2026-11-05")...day("2026-12-20"))
    }
    harness.view.send(.selectRange(november(10)..<november(13)))
    harness.view.send(.focus(november(11)))
    harness.settle()
    func states(_ name: String) throws -> AccessibilityNode.States {
      try #require(harness.view.elements().first { $0.role == .gridCell && $0.name.contains(name) }).states
    }
    #expect(try states("November 11, 2026").contains([.selected, .inRange]))
    #expect(try states("November 4, 2026").contains([.disabled, .outOfRange]))
    #expect(try !states("November 5, 2026").contains(.disabled))
    for direction in [-3000.0, 3000] {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: direction)))
      harness.settle()
      #expect(harness.view.title == "2026")
    }
  }

  @Test("the policy none holds at every level", arguments: [CalendarLevel.ID.year, .month])
  func policy(level: CalendarLevel.ID) {
    let harness = harness(level) { $0.scrollPolicy = .none }
    let before = harness.view.state.anchor
    harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: 300)))
    harness.settle()
    #expect(harness.view.state.anchor == before)
  }
}
