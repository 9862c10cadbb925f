import Almanac
import Testing

/// The rules of the standard style in words.
struct StandardRulesTests {
  private static let marked: DayFlags = [.selected, .pressed, .inRange]

  private static let month: [DayRule] = [
    DayRule(.fill(.role(CalendarRole.background)), at: .month),
    DayRule(.topLine(.role(CalendarRole.hairline)), at: .month),
    DayRule(.fill(.role(CalendarRole.surface)), any: [.weekend, .outOfScope, .outOfRange], at: .month),
    DayRule(.fill(.role(CalendarRole.selection)), any: marked, at: .month),
    DayRule(.weight(.semibold), any: [.firstOfMonth, .rangeStart, .rangeEnd, .today], at: .month),
    DayRule(.ink(.role(CalendarRole.ink3)), any: [.outOfScope, .outOfRange, .disabled], at: .month),
    // The quiet ink is too faint for the ground of the selection.
    DayRule(.ink(.role(CalendarRole.ink2)), any: marked, all: .outOfScope, at: .month),
    DayRule(.ink(.role(CalendarRole.ink2)), any: marked, all: .outOfRange, at: .month),
    DayRule(.ink(.role(CalendarRole.ink2)), any: marked, all: .disabled, at: .month),
    DayRule(.disc(.role(CalendarRole.accent)), all: .today),
    DayRule(.alignment(.center), all: .today),
    DayRule(.ink(.role(CalendarRole.onAccent)), all: .today, at: .month),
  ]

  private static let year: [DayRule] = [
    DayRule(.ink(.role(CalendarRole.ink3)), any: [.weekend, .disabled, .outOfRange], at: .year),
    DayRule(.weight(.semibold), any: [.today, .hasEvents], at: .year),
    DayRule(.disc(.role(CalendarRole.tint(.blue))), all: .hasEvents, none: .today, at: .year),
    DayRule(.ink(.role(CalendarRole.text(.blue))), all: .hasEvents, at: .year),
    DayRule(.disc(.role(CalendarRole.selection)), any: marked, none: .today, at: .year),
    DayRule(.ink(.role(CalendarRole.ink)), any: marked, at: .year),
    DayRule(.ink(.role(CalendarRole.onAccent)), all: .today, at: .year),
    DayRule(.ring(Ring(color: .role(CalendarRole.ink), width: 1.5)), all: [.today, .selected], at: .year),
  ]

  private static let strip: [DayRule] = [
    DayRule(.alignment(.center), at: .strip),
    DayRule(.weight(.semibold), any: [.today, .focused], at: .strip),
    DayRule(.disc(.role(CalendarRole.selection)), any: marked.union(.focused), none: .today, at: .strip),
    DayRule(.ink(.role(CalendarRole.ink3)), any: [.disabled, .outOfRange], at: .strip),
    DayRule(.ink(.role(CalendarRole.ink2)), any: marked.union(.focused), all: .disabled, at: .strip),
    DayRule(.ink(.role(CalendarRole.ink2)), any: marked.union(.focused), all: .outOfRange, at: .strip),
    DayRule(.ink(.role(CalendarRole.onAccent)), all: .today, at: .strip),
    DayRule(.ring(Ring(color: .role(CalendarRole.ink), width: 1.5)), all: [.today, .focused], at: .strip),
  ]

  private static let heading: [DayRule] = [
    DayRule(.weight(.semibold), at: .heading),
    DayRule(.ink(.role(CalendarRole.ink3)), all: .outOfRange, at: .heading),
    DayRule(.fill(.role(CalendarRole.selection)), all: .selected, at: .heading),
    DayRule(.ink(.role(CalendarRole.onAccent)), all: .today, at: .heading),
  ]

  @Test("the rules of the standard style are those of VISUAL, place by place")
  func rules() {
    #expect(DayStyle.standard.rules == Self.month + Self.year + Self.strip + Self.heading)
  }
}
