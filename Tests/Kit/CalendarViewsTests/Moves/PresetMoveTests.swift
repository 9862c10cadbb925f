import Almanac
import TestSupport
import Testing

/// Moves of calendars with a preset, as programs use it: nothing gets stuck, and with all but the endless one a day is
/// selected in each period.
struct PresetMoveTests {
  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of presets: quick steps, bounds, and random moves with",
    CalendarPreset.allCases.map { "\($0) at \(levels(of: $0))" }.joined(separator: ", ") + "; swipes at month and week")

  init() { Self.announcement }

  private static func harness(
    _ preset: CalendarPreset, _ level: CalendarLevel.ID = .month,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.adopt(preset)
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 375, height: 500))
    harness.settle()
    return harness
  }

  private static func levels(of preset: CalendarPreset) -> [CalendarLevel.ID] {
    let harness = harness(preset)
    return harness.view.configuration.levels.map(\.id)
  }

  /// The first day of the period a number of periods after that of 21 November 2026.
  private func period(_ count: Int, _ harness: CalendarHarness) -> DayNumber {
    let (configuration, level) = (harness.view.configuration, harness.view.state.level)
    let start = level.period(containing: november(21), configuration.calendar, configuration.grid)
    return level.period(after: start, by: count, configuration.calendar, configuration.grid)
  }

  /// Whether a day within these bounds is selected; with the endless preset, none ever is.
  private func selects(_ bounds: ClosedRange<DayNumber>, _ preset: CalendarPreset, _ harness: CalendarHarness) -> Bool {
    let day = harness.view.state.selectedDay
    return preset == .endless ? day == nil : day.map { bounds ~= $0 } == true
  }

  @Test("CV-15, CV-18: quick steps all count, whatever the pauses between them", arguments: CalendarPreset.allCases)
  func quickSteps(preset: CalendarPreset) {
    for level in Self.levels(of: preset) {
      for ticks in 0...24 {
        for count in [5, -5, 2] {
          let harness = Self.harness(preset, level)
          for _ in 0..<abs(count) {
            harness.view.send(count > 0 ? .showNext : .showPrevious)
            for _ in 0..<ticks { harness.tick() }
          }
          harness.settle()
          let wanted = period(count, harness)
          #expect(harness.view.presented == wanted, "\(level) \(ticks) ticks \(count) steps")
          #expect(selects(wanted...wanted + 30, preset, harness), "\(level) \(ticks) ticks \(count) steps")
        }
      }
    }
  }

  @Test(
    "CV-38: steps pass the bounds of selection, and select only days within them", arguments: CalendarPreset.allCases)
  func bounds(preset: CalendarPreset) throws {
    for level in Self.levels(of: preset) {
      let harness = Self.harness(preset, level) { $0.selectable = DayBounds(november(10)...november(45)) }
      var count = 0
      for step in Array(repeating: 1, count: 6) + Array(repeating: -1, count: 12) + Array(repeating: 1, count: 6) {
        harness.view.send(step > 0 ? .showNext : .showPrevious)
        harness.settle()
        count += step
        #expect(harness.view.presented == period(count, harness), "\(level)")
        #expect(selects(november(10)...november(45), preset, harness))
      }
    }
  }

  @Test("CV-38: what is swiped stays, also where no day can be selected", arguments: CalendarPreset.allCases)
  func swipes(preset: CalendarPreset) {
    for level in [CalendarLevel.ID.month, .week] {
      let free = Self.harness(preset, level)
      let harness = Self.harness(preset, level) { $0.selectable = DayBounds(november(10)...november(45)) }
      let y = harness.view.header.frame.maxY + 60
      for (count, distance) in [(1, -200.0), (2, -200), (3, -200), (2, 200), (1, 200), (0, 200), (-1, 200), (-2, 200)] {
        let before = harness.view.state.anchor
        for each in [harness, free] {
          if preset == .endless, level == .month {
            each.swipe(from: Point(x: 187, y: distance < 0 ? 400 : 200), by: Point(x: 0, y: distance), rests: false)
          } else {
            each.swipe(from: Point(x: distance < 0 ? 300 : 80, y: y), by: Point(x: distance, y: 0), rests: false)
          }
          each.settle()
        }
        let anchor = harness.view.state.anchor
        #expect(anchor == free.view.state.anchor, "\(level) \(count)")
        switch preset {
        // Only arrows and taps turn its pages.
        case .classic: #expect(anchor == before, "\(level) \(count)")
        case .paged:
          #expect(harness.view.presented == period(count, harness) && anchor.fraction == 0, "\(level) \(count)")
        case .endless: #expect(anchor != before, "\(level) \(count)")
        }
        #expect(selects(november(10)...november(45), preset, harness))
      }
    }
  }

  @Test("CV-38: a period that begins before the bounds selects its first day within them, or the next that is enabled")
  func firstDays() {
    let december = Self.harness(.paged) {
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
    let weekdays = Self.harness(.paged) { $0.initialDay = november(20) }
    weekdays.view.decorator = decorator
    // 1 January 2027 is a Friday, 1 May 2027 a Saturday.
    weekdays.view.send(.show(day("2027-01-15"), animated: false))
    weekdays.settle()
    #expect(weekdays.view.state.selectedDay == day("2027-01-01"))
    weekdays.view.send(.show(day("2027-05-15"), animated: false))
    weekdays.settle()
    #expect(weekdays.view.state.selectedDay == day("2027-05-03"))
  }

  @Test(
    "selecting a day of each period moves nothing: the same moves lead to the same places without it",
    arguments: CalendarPreset.allCases)
  func neverMoves(preset: CalendarPreset) {
    for index in 0..<60 {
      let seed = 7_000 + 100 * UInt64(preset.rawValue) + UInt64(index)
      var random = SeededGenerator(seed: seed)
      let level = Self.levels(of: preset).randomElement(using: &random) ?? .month
      let arrangement = [nil, MonthArrangement.endless][index % 2]
      let bounds = DayBounds(
        november(Int.random(in: -60...20, using: &random))...november(Int.random(in: 22...90, using: &random)))
      let pair = [true, false].map { selects in
        Self.harness(preset, level) {
          $0.selectsPresentedPeriod = selects
          $0.month.arrangement = arrangement ?? $0.month.arrangement
          if index % 3 > 0 { $0.selectable = bounds }
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
            let way = preset == .endless ? Point(x: swipe / 2, y: swipe) : Point(x: swipe, y: 0)
            harness.swipe(from: Point(x: 187, y: 200), by: way, rests: ticks % 2 == 0)
          } else if let action {
            harness.view.send(action)
          }
          for _ in 0..<ticks { harness.tick() }
        }
      }
      for harness in pair { harness.settle() }
      #expect(pair[0].view.state.anchor == pair[1].view.state.anchor, "seed \(seed)")
      #expect(pair[0].view.presented == pair[1].view.presented, "seed \(seed)")
    }
  }
}
