import Almanac
import TestSupport
import Testing

/// Moves of calendars with a preset, as programs use it: a day is selected in each period, and nothing gets stuck.
struct PresetMoveTests {
  private static let selecting: [CalendarPreset] = [.classic, .paged]

  private func harness(
    _ preset: CalendarPreset, _ level: ZoomLevel = .month, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.adopt(preset)
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 500))
    harness.settle()
    return harness
  }

  private func levels(of preset: CalendarPreset) -> [ZoomLevel] {
    let harness = harness(preset)
    return harness.view.configuration.shownLevels
  }

  /// The first day of the period a number of periods after that of 21 November 2026.
  private func period(_ count: Int, _ harness: CalendarHarness) -> DayNumber {
    let (configuration, level) = (harness.view.configuration, harness.view.state.level)
    let start = level.period(containing: november(21), configuration.calendar, configuration.grid)
    return level.period(after: start, by: count, configuration.calendar, configuration.grid)
  }

  @Test("CV-15, CV-18: quick steps all count, whatever the pauses between them", arguments: CalendarPreset.allCases)
  func quickSteps(preset: CalendarPreset) {
    for level in levels(of: preset) {
      for ticks in 0...24 {
        for count in [5, -5, 2] {
          let harness = harness(preset, level)
          for _ in 0..<abs(count) {
            harness.view.send(count > 0 ? .showNext : .showPrevious)
            for _ in 0..<ticks { harness.tick() }
          }
          harness.settle()
          let wanted = period(count, harness)
          #expect(harness.view.presented == wanted, "\(level) \(ticks) ticks \(count) steps")
          guard preset != .endless else { continue }
          let day = harness.view.state.selectedDay
          #expect(day.map { wanted...wanted + 30 ~= $0 } == true, "\(level) \(ticks) ticks \(count) steps")
        }
      }
    }
  }

  @Test("CV-38: steps pass the bounds of selection, and select only days within them", arguments: selecting)
  func bounds(preset: CalendarPreset) throws {
    for level in levels(of: preset) {
      let harness = harness(preset, level) { $0.selectable = DayBounds(november(10)...november(45)) }
      var count = 0
      for step in Array(repeating: 1, count: 6) + Array(repeating: -1, count: 12) + Array(repeating: 1, count: 6) {
        harness.view.send(step > 0 ? .showNext : .showPrevious)
        harness.settle()
        count += step
        #expect(harness.view.presented == period(count, harness), "\(level)")
        #expect(try november(10)...november(45) ~= #require(harness.view.state.selectedDay))
      }
    }
  }

  @Test("CV-38: swiped pages stay, also where no day can be selected")
  func swipes() throws {
    for level in [ZoomLevel.month, .week] {
      let harness = harness(.paged, level) { $0.selectable = DayBounds(november(10)...november(45)) }
      let y = harness.view.header.frame.maxY + 60
      for (count, distance) in [(1, -200.0), (2, -200), (3, -200), (2, 200), (1, 200), (0, 200), (-1, 200), (-2, 200)] {
        harness.swipe(from: Point(x: distance < 0 ? 300 : 80, y: y), by: Point(x: distance, y: 0), rests: false)
        harness.settle()
        #expect(harness.view.presented == period(count, harness), "\(level) \(count)")
        #expect(harness.view.state.anchor.fraction == 0)
        #expect(try november(10)...november(45) ~= #require(harness.view.state.selectedDay))
      }
    }
  }

  @Test("CV-38: a period that begins before the bounds selects its first day within them, or the next that is enabled")
  func firstDays() {
    let december = harness(.paged) {
      $0.initialDay = november(20)
      $0.today = november(20)
      $0.selectable = DayBounds(day("2026-10-28")...day("2026-12-20"))
    }
    december.view.send(.showPrevious)
    december.settle()
    #expect(december.view.state.selectedDay == day("2026-10-28"))
    final class Weekdays: CalendarDecorator {
      func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool {
        ![.saturday, .sunday].contains(Weekday(day))
      }
    }
    let decorator = Weekdays()
    let weekdays = harness(.paged) { $0.initialDay = november(20) }
    weekdays.view.decorator = decorator
    // 1 January 2027 is a Friday, 1 May 2027 a Saturday.
    weekdays.view.send(.show(day("2027-01-15"), animated: false))
    weekdays.settle()
    #expect(weekdays.view.state.selectedDay == day("2027-01-01"))
    weekdays.view.send(.show(day("2027-05-15"), animated: false))
    weekdays.settle()
    #expect(weekdays.view.state.selectedDay == day("2027-05-03"))
  }

  @Test("selecting a day of each period moves nothing: the same moves lead to the same places without it")
  func neverMoves() {
    for number in 0..<120 {
      var random = SeededGenerator(seed: UInt64(7_000 + number))
      let preset = Self.selecting[number % 2]
      let level = levels(of: preset).randomElement(using: &random) ?? .month
      let arrangement = [nil, MonthArrangement.endless][number / 2 % 2]
      let bounds = DayBounds(
        november(Int.random(in: -60...20, using: &random))...november(Int.random(in: 22...90, using: &random)))
      let pair = [true, false].map { selects in
        harness(preset, level) {
          $0.selectsPresentedPeriod = selects
          $0.month.arrangement = arrangement ?? $0.month.arrangement
          if number % 3 > 0 { $0.selectable = bounds }
        }
      }
      for _ in 0..<8 {
        let around = november(21) + Int.random(in: -200...200, using: &random)
        let action = [
          CalendarAction.showNext, .showNext, .showPrevious, .showPrevious, .show(around, animated: true), .showToday,
        ].randomElement(using: &random)
        let swipe = Double(Int.random(in: -250...250, using: &random))
        let (isSwipe, ticks) = (Bool.random(using: &random), Int.random(in: 0...30, using: &random))
        for harness in pair {
          if isSwipe, !harness.isScrolling {
            harness.swipe(from: Point(x: 187, y: 200), by: Point(x: swipe, y: 0), rests: ticks % 2 == 0)
          } else if let action {
            harness.view.send(action)
          }
          for _ in 0..<ticks { harness.tick() }
        }
      }
      for harness in pair { harness.settle() }
      #expect(pair[0].view.state.anchor == pair[1].view.state.anchor, "seed \(7_000 + number)")
      #expect(pair[0].view.presented == pair[1].view.presented, "seed \(7_000 + number)")
    }
  }
}
