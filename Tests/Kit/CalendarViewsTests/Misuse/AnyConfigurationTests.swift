import Almanac
import TestSupport
import Testing

/// A calendar that is set up anew again and again while people and programs use it.
struct AnyConfigurationTests {
  /// Draws lots.
  private struct Lots {
    var random: SeededGenerator
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func flip() -> Bool { number(0...1) == 0 }
    mutating func any<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }
    mutating func day() -> DayNumber { november(21) + (number(0...3) == 0 ? number(-4000...4000) : number(-60...60)) }
    mutating func point() -> Point { Point(x: Double(number(0...900)), y: Double(number(0...700))) }
    mutating func size() -> Size { Size(width: Double(number(200...1300)), height: Double(number(200...900))) }
    mutating func level() -> CalendarLevel.ID { any([.year, .month, .week, .day, .agenda]) }

    mutating func bounds() -> DayBounds {
      let first = day()
      switch number(0...3) {
      case 0: return .unlimited
      case 1: return (try? DayBounds(first: first)) ?? .unlimited
      case 2: return (try? DayBounds(last: first)) ?? .unlimited
      default: return DayBounds(first...first + number(0...90))
      }
    }

    mutating func configuration() -> CalendarConfiguration {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level()
      configuration.selectionMode = any([
        .none, .optional, .required, .multiple, .range(maximum: 0), .range(maximum: 5),
      ])
      configuration.reachable = bounds()
      configuration.selectable = bounds()
      configuration.scrollPolicy = any([.none, .paged, .continuous])
      configuration.month.arrangement = any([.endless, .pages, .sidewaysPages])
      configuration.month.weeks = any([.natural, .alwaysSix])
      configuration.month.outDays = any([.shown, .dimmed, .hidden])
      configuration.month.rowHeight = any([.share, .cellSide, .sixth, .fixed(60)])
      configuration.month.showsWeekNumbers = flip()
      configuration.dayPresentation = any([.automatic, .hours, .strip, .list])
      configuration.firstWeekday = any([nil, .monday, .wednesday, .saturday])
      configuration.visibleWeekdays = any([
        .all, .all, WeekdaySet([.wednesday]), WeekdaySet([.monday, .tuesday, .friday]), WeekdaySet([]),
      ])
      configuration.monthColumns = any([nil, 1, 4])
      configuration.selectsPresentedPeriod = flip()
      configuration.calendar = any([GregorianCalendar.shared, HebrewCalendar.shared, PersianCalendar.shared])
      configuration.levels = any([
        .standard, .standard, [.month], [.year, .month, .agenda], [.day, .week, .agenda], [.agenda],
      ])
      configuration.monthEvents = any([.bars, .dots, .indicator])
      return configuration
    }

    mutating func action() -> CalendarAction {
      let day = day()
      switch number(0...8) {
      case 0: return .select(day)
      case 1: return .choose(day)
      case 2: return .selectRange(day..<day + number(1...40))
      case 3: return flip() ? .showNext : .showPrevious
      case 4: return .show(day, animated: flip())
      case 5: return .setLevel(level(), around: flip() ? day : nil, animated: flip())
      case 6: return .scroll(to: day, level: level(), animated: flip())
      case 7: return .crossFade(to: day)
      default: return .extendSelection(to: day)
      }
    }

