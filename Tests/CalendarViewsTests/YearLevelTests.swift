import Almanac
import TestSupport
import Testing

/// The year level as a person sees it.
struct YearLevelTests {
  @Test("SH-10: year, month, week and day lie one below the other, and each looks different")
  func levels() {
    #expect(ZoomLevel.year < .month && ZoomLevel.month < .week && ZoomLevel.week < .day)
    var scenes: Set<String> = []
    for level in [ZoomLevel.year, .month, .week, .day] {
      let harness = harness(level)
      #expect(harness.view.state.level == level)
      scenes.insert(SceneDump.text(harness.window.displayList(), palette: .standard))
    }
    #expect(scenes.count == 4)
    let harness = harness(.year)
    for level in [ZoomLevel.month, .week, .day] {
      harness.view.send(.zoomIn(around: nil))
      harness.settle()
      #expect(harness.view.state.level == level)
    }
  }

  @Test("SH-11: a year has twelve months with titles, each with all its days, and days with events stand out")
  func year() throws {
    let events: [Event] = [
      .timed("one", november(11), 36_000, november(11), 39_600), .days("trip", november(13), november(15)),
    ]
    let harness = harness(.year, size: Size(width: 900, height: 2000), events: events)
    harness.view.send(.show(november(1), animated: false))
    harness.settle()
    let months = harness.view.elements().filter { $0.role == .grid }
    for month in LocaleInfo.english.months {
      let grids = months.filter { $0.name == "\(month) 2026" }
      #expect(grids.count == 1, "\(month)")
      guard let grid = grids.first else { continue }
      #expect(harness.window.displayList().items.contains { $0.text == month && grid.frame.contains($0.frame.origin) })
    }
    let days = harness.view.elements().filter { $0.role == .gridCell }.compactMap(\.day)
    #expect(days.filter { (day("2026-01-01")...day("2026-12-31")).contains($0) }.count == 365)
    #expect(Set(days).count == days.count)
    let plain = try number(november(10), harness)
    for date in [11, 13, 14, 15] {
      let marked = try number(november(date), harness)
      #expect(marked.text == "\(date)")
      #expect(marked.layer.fill != nil && marked.layer.fill != plain.layer.fill)
    }
    #expect(try number(november(12), harness).layer == plain.layer)
  }

  @Test("SH-26: one to four months are side by side; without a wish three from 600 points on, two below")
  func columns() {
    for (wish, expected) in [(Int.min, 1), (0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (Int.max, 4)] {
      #expect(columns(harness(.year) { $0.monthColumns = wish }) == expected, "\(wish)")
    }
    for (width, expected) in [(320.0, 2), (599, 2), (600, 3), (1400, 3)] {
      #expect(columns(harness(.year, size: Size(width: width, height: 700))) == expected, "\(width)")
    }
    let harness = harness(.year)
    var configuration = harness.view.configuration
    configuration.monthColumns = 2
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(columns(harness) == 2)
  }

  @Test("right to left the first month is at the right")
  func mirrored() throws {
    let harness = harness(.year) { $0.locale = .arabic }
    let months = harness.view.elements().filter { $0.role == .grid }
    let (first, second) = (try #require(months.first), try #require(months.dropFirst().first))
    #expect(first.frame.minX > second.frame.minX)
    #expect(first.frame.minY == second.frame.minY)
  }

  @Test("the number of views does not grow while a thousand years pass, forwards and back", arguments: [1.0, -1])
  func flat(way: Double) {
    let harness = harness(.year)
    let first = harness.view.state.anchor.day
    var halfway = 0
    for step in 0..<150 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: way * 9000)))
      harness.tick()
      if step == 75 { halfway = harness.viewCount }
    }
    #expect(abs(harness.view.state.anchor.day - first) > 365 * 1000)
    #expect(harness.viewCount <= halfway, "\(halfway) views became \(harness.viewCount)")
    #expect(harness.mirror.violations.isEmpty)
    harness.view.send(.showToday)
    harness.settle()
    #expect(harness.view.title == "2026")
  }

  @Test("a calendar whose years have thirteen months shows them all")
  func thirteenMonths() {
    let harness = harness(.year, size: Size(width: 900, height: 2400)) { $0.calendar = HebrewCalendar.shared }
    // 5787 is a leap year from September 12, 2026.
    harness.view.send(.show(november(18), animated: false))
    harness.settle()
    let days = harness.view.elements().filter { $0.role == .gridCell }.compactMap(\.day)
    let first = day("2026-09-12")
    #expect(Set(days).isSuperset(of: (0...(day("2027-10-01") - first)).map { first + $0 }))
    #expect(Set(days).count == days.count)
  }

  private func columns(_ harness: CalendarHarness) -> Int {
    Set(harness.view.elements().filter { $0.role == .grid }.map { $0.frame.minX }).count
  }

  /// What is painted as the number of a day.
  private func number(_ date: DayNumber, _ harness: CalendarHarness) throws -> DisplayItem {
    let cell = try #require(harness.view.elements().first { $0.role == .gridCell && $0.day == date })
    return try #require(
      harness.window.displayList().items.first { !$0.text.isEmpty && cell.frame.contains($0.frame.origin) })
  }

  private func harness(
    _ level: ZoomLevel, size: Size = Size(width: 1050, height: 700), events: [Event] = [],
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let store = (try? MemoryEventStore.holding(events)) ?? CalendarHarness.emptyStore()
    let harness = CalendarHarness(configuration: configuration, store: store, size: size)
    harness.settle()
    return harness
  }
}
