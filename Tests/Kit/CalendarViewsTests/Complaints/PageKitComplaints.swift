import Almanac
import TestSupport
import Testing

/// What people complained about in CVCalendar: pages, sizes, selection and dates. Numbers are those of its issues.
///
/// The file is long because each complaint is one test and nothing else.
struct PageKitComplaints {
  private static let arrangements: [MonthArrangement] = [.endless, .pages, .sidewaysPages]

  @Test(
    "CV-4: blank, squeezed or misplaced until it is told to lay itself out, several times (#72, #92, #128 and more)")
  func noCommit() {
    var random = SeededGenerator(seed: 72)
    for arrangement in Self.arrangements {
      let used = pages { $0.month.arrangement = arrangement }
      for _ in 0..<12 {
        let size = Size(
          width: Double(Int.random(in: 240...2000, using: &random)),
          height: Double(Int.random(in: 240...1400, using: &random)))
        used.window.send(.resize(size))
        used.tick()
        used.tick()
        let fresh = pages(size: size) { $0.month.arrangement = arrangement }
        #expect(used.scene == fresh.scene, "\(arrangement) \(size)")
      }
      // Inside other containers, given its size late and in steps.
      let outer = View()
      let inner = View()
      let host = ViewHarness(root: outer, size: Size(width: 500, height: 600))
      let view = CalendarView(configuration: used.view.configuration)
      outer.addSubview(inner)
      inner.addSubview(view)
      for width in [0.0, 10, 300, 360] {
        inner.frame = Rect(x: 20, y: 30, width: width, height: 480)
        view.frame = Rect(x: 0, y: 0, width: width, height: 480)
        host.tick()
      }
      host.tick()
      let alone = pages(size: Size(width: 360, height: 480)) { $0.month.arrangement = arrangement }
      func moved(_ list: DisplayList, by way: Point) -> [String] {
        list.items.filter { !$0.text.isEmpty }.map { "\($0.text) \($0.frame.offset(by: way))" }.sorted()
      }
      #expect(
        moved(host.window.displayList(), by: Point(x: -20, y: -30))
          == moved(alone.window.displayList(), by: .zero))
    }
  }

  @Test("CV-15, CV-20: it crashes when pages are turned fast (#57, #337)", arguments: 0..<6)
  func fastPaging(part: Int) {
    var random = SeededGenerator(seed: UInt64(570 + part))
    let harness = pages(part % 2 == 0 ? .english : .arabic) {
      $0.month.arrangement = Self.arrangements[part % 3]
      $0.selectsPresentedPeriod = part > 2
      $0.levels = [.year, .month, .week, .day, .agenda]
    }
    for _ in 0..<150 {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: harness.view.send(.showNext)
      case 2, 3: harness.view.send(.showPrevious)
      case 4: harness.view.send(.crossFade(to: november(1) + Int.random(in: -900...900, using: &random)))
      case 5: harness.view.send(.showToday)
      case 6:
        let way = Double(Int.random(in: -500...500, using: &random))
        harness.swipe(
          from: Point(x: 525, y: 400),
          by: Bool.random(using: &random) ? Point(x: way, y: 0) : Point(x: 0, y: way), rests: false)
      case 7: harness.view.send(.setLevel(Bool.random(using: &random) ? .month : .week, around: nil, animated: true))
      default: for _ in 0..<4 { harness.tick() }
      }
    }
    harness.settle()
    #expect(harness.mirror.displayList() == harness.window.displayList() && harness.mirror.violations.isEmpty)
    #expect(harness.viewCount < 1200)
    harness.view.send(.setLevel(.month, around: november(21), animated: false))
    harness.view.send(.show(november(21), animated: false))
    harness.settle()
    #expect(harness.view.presented == november(1))
  }

  @Test("the view is never freed (#252, #427, #450): of ten calendars with all there is, no object is left")
  func leaks() throws {
    final class Owner: CalendarViewDelegate, CalendarDataSource, CalendarDecorator, DayAnimator {
      var view: CalendarView?
      var cellIdentifier: ReuseIdentifier? { .dayCell }
      func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
        view.configure(cell, in: context)
      }
      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { [] }
      var selectionDuration: Double { 0.2 }
      var deselectionDuration: Double { 0.2 }
      func select(_ cell: DayCell, at seconds: Double) {}
      func deselect(_ cell: DayCell, at seconds: Double) {}
    }
    final class Weak {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    var watched: [Weak] = []
    for number in 0..<10 {
      let harness = pages(events: [.days("a", november(10), november(12))]) {
        $0.levels = [.year, .month, .week, .day, .agenda]
        $0.month.arrangement = Self.arrangements[number % 3]
      }
      let owner = Owner()
      owner.view = harness.view
      harness.view.delegate = owner
      harness.view.decorator = owner
      harness.view.dayAnimator = owner
      harness.view.dayAnimationDidEnd = { _ in _ = owner.view }
      if number % 2 == 0 {
        harness.view.timeline = nil
        harness.view.dataSource = owner
      }
      harness.settle()
      for level in [CalendarLevel.ID.week, .year, .agenda, .day, .month] {
        harness.view.send(.setLevel(level, around: november(10), animated: number % 4 == 1))
        harness.tick()
      }
      harness.view.send(.showEvents(of: november(10)))
      harness.tick()
      watched += [Weak(owner), Weak(harness.window), Weak(harness.timeline)]
      watched += harness.shownViews(View.self).map { Weak($0) }
      harness.window.close()
    }
    #expect(watched.count > 1000)
    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test("CV-10: the selection is lost on rotation, or after paging by two pages (#37, #161, #485, #516, #593)")
  func lostSelection() {
    let wanted = DaySelection(november(10)..<november(13))
    for arrangement in Self.arrangements {
      for mode in [SelectionMode.optional, .required, .multiple, .range(maximum: 0)] {
        let harness = pages(size: Size(width: 375, height: 667)) {
          $0.month.arrangement = arrangement
          $0.selectionMode = mode
          $0.levels = [.year, .month, .week, .day, .agenda]
        }
        harness.view.send(.setSelection(wanted))
        let before = harness.view.state.selection
        #expect(before.contains(november(10)))
        for size in [Size(width: 667, height: 375), Size(width: 375, height: 667)] {
          harness.window.send(.resize(size))
          harness.settle()
        }
        for action in [CalendarAction.showNext, .showNext, .showNext, .showPrevious, .showPrevious, .showPrevious] {
          harness.view.send(action)
          harness.settle()
        }
        for level in [CalendarLevel.ID.week, .month] {
          harness.view.send(.setLevel(level, around: november(10), animated: false))
          harness.settle()
        }
        #expect(harness.view.state.selection == before, "\(arrangement) \(mode)")
        let cell = harness.cell(november(10))
        #expect(cell?.context?.flags.isDisjoint(with: [.selected, .inRange]) == false)
      }
    }
  }

  @Test(
    "CV-16, CV-17: going to a date does nothing while nothing is selected or nothing selects by itself (#286, #330)")
  func goes() {
    for mode in [SelectionMode.none, .optional, .required, .multiple, .range(maximum: 0)] {
      for selects in [false, true] {
        let harness = pages {
          $0.selectionMode = mode
          $0.selectsPresentedPeriod = selects
        }
        harness.view.send(.clearSelection)
        harness.view.send(.crossFade(to: day("2015-03-10")))
        harness.settle()
        #expect(harness.view.presented == day("2015-03-01"), "\(mode)")
        harness.view.send(.showToday)
        harness.settle()
        #expect(harness.view.presented == november(1), "\(mode)")
        harness.view.send(.show(day("2031-12-31"), animated: false))
        harness.settle()
        #expect(harness.view.presented == day("2031-12-01"), "\(mode)")
      }
    }
  }

  @Test("CV-39: code selects days that are disabled (#442, #531): bounds and refusals count on every way")
  func disabledDays() {
    let paths: [(String, (CalendarHarness) -> Void)] = [
      ("select", { $0.view.send(.select(november(10))) }), ("choose", { $0.view.send(.choose(november(10))) }),
      ("cross-fade", { $0.view.send(.crossFade(to: november(10))) }),
      ("span", { $0.view.send(.selectRange(november(10)..<november(11))) }),
      ("set", { $0.view.send(.setSelection(DaySelection(november(10)))) }),
      ("extend", { $0.view.send(.extendSelection(to: november(10))) }), ("tap", { $0.tap(day: november(10)) }),
      ("drag", { harness in harness.drag([11, 10].map { harness.place(of: november($0)) }) }),
      ("silent", { $0.view.send(.select(november(10)), silently: true) }),
      (
        "activate",
        { harness in if let cell = harness.cell(november(10)) { harness.window.send(.activate(cell.id)) } }
      ),
      (
        "keys",
        { harness in
          harness.view.send(.focus(november(11)))
          harness.key(.arrowLeft)
          harness.key(.enter)
          harness.key(.space)
        }
      ),
    ]
    for mode in [SelectionMode.optional, .required, .multiple, .range(maximum: 0)] {
      for (name, path) in paths {
        for isBound in [true, false] {
          let harness = pages {
            $0.selectionMode = mode
            if isBound { $0.selectable = (try? DayBounds(first: november(12))) ?? .unlimited }
          }
          let delegate = RecordingDelegate()
          if !isBound { delegate.disabled = [november(10)] }
          harness.view.delegate = delegate
          harness.view.decorator = delegate
          harness.settle()
          path(harness)
          harness.settle()
          #expect(!harness.view.state.selection.contains(november(10)), "\(name) \(mode) \(isBound)")
        }
      }
    }
  }

  @Test("CV-40: today is not clickable where now is the earliest date (#461)")
  func todayIsFirst() {
    for mode in [SelectionMode.optional, .multiple] {
      let harness = pages {
        $0.selectionMode = mode
        $0.reachable = (try? DayBounds(first: november(21))) ?? .unlimited
        $0.selectable = $0.reachable
        $0.now = Instant(seconds: Int64(november(21).rawValue) * 86_400 + 55_000)
      }
      harness.tap(day: november(21))
      #expect(harness.view.state.selection == DaySelection(november(21)))
      harness.tap(day: november(20))
      #expect(harness.view.state.selection == DaySelection(november(21)))
    }
  }

  @Test("CV-41, CV-42, CV-44: selecting a span and then paging grays everything, and code cannot select one (#12, #32)")
  func spans() {
    for maximum in [0, 400] {
      let harness = pages { $0.selectionMode = .range(maximum: maximum) }
      harness.tap(day: november(20))
      for _ in 0..<5 {
        harness.view.send(.showNext)
        harness.settle()
        #expect(cells(harness).allSatisfy { $0.context?.flags.contains(.disabled) == false })
      }
      harness.tap(day: day("2027-04-20"))
      #expect(harness.view.state.selection == DaySelection(november(20)..<day("2027-04-21")))
    }
    // Before the first frame, by dates; spans and several days.
    for mode in [SelectionMode.range(maximum: 0), .multiple] {
      var configuration = CalendarConfiguration.november()
      configuration.selectionMode = mode
      let harness = CalendarHarness(configuration: configuration)
      harness.view.send(.selectRange(november(10)..<november(14)))
      harness.settle()
      let marked = harness.shownViews(DayCell.self).filter {
        $0.context?.flags.isDisjoint(with: [.selected, .inRange]) == false
      }
      #expect(Set(marked.compactMap { $0.context?.day }) == Set((10...13).map { november($0) }))
    }
  }

  @Test("CV-27: months 0 and 13 at the ends of years (#23)")
  func monthNumbers() {
    let systems: [(any CalendarSystem, Int)] = [
      (GregorianCalendar.shared, 12), (PersianCalendar.shared, 12), (CopticCalendar.shared, 13),
    ]
    for (system, most) in systems {
      let harness = pages {
        $0.calendar = system
        $0.initialDay = day("2026-08-15")
      }
      for _ in 0..<14 {
        for context in cells(harness).compactMap(\.context) {
          #expect((1...most).contains(Int(context.fields.month)) && (1...31).contains(Int(context.fields.day)))
          #expect(system.fields(of: context.day) == context.fields)
        }
        harness.view.send(.showNext)
        harness.settle()
      }
    }
  }

  @Test("CV-29: today is not refreshed at midnight (#51)", arguments: CalendarLevel.ID.standard)
  func midnight(level: CalendarLevel.ID) {
    for width in [1050.0, 375] {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      configuration.initialDay = november(21)
      let store = try? MemoryEventStore.holding([.days("long", november(1), november(30))])
      let harness = CalendarHarness(
        configuration: configuration, store: store ?? CalendarHarness.emptyStore(),
        size: Size(width: width, height: 700))
      harness.settle()
      configuration.today = november(22)
      harness.view.update(configuration: configuration)
      harness.settle()
      configuration.initialDay = november(21)
      let fresh = CalendarHarness(
        configuration: configuration, state: harness.view.state, store: harness.store,
        size: Size(width: width, height: 700))
      fresh.settle()
      #expect(harness.levelScene == fresh.levelScene, "\(level) \(width)")
      let today = harness.view.elements().filter { $0.states.contains(.current) && $0.role == .gridCell }
      #expect(today.allSatisfy { $0.day == november(22) })
    }
  }

  @Test("CV-12: vertical scrolling is missing (#260, #319, #503)", arguments: [MonthArrangement.pages, .endless])
  func vertical(arrangement: MonthArrangement) {
    let harness = pages { $0.month.arrangement = arrangement }
    harness.swipe(from: Point(x: 525, y: 500), by: Point(x: -200, y: 0), rests: false)
    harness.settle()
    #expect(harness.view.presented == november(1))
    harness.swipe(from: Point(x: 525, y: 500), by: Point(x: 0, y: -200), rests: false)
    harness.settle()
    #expect(harness.view.presented == day("2026-12-01"))
    // And only there: sideways pages stay at their height.
    let sideways = pages()
    let place = sideways.canvas?.contentOffset.y
    sideways.swipe(from: Point(x: 525, y: 500), by: Point(x: -90, y: -60), rests: false)
    #expect(sideways.canvas?.contentOffset.y == place)
    sideways.settle()
    #expect(sideways.canvas?.contentOffset.y == place && sideways.view.presented == day("2026-12-01"))
  }

  @Test("CV-22: scrolling cannot be limited to some dates (#36, #178, #233, #474, #522, #556)")
  func limits() throws {
    let days = november(3)...day("2027-02-10")
    for level in [CalendarLevel.ID.year, .month, .week, .day, .agenda] {
      var configuration = CalendarConfiguration.november()
      configuration.initialLevel = level
      configuration.reachable = DayBounds(days)
      let store = try MemoryEventStore.holding([.days("long", november(1) - 400, november(1) + 400)])
      let harness = CalendarHarness(configuration: configuration, store: store)
      harness.settle()
      for way in [1.0, -1] {
        for _ in 0..<4 {
          harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: way * 50_000, y: way * 50_000)))
          harness.settle()
        }
        harness.view.send(way > 0 ? .showNext : .showPrevious)
        harness.settle()
        let shown = harness.view.visibleDays
        // Years are shown whole, wherever in them the first day lies.
        if level != .year { #expect(shown.contains(way > 0 ? days.upperBound : days.lowerBound), "\(level)") }
        #expect(shown.overlaps(day("2026-01-01")..<day("2028-01-01")), "\(level)")
        #expect(days.contains(harness.view.configuration.clamp(harness.view.presented)))
        let cells = harness.view.elements().filter { $0.role == .gridCell && !$0.states.contains(.disabled) }
        #expect(cells.allSatisfy { $0.day.map { days.contains($0) } != false }, "\(level)")
      }
    }
  }

  @Test("CV-38: days are selected unasked, and calls come twice or at the beginning (#18, #122, #148, #253)")
  func unasked() {
    for mode in [SelectionMode.none, .optional, .required, .multiple] {
      let harness = CalendarHarness(configuration: .november())
      let delegate = RecordingDelegate()
      harness.view.delegate = delegate
      var configuration = harness.view.configuration
      configuration.selectionMode = mode
      configuration.month.arrangement = .sidewaysPages
      harness.view.update(configuration: configuration)
      delegate.calls = []
      harness.settle()
      #expect(delegate.calls == ["didPresent 2026-11-01"], "the first frame tells what is presented and no more")
      harness.view.send(.showNext)
      harness.settle()
      #expect(delegate.calls.dropFirst() == ["didPresent 2026-12-01"])
      delegate.calls = []
      harness.tap(day: day("2026-12-08"))
      harness.settle()
      #expect(delegate.calls.filter { $0.hasPrefix("didSelect ") }.count == (mode == .none ? 0 : 1))
      #expect(delegate.calls.filter { $0 == "didChange" }.count == (mode == .none ? 0 : 1))
    }
  }
}