    mutating func act(on harness: CalendarHarness) {
      switch number(0...15) {
      case 0, 1: harness.view.update(configuration: configuration())
      case 2:
        let delta = Point(x: Double(number(-600...600)), y: Double(number(-2000...2000)))
        harness.window.send(.wheel(at: Point(x: 150, y: 150), delta: delta))
      case 3, 4:
        harness.key(
          any([
            .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .letterT, .enter, .space,
            .escape, .plus, .minus,
          ]), number(0...2) == 0 ? .shift : [])
      case 5: harness.tap(point())
      case 6: harness.doubleTap(point())
      case 7: harness.drag([point(), point(), point()], kind: any([.mouse, .touch]), releases: number(0...4) > 0)
      case 8: harness.window.send(.resize(size()))
      case 9:
        harness.window.send(
          .magnify(
            MagnifyEvent(
              phase: any([.began, .changed, .step, .ended]), location: point(), factor: any([0.5, 0.8, 1.2, 2]),
              time: harness.now)))
      default: harness.view.send(action())
      }
    }
  }

  /// What is not as the configuration wants it; `nil` if all is.
  private static func violation(_ view: CalendarView) -> String? {
    let (state, configuration) = (view.state, view.configuration)
    if !configuration.isReachable(state.focusedDay) { return "the focus on \(state.focusedDay)" }
    for span in state.selection.ranges
    where !configuration.isSelectable(span.lowerBound) || !configuration.isSelectable(span.upperBound - 1) {
      return "the selection of \(span)"
    }
    let count = state.selection.count
    let isRight =
      switch configuration.selectionMode {
      case .none, .time: count == 0
      case .optional: count <= 1
      case .required: count == (configuration.selectableDays == nil ? 0 : 1)
      case .multiple: true
      case .range(let maximum): state.selection.ranges.count <= 1 && (maximum <= 0 || count <= maximum)
      }
    return isRight ? nil : "\(count) days selected in the mode \(configuration.selectionMode)"
  }

  @Test(
    "SH-5, SH-6, SH-25: whatever configurations come while a calendar is used, focus, selection and level are allowed",
    arguments: 0..<40)
  func allowed(seed: UInt64) throws {
    var lots = Lots(random: SeededGenerator(seed: 9000 + seed))
    let store = CalendarHarness.emptyStore()
    for number in 0..<60 { try store.apply(.insert(.random(number, using: &lots.random))) }
    let harness = CalendarHarness(
      configuration: lots.configuration(), store: store, size: lots.size(),
      capabilities: lots.number(0...2) == 0 ? .scrollsNatively : [])
    for step in 0..<60 {
      lots.act(on: harness)
      if lots.flip() { harness.tick() }
      if let violation = Self.violation(harness.view) { Issue.record("seed \(seed), \(step): \(violation)") }
      guard step % 15 == 14 else { continue }
      #expect(harness.settle(), "seed \(seed), \(step) never comes to rest")
      let (view, configuration) = (harness.view, harness.view.configuration)
      // A gesture that has not ended yet holds the levels.
      harness.window.send(
        .magnify(MagnifyEvent(phase: .ended, location: Point(x: 100, y: 300), factor: 1, time: harness.now)))
      #expect(harness.settle())
      #expect(configuration.allowed(view.state.level) == view.state.level, "seed \(seed), \(step)")
      #expect(harness.viewCount < 9000)
      // Of a year, and of a week without some of its days, parts without reachable days may be in view.
      guard [.month, .week, .day].contains(view.state.level), configuration.visibleWeekdays == .all else { continue }
      let (shown, reachable) = (view.visibleDays, configuration.reachableDays)
      #expect(
        shown.upperBound > reachable.lowerBound && shown.lowerBound <= reachable.upperBound, "seed \(seed), \(step)")
    }
  }

  @Test("SH-22, SH-23: levels that are taken away while a calendar zooms to them are left at once")
  func levelsDuringZoom() {
    let harness = CalendarHarness(configuration: .november())
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    harness.view.send(.zoomIn(around: november(10)))
    for _ in 0..<4 { harness.tick() }
    #expect(harness.view.isZooming)
    harness.view.configure { $0.levels = [.year, .month, .agenda] }
    harness.settle()
    #expect(harness.view.state.level == .month && !harness.view.isZooming)
    #expect(delegate.zooms.last ?? .month == .month)
    #expect(harness.cell(november(10)) != nil)
  }

  @Test(
    "CV-16: a cross-fade leads to the day itself, where its year or month is higher than the view",
    arguments: [CalendarLevel.ID.year, .month])
  func crossFade(level: CalendarLevel.ID) {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(
      configuration: configuration, size: Size(width: 500, height: level == .year ? 400 : 190))
    harness.settle()
    harness.view.send(.crossFade(to: day("2031-10-30")))
    harness.settle()
    #expect(harness.view.state.selection == DaySelection(day("2031-10-30")))
    #expect(
      harness.view.elements().contains {
        $0.day == day("2031-10-30") && $0.role == .gridCell && $0.frame.minY >= 56
          && $0.frame.maxY <= harness.window.size.height
      })
  }
}
