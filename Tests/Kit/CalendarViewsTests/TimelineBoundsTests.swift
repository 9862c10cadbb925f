import Almanac
import TestSupport
import Testing

/// How far week, day and agenda can be scrolled, by what, and which weekdays they show.
struct TimelineBoundsTests {
  private func harness(
    _ level: CalendarLevel.ID, _ events: [Event] = [], _ locale: LocaleInfo = .british,
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    configuration.initialDay = november(18)
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    harness.settle()
    return harness
  }

  private func wheel(_ harness: CalendarHarness, _ x: Double, _ y: Double = 0) {
    harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: x, y: y)))
    harness.settle()
  }

  /// The days of the headings in view.
  private func days(_ harness: CalendarHarness) -> [Int] {
    harness.view.elements().filter { $0.role == .gridCell }.compactMap { $0.day.map { $0 - november(0) } }
  }

  private static let work = WeekdaySet.saturdayAndSunday.complement

  // MARK: - Bounds

  @Test(
    "SH-5, SH-6: week and day cannot be scrolled past the bounds, and reach them",
    arguments: [CalendarLevel.ID.week, .day])
  func bounds(level: CalendarLevel.ID) throws {
    for locale in [LocaleInfo.british, .arabic] {
      let harness = try harness(level, [], locale) { $0.reachable = DayBounds(november(11)...november(25)) }
      let forward = locale.isRightToLeft ? -1.0 : 1.0
      for _ in 0..<8 { wheel(harness, 4000 * forward) }
      #expect(harness.view.visibleDays.contains(november(25)))
      let weeks = harness.view.configuration.grid
      let end = level == .week ? weeks.firstDay(of: weeks.week(of: november(25)) + 1) : november(26)
      #expect(harness.view.visibleDays.upperBound == end)
      for _ in 0..<8 { wheel(harness, -4000 * forward) }
      #expect(harness.view.visibleDays.contains(november(11)))
      let start = level == .week ? weeks.firstDay(of: weeks.week(of: november(11))) : november(11)
      #expect(harness.view.visibleDays.lowerBound == start)
      harness.view.send(.show(november(3), animated: true))
      harness.settle()
      #expect(harness.view.visibleDays.lowerBound == start)
      harness.view.send(.scroll(to: november(25), level: level, animated: true))
      harness.settle()
      #expect(harness.view.visibleDays.contains(november(25)))
      let fresh = CalendarHarness(
        configuration: harness.view.configuration, state: harness.view.state, store: harness.store)
      fresh.settle()
      #expect(fresh.scene == harness.scene)
    }
  }

  @Test("in a view a part of a pixel wider or narrower, content ends where days end", arguments: [1000.3, 1000.6])
  func partOfAPixel(width: Double) throws {
    for locale in [LocaleInfo.british, .arabic] {
      let harness = try harness(.week, [], locale) { $0.reachable = DayBounds(november(11)...november(25)) }
      harness.window.send(.resize(Size(width: width, height: 700)))
      harness.settle()
      for x in [9000.0, -9000] {
        for _ in 0..<3 { wheel(harness, x) }
        let fresh = CalendarHarness(
          configuration: harness.view.configuration, state: harness.view.state, store: harness.store,
          size: harness.window.size)
        fresh.settle()
        #expect(harness.view.state.anchor.fraction == 0)
        let (old, new) = try (#require(harness.canvas), #require(fresh.canvas))
        #expect(abs(old.contentOffset.x - new.contentOffset.x) < 1e-6)
        #expect(fresh.scene == harness.scene)
      }
    }
  }

  @Test("SH-9: one bound works alone in a week, and far away there is no end on the other side")
  func oneBound() throws {
    let harness = try harness(.week) { $0.reachable.setLast(november(25)) }
    for _ in 0..<4 { wheel(harness, 9000) }
    #expect(harness.view.visibleDays == november(23)..<november(30))
    for _ in 0..<40 { wheel(harness, -30_000) }
    #expect(harness.view.visibleDays.lowerBound < november(0) - 6000)
    harness.view.send(.show(day("2300-01-05"), animated: false))
    harness.settle()
    #expect(harness.view.visibleDays == november(23)..<november(30))
  }

  @Test("SH-7, SH-8, SH-29: days of a week out of bounds are drawn, look inactive and do not answer")
  func inactive() throws {
    final class Hearer: CalendarViewDelegate {
      var tapped: [DayNumber] = []
      func calendarView(_ view: CalendarView, didTap day: DayNumber) { tapped.append(day) }
      func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) { tapped.append(day) }
    }
    let harness = try harness(.week) {
      $0.reachable = DayBounds(november(18)...november(25))
      $0.selectable = $0.reachable
    }
    let hearer = Hearer()
    harness.view.delegate = hearer
    #expect(days(harness) == [16, 17, 18, 19, 20, 21, 22])
    for element in harness.view.elements() where element.role == .gridCell {
      let day = try #require(element.day)
      #expect(element.states.contains(.outOfRange) == (day < november(18)))
      let point = Point(x: element.frame.midX, y: element.frame.midY)
      harness.tap(point)
      harness.pass(seconds: 1)
      harness.doubleTap(Point(x: point.x, y: 500))
      harness.settle()
      harness.view.send(.setLevel(.week, around: november(18), animated: false))
      harness.settle()
    }
    #expect(Set(hearer.tapped).allSatisfy { $0 >= november(18) } && Set(hearer.tapped).contains(november(18)))
  }

  @Test("SH-5, SH-6: the agenda lists no day out of bounds, wherever it is scrolled to")
  func agenda() throws {
    let events: [Event] = (1...30).map { .days("\($0)", november($0), november($0)) }
    let harness = try harness(.agenda, events) { $0.reachable = DayBounds(november(10)...november(25)) }
    var seen: Set<Int> = []
    for distance in [0.0, 900, 9000, 9000, -300, -9000, -9000, 200] {
      wheel(harness, 0, distance)
      for element in harness.view.elements() {
        if let day = element.day { seen.insert(day - november(0)) }
      }
    }
    #expect(seen.isSubset(of: Set(10...25)) && seen.contains(10) && seen.contains(25))
    harness.view.send(.show(november(28), animated: false))
    harness.settle()
    #expect(harness.view.elements().contains { $0.day == november(25) })
  }

  // MARK: - Policies

  @Test("without scrolling, wheels and fingers move no days, but the hours, and code moves all")
  func none() throws {
    let harness = try harness(.week) { $0.scrollPolicy = .none }
    let before = harness.view.visibleDays
    wheel(harness, 900, 100)
    harness.drag([Point(x: 800, y: 500), Point(x: 500, y: 500), Point(x: 100, y: 500)], kind: .touch)
    harness.settle()
    #expect(harness.view.visibleDays == before)
    #expect(harness.view.state.hours.topSecond == 27_000 + 7500)
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.visibleDays.lowerBound == before.lowerBound + 7)
    let events: [Event] = (1...30).map { .days("\($0)", november($0), november($0)) }
    let agenda = try self.harness(.agenda, events) { $0.scrollPolicy = .none }
    let anchor = agenda.view.state.anchor
    wheel(agenda, 0, 500)
    #expect(agenda.view.state.anchor == anchor)
    agenda.view.send(.show(november(15), animated: false))
    agenda.settle()
    #expect(agenda.view.state.anchor.day == november(15))
  }

  @Test("by pages, a week comes to rest where one begins, and a fling leads to the next one at most")
  func paged() throws {
    var random = SeededGenerator(seed: 9)
    for locale in [LocaleInfo.british, .arabic] {
      let harness = try harness(.week, [], locale) { $0.scrollPolicy = .paged }
      let grid = harness.view.configuration.grid
      for _ in 0..<12 {
        let before = harness.view.visibleDays.lowerBound
        let distance = Double.random(in: -700...700, using: &random)
        var points: [Point] = []
        for step in 0...6 { points.append(Point(x: 525 + distance * Double(step) / 12, y: 500)) }
        harness.drag(points, kind: .touch)
        harness.settle()
        let after = harness.view.visibleDays.lowerBound
        #expect(grid.firstDay(of: grid.week(of: after)) == after && harness.view.state.anchor.fraction < 0.001)
        #expect(abs(after - before) <= 7)
      }
      for _ in 0..<5 {
        wheel(harness, Double.random(in: -900...900, using: &random))
        let day = harness.view.visibleDays.lowerBound
        #expect(grid.firstDay(of: grid.week(of: day)) == day)
      }
      harness.view.send(.focus(harness.view.visibleDays.lowerBound + 9))
      harness.settle()
      #expect(
        grid.firstDay(of: grid.week(of: harness.view.visibleDays.lowerBound)) == harness.view.visibleDays.lowerBound)
    }
  }

  // MARK: - Weekdays

  @Test("a week can leave weekdays out: columns, steps, bars and focus pass over them")
  func weekdays() throws {
    let events: [Event] = [
      .days("over", november(19), november(23)), .days("weekend", november(21), november(22)),
      .timed("monday", november(23), 36_000, november(23), 39_600),
    ]
    let harness = try harness(.week, events) { $0.visibleWeekdays = Self.work }
    #expect(days(harness) == [16, 17, 18, 19, 20])
    #expect(harness.bars("weekend").isEmpty)
    let width = ((1050.0 - 56) / 5).rounded(.down)
    #expect(harness.bars("over").contains { abs($0.frame.width - 2 * width) < 8 })
    harness.view.send(.showNext)
    harness.settle()
    #expect(days(harness) == [23, 24, 25, 26, 27] && harness.view.title == "November 2026")
    #expect(harness.view.elements().contains { $0.event == "monday" })
    wheel(harness, -width)
    #expect(days(harness) == [20, 23, 24, 25, 26])
    #expect(harness.view.day(at: Point(x: 60, y: 400)) == november(20))
    #expect(harness.view.day(at: Point(x: 60 + width, y: 400)) == november(23))
    harness.view.send(.focus(november(22)))
    harness.settle()
    let stops = harness.shownViews(View.self).filter { $0.isTabStop && $0.accessibility.role == .gridCell }
    #expect(stops.count == 1)
    let fresh = CalendarHarness(
      configuration: harness.view.configuration, state: harness.view.state, store: harness.store)
    fresh.settle()
    #expect(fresh.scene == harness.scene)
    harness.view.send(.setLevel(.day, around: november(22), animated: false))
    harness.settle()
    #expect(days(harness) == [22], "a lone day is shown whatever its weekday")
  }

  @Test("weeks without some weekdays stay whole at random places, in both directions")
  func randomWeekdays() throws {
    var random = SeededGenerator(seed: 21)
    for round in 0..<16 {
      let weekdays = WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &random))
      let locale = round % 2 == 0 ? LocaleInfo.british : .arabic
      let events = (0..<30).map { Event.random($0, using: &random) }
      let harness = try harness(.week, events, locale) {
        $0.visibleWeekdays = weekdays
        if round % 4 == 3 { $0.scrollPolicy = .paged }
      }
      for _ in 0..<6 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: wheel(harness, Double.random(in: -3000...3000, using: &random))
        case 1: harness.view.send(.show(november(Int.random(in: -3000...3000, using: &random)), animated: true))
        default: harness.view.send(.focus(november(Int.random(in: -60...60, using: &random))))
        }
        harness.settle()
        let shown = days(harness)
        #expect(shown.count >= weekdays.count && shown.count <= weekdays.count + 1)
        for day in shown { #expect(weekdays.contains(november(day))) }
        let fresh = CalendarHarness(
          configuration: harness.view.configuration, state: harness.view.state, store: harness.store)
        fresh.settle()
        #expect(fresh.scene == harness.scene)
      }
    }
  }

  // MARK: - Zoom

  @Test("a wheel or pinch that asks for zoom is used at the deepest level and out of bounds, not left to the page")
  func swallowed() throws {
    let harness = try harness(.day) { $0.reachable = DayBounds(november(18)...november(25)) }
    for factor in [1.2, 1.5] {
      #expect(
        harness.window.send(
          .magnify(MagnifyEvent(phase: .step, location: Point(x: 400, y: 400), factor: factor, time: harness.now))))
    }
    harness.settle()
    #expect(harness.view.state.level == .day)
    for phase in [MagnifyEvent.Phase.began, .changed] {
      #expect(
        harness.window.send(
          .magnify(MagnifyEvent(phase: phase, location: Point(x: 400, y: 400), factor: 1.3, time: harness.now))))
    }
    // Over the gutter, where there is no day, too.
    #expect(
      harness.window.send(
        .magnify(MagnifyEvent(phase: .step, location: Point(x: 10, y: 400), factor: 1.3, time: harness.now))))
  }
}
