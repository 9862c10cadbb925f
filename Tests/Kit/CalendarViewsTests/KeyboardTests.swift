import Almanac
import TestSupport
import Testing

struct KeyboardTests {
  /// Keys pressed one after the other, and where they lead.
  struct Row: Sendable {
    var from: String
    var keys: [KeyEvent.Key]
    var modifiers: KeyEvent.Modifiers = []
    var to: String
    var isRightToLeft = false
  }

  @Test("keys lead from day to day", arguments: rows)
  func table(row: Row) {
    var configuration = CalendarConfiguration.november(row.isRightToLeft ? .arabic : .british)
    configuration.initialDay = day(row.from)
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    for key in row.keys {
      harness.key(key, row.modifiers)
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.state.selectedDay == day(row.to))
    #expect(harness.view.state.focusedDay == day(row.to))
    #expect(harness.view.visibleDays.contains(day(row.to)))
    #expect(harness.window.focusedView === harness.cell(day(row.to)))
  }

  static let rows = [
    Row(from: "2026-11-21", keys: [.arrowRight], to: "2026-11-22"),
    Row(from: "2026-11-21", keys: [.arrowLeft], to: "2026-11-20"),
    Row(from: "2026-11-21", keys: [.arrowUp, .arrowUp], to: "2026-11-07"),
    Row(from: "2026-11-21", keys: [.arrowDown], to: "2026-11-28"),
    Row(from: "2026-11-21", keys: [.home], to: "2026-11-16"),
    Row(from: "2026-11-21", keys: [.end], to: "2026-11-22"),
    Row(from: "2026-11-21", keys: [.enter], to: "2026-11-21"),
    Row(from: "2026-11-21", keys: [.space], to: "2026-11-21"),
    Row(from: "2024-01-01", keys: [.letterT], to: "2026-11-21"),
    // Month and year ends, leap days.
    Row(from: "2026-12-31", keys: [.arrowRight], to: "2027-01-01"),
    Row(from: "2027-01-01", keys: [.arrowLeft], to: "2026-12-31"),
    Row(from: "2026-01-31", keys: [.pageDown], to: "2026-02-28"),
    Row(from: "2028-01-31", keys: [.pageDown], to: "2028-02-29"),
    Row(from: "2026-03-31", keys: [.pageUp], to: "2026-02-28"),
    Row(from: "2026-12-15", keys: [.pageDown], to: "2027-01-15"),
    Row(from: "2028-02-29", keys: [.pageDown], modifiers: .shift, to: "2029-02-28"),
    Row(from: "2028-02-29", keys: [.pageUp], modifiers: .shift, to: "2027-02-28"),
    Row(from: "2026-01-01", keys: [.pageUp, .pageUp, .pageUp], to: "2025-10-01"),
    // The days on which Europe and America change their clocks are days like others.
    Row(from: "2026-03-28", keys: [.arrowRight, .arrowRight], to: "2026-03-30"),
    Row(from: "2026-10-24", keys: [.arrowRight, .arrowRight], to: "2026-10-26"),
    Row(from: "2026-03-07", keys: [.arrowDown, .arrowUp, .arrowRight], to: "2026-03-08"),
    Row(from: "2026-11-01", keys: [.arrowLeft, .arrowRight, .arrowDown], to: "2026-11-08"),
    // Right to left: the arrows go where they point.
    Row(from: "2026-11-21", keys: [.arrowRight], to: "2026-11-20", isRightToLeft: true),
    Row(from: "2026-11-21", keys: [.arrowLeft], to: "2026-11-22", isRightToLeft: true),
    Row(from: "2026-11-24", keys: [.home], to: "2026-11-21", isRightToLeft: true),
    Row(from: "2026-11-24", keys: [.end], to: "2026-11-27", isRightToLeft: true),
    // Before the common era, and at the ends of the calendar.
    Row(from: "0000-01-01", keys: [.arrowLeft], to: "-000001-12-31"),
    Row(from: "+999999-12-31", keys: [.arrowRight], to: "+999999-12-31"),
    Row(from: "+999999-12-30", keys: [.arrowDown], to: "+999999-12-31"),
    Row(from: "-999999-01-02", keys: [.arrowUp], to: "-999999-01-01"),
  ]

  @Test("keys with other modifiers and keys without meaning are left to others")
  func unused() {
    var configuration = CalendarConfiguration.november()
    configuration.levels = [.month, .agenda]
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    let before = harness.view.state
    for modifiers: KeyEvent.Modifiers in [.control, .option, .command, [.shift, .command]] {
      for key: KeyEvent.Key in [.arrowLeft, .pageDown, .letterT, .enter] {
        #expect(!harness.window.send(.key(KeyEvent(key, modifiers: modifiers))))
      }
    }
    for key: KeyEvent.Key in [.tab] { #expect(!harness.window.send(.key(KeyEvent(key)))) }
    #expect(!harness.window.send(.key(KeyEvent(.arrowLeft, modifiers: .shift))))
    #expect(harness.view.state == before)
  }

  @Test("Escape clears the selection and keeps the place of the keyboard")
  func escape() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.key(.arrowRight)
    harness.key(.escape)
    harness.settle()
    #expect(harness.view.state.selectedDay == nil)
    #expect(harness.view.state.focusedDay == day("2026-11-22"))
  }

  @Test("a month beyond the calendar leaves the key to others")
  func beyond() {
    var configuration = CalendarConfiguration.november()
    configuration.initialDay = day("+999999-12-31")
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    #expect(!harness.window.send(.key(KeyEvent(.pageDown))))
  }

  @Test("many fast key strokes lead as far as slow ones")
  func fast() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    for _ in 0..<30 { harness.key(.arrowDown) }
    harness.tick()
    for _ in 0..<30 { harness.key(.arrowDown) }
    harness.settle()
    #expect(harness.view.state.focusedDay == day("2026-11-21") + 420)
    #expect(harness.view.visibleDays.contains(day("2026-11-21") + 420))
    #expect(harness.window.focusedView === harness.cell(day("2026-11-21") + 420))
  }

  @Test("code moves the host's focus only if it is in the grid already")
  func focusFollows() {
    let harness = CalendarHarness(configuration: .november())
    harness.settle()
    harness.requests = []
    harness.view.send(.select(day("2026-11-05")))
    harness.settle()
    #expect(harness.requests.isEmpty)
    harness.key(.arrowRight)
    harness.settle()
    #expect(harness.requests.count == 1)
    harness.view.send(.select(day("2026-11-10")))
    harness.settle()
    #expect(harness.requests.count == 2)
    #expect(harness.window.focusedView === harness.cell(day("2026-11-10")))
  }
}
