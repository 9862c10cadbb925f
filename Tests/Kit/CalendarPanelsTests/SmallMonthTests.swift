import Almanac
import TestSupport
import Testing

@testable import CalendarViews

/// The small month of the panel, which follows the calendar and leads it.
struct SmallMonthTests {
  private func name(_ harness: ScreenHarness) -> String {
    harness.shown(.grid, below: harness.panel.month).first?.accessibility.label ?? ""
  }

  private func day(_ name: String, _ harness: ScreenHarness) throws -> View {
    try #require(
      harness.shown(.gridCell, below: harness.panel.month).first { $0.accessibility.label.contains(name) })
  }

  private func press(_ view: View, _ harness: ScreenHarness) {
    let frame = view.frameInWindow
    harness.views.tap(at: Point(x: frame.midX, y: frame.midY))
    harness.settle()
  }

  private func button(_ name: String, _ harness: ScreenHarness) throws -> View {
    try #require(harness.shown(.button, below: harness.panel.month).first { $0.accessibility.label == name })
  }

  @Test("WK-225: the small month has the days of the calendar's month, with today, the selection, and events")
  func grid() throws {
    let harness = try ScreenHarness()
    #expect(name(harness) == "November 2026")
    #expect(harness.shown(.gridCell, below: harness.panel.month).count == 30)
    #expect(harness.shown(.row, below: harness.panel.month).count == 5)
    #expect(try day("November 21", harness).accessibility.states.contains([.current, .hasEvents]))
    #expect(try day("November 22", harness).accessibility.states.contains(.hasEvents))
    #expect(try !day("November 23", harness).accessibility.states.contains(.hasEvents))
    harness.screen.calendar.send(.select(ScreenHarness.today + 2))
    harness.settle()
    #expect(try day("November 23", harness).accessibility.states.contains(.selected))
    try harness.store.load([ScreenHarness.event("late", on: 2, hour: 3)])
    harness.settle()
    #expect(try day("November 23", harness).accessibility.states.contains(.hasEvents))
  }

  @Test("WK-225: the small month follows the calendar, and its own buttons leave the calendar where it is")
  func following() throws {
    let harness = try ScreenHarness()
    harness.screen.calendar.send(.showNext)
    harness.settle()
    #expect(name(harness) == "December 2026")
    press(try button("Next month", harness), harness)
    press(try button("Next month", harness), harness)
    #expect(name(harness) == "February 2027")
    #expect(harness.screen.calendar.title == "December 2026")
    press(try button("Previous month", harness), harness)
    #expect(name(harness) == "January 2027")
    harness.screen.calendar.send(.showToday)
    harness.settle()
    #expect(name(harness) == "November 2026")
  }

  @Test(
    "WK-225: a press on a day goes there at every level", arguments: [CalendarLevel.ID.month, .week, .day, .agenda])
  func leading(level: CalendarLevel.ID) throws {
    let harness = try ScreenHarness()
    harness.screen.calendar.send(.setLevel(level, around: nil, animated: false))
    harness.settle()
    press(try button("Next month", harness), harness)
    press(try day("December 24", harness), harness)
    let day = ScreenHarness.today + 33
    #expect(harness.screen.calendar.state.selectedDay == day)
    #expect(harness.screen.calendar.visibleDays.contains(day))
    #expect(harness.screen.calendar.state.level == level && name(harness) == "December 2026")
  }

  @Test("WK-225: arrow and page keys lead the calendar and stay in the small month; it is one stop of the Tab key")
  func keys() throws {
    let harness = try ScreenHarness()
    let stops = harness.shown(.gridCell, below: harness.panel.month).filter { $0.isTabStop }
    #expect(stops.count == 1 && stops.first?.accessibility.label.contains("November 21") == true)
    harness.views.window.send(.focus(try #require(stops.first).id))
    #expect(harness.key(.arrowDown))
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 7)
    #expect(harness.focused === (try day("November 28", harness)))
    #expect(harness.key(.pageDown))
    #expect(harness.focused === (try day("December 28", harness)))
    #expect(harness.screen.calendar.title == "December 2026")
    #expect(harness.key(.home))
    #expect(harness.focused === (try day("December 27", harness)))
  }

  @Test("WK-227: the key G asks for a date and goes there; what is no date stays, with an example; Escape leaves")
  func date() throws {
    let harness = try ScreenHarness()
    let field = harness.panel.month.field
    func type(_ text: String) {
      harness.views.window.send(.edited(field.id, text))
      harness.key(.enter)
    }
    func ask() {
      harness.views.window.send(.focus(.none))
      harness.views.window.send(.key(KeyEvent(.character, character: 0x67)))
      harness.settle()
    }
    #expect(field.isHidden)
    ask()
    #expect(harness.focused === field && field.label == "Go to date")
    type("never")
    #expect(harness.focused === field && field.label == "Go to date, Saturday, November 21, 2026")
    type("2027-03-01")
    #expect(field.isHidden && name(harness) == "March 2027")
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 100)
    #expect(harness.focused === (try day("March 1", harness)))
    ask()
    harness.key(.escape)
    let leading = try button("Go to date", harness)
    #expect(field.isHidden && harness.focused === leading)
    harness.type("dentist")
    ask()
    #expect(!harness.panel.isSearching && harness.focused === field)
  }

  @Test("WK-225: over the calendar, a press on a day closes the panel; low panels have no small month")
  func sheet() throws {
    let harness = try ScreenHarness(width: 390, height: 844)
    harness.screen.togglePanel()
    harness.settle()
    press(try day("November 24", harness), harness)
    #expect(!harness.screen.isPanelShown)
    #expect(harness.screen.calendar.state.selectedDay == ScreenHarness.today + 3)
    let low = try ScreenHarness(height: 390)
    #expect(low.panel.month.isHidden && !low.panel.field.isHidden)
  }

  @Test("WK-225: months of other calendar systems and directions have their own names and order")
  func systems() throws {
    var locale = LocaleInfo.english
    locale.isRightToLeft = true
    let harness = try ScreenHarness(locale: locale)
    let (first, second) = (try day("November 2,", harness), try day("November 3,", harness))
    #expect(first.frameInWindow.minX > second.frameInWindow.minX)
    var configuration = harness.screen.calendar.configuration
    configuration.calendar = HebrewCalendar.shared
    harness.screen.update(configuration: configuration)
    harness.settle()
    #expect(name(harness) == harness.screen.calendar.texts.date.monthYear(ScreenHarness.today))
    #expect([29, 30].contains(harness.shown(.gridCell, below: harness.panel.month).count))
  }
}
