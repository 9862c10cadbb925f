import Almanac
import Testing

struct CalendarStateTests {
  /// An action, and what has to come of it when 21 November 2026 is focused, nothing selected and November presented.
  struct Row: Sendable {
    var action: CalendarAction
    var selection: DayNumber?
    var focusedDay = day("2026-11-21")
    var effects = CalendarEffects()
  }

  @Test("actions lead from state to state", arguments: rows)
  func table(row: Row) {
    var state = CalendarState(configuration: configuration)
    let effects = reduce(&state, row.action)
    #expect(effects == row.effects)
    #expect(state.selectedDay == row.selection)
    #expect(state.focusedDay == row.focusedDay)
    #expect(state.anchor == ScrollAnchor(day: day("2026-11-01")))
  }

  @Test("a scroll changes the anchor alone")
  func scrolled() {
    var state = CalendarState(configuration: configuration)
    var expected = state
    let anchor = ScrollAnchor(day: day("2031-01-05"), fraction: 0.25)
    #expect(reduce(&state, .scrolled(anchor)) == CalendarEffects())
    #expect(state.anchor == anchor)
    _ = reduce(&expected, .scrolled(anchor))
    #expect(state == expected)
  }

  @Test("selecting a selected day changes nothing, clearing nothing neither")
  func repetition() {
    var state = CalendarState(configuration: configuration)
    _ = reduce(&state, .select(day("2026-11-05")))
    let selected = state
    let again = reduce(&state, .select(day("2026-11-05")))
    #expect(state == selected)
    #expect(!again.selectionChanged && !again.content)
    let cleared = reduce(&state, .clearSelection)
    #expect(cleared.selectionChanged && cleared.content && state.selectedDay == nil)
    #expect(reduce(&state, .clearSelection) == CalendarEffects())
  }

  @Test("days beyond the calendar are brought to its ends, months beyond it stay")
  func bounds() {
    let valid = GregorianCalendar.shared.validDays
    var state = CalendarState(configuration: configuration)
    _ = reduce(&state, .select(DayNumber(Int(Int32.max))))
    #expect(state.selectedDay == valid.upperBound)
    _ = reduce(&state, .focus(DayNumber(Int(Int32.min))))
    #expect(state.focusedDay == valid.lowerBound)
    let next = reduce(&state, .showNext, presented: valid.upperBound)
    #expect(next.movement == .start(day("+999999-12-01"), animated: true))
    let previous = reduce(&state, .showPrevious, presented: valid.lowerBound)
    #expect(previous.movement == .start(valid.lowerBound, animated: true))
  }

  private func reduce(
    _ state: inout CalendarState, _ action: CalendarAction, presented: DayNumber = day("2026-11-17")
  ) -> CalendarEffects {
    state.reduce(action, configuration: configuration, presented: presented)
  }

  private var configuration: CalendarConfiguration {
    CalendarConfiguration(today: day("2026-12-31"), initialDay: day("2026-11-21"))
  }

  private static func effects(_ change: (inout CalendarEffects) -> Void) -> CalendarEffects {
    var effects = CalendarEffects()
    change(&effects)
    return effects
  }

  static let rows = [
    Row(
      action: .select(day("2026-11-21")), selection: day("2026-11-21"),
      effects: effects {
        $0.content = true
        $0.focus = true
        $0.selectionChanged = true
        $0.chosen = [day("2026-11-21")]
        $0.selected = day("2026-11-21")
        $0.movement = .reveal(day("2026-11-21"))
      }),
    Row(
      action: .select(day("2027-02-28")), selection: day("2027-02-28"), focusedDay: day("2027-02-28"),
      effects: effects {
        $0.content = true
        $0.focus = true
        $0.selectionChanged = true
        $0.chosen = [day("2027-02-28")]
        $0.selected = day("2027-02-28")
        $0.movement = .reveal(day("2027-02-28"))
      }),
    Row(
      action: .focus(day("2026-11-30")), focusedDay: day("2026-11-30"),
      effects: effects {
        $0.content = true
        $0.focus = true
        $0.movement = .reveal(day("2026-11-30"))
      }),
    Row(action: .clearSelection),
    moved(.show(day("2028-02-29"), animated: false), to: "2028-02-29", .start(day("2028-02-29"), animated: false)),
    moved(.showToday, to: "2026-12-31", .start(day("2026-12-31"), animated: true)),
    moved(.showNext, to: "2026-12-21", .start(day("2026-12-01"), animated: true)),
    moved(.showPrevious, to: "2026-10-21", .start(day("2026-10-01"), animated: true)),
    moved(
      .setLevel(.day, around: day("2026-11-04"), animated: true), to: "2026-11-04",
      .zoom(.day, around: day("2026-11-04"), animated: true), focus: false),
    moved(
      .setLevel(.month, around: day("2026-11-04"), animated: true), to: "2026-11-04",
      .zoom(.month, around: day("2026-11-04"), animated: true)),
  ]

  /// An action that moves the focus to a day and the content with it.
  private static func moved(
    _ action: CalendarAction, to date: String, _ movement: CalendarEffects.Movement, focus: Bool = true
  ) -> Row {
    Row(
      action: action, focusedDay: day(date),
      effects: effects {
        $0.content = true
        $0.focus = focus
        $0.movement = movement
      })
  }
}
