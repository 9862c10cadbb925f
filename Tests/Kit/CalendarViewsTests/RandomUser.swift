import Almanac
import TestSupport

/// Does whatever can be done to a calendar, repeatably.
struct RandomUser {
  private var random: SeededGenerator
  private var ids: [EventID] = []
  private var number = 0
  /// Whether it begins at any level and goes from level to level.
  private let roams: Bool
  /// Whether it lays out months in all ways.
  private let arranges: Bool

  init(seed: UInt64, roams: Bool = false, arranges: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.roams = roams
    self.arranges = arranges
  }

  mutating func harness() throws -> CalendarHarness {
    let store = CalendarHarness.emptyStore()
    for _ in 0..<80 { try insert(into: store) }
    let scrollsNatively = Bool.random(using: &random)
    var configuration = CalendarConfiguration.november()
    if roams { configuration.initialLevel = anyLevel() }
    return CalendarHarness(
      configuration: configuration, store: store, size: size(),
      scale: [1, 1.5, 2][Int.random(in: 0..<3, using: &random)],
      capabilities: scrollsNatively ? .scrollsNatively : [])
  }

  mutating func act(on harness: CalendarHarness) throws {
    let view = harness.view
    if arranges, Int.random(in: 0..<5, using: &random) == 0 {
      arrange(harness)
      return
    }
    if roams, Int.random(in: 0..<3, using: &random) == 0 {
      roam(harness)
      return
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1: view.send(.select(anyDay()))
    case 2: view.send(.focus(anyDay()))
    case 3: view.send(.show(anyDay(), animated: Bool.random(using: &random)))
    case 4: view.send([.showToday, .clearSelection][Int.random(in: 0..<2, using: &random)])
    case 5, 6: view.send([.showNext, .showPrevious][Int.random(in: 0..<2, using: &random)])
    case 7, 8: scroll(harness, by: Double(Int.random(in: -900...900, using: &random)))
    case 9: scroll(harness, by: Double.random(in: -90_000...90_000, using: &random))
    case 10: harness.window.send(.resize(size()))
    case 11: configure(harness)
    case 12: try insert(into: harness.store)
    case 13: try change(harness.store)
    case 14: press(harness)
    case 15:
      harness.tap(Point(x: Double.random(in: 0...1200, using: &random), y: Double.random(in: 0...800, using: &random)))
    case 16: view.message = ["", "Nothing yet"][Int.random(in: 0..<2, using: &random)]
    case 17: harness.settle()
    case 18:
      view.send(.selectRange(day("2026-11-10")..<day("2026-11-10") + Int.random(in: 0...40, using: &random)))
    case 19: view.send(.dragSelection(from: anyDay(), to: anyDay()))
    case 20: view.send([.endDragSelection, .cancelDragSelection][Int.random(in: 0..<2, using: &random)])
    case 21:
      // By mouse: content that a finger holds beyond its end is no state of the calendar.
      harness.pointer(
        [.down, .move, .up, .cancel][Int.random(in: 0..<4, using: &random)],
        Point(x: Double.random(in: 0...1000, using: &random), y: Double.random(in: 0...700, using: &random)))
    default: for _ in 0..<Int.random(in: 1...8, using: &random) { harness.tick() }
    }
  }

  /// Goes to another level, on part of the way to one, or sideways.
  private mutating func roam(_ harness: CalendarHarness) {
    let view = harness.view
    let around = Bool.random(using: &random) ? anyDay() : nil
    switch Int.random(in: 0..<14, using: &random) {
    case 10: view.send(.crossFade(to: anyDay()))
    case 11, 12: arrange(harness)
    case 0, 1: view.send(.setLevel(anyLevel(), around: around, animated: Bool.random(using: &random)))
    case 2: view.send(.zoomIn(around: around))
    case 3: view.send(.zoomOut(around: around))
    case 4: view.send(.scroll(to: anyDay(), level: anyLevel(), animated: Bool.random(using: &random)))
    case 5: magnify(harness, .changed)
    case 6: magnify(harness, .step)
    case 7: magnify(harness, Bool.random(using: &random) ? .ended : .cancelled)
    case 8:
      var configuration = view.configuration
      let ends = [CalendarLevel.ID.year, .month, .week, .day]
      let (a, b) = (ends[Int.random(in: 0..<4, using: &random)], ends[Int.random(in: 0..<4, using: &random)])
      configuration.levels = Int.random(in: 0..<3, using: &random) == 0 ? [a.level, b.level] : .standard
      configuration.monthColumns = [nil, 1, 2, 4][Int.random(in: 0..<4, using: &random)]
      view.update(configuration: configuration)
    default: scrollSideways(harness)
    }
  }

