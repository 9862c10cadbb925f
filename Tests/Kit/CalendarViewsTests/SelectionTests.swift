import Almanac
import TestSupport
import Testing

struct SelectionTests {
  @Test("a selection of spans is the set of its days", arguments: 0..<20)
  func model(part: Int) {
    var random = SeededGenerator(seed: UInt64(part + 1))
    var selection = DaySelection()
    var model: Set<Int> = []
    for _ in 0..<60 {
      let first = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        selection.insert(DayNumber(first))
        model.insert(first)
      case 1:
        selection.remove(DayNumber(first))
        model.remove(first)
      default:
        let length = Int.random(in: 0..<8, using: &random)
        selection.insert(DayNumber(first)..<DayNumber(first + length))
        model.formUnion(first..<first + length)
      }
      #expect(selection.count == model.count)
      #expect(selection.first?.rawValue == model.min() && selection.last?.rawValue == model.max())
      for day in -1..<70 { #expect(selection.contains(DayNumber(day)) == model.contains(day)) }
      for (a, b) in zip(selection.ranges, selection.ranges.dropFirst()) { #expect(a.upperBound < b.lowerBound) }
      let clamped = selection.clamped(to: DayNumber(10)...DayNumber(20))
      #expect(clamped.count == model.filter { 10...20 ~= $0 }.count)
    }
  }

  @Test("days as far away as numbers go are selected without harm")
  func far() {
    var selection = DaySelection(DayNumber(Int.max))
    selection.insert(DayNumber(Int.min)..<DayNumber(Int.min + 3))
    selection.remove(DayNumber(Int.max))
    #expect(!selection.contains(DayNumber(0)))
  }

  /// Days that are tapped one after the other, and what is selected then.
  struct Row: Sendable {
    var mode: SelectionMode
    var taps: [Int]
    var selected: [Int]
  }

  @Test("taps select as the mode says", arguments: rows)
  func taps(row: Row) {
    let harness = harness(row.mode)
    for tap in row.taps {
      harness.tap(day: november(tap))
      harness.settle()
    }
    #expect(days(harness) == row.selected)
  }

  static let rows = [
    Row(mode: .none, taps: [10, 11], selected: []), Row(mode: .optional, taps: [], selected: []),
    Row(mode: .optional, taps: [10], selected: [10]), Row(mode: .optional, taps: [10, 12], selected: [12]),
    Row(mode: .optional, taps: [10, 10], selected: [10]), Row(mode: .required, taps: [], selected: [21]),
    Row(mode: .required, taps: [9], selected: [9]), Row(mode: .required, taps: [9, 9], selected: [9]),
    Row(mode: .multiple, taps: [9, 11, 10], selected: [9, 10, 11]),
    Row(mode: .multiple, taps: [9, 10, 9], selected: [10]), Row(mode: .range(maximum: 0), taps: [10], selected: [10]),
    Row(mode: .range(maximum: 0), taps: [12, 10], selected: [10, 11, 12]),
    Row(mode: .range(maximum: 0), taps: [12, 12], selected: [12]),
    Row(mode: .range(maximum: 0), taps: [12, 12, 14], selected: [12, 13, 14]),
    Row(mode: .range(maximum: 0), taps: [10, 12, 20], selected: [20]),
    Row(mode: .range(maximum: 0), taps: [10, 12, 20, 19], selected: [19, 20]),
    Row(mode: .range(maximum: 3), taps: [10, 12], selected: [10, 11, 12]),
    Row(mode: .range(maximum: 3), taps: [10, 13], selected: [10]),
    Row(mode: .range(maximum: 3), taps: [10, 13, 11], selected: [10, 11]),
  ]

  @Test("CV-41: two taps make a span, reported once from its first to its last day, and drawn")
  func range() {
    let harness = harness(.range(maximum: 0))
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.tap(day: november(20))
    harness.tap(day: november(10))
    harness.settle()
    #expect(delegate.calls.filter { $0.hasPrefix("didSelectRange") } == ["didSelectRange 2026-11-10 2026-11-20"])
    let marked = harness.shownViews(DayCell.self).filter { $0.context?.flags.contains(.inRange) == true }
    #expect(marked.count == 11)
    #expect(harness.cell(november(10))?.context?.flags.contains(.rangeStart) == true)
    #expect(harness.cell(november(20))?.context?.flags.contains(.rangeEnd) == true)
    #expect(harness.cell(november(15))?.accessibility.states.contains([.selected, .inRange]) == true)
    harness.view.send(.show(november(10) + 400, animated: false))
    harness.settle()
    #expect(days(harness) == Array(10...20), "it is kept while months pass")
  }

  @Test("CV-42: while a span's last day is awaited, days before the first and too far behind it are disabled")
  func maximum() {
    let harness = harness(.range(maximum: 14))
    harness.tap(day: november(3))
    harness.settle()
    func isDisabled(_ day: Int) -> Bool? { harness.cell(november(day))?.context?.flags.contains(.disabled) }
    #expect(isDisabled(1) == true && isDisabled(2) == true && isDisabled(3) == false)
    #expect(isDisabled(16) == false)
    #expect(isDisabled(17) == true)
    harness.tap(day: november(2))
    harness.settle()
    #expect(days(harness) == [3])
    harness.tap(day: november(16))
    harness.settle()
    #expect(days(harness).count == 14)
    #expect(isDisabled(30) == false && isDisabled(1) == false)
    let free = self.harness(.range(maximum: 0))
    free.tap(day: november(3))
    free.settle()
    #expect(!free.shownViews(DayCell.self).contains { $0.context?.flags.contains(.disabled) == true })
    free.tap(day: november(1))
    free.settle()
    #expect(days(free) == [1, 2, 3], "without a limit, in either order")
  }

  @Test("CV-44: code selects days and spans as taps do")
  func byCode() {
    let harness = harness(.range(maximum: 5))
    harness.view.send(.selectRange(november(10)..<november(13)))
    #expect(days(harness) == [10, 11, 12])
    harness.view.send(.selectRange(november(10)..<november(28)))
    #expect(days(harness) == Array(10...14))
    harness.view.send(.deselect(november(12)))
    #expect(days(harness).isEmpty)
    let many = self.harness(.multiple)
    many.view.send(.selectRange(november(10)..<november(13)))
    many.view.send(.select(november(20)))
    many.view.send(.deselect(november(11)))
    #expect(days(many) == [10, 12, 20])
    many.view.send(.setSelection(DaySelection(november(2))))
    #expect(days(many) == [2])
  }

  @Test("MB-28: in the mode required one day is selected from the beginning, and clearing it selects today")
  func required() {
    var configuration = configuration(.required)
    configuration.initialDay = november(5)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    #expect(days(harness) == [5])
    harness.view.send(.deselect(november(5)))
    #expect(days(harness) == [5])
    harness.view.send(.clearSelection)
    #expect(days(harness) == [21])
    harness.view.send(.setSelection(DaySelection()))
    #expect(days(harness) == [21])
  }

  @Test("CV-36: today is drawn selected in a fresh calendar that needs a selection")
  func initially() {
    let harness = harness(.required)
    #expect(harness.cell(november(21))?.context?.flags.contains([.today, .selected]) == true)
  }

  @Test("CV-10: a selection stays while months pass, sizes change and modes allow it")
  func survival() {
    let harness = harness(.multiple)
    for day in [3, 4, 9] { harness.tap(day: november(day)) }
    harness.view.send(.showNext)
    harness.settle()
    harness.window.send(.resize(Size(width: 400, height: 900)))
    harness.settle()
    #expect(days(harness) == [3, 4, 9])
    var configuration = harness.view.configuration
    configuration.style.month.visibleRows = 4
    harness.view.update(configuration: configuration)
    #expect(days(harness) == [3, 4, 9])
    configuration.selectionMode = .required
    harness.view.update(configuration: configuration)
    #expect(days(harness) == [3])
    configuration.selectionMode = .none
    harness.view.update(configuration: configuration)
    #expect(days(harness).isEmpty)
  }

  @Test("MB-35: a drag holds one day down at a time and selects the one under the pointer when released")
  func scrubbing() {
    var configuration = configuration(.required)
    configuration.scrollPolicy = .none
    for kind in [PointerEvent.Kind.mouse, .touch] {
      let harness = CalendarHarness(configuration: configuration)
      let delegate = RecordingDelegate()
      harness.view.delegate = delegate
      harness.settle()
      let path = (2...6).map { harness.place(of: november($0)) }
      harness.pointer(.down, path[0], kind: kind)
      for (index, place) in path.enumerated() {
        harness.pointer(.move, place, kind: kind)
        harness.tick()
        let held = harness.shownViews(DayCell.self).filter { $0.context?.flags.contains(.pressed) == true }
        #expect(held.map { $0.context?.day } == [november(index + 2)])
      }
      #expect(delegate.selected.isEmpty && delegate.asked.isEmpty)
      harness.pointer(.up, path[4], kind: kind)
      #expect(delegate.selected == [november(6)])
      #expect(harness.view.state.pressedDay == nil)
      // Outside of the days it selects nothing, and neither does a press that is taken away.
      harness.drag([path[0], path[1], Point(x: 5, y: 5)], kind: kind)
      harness.drag([path[0], path[1]], kind: kind, releases: false)
      harness.pointer(.cancel, path[1], kind: kind)
      #expect(delegate.selected == [november(6)])
      #expect(harness.view.state.pressedDay == nil)
    }
  }

  @Test("MB-36: a day of the month before can be picked, and its month is shown")
  func neighbor() {
    var configuration = configuration(.required)
    configuration.today = day("2017-08-18")
    configuration.initialDay = day("2017-08-18")
    configuration.scrollPolicy = .none
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    #expect(harness.view.title == "August 2017")
    harness.tap(day: day("2017-07-31"))
    harness.settle()
    #expect(harness.view.title == "July 2017")
    #expect(harness.view.state.selectedDay == day("2017-07-31"))
  }

  @Test("MB-37: a press where there is no day changes nothing")
  func nowhere() throws {
    var configuration = configuration(.required)
    configuration.reachable = try DayBounds(first: november(1), last: november(30))
    let harness = CalendarHarness(configuration: configuration, size: Size(width: 700, height: 700))
    harness.settle()
    let before = harness.view.state
    harness.tap(Point(x: 350, y: 698))
    harness.tap(Point(x: 350, y: 60))
    harness.settle()
    #expect(harness.view.state == before)
  }

  @Test("a mouse drags over a span of days, back and forth, and releases to select it")
  func dragging() {
    let harness = harness(.range(maximum: 0))
    let delegate = RecordingDelegate()
    harness.view.delegate = delegate
    harness.settle()
    let path = [12, 13, 17, 16, 10].map { harness.place(of: november($0)) }
    harness.drag(path, releases: false)
    #expect(harness.view.state.dragged == november(10)..<november(13))
    #expect(harness.cell(november(11))?.context?.flags.contains(.inRange) == true)
    #expect(days(harness).isEmpty && delegate.asked.isEmpty)
    harness.pointer(.up, path[4])
    #expect(days(harness) == [10, 11, 12])
    #expect(delegate.calls.suffix(2) == ["didSelectRange 2026-11-10 2026-11-12", "didChange"])
    #expect(harness.view.state.dragged == nil)
  }

  @Test("Escape gives up a drag, and so does whoever takes the press away")
  func givingUp() {
    let harness = harness(.range(maximum: 0))
    let path = [12, 13, 17].map { harness.place(of: november($0)) }
    harness.drag(path, releases: false)
    harness.key(.escape)
    #expect(harness.view.state.dragged == nil)
    harness.pointer(.cancel, path[2])
    harness.drag(path, releases: false)
    harness.window.send(
      .magnify(MagnifyEvent(phase: .began, location: path[0], factor: 1, time: harness.now)))
    #expect(harness.view.state.dragged == nil && days(harness).isEmpty)
  }

  @Test("CV-43: a finger that rests and then moves selects a span; one that moves at once scrolls")
  func longPress() {
    let harness = harness(.range(maximum: 0))
    let path = [12, 13, 14].map { harness.place(of: november($0)) }
    harness.pointer(.down, path[0], kind: .touch)
    harness.pass(seconds: 0.45)
    #expect(harness.view.state.dragged == nil)
    harness.pass(seconds: 0.15)
    for place in path { harness.pointer(.move, place, kind: .touch) }
    harness.pointer(.up, path[2], kind: .touch)
    #expect(days(harness) == [12, 13, 14])
    harness.view.send(.clearSelection)
    harness.drag([path[0], path[0] + Point(x: 0, y: -60), path[0] + Point(x: 0, y: -120)], kind: .touch)
    harness.settle()
    #expect(days(harness).isEmpty)
  }

  @Test("a drag in the mode multiple adds its days")
  func dragsAdd() {
    let harness = harness(.multiple)
    harness.tap(day: november(20))
    harness.drag([10, 12].map { harness.place(of: november($0)) })
    #expect(days(harness) == [10, 11, 12, 20])
  }

  @Test("gestures of random people keep the promises of every mode", arguments: 0..<20)
  func randomGestures(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(7000 + part))
    let modes: [SelectionMode] = [.none, .optional, .required, .multiple, .range(maximum: 0), .range(maximum: 5)]
    let mode = modes[part % modes.count]
    var configuration = configuration(mode)
    if part % 3 == 0 { configuration.selectable = try DayBounds(first: november(4), last: november(26)) }
    if part % 4 == 0 { configuration.scrollPolicy = .none }
    let harness = CalendarHarness(configuration: configuration)
    let delegate = RecordingDelegate()
    delegate.refused = [november(9), november(17)]
    delegate.disabled = [november(13)]
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    var order = CallOrder()
    for step in 0..<120 {
      act(on: harness, &random)
      if step % 3 == 0 { harness.tick() }
      order.take(&delegate.calls)
      let state = harness.view.state
      switch mode {
      case .none, .time: #expect(state.selection.isEmpty)
      case .optional: #expect(state.selection.count <= 1)
      case .required: #expect(state.selection.count == 1)
      case .multiple: break
      case .range(let maximum):
        #expect(state.selection.ranges.count <= 1)
        if maximum > 0 { #expect(state.selection.count <= maximum) }
      }
      #expect(state.selection == state.selection.clamped(to: configuration.selectableDays ?? november(1)...november(1)))
      #expect(configuration.isReachable(state.focusedDay))
    }
    harness.pointer(.cancel, .zero)
    harness.settle()
    let stops = harness.shownViews(DayCell.self).filter { $0.isTabStop }
    #expect(stops.map { $0.context?.day } == [harness.view.state.focusedDay], "the focus is in one place")
    order.take(&delegate.calls)
    #expect(order.mistakes.isEmpty, "\(order.mistakes)")
    #expect(harness.view.state.pressedDay == nil && harness.view.state.dragged == nil)
  }

  /// Presses, drags, keys and calls, in no order, some of them unfinished.
  private func act(on harness: CalendarHarness, _ random: inout SeededGenerator) {
    func anyDay() -> DayNumber { november(Int.random(in: 1...30, using: &random)) }
    let kind: PointerEvent.Kind = Bool.random(using: &random) ? .mouse : .touch
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2: harness.tap(day: anyDay())
    case 3:
      let path = (0..<Int.random(in: 2...5, using: &random)).map { _ in harness.place(of: anyDay()) }
      harness.drag(path, kind: kind, releases: Int.random(in: 0..<4, using: &random) > 0)
    case 4:
      harness.pointer(.down, harness.place(of: anyDay()), kind: kind)
      harness.pass(seconds: 0.6)
      harness.pointer(.move, harness.place(of: anyDay()), kind: kind)
      harness.pointer(Bool.random(using: &random) ? .up : .cancel, harness.place(of: anyDay()), kind: kind)
    case 5: harness.key([.enter, .space, .escape][Int.random(in: 0..<3, using: &random)])
    case 6, 7:
      let keys: [KeyEvent.Key] = [.arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .letterT]
      harness.key(keys[Int.random(in: 0..<keys.count, using: &random)], Bool.random(using: &random) ? .shift : [])
    case 8: harness.view.send(.select(anyDay()))
    case 9: harness.view.send([.clearSelection, .deselect(anyDay())][Int.random(in: 0..<2, using: &random)])
    case 10:
      let days = [anyDay(), anyDay()].sorted()
      harness.view.send(.selectRange(days[0]..<days[1] + 1))
    default: harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 5)))
    }
  }

  /// Checks that what a delegate is told follows the order it was promised.
  private struct CallOrder {
    var mistakes: [String] = []
    private var highlighted: Substring?
    private var willSelect: Substring?
    private var asked: Substring?

    mutating func take(_ calls: inout [String]) {
      for call in calls {
        let parts = call.split(separator: " ")
        let date = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "didHighlight":
          if highlighted != nil { mistakes.append("two days are highlighted") }
          highlighted = date
        case "didUnhighlight":
          if highlighted != date { mistakes.append("another day is highlighted than \(date)") }
          highlighted = nil
        case "shouldSelect": asked = date
        case "willSelect":
          if asked != date { mistakes.append("\(date) will be selected unasked") }
          willSelect = date
        case "didSelect":
          if willSelect != date { mistakes.append("\(date) is selected without warning") }
          willSelect = nil
        case "didChange": if willSelect != nil { mistakes.append("the change comes before the day") }
        default: break
        }
      }
      calls = []
    }
  }

  private func configuration(_ mode: SelectionMode) -> CalendarConfiguration {
    var configuration = CalendarConfiguration.november()
    configuration.selectionMode = mode
    configuration.levels = [.month]
    return configuration
  }

  private func harness(_ mode: SelectionMode) -> CalendarHarness {
    let harness = CalendarHarness(configuration: configuration(mode))
    harness.settle()
    return harness
  }

  /// The selected days as days of November 2026.
  private func days(_ harness: CalendarHarness) -> [Int] {
    (1...30).filter { harness.view.state.selection.contains(november($0)) }
  }
}

/// A day of November 2026.
func november(_ day: Int) -> DayNumber { DayNumber(20_757 + day) }
