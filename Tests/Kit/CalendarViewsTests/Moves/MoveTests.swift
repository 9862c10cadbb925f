import Almanac
import TestSupport
import Testing

/// What people ask for while a calendar is on its way somewhere.
struct MoveTests {
  private func harness(
    _ level: CalendarLevel.ID = .month, size: Size = Size(width: 1050, height: 700),
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, size: size)
    harness.settle()
    return harness
  }

  @Test(
    "SH-20: a tap counts at the level that is zoomed to, at every moment of the transition",
    arguments: [Size(width: 390, height: 700), Size(width: 1280, height: 860)], [false, true])
  func tapsDuringZoom(size: Size, scrollsNatively: Bool) {
    let point = Point(x: size.width * 0.4, y: size.height * 0.6)
    var expected: CalendarState?
    for ticks in [120] + Array(0..<45) {
      let harness = CalendarHarness(
        configuration: .november(), size: size, capabilities: scrollsNatively ? .scrollsNatively : [])
      harness.settle()
      harness.view.send(.showNext)
      harness.settle()
      harness.view.send(.setLevel(.year, around: nil, animated: true))
      for _ in 0..<ticks { harness.tick() }
      harness.tap(point)
      harness.settle()
      let state = harness.view.state
      expected = expected ?? state
      #expect(state == expected, "\(ticks)")
      #expect(harness.isFilled && harness.view.state.anchor.day > november(1) - 400, "\(ticks)")
      harness.key(.pageDown)
      harness.settle()
      #expect(harness.isFilled && harness.view.currentDay > state.focusedDay, "\(ticks)")
    }
  }

  @Test("SH-21: a date and a level lead to the date at the level, in either order and at any distance in time")
  func dateAndLevel() {
    let date = day("2027-05-05")
    let level = CalendarAction.setLevel(.week, around: nil, animated: true)
    for ticks in [0, 1, 6, 12, 60] {
      for actions in [[.show(date, animated: true), level], [level, .show(date, animated: true)]] {
        let harness = harness()
        for action in actions {
          harness.view.send(action)
          for _ in 0..<ticks { harness.tick() }
        }
        harness.settle()
        #expect(harness.view.state.level == .week && harness.view.visibleDays.contains(date), "\(ticks) \(actions)")
        #expect(harness.view.currentDay == date && harness.isFilled)
      }
    }
  }

  @Test("SH-21: what is asked for after a zoom is seen at the level of the zoom")
  func afterZoom() {
    let date = day("2028-02-29")
    for ticks in [0, 3, 9] {
      let out = harness(.week)
      out.view.send(.zoomOut(around: nil))
      for _ in 0..<ticks { out.tick() }
      out.view.send(.show(date, animated: true))
      out.settle()
      #expect(out.view.title == "February 2028" && out.view.currentDay == date)
      let inside = harness { $0.initialDay = date }
      inside.view.send(.zoomIn(around: nil))
      for _ in 0..<ticks { inside.tick() }
      inside.view.send(.showToday)
      inside.settle()
      #expect(inside.view.state.level == .week && inside.view.visibleDays.contains(november(21)))
      let key = harness { $0.initialDay = date }
      key.key(.minus)
      for _ in 0..<ticks { key.tick() }
      key.key(.letterT)
      key.settle()
      #expect(key.view.state.level == .year && key.view.visibleDays.contains(november(21)))
      #expect(key.view.state.selectedDay == november(21) && key.view.currentDay == november(21))
    }
  }

  @Test("SH-19: zooming goes around the day that was shown last")
  func showIsAnAnchor() {
    for size in [Size(width: 1050, height: 700), Size(width: 390, height: 700), Size(width: 500, height: 260)] {
      let harness = harness(size: size)
      harness.view.send(.show(day("2026-10-28"), animated: true))
      harness.settle()
      #expect(harness.view.visibleDays.contains(day("2026-10-28")), "\(size)")
      harness.view.send(.setLevel(.day, around: nil, animated: true))
      harness.settle()
      #expect(harness.view.state.level == .day && harness.view.currentDay == day("2026-10-28"), "\(size)")
    }
  }

  @Test(
    "SH-19: zooming out shows and names the period of the day that it goes around, late in a month, too",
    arguments: [
      Size(width: 1050, height: 700), Size(width: 390, height: 700), Size(width: 500, height: 260),
      Size(width: 1280, height: 860),
    ])
  func namedPeriods(size: Size) {
    var random = SeededGenerator(seed: 2)
    for number in 0..<60 {
      let levels = [CalendarLevel.ID.day, .week, .month, .year]
      let index = Int.random(in: 0..<3, using: &random)
      // Every third day lies at the end of a month.
      var date = november(21) + Int.random(in: -5000...5000, using: &random)
      if number % 3 == 0 { date = GregorianCalendar.shared.startOfMonth(containing: date) - 1 }
      let harness = harness(levels[index], size: size) {
        $0.initialDay = date
        $0.firstWeekday = [nil, .monday, .saturday][number % 3]
      }
      harness.view.send(.zoomOut(around: date))
      for _ in 0..<number % 4 { harness.tick() }
      harness.view.send(.zoomOut(around: nil))
      if number % 2 == 0 { harness.view.send(.zoomIn(around: nil)) }
      harness.settle()
      let level = harness.view.state.level
      let configuration = harness.view.configuration
      #expect(
        harness.view.presented == level.period(containing: date, configuration.calendar, configuration.grid),
        "\(ISODate.format(date)) \(levels[index]) \(level) \(harness.view.title)")
      #expect(harness.view.visibleDays.contains(date) && harness.view.currentDay == date)
    }
  }

  @Test("SH-19: a pinch leads to the period of the day that it began at, wherever that is seen")
  func pinchedPeriods() throws {
    var random = SeededGenerator(seed: 3)
    for number in 0..<40 {
      let date = november(21) + Int.random(in: -700...700, using: &random)
      let harness = harness(number % 2 == 0 ? .week : .month) { $0.initialDay = date }
      let point = Point(
        x: Double.random(in: 80..<1040, using: &random), y: Double.random(in: 120..<690, using: &random))
      let pinched = try #require(harness.view.day(at: point))
      for (phase, factor) in [(MagnifyEvent.Phase.began, 1), (.changed, 0.4), (.ended, 1)] {
        harness.window.send(
          .magnify(MagnifyEvent(phase: phase, location: point, factor: factor, time: harness.now)))
        harness.tick()
      }
      harness.settle()
      let configuration = harness.view.configuration
      let level = harness.view.state.level
      #expect(level == (number % 2 == 0 ? .month : .year))
      #expect(
        harness.view.presented == level.period(containing: pinched, configuration.calendar, configuration.grid),
        "\(ISODate.format(pinched)) at \(point): \(harness.view.title)")
      #expect(harness.view.visibleDays.contains(pinched))
    }
  }

  @Test("a day that was asked for while zooming is shown where the zoom is turned back, in its own month")
  func askedForBeforeTurningBack() {
    let harness = harness { $0.initialDay = day("2028-03-29") }
    harness.view.send(.zoomOut(around: nil))
    harness.tick()
    harness.view.send(.show(day("2028-02-29"), animated: true))
    harness.view.send(.setLevel(.month, around: nil, animated: true))
    harness.settle()
    #expect(harness.view.title == "February 2028" && harness.view.currentDay == day("2028-02-29"))
  }

  @Test("what is asked for before the first frame after a cross-fade is not undone by it")
  func afterCrossFade() {
    let harness = harness(size: Size(width: 500, height: 260))
    harness.view.send(.crossFade(to: day("2027-03-31")))
    harness.view.send(.show(day("2027-06-15"), animated: true))
    harness.settle()
    #expect(harness.view.title == "June 2027" && harness.view.visibleDays.contains(day("2027-06-15")))
  }

  @Test("zooming counts from where a step will have led, not from what it passes")
  func stepsThenZooms() {
    for ticks in [0, 1, 4, 9, 30] {
      let harness = harness(.year, size: Size(width: 390, height: 700))
      harness.view.send(.showNext)
      for _ in 0..<ticks { harness.tick() }
      let ahead = harness.view.currentDay
      harness.settle()
      #expect(harness.view.currentDay == ahead, "\(ticks)")
    }
  }

  @Test("keys pressed during a zoom lead selection and view to one place, and all of them count")
  func fastKeys() {
    for ticks in [0, 1, 5, 11] {
      let harness = harness()
      harness.tap(day: november(26))
      for key in [KeyEvent.Key.plus, .pageDown, .pageDown] {
        harness.key(key)
        for _ in 0..<ticks { harness.tick() }
      }
      harness.settle()
      #expect(harness.view.state.selectedDay == day("2026-12-10"))
      #expect(harness.view.state.level == .week && harness.view.visibleDays.contains(day("2026-12-10")))
      let year = self.harness(.year)
      for _ in 0..<5 {
        year.key(.plus)
        for _ in 0..<ticks { year.tick() }
      }
      year.settle()
      #expect(year.view.state.level == .day && year.view.currentDay == november(21))
    }
  }

  @Test("Page Down and Page Up go on from what is shown, also after steps and after scrolling away")
  func pageKeys() {
    let steps = harness()
    for _ in 0..<8 {
      steps.view.send(.showNext)
      steps.tick()
    }
    steps.key(.pageDown)
    steps.settle()
    #expect(steps.view.visibleDays.contains(day("2027-08-21")) && steps.view.currentDay == day("2027-08-21"))
    let wheel = harness()
    wheel.tap(day: november(18))
    for _ in 0..<30 {
      wheel.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 200)))
      wheel.tick()
    }
    wheel.settle()
    let before = wheel.view.currentDay
    #expect(before > november(18) + 100)
    wheel.key(.pageDown)
    wheel.settle()
    #expect(
      (28...31).contains(wheel.view.currentDay - before) && wheel.view.visibleDays.contains(wheel.view.currentDay))
  }

  @Test("a step moves the focus along, so that the Tab key leads to what is shown")
  func stepsMoveFocus() {
    for (level, days) in [(CalendarLevel.ID.year, 365), (.month, 30), (.week, 7), (.day, 1)] {
      let harness = harness(level)
      harness.view.send(.showNext)
      harness.settle()
      #expect(harness.view.state.focusedDay == november(21) + days, "\(level)")
      #expect(harness.view.state.selection.isEmpty)
      harness.view.send(.showPrevious)
      #expect(harness.view.state.focusedDay == november(21), "\(level)")
    }
  }

  @Test("a second zoom runs as smoothly as the first", arguments: [1, 4])
  func chainedZooms(ticks: Int) {
    let harness = harness(.year)
    harness.view.send(.zoomIn(around: nil))
    for _ in 0..<ticks { harness.tick() }
    harness.view.send(.zoomIn(around: nil))
    harness.tick()
    harness.tick()
    #expect(harness.view.isZooming && harness.view.state.level == .week)
  }

  @Test("a transition that a pinch catches goes on to where it led, unless the pinch leads back")
  func caught() {
    func release(_ factor: Double) -> CalendarLevel.ID {
      let harness = harness()
      harness.view.send(.zoomIn(around: nil))
      for _ in 0..<8 { harness.tick() }
      for (phase, factor) in [(MagnifyEvent.Phase.began, 1), (.changed, factor), (.ended, 1)] {
        harness.window.send(
          .magnify(
            MagnifyEvent(phase: phase, location: Point(x: 500, y: 400), factor: factor, time: harness.now)))
        harness.tick()
      }
      harness.settle()
      #expect(harness.isFilled && harness.view.visibleDays.contains(november(21)))
      return harness.view.state.level
    }
    #expect(release(1) == .week && release(1.2) == .week && release(0.95) == .week && release(0.4) == .month)
  }

  @Test("another calendar system or another way of showing months keeps the day that the calendar is at")
  func configurations() {
    for level in [CalendarLevel.ID.year, .month, .week, .day] {
      for arrangement in [MonthArrangement.endless, .pages] {
        for identifier in [CalendarIdentifier.islamicUmmAlQura, .hebrew, .chinese] {
          let harness = harness(level) { $0.month.arrangement = arrangement }
          harness.view.configure { $0.calendar = CalendarCatalog.system(for: identifier) ?? $0.calendar }
          harness.settle()
          let calendar = harness.view.configuration.calendar
          #expect(harness.view.visibleDays.contains(november(21)), "\(level) \(identifier)")
          #expect(
            harness.view.presented
              == level.period(containing: november(21), calendar, harness.view.configuration.grid))
          harness.view.send(.setLevel(.week, around: nil, animated: true))
          harness.settle()
          #expect(harness.view.visibleDays.contains(november(21)) && harness.isFilled)
        }
      }
    }
    let scrolled = harness()
    scrolled.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 1500)))
    scrolled.settle()
    let day = scrolled.view.currentDay
    scrolled.view.configure { $0.month.arrangement = .pages }
    scrolled.settle()
    #expect(scrolled.view.visibleDays.contains(day))
  }
}
