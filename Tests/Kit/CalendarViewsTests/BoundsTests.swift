import Almanac
import TestSupport
import Testing

struct BoundsTests {
  @Test("bounds that are the wrong way round are refused, and the old ones stay")
  func reversed() throws {
    #expect(throws: DayBoundsError.reversed(first: november(2), last: november(1))) {
      try DayBounds(first: november(2), last: november(1))
    }
    var bounds = try DayBounds(first: november(5), last: november(20))
    let refused = [bounds.setFirst(november(21)), bounds.setLast(november(4))]
    #expect(refused == [false, false])
    #expect(bounds == DayBounds(november(5)...november(20)))
    let taken = [bounds.setFirst(nil), bounds.setLast(november(3))]
    #expect(taken == [true, true])
    #expect(bounds.contains(november(3) - 100_000) && !bounds.contains(november(4)))
  }

  @Test("MB-32, MB-33: a bound that leaves the selection outside moves it, and that is reported once")
  func moving() throws {
    let harness = harness(.required) { _ in }
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    delegate.calls = []
    var configuration = harness.view.configuration
    configuration.selectable.setFirst(november(25))
    harness.view.update(configuration: configuration)
    #expect(harness.view.state.selectedDay == november(25))
    let first = ["willSelect 2026-11-25", "didDeselect 2026-11-21", "didSelect 2026-11-25", "didChange"]
    #expect(delegate.calls == first)
    configuration.selectable = try DayBounds(last: november(3))
    harness.view.update(configuration: configuration)
    #expect(harness.view.state.selectedDay == november(3))
    #expect(delegate.calls.count == 2 * first.count)
    let before = configuration.selectable
    configuration.selectable.setFirst(november(9))
    #expect(configuration.selectable == before)
  }

  @Test("MB-30: code that selects beyond the bounds selects at them")
  func clamping() throws {
    let april = try DayBounds(first: day("2026-04-01"), last: day("2026-04-30"))
    let harness = harness(.required) {
      $0.selectable = april
      $0.reachable = april
    }
    harness.view.send(.select(day("2026-05-05")))
    #expect(harness.view.state.selectedDay == day("2026-04-30"))
    harness.view.send(.select(day("1999-05-05")))
    #expect(harness.view.state.selectedDay == day("2026-04-01"))
    let one = self.harness(.required) { $0.selectable = DayBounds(day("2026-04-10")...day("2026-04-10")) }
    for date in ["2026-04-09", "2026-04-10", "2030-01-01"] {
      one.view.send(.select(day(date)))
      #expect(one.view.state.selectedDay == day("2026-04-10"))
    }
  }

  @Test("MB-34, CV-40, SH-8: bounds are days, and belong to what can be selected; what lies outside looks disabled")
  func inclusive() throws {
    let harness = harness(.optional) { $0.selectable = DayBounds(november(10)...november(20)) }
    for (date, isIn) in [(9, false), (10, true), (20, true), (21, false)] {
      let cell = try #require(harness.cell(november(date)))
      #expect(cell.context?.flags.contains(.disabled) == !isIn)
      #expect(cell.accessibility.states.contains(.disabled) == !isIn)
      #expect(cell.accessibility.states.contains(.selectable) == isIn)
      harness.view.send(.clearSelection)
      harness.tap(day: november(date))
      harness.settle()
      #expect((harness.view.state.selectedDay == november(date)) == isIn)
    }
  }

  @Test("CV-40: neither a tap nor code nor a key selects a day outside the bounds, in any mode and at any level")
  func outside() {
    let bounds = november(18)...november(20)
    for level in [CalendarLevel.ID.year, .month, .week, .day] {
      for mode in [SelectionMode.optional, .required, .multiple, .range(maximum: 0)] {
        let harness = harness(mode) {
          $0.initialLevel = level
          $0.initialDay = november(19)
          $0.selectable = DayBounds(bounds)
        }
        func check(_ what: String) {
          let outside = harness.view.state.selection.ranges.contains {
            !(bounds ~= $0.lowerBound && bounds ~= $0.upperBound - 1)
          }
          #expect(!outside, "\(what) \(level) \(mode)")
        }
        for date in [17, 18, 20, 21] {
          let (day, isIn) = (november(date), bounds ~= november(date))
          harness.view.send(.clearSelection)
          harness.view.send(.choose(day))
          #expect(harness.view.state.selection.contains(day) == isIn, "\(date) \(level) \(mode)")
          for action in [
            CalendarAction.select(day), .selectRange(november(10)..<day + 1), .selectRange(day..<november(28)),
            .extendSelection(to: day), .setSelection(DaySelection(november(1)..<day + 1)), .crossFade(to: day),
          ] {
            harness.view.send(action)
            check("\(action)")
          }
          harness.view.send(.focus(day))
          for key in [KeyEvent.Key.enter, .space, .arrowRight, .arrowLeft, .end, .home] {
            harness.key(key)
            check("\(key)")
          }
          harness.settle()
        }
      }
    }
  }

  @Test("SH-5, SH-6: scrolling ends at the bounds, by wheel, finger, host and code", arguments: [false, true])
  func ends(scrollsNatively: Bool) throws {
    var configuration = CalendarConfiguration.november()
    configuration.reachable = try DayBounds(first: day("2026-10-01"), last: day("2027-01-31"))
    let harness = CalendarHarness(
      configuration: configuration, capabilities: scrollsNatively ? .scrollsNatively : [])
    harness.settle()
    let canvas = try #require(harness.canvas)
    for direction in [-1.0, 1] {
      for _ in 0..<20 {
        if scrollsNatively {
          harness.hostScroll(by: direction * 900, ends: true)
        } else {
          harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: direction * 900)))
        }
        harness.tick()
      }
      harness.settle()
      let middle = try #require(
        harness.view.day(at: Point(x: 500, y: canvas.frameInWindow.midY)))
      #expect(configuration.isReachable(middle))
      #expect(harness.view.title == (direction < 0 ? "October 2026" : "January 2027"))
      #expect(harness.view.visibleDays.contains(direction < 0 ? day("2026-10-01") : day("2027-01-31")))
    }
    harness.view.send(.show(day("1990-01-01"), animated: true))
    harness.settle()
    #expect(harness.view.title == "October 2026")
    harness.view.send(.show(day("2400-01-01"), animated: false))
    harness.settle()
    #expect(harness.view.title == "January 2027")
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "January 2027")
  }

  @Test("SH-7: a day beyond the bounds is drawn inactive and does not answer")
  func inactive() throws {
    let delegate = RecordingDelegate()
    let harness = harness(.optional) { $0.reachable = DayBounds(november(10)...november(20)) }
    harness.view.delegate = delegate
    harness.settle()
    let cell = try #require(harness.cell(november(5)))
    let inside = try #require(harness.cell(november(12)))
    #expect(cell.numberView.text == "5")
    #expect(cell.numberView.layer.textColor == .role(ColorRole(5)) && cell.layer.fill != inside.layer.fill)
    #expect(cell.accessibility.states == [.disabled, .outOfRange, .past])
    let before = harness.view.state
    harness.tap(day: november(5))
    harness.doubleTap(harness.place(of: november(5)))
    #expect(!harness.window.send(.activate(cell.id)))
    harness.pass(seconds: 1)
    #expect(delegate.calls.isEmpty && delegate.tapped.isEmpty && delegate.doubleTapped.isEmpty)
    #expect(harness.view.state == before)
  }

  @Test("SH-9: each bound works alone, and without both every day is active", arguments: [true, false])
  func oneBound(isFirst: Bool) throws {
    let harness = harness(.optional) {
      if isFirst { $0.reachable.setFirst(november(10)) } else { $0.reachable.setLast(november(20)) }
    }
    let far = november(15) + (isFirst ? 300_000 : -300_000)
    harness.view.send(.show(far, animated: false))
    harness.settle()
    harness.tap(day: far)
    harness.settle()
    #expect(harness.view.state.selectedDay == far)
    harness.view.send(.show(november(15) + (isFirst ? -300_000 : 300_000), animated: false))
    harness.settle()
    #expect(harness.view.title == "November 2026")
    #expect(CalendarConfiguration.november().isSelectable(far))
  }

  @Test("MB-49: an arrow that leads nowhere is pale, says so and does nothing")
  func arrows() throws {
    let harness = harness(.required) { $0.reachable.setFirst(day("2026-10-20")) }
    func button(_ name: String) throws -> CalendarElement {
      try #require(harness.view.elements().first { $0.role == .button && $0.name == name })
    }
    #expect(try !button("Previous month").states.contains(.disabled))
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(harness.view.title == "October 2026")
    let previous = try button("Previous month")
    #expect(previous.states.contains(.disabled))
    #expect(try !button("Next month").states.contains(.disabled))
    let before = harness.view.state
    harness.tap(Point(x: previous.frame.midX, y: previous.frame.midY))
    harness.settle()
    #expect(harness.view.state == before)
    let item = harness.window.displayList().items.first { $0.accessibility.label == "Previous month" }
    #expect(item?.opacity == 0.5)
    harness.view.send(.showNext)
    harness.settle()
    #expect(try !button("Previous month").states.contains(.disabled))
  }

  @Test(
    "MB-49: at the first and the last month, week or day the arrow that leads on is pale and does nothing",
    arguments: [CalendarLevel.ID.month, .week, .day], [1, -1])
  func atBounds(level: CalendarLevel.ID, direction: Int) throws {
    let bound = day("2017-08-18")
    // One period away from the bound, then at it.
    let start = bound - direction * (level == .month ? 31 : level == .week ? 7 : 1)
    let harness = HeaderSamples.harness(level, start: ISODate.format(start)) {
      if direction > 0 { $0.reachable.setLast(bound) } else { $0.reachable.setFirst(bound) }
    }
    let name = (direction > 0 ? "Next " : "Previous ") + (level == .month ? "month" : level == .week ? "week" : "day")
    let back = (direction > 0 ? "Previous " : "Next ") + (level == .month ? "month" : level == .week ? "week" : "day")
    func opacity(_ name: String) -> Double? {
      harness.window.displayList().items.first { $0.accessibility.label == name }?.opacity
    }
    #expect(opacity(name) == 1)
    HeaderSamples.press(name, in: harness)
    #expect(harness.view.visibleDays.contains(bound))
    #expect(HeaderSamples.button(name, in: harness)?.states.contains(.disabled) == true)
    #expect(opacity(name) == 0.5 && opacity(back) == 1)
    let before = harness.view.state
    HeaderSamples.press(name, in: harness)
    #expect(harness.view.state == before)
    HeaderSamples.press(back, in: harness)
    #expect(opacity(name) == 1)
  }

  @Test("a configuration whose bounds leave nothing selects nothing and does no harm")
  func nothing() throws {
    let harness = harness(.required) {
      $0.reachable = DayBounds(november(1)...november(9))
      $0.selectable = DayBounds(november(20)...november(22))
    }
    #expect(harness.view.state.selection.isEmpty)
    for action: CalendarAction in [
      .select(november(21)), .choose(november(5)), .clearSelection, .selectRange(november(1)..<november(30)),
      .extendSelection(to: november(4)), .dragSelection(from: november(2), to: november(5)), .endDragSelection,
    ] { harness.view.send(action) }
    for key: KeyEvent.Key in [.arrowRight, .enter, .letterT, .pageDown, .end] { harness.key(key) }
    harness.settle()
    #expect(harness.view.state.selection.isEmpty)
    #expect(harness.view.configuration.isReachable(harness.view.state.focusedDay))
  }

  @Test("where weeks end, no row lies on another", arguments: [true, false])
  func endOfRows(isFirst: Bool) throws {
    let harness = harness(.optional) { $0.reachable = DayBounds(november(10)...november(20) + 90) }
    harness.view.send(.show(november(15) + (isFirst ? -300 : 300), animated: false))
    harness.settle()
    let cells = harness.shownViews(DayCell.self)
    #expect(cells.count >= 6 * 7)
    for (index, cell) in cells.enumerated() {
      let below = cells[(index + 1)...].filter { $0.frameInWindow.intersects(cell.frameInWindow) }
      #expect(below.isEmpty, "\(cell.context?.day.rawValue ?? 0)")
    }
  }

  @Test("bounds beyond what the calendar can name leave its nearest day")
  func beyondTheCalendar() throws {
    let last = GregorianCalendar.shared.validDays.upperBound
    let harness = harness(.optional) { $0.reachable.setFirst(last + 1000) }
    #expect(harness.view.state.focusedDay == last)
    #expect(harness.view.title == "December 999999")
  }

  @Test("where bounds come and go, the content rests where it may")
  func changing() throws {
    let harness = harness(.optional) { _ in }
    harness.view.send(.show(day("2030-05-01"), animated: false))
    harness.settle()
    var configuration = harness.view.configuration
    configuration.reachable = DayBounds(november(1)...november(30))
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(harness.view.title == "November 2026")
    #expect(harness.view.state.focusedDay == november(30), "the nearest to the day that was shown")
    configuration.reachable = .unlimited
    harness.view.update(configuration: configuration)
    harness.view.send(.show(day("2030-05-01"), animated: true))
    harness.settle()
    #expect(harness.view.title == "May 2030")
  }

  private func harness(
    _ mode: SelectionMode, _ change: (inout CalendarConfiguration) -> Void
  ) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.selectionMode = mode
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    return harness
  }
}
