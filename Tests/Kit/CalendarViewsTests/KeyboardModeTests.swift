import Almanac
import TestSupport
import Testing

/// Keys in the modes in which the selection does not follow the focus, and at the ends of what can be reached.
struct KeyboardModeTests {
  /// Keys pressed one after the other, and what they lead to in November 2026 from the 10th.
  struct Row: Sendable {
    var mode: SelectionMode
    var keys: [KeyEvent]
    var focus: Int
    var selected: [Int]
  }

  @Test("keys move the focus, choose and extend as the mode says", arguments: rows)
  func table(row: Row) {
    let harness = harness { $0.selectionMode = row.mode }
    for key in row.keys {
      harness.window.send(.key(key))
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.state.focusedDay == november(row.focus))
    #expect((1...30).filter { harness.view.state.selection.contains(november($0)) } == row.selected)
    #expect(harness.window.focusedView === harness.cell(november(row.focus)))
  }

  private static func keys(_ keys: KeyEvent.Key..., shift: Bool = false) -> [KeyEvent] {
    keys.map { KeyEvent($0, modifiers: shift ? .shift : []) }
  }

  static let rows = [
    Row(mode: .none, keys: keys(.arrowRight, .enter), focus: 11, selected: []),
    Row(mode: .multiple, keys: keys(.arrowRight, .arrowDown), focus: 18, selected: []),
    Row(mode: .multiple, keys: keys(.enter, .arrowRight, .space), focus: 11, selected: [10, 11]),
    Row(mode: .multiple, keys: keys(.enter, .enter, .end), focus: 14, selected: []),
    Row(mode: .multiple, keys: keys(.enter, .arrowRight, .escape), focus: 11, selected: []),
    Row(mode: .range(maximum: 0), keys: keys(.enter, .arrowDown), focus: 17, selected: [10]),
    Row(mode: .range(maximum: 0), keys: keys(.enter, .arrowDown, .enter), focus: 17, selected: Array(10...17)),
    Row(
      mode: .range(maximum: 0), keys: keys(.arrowRight, .arrowRight, shift: true), focus: 12, selected: [10, 11, 12]),
    Row(mode: .range(maximum: 0), keys: keys(.arrowLeft, .arrowUp, shift: true), focus: 2, selected: Array(2...10)),
    Row(
      mode: .range(maximum: 0), keys: keys(.end, .home, .arrowLeft, shift: true), focus: 7, selected: Array(7...10)),
    Row(mode: .range(maximum: 3), keys: keys(.arrowDown, shift: true), focus: 12, selected: [10, 11, 12]),
    Row(mode: .range(maximum: 0), keys: keys(.letterT), focus: 21, selected: []),
    Row(mode: .required, keys: keys(.arrowRight, .escape), focus: 11, selected: [11]),
    Row(mode: .required, keys: keys(.arrowRight, shift: true), focus: 10, selected: [10]),
  ]

  @Test("keys go no farther than can be reached, and where nothing can be selected only the focus moves")
  func ends() {
    let harness = harness {
      $0.reachable = DayBounds(november(5)...november(20))
      $0.selectable = DayBounds(november(9)...november(11))
    }
    for _ in 0..<4 { harness.key(.arrowRight) }
    #expect(harness.view.state.focusedDay == november(14))
    #expect(harness.view.state.selectedDay == november(11))
    harness.key(.pageDown)
    #expect(harness.view.state.focusedDay == november(20))
    harness.key(.arrowDown)
    #expect(harness.view.state.focusedDay == november(20))
    harness.key(.pageUp, .shift)
    #expect(harness.view.state.focusedDay == november(5))
    #expect(harness.view.state.selectedDay == november(11))
  }

  @Test("the keyboard passes over days that are refused or not enabled")
  func vetoes() {
    let harness = harness { _ in }
    let delegate = RecordingDelegate()
    delegate.refused = [november(11)]
    delegate.disabled = [november(12)]
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    for expected in [(11, nil), (12, nil), (13, 13)] as [(Int, Int?)] {
      harness.key(.arrowRight)
      #expect(harness.view.state.focusedDay == november(expected.0))
      #expect(harness.view.state.selectedDay == expected.1.map { november($0) })
    }
  }

  @Test("the focus stays with its day when rows are reused, while it is out of view and when it comes back")
  func roving() {
    let harness = harness { $0.selectionMode = .multiple }
    harness.key(.arrowRight)
    harness.settle()
    for distance in [400.0, 5000, -9000, 60_000] {
      harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: distance)))
      harness.tick()
      let stops = harness.shownViews(DayCell.self).filter { $0.isTabStop }
      #expect(stops.map { $0.context?.day } == [november(11)])
      #expect(harness.window.focusedView === stops.first)
    }
    harness.key(.arrowRight)
    harness.settle()
    #expect(harness.view.visibleDays.contains(november(12)))
    #expect(harness.window.focusedView === harness.cell(november(12)))
  }

  private func harness(_ change: (inout CalendarConfiguration) -> Void) -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialDay = november(10)
    configuration.levels = [.month]
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    if let cell = harness.cell(november(10)) { harness.window.send(.focus(cell.id)) }
    return harness
  }
}
