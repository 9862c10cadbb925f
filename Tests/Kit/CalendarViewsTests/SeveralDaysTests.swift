import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// Levels with several days of hours, and with several weeks in rows.
struct SeveralDaysTests {
  @Test("three days are three days that are shown, whatever weekdays are hidden")
  func shownDays() {
    let harness = harness(.hours(days: 3)) {
      $0.visibleWeekdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])
      $0.initialDay = november(19)
    }
    // 19 and 20 November are a Thursday and a Friday.
    #expect(harness.days == [19, 20, 23])
    harness.step(.showNext)
    #expect(harness.days == [24, 25, 26])
    harness.step(.showPrevious)
    harness.step(.showPrevious)
    #expect(harness.days == [16, 17, 18])
  }

  @Test("several days begin with any day; steps, titles, and arrows follow from their number")
  func period() throws {
    let harness = harness(.hours(days: 3)) { $0.initialDay = november(29) }
    #expect(harness.days == [29, 30, 31] && harness.view.presented == november(29))
    #expect(harness.view.title == "November 2026")
    harness.step(.showNext)
    #expect(harness.days == [32, 33, 34] && harness.view.title == "December 2026")
    let names = harness.view.elements().filter { $0.role == .button }.map(\.name)
    #expect(names.contains("Previous 3 days") && names.contains("Next 3 days") && names.contains("3 days"))
    #expect(harness.view.configuration.days(ofPeriod: november(32), of: .hours(days: 3)) == november(32)..<november(35))
  }

  @Test("arrows end where the last reachable day is shown")
  func bounds() {
    let harness = harness(.hours(days: 3)) {
      $0.initialDay = november(10)
      $0.reachable = DayBounds(november(10)...november(14))
    }
    #expect(harness.view.isBackwardDisabled(of: harness.view.header))
    harness.step(.showNext)
    #expect(harness.days == [12, 13, 14] || harness.days == [13, 14])
    #expect(harness.view.isForwardDisabled(of: harness.view.header))
  }

  @Test("with paging, a swipe turns by the number of days, from where the days were at rest")
  func pages() {
    let harness = harness(.hours(days: 3)) {
      $0.scrollPolicy = .paged
      $0.initialDay = november(11)
    }
    harness.drag([Point(x: 900, y: 400), Point(x: 600, y: 400), Point(x: 250, y: 400)], kind: .touch)
    harness.settle()
    #expect(harness.days == [14, 15, 16])
  }

  @Test("weeks of hours begin with a week and have all its days")
  func wholeWeeks() {
    let harness = harness(.hours(days: 14, aligned: .week)) { $0.initialDay = november(19) }
    #expect(harness.days == Array(16...29))
    #expect(CalendarLevel.hours(days: 7, aligned: .week) == .week && CalendarLevel.hours(days: 1) == .day)
    #expect(CalendarLevel.hours(days: 5, aligned: .week).period == .weeks(1))
  }

  @Test("weeks fill the view, look alike in all months, and step by their number", arguments: 1...4)
  func weeks(count: Int) {
    let harness = harness(.weeks(count)) { $0.initialDay = november(25) }
    #expect(harness.days == Array(23..<23 + 7 * count))
    let cells = harness.view.elements().filter { $0.role == .gridCell && $0.frame.height > 0 }
    #expect(Set(cells.map(\.frame.height)).count == 1)
    harness.step(.showNext)
    #expect(harness.days.first == 23 + 7 * count && harness.view.presented == november(23 + 7 * count))
    harness.step(.showPrevious)
    #expect(harness.days.first == 23)
  }

  @Test("months are counted from the start of the year, and step by their number", arguments: [2, 3, 5, 6])
  func months(count: Int) {
    let harness = harness(.months(count)) { $0.initialDay = day("2026-05-20") }
    let start = day(["2026-05-01", "2026-04-01", "2026-01-01", "2026-01-01"][[2, 3, 5, 6].firstIndex(of: count) ?? 0])
    #expect(harness.view.presented == start)
    let parts = (12 + count - 1) / count
    for _ in 0..<parts { harness.step(.showNext) }
    let period = CalendarPeriod.months(count), grid = harness.view.configuration.grid
    let later = period.start(containing: start + 366, GregorianCalendar.shared, grid)
    #expect(harness.view.presented == later && harness.view.presented > start + 300)
    #expect(harness.view.title.contains("–") && harness.view.title.contains("2027"))
  }

  @Test("in each calendar system, steps through several months visit each month once", arguments: 2...6)
  func monthsOfCalendars(count: Int) {
    for identifier in CalendarIdentifier.allCases {
      guard let calendar = CalendarCatalog.system(for: identifier) else { continue }
      let (period, grid) = (CalendarPeriod.months(count), WeekGrid(firstWeekday: .monday))
      var start = period.start(containing: november(1), calendar, grid)
      for _ in 0..<60 {
        let next = period.start(after: start, by: 1, calendar, grid)
        #expect(next > start && next - start < 31 * (count + 2), "\(identifier)")
        #expect(period.start(after: next, by: -1, calendar, grid) == start, "\(identifier)")
        #expect(period.start(containing: next - 1, calendar, grid) == start, "\(identifier)")
        #expect(period.start(containing: next, calendar, grid) == next, "\(identifier)")
        start = next
      }
    }
  }

  @Test("zooming goes through the list by the lengths of periods, not by the order of its buttons")
  func zooming() {
    let levels: [CalendarLevel] = [.hours(days: 3), .agenda, .month, .weeks(2), .day, .week, .weeks(1)]
    let names = ["month", "2weeks", "week", "3days", "day"]
    for (outer, inner) in zip(names, names.dropFirst()) {
      #expect(levels.neighbor(of: levels.named(outer), isInner: true)?.id.name == inner)
      #expect(levels.neighbor(of: levels.named(inner), isInner: false)?.id.name == outer)
    }
    #expect(levels.neighbor(of: .day, isInner: true) == nil && levels.neighbor(of: .agenda, isInner: false) == nil)
    #expect(levels.neighbor(of: .weeks(1), isInner: true)?.id.name == "3days")
  }

  @Test("each level is found by its name, and other names have none")
  func names() {
    let levels: [CalendarLevel] =
      .standard + [
        .weeks(1), .weeks(2), .weeks(99), .hours(days: 2), .hours(days: 99), .hours(days: 21, aligned: .week),
        .months(2),
        .months(12), .dayGrid(weeks: 1), .dayGrid(weeks: 2), .dayGrid(weeks: 12), .agenda(days: 1), .agenda(days: 7),
        .agenda(days: 99), .agenda(days: 7, aligned: .week), .agenda(days: 99 * 7, aligned: .week),
      ]
    for level in levels {
      #expect(CalendarLevel.level(named: level.id.name)?.period == level.period, "\(level.id)")
      #expect(CalendarLevel.level(named: level.id.name) == level)
    }
    for name in [
      "", "1days", "02days", "100days", "days", "3", "3day", "3months ", "13months", "quarter", "week:", "-2days",
      "1weeks:grid", "13weeks:grid", "week:grids",
      "1days:agenda", "100days:agenda", "2months:agenda", "week:agendas",
    ] {
      #expect(CalendarLevel.level(named: name) == nil, "\(name)")
    }
  }

  @Test("Page Up and Page Down move the focus by the period")
  func keys() {
    let days = harness(.hours(days: 3)) { $0.initialDay = november(10) }
    days.key(.pageDown)
    days.settle()
    #expect(days.view.state.focusedDay == november(13) && days.days.contains(13))
    let weeks = harness(.weeks(2)) { $0.initialDay = november(10) }
    weeks.key(.pageUp)
    weeks.settle()
    #expect(weeks.view.state.focusedDay == november(10 - 14))
  }

  private func harness(
    _ level: CalendarLevel, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.firstWeekday = .monday
    configuration.levels = [.month, level, .agenda]
    configuration.initialLevel = level.id
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    return harness
  }
}

extension [CalendarLevel] {
  fileprivate func named(_ name: String) -> CalendarLevel { self[CalendarLevel.ID(name)] ?? .year }
}

extension CalendarHarness {
  /// The days whose cells or headings are in view, counted from 31 October 2026.
  fileprivate var days: [Int] {
    let area = view.levelArea
    let shown = view.elements().filter { $0.role == .gridCell && area.intersection($0.frame).width > 1 }
      .filter { area.intersection($0.frame).height > 1 }
    return Set(shown.compactMap { $0.day.map { $0 - november(0) } }).sorted()
  }

  fileprivate func step(_ action: CalendarAction) {
    view.send(action)
    settle()
  }
}