  /// Lays months out in another way.
  private mutating func arrange(_ harness: CalendarHarness) {
    var configuration = harness.view.configuration
    func one<Value>(_ values: [Value]) -> Value { values[Int.random(in: 0..<values.count, using: &random)] }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: configuration.month.arrangement = one([.endless, .pages, .sidewaysPages])
    case 2: configuration.month.weeks = one([.natural, .alwaysSix])
    case 3: configuration.month.rowHeight = one([.share, .sixth, .cellSide, .fixed(70), .fixed(0)])
    case 4: configuration.month.outDays = one([.shown, .dimmed, .hidden])
    case 5: configuration.month.showsWeekNumbers = one([true, false])
    case 6:
      configuration.visibleWeekdays = WeekdaySet(rawValue: UInt8.random(in: 0...127, using: &random))
      configuration.firstWeekday = one([nil, .monday, .wednesday])
    default:
      configuration.scrollPolicy = one([.none, .paged, .continuous, .continuous])
      configuration.dayPresentation = one([.automatic, .automatic, .hours, .strip, .list])
    }
    harness.view.update(configuration: configuration)
  }

  private mutating func magnify(_ harness: CalendarHarness, _ phase: MagnifyEvent.Phase) {
    harness.window.send(
      .magnify(
        MagnifyEvent(
          phase: phase,
          location: Point(
            x: Double.random(in: 10...900, using: &random), y: Double.random(in: 60...800, using: &random)),
          factor: Double.random(in: 0.6...1.6, using: &random), isVertical: Bool.random(using: &random),
          time: harness.now)))
  }

  private mutating func scrollSideways(_ harness: CalendarHarness) {
    let distance = Double(Int.random(in: -700...700, using: &random))
    guard harness.host.capabilities.contains(.scrollsNatively) else {
      harness.window.send(.wheel(at: Point(x: 100, y: 90), delta: Point(x: distance, y: 0)))
      return
    }
    let canvases = harness.shownViews(ScrollView.self)
    guard let canvas = canvases.randomElement(using: &random) else { return }
    let x = min(max(0, canvas.contentOffset.x + distance), max(0, canvas.contentSize.width - canvas.frame.width))
    let offset = Point(x: x, y: canvas.contentOffset.y)
    harness.mirror.scrolledByHost(canvas.id, to: offset)
    harness.window.send(.scrolled(canvas.id, to: offset))
    if Bool.random(using: &random) { harness.window.send(.scrollEnded(canvas.id)) }
  }

  private mutating func anyLevel() -> CalendarLevel.ID {
    CalendarLevel.ID.standard[Int.random(in: 0..<CalendarLevel.ID.standard.count, using: &random)]
  }

  private mutating func scroll(_ harness: CalendarHarness, by distance: Double) {
    guard harness.host.capabilities.contains(.scrollsNatively) else {
      harness.window.send(.wheel(at: Point(x: 60, y: 150), delta: Point(x: 0, y: distance)))
      return
    }
    harness.hostScroll(by: distance, ends: Bool.random(using: &random))
  }

  private mutating func configure(_ harness: CalendarHarness) {
    var configuration = harness.view.configuration
    switch Int.random(in: 0..<8, using: &random) {
    case 0: configuration.locale = [.english, .british, .german, .arabic][Int.random(in: 0..<4, using: &random)]
    case 1: configuration.today = day("2026-11-21") + Int.random(in: -40...40, using: &random)
    case 2: configuration.style.month.visibleRows = Int.random(in: 1...8, using: &random)
    case 3: configuration.style.type.event.size = Double(Int.random(in: 11...16, using: &random))
    case 4:
      let modes: [SelectionMode] = [.none, .optional, .required, .multiple, .range(maximum: 0), .range(maximum: 9)]
      configuration.selectionMode = modes[Int.random(in: 0..<modes.count, using: &random)]
    case 5:
      configuration.reachable = .unlimited
      if Bool.random(using: &random) { configuration.reachable.setFirst(anyDay()) }
      if Bool.random(using: &random) { configuration.reachable.setLast(anyDay()) }
    case 6: configuration.selectable = DayBounds(day("2026-11-05")...day("2026-12-05"))
    default: configuration.monthEvents = [.bars, .dots, .indicator][Int.random(in: 0..<3, using: &random)]
    }
    harness.view.update(configuration: configuration)
  }

  private mutating func insert(into store: MemoryEventStore) throws {
    number += 1
    ids += try store.apply(.insert(.random(number, using: &random))).stored.map { $0.id }
  }

  private mutating func change(_ store: MemoryEventStore) throws {
    guard let id = ids.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      number += 1
      try store.apply(.update(id, .random(number, using: &random)))
    } else {
      try store.apply(.delete(id))
      ids.removeAll { $0 == id }
    }
  }

  private mutating func press(_ harness: CalendarHarness) {
    let keys: [KeyEvent.Key] = [
      .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .letterT, .enter, .escape,
    ]
    let modifiers: KeyEvent.Modifiers = Int.random(in: 0..<4, using: &random) == 0 ? .shift : []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      harness.key(keys[Int.random(in: 0..<keys.count, using: &random)], modifiers)
    }
  }

  private mutating func anyDay() -> DayNumber {
    if Int.random(in: 0..<8, using: &random) == 0 {
      return day("2026-11-21") + Int.random(in: -4_000_000...4_000_000, using: &random)
    }
    return day("2026-11-21") + Int.random(in: -150...150, using: &random)
  }

  private mutating func size() -> Size {
    Size(width: Double.random(in: 200...2560, using: &random), height: Double.random(in: 120...1500, using: &random))
  }
}
