import Almanac
import AlmanacFormerNames
import TestSupport
import Testing

@testable import CalendarViews

/// Levels and their limits, going to dates, switching gestures off, and the policies of scrolling.
struct CommandsTests {
  @Test("SH-22, SH-23, SH-24: levels out of the limits become the nearest within", arguments: CalendarLevel.ID.standard)
  func limits(level: CalendarLevel.ID) {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.month, .week]
    #expect(configuration.allowed(level) == (level == .year || level == .month ? .month : .week))
    for only in [CalendarLevel.ID.year, .month, .day] {
      configuration.levels = [only.level]
      #expect(configuration.allowed(level) == only)
    }
  }

  @Test("SH-24: a calendar of one level is a picker: taps are told and select, and nothing leads elsewhere")
  func picker() throws {
    for only in [CalendarLevel.ID.year, .month, .week, .day] {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = only
      configuration.levels = [only.level]
      configuration.selectionMode = .optional
      let harness = CalendarHarness(configuration: configuration)
      let delegate = RecordingDelegate()
      harness.view.delegate = delegate
      harness.settle()
      let cell = try #require(
        harness.view.elements().first { $0.role == .gridCell && $0.day == november(21) && $0.frame.width > 0 })
      let point = Point(x: cell.frame.midX, y: cell.frame.midY)
      harness.tap(point)
      harness.pass(seconds: 1)
      #expect(delegate.tapped == [november(21)] && harness.view.state.selectedDay == november(21), "\(only)")
      harness.doubleTap(point)
      for action in [CalendarAction.zoomIn(around: nil), .zoomOut(around: nil)] { harness.view.send(action) }
      harness.pass(seconds: 1)
      #expect(harness.view.state.level == only && delegate.doubleTapped == [november(21)], "\(only)")
      #expect(!harness.view.elements().contains { $0.role == .button && $0.name == "Year" })
    }
  }

  @Test("SH-19, SH-20: the original's calls zoom around the day in the middle, not around the focused one")
  func formerZoom() throws {
    let harness = harness {
      $0.levels = [.year, .month, .week, .day, .agenda]
      $0.initialDay = november(3)
    }
    let middle = Point(
      x: harness.view.frame.midX, y: (harness.view.header.frame.maxY + harness.view.frame.height) / 2)
    let day = try #require(harness.view.day(at: middle))
    #expect(day - november(3) > 7 && harness.view.state.focusedDay == november(3))
    let former = harness.view as any FormerZoom
    former.zoomIn()
    harness.settle()
    #expect(harness.view.state.level == .week && harness.view.visibleDays.contains(day))
    former.zoomOut()
    harness.settle()
    #expect(harness.view.state.level == .month && harness.view.visibleDays.contains(day))
    harness.view.send(.focus(november(3)))
    harness.settle()
    harness.view.send(.zoomIn(around: nil))
    harness.settle()
    #expect(harness.view.visibleDays.contains(november(3)))
  }

  @Test("SH-25: empty lists of levels and repeated levels are refused; a list without the level moves to the nearest")
  func conflicts() {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.month, .week, .month.named("Again"), .week]
    #expect(configuration.levels == [.month, .week] && configuration.levels[0].name == nil)
    configuration.levels = []
    #expect(configuration.levels == [.month, .week])
    configuration.levels = [.week, .day, .agenda]
    #expect(configuration.levels == [.week, .day, .agenda])
    var state = CalendarState(configuration: configuration)
    #expect(state.level == .week)
    configuration.levels = [.year, .month, .agenda]
    #expect(state.adopt(configuration).movement == .zoom(.month, around: nil, animated: false))
  }

  @Test(
    "SH-19, SH-20: zooming goes by one level and stays at the ends",
    arguments: [CalendarLevel.ID.year, .month, .week, .day])
  func steps(level: CalendarLevel.ID) {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.year, .month, .week, .day, .agenda]
    configuration.initialLevel = level
    var state = CalendarState(configuration: configuration)
    let inner = state.reduce(.zoomIn(around: nil), configuration: configuration, presented: november(1))
    #expect(inner.movement == .zoom(level.deeper ?? .day, around: nil, animated: true))
    let outer = state.reduce(.zoomOut(around: nil), configuration: configuration, presented: november(1))
    #expect(outer.movement == .zoom(level.shallower ?? .year, around: nil, animated: true))
  }

  @Test("SH-21: scrolling to a date at a level brings it to the center, and clamps both")
  func scrollToDate() throws {
    let harness = harness { _ in }
    for animated in [false, true] {
      harness.view.send(.scroll(to: day(animated ? "2030-02-28" : "2031-07-04"), level: .month, animated: animated))
      if animated { harness.settle() } else { harness.tick() }
      let canvas = try #require(harness.canvas).frameInWindow
      let cell = try #require(harness.cell(day(animated ? "2030-02-28" : "2031-07-04"))).frameInWindow
      #expect(abs(cell.midY - canvas.midY) <= cell.height)
    }
    var configuration = harness.view.configuration
    configuration.levels = [.year, .month, .week, .agenda]
    configuration.reachable = DayBounds(november(1)...november(30))
    var state = harness.view.state
    let effects = state.reduce(
      .scroll(to: day("2030-01-01"), level: .day, animated: false), configuration: configuration,
      presented: november(1))
    #expect(effects.movement == .zoom(.week, around: november(30), animated: false))
  }

  @Test("SH-18: gestures can be switched off one by one")
  func switches() {
    let delegate = RecordingDelegate()
    let taps = harness { $0.enabledGestures.remove(.tap) }
    taps.view.delegate = delegate
    taps.tap(day: november(10))
    #expect(taps.view.state.selection.isEmpty && delegate.tapped == [november(10)])
    let keys = harness { $0.enabledGestures.remove(.keys) }
    #expect(!keys.window.send(.key(KeyEvent(.arrowRight))))
    let scroll = harness { $0.enabledGestures.remove(.scroll) }
    #expect(!scroll.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: 200))))
    let drags = harness {
      $0.enabledGestures.remove(.dragSelect)
      $0.selectionMode = .range(maximum: 0)
    }
    drags.drag([10, 12].map { drags.place(of: november($0)) })
    #expect(drags.view.state.selection.isEmpty)
    let holds = harness {
      $0.enabledGestures.remove(.longPress)
      $0.selectionMode = .range(maximum: 0)
    }
    holds.pointer(.down, holds.place(of: november(10)), kind: .touch)
    holds.pass(seconds: 1)
    holds.pointer(.move, holds.place(of: november(12)), kind: .touch)
    #expect(holds.view.state.dragged == nil)
    for gestures: CalendarGestures in [.all.subtracting(.pinch), .all.subtracting(.zoom), []] {
      let pinch = harness {
        $0.enabledGestures = gestures
        $0.levels = [.month, .week, .agenda]
      }
      let event = MagnifyEvent(
        phase: .began, location: pinch.place(of: november(10)), factor: 1.5, time: pinch.now)
      #expect(!pinch.window.send(.magnify(event)))
    }
  }

  @Test("with all gestures off, code still does everything")
  func allOff() {
    let harness = harness { $0.enabledGestures = [] }
    let before = harness.view.state
    harness.tap(day: november(10))
    harness.key(.arrowRight)
    harness.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: 200)))
    harness.drag([10, 12].map { harness.place(of: november($0)) }, kind: .touch)
    harness.settle()
    #expect(harness.view.state == before)
    harness.view.send(.showNext)
    harness.view.send(.select(november(10)))
    harness.settle()
    #expect(harness.view.state.selectedDay == november(10))
  }

  @Test("the policy none leaves moving to code, and the host is told")
  func noScrolling() throws {
    let harness = harness { $0.scrollPolicy = .none }
    #expect(harness.canvas?.traits.contains(.scrollsByCode) == true)
    let before = harness.view.state.anchor
    harness.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: 200)))
    harness.drag((0..<5).map { Point(x: 300, y: 500 - Double($0) * 50) }, kind: .touch)
    harness.settle()
    #expect(harness.view.state.anchor == before)
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.title == "December 2026")
    var configuration = harness.view.configuration
    configuration.scrollPolicy = .continuous
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(harness.canvas?.traits.contains(.scrollsByCode) == false)
    #expect(harness.view.title == "December 2026")
  }

  @Test("CV-20: in pages, content comes to rest where a month begins: past half the next one, before it the same")
  func paging() throws {
    for (part, isNext) in [(0.65, true), (0.35, false)] {
      let harness = harness { $0.scrollPolicy = .paged }
      let row = try #require(harness.cell(november(10))).frame.height
      // November begins five rows, December four or five after the one before.
      swipe(harness, by: row * 5 * part, rests: true)
      harness.settle()
      #expect(harness.view.title == (isNext ? "December 2026" : "November 2026"))
      #expect(harness.view.state.anchor == ScrollAnchor(day: isNext ? day("2026-11-29") : november(1)))
    }
    let flung = harness { $0.scrollPolicy = .paged }
    swipe(flung, by: 90, rests: false)
    flung.settle()
    #expect(flung.view.title == "December 2026")
    swipe(flung, by: -90, rests: false)
    flung.settle()
    #expect(flung.view.title == "November 2026")
  }

  @Test("in pages, wheels and hosts come to rest where a month begins too", arguments: [false, true])
  func pagedWheel(scrollsNatively: Bool) {
    var configuration = CalendarConfiguration.november()
    configuration.scrollPolicy = .paged
    let harness = CalendarHarness(
      configuration: configuration, capabilities: scrollsNatively ? .scrollsNatively : [])
    harness.settle()
    if scrollsNatively {
      harness.hostScroll(by: 450, ends: true)
    } else {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 450)))
    }
    harness.settle()
    #expect(harness.view.state.anchor == ScrollAnchor(day: day("2026-11-29")))
  }

  @Test("CV-38: a month that comes to be presented selects today or its first day, if that is wished")
  func selectsPresented() {
    let harness = harness {
      $0.selectionMode = .required
      $0.scrollPolicy = .paged
      $0.selectsPresentedPeriod = true
    }
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.view.send(.showNext)
    harness.settle()
    #expect(harness.view.state.selectedDay == day("2026-12-01"))
    harness.view.send(.showPrevious)
    harness.settle()
    #expect(harness.view.state.selectedDay == november(21), "today wins")
    #expect(delegate.selected == [day("2026-12-01"), november(21)])
    let off = self.harness { $0.selectionMode = .required }
    off.view.delegate = delegate
    off.view.send(.showNext)
    off.settle()
    #expect(off.view.state.selectedDay == november(21) && delegate.selected.count == 2)
  }

  @Test("MB-86, MB-87: another month slides in, forwards if it is later; another day of the month does not move")
  func slides() throws {
    let harness = harness { $0.scrollPolicy = .none }
    let canvas = try #require(harness.canvas)
    for (action, direction) in [(CalendarAction.showNext, 1.0), (.showPrevious, -1)] {
      harness.view.send(action)
      harness.tick()
      var last = canvas.contentOffset.y
      for _ in 0..<3 {
        harness.tick()
        #expect((canvas.contentOffset.y - last) * direction > 0)
        last = canvas.contentOffset.y
      }
      harness.settle()
    }
    let rest = canvas.contentOffset
    harness.view.send(.select(november(3)))
    harness.tick()
    harness.tick()
    #expect(canvas.contentOffset == rest)
  }

  @Test(
    "MB-86: on classic pages the old and the new month are seen whole while one pushes the other out",
    arguments: [1.0, -1])
  func slidesPages(direction: Double) throws {
    let harness = HeaderSamples.harness()
    let canvas = try #require(harness.canvas)
    let start = canvas.contentOffset.y
    harness.view.send(direction > 0 ? .showNext : .showPrevious)
    var places: [Double] = []
    for _ in 0..<10 {
      harness.tick()
      places.append((canvas.contentOffset.y - start) * direction)
      let pages = harness.shownViews(MonthPageView.self).filter { $0.frameInWindow.intersects(canvas.frameInWindow) }
      #expect(pages.allSatisfy { $0.effect.opacity == 1 && $0.layer.opacity == 1 })
      guard let place = places.last, place > 1, place < canvas.frame.height - 1 else { continue }
      let tops = pages.map(\.frameInWindow.minY).sorted()
      #expect(tops.count == 2)
      // Without a gap or an overlap, a page apart.
      #expect(zip(pages, pages.dropFirst()).allSatisfy { !$0.frameInWindow.intersects($1.frameInWindow) })
    }
    #expect(places == places.sorted() && (places.last ?? 0) > 50)
    harness.settle()
    #expect(harness.view.title == (direction > 0 ? "September 2017" : "July 2017"))
  }

  @Test("MB-86: weeks of the classic preset change at once, the selected day with them")
  func classicWeeks() {
    let harness = HeaderSamples.harness(.week)
    harness.view.send(.showNext)
    harness.tick()
    harness.tick()
    #expect(harness.view.visibleDays == day("2017-08-20")..<day("2017-08-27"))
  }

  @Test("MB-29: what is to move without animation is there in the next frame")
  func notAnimated() {
    let harness = harness { _ in }
    harness.view.send(.show(day("2027-03-05"), animated: false))
    harness.tick()
    #expect(harness.view.title == "March 2027")
    let offset = harness.canvas?.contentOffset
    harness.settle()
    #expect(harness.canvas?.contentOffset == offset)
  }

  /// Moves a finger up by a distance; without a rest it is a fling.
  private func swipe(_ harness: CalendarHarness, by distance: Double, rests: Bool) {
    let x = 300.0
    let start = distance > 0 ? 600.0 : 250
    harness.pointer(.down, Point(x: x, y: start), kind: .touch)
    // The first slip only says that it is a drag.
    harness.pointer(.move, Point(x: x, y: start - (distance > 0 ? 11 : -11)), kind: .touch)
    let steps = rests ? 20 : 5
    for step in 1...steps {
      harness.tick()
      let way = distance * Double(step) / Double(steps) + (distance > 0 ? 11 : -11)
      harness.pointer(.move, Point(x: x, y: start - way), kind: .touch)
    }
    if rests { harness.pass(seconds: 0.3) }
    harness.pointer(.up, Point(x: x, y: start - distance - (distance > 0 ? 11 : -11)), kind: .touch)
  }

  private func harness(_ change: (inout CalendarConfiguration) -> Void) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.month, .agenda]
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    return harness
  }
}

/// Calls of ShinobiCalendars, which are deprecated: through a protocol they compile without a warning.
private protocol FormerZoom {
  func zoomIn()
  func zoomOut()
}

extension CalendarView: FormerZoom {}
