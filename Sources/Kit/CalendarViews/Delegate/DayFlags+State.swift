package import CalendarSystems
import CalendarText
import ViewKit

extension DayFlags {
  /// Creates the flags of a day from configuration and state, without `outOfScope`, `firstOfMonth`, `hasEvents`, and
  /// `notLoaded`, which levels add.
  ///
  /// - Parameter responder: the calendar, which is asked whether the day is enabled; `nil` if it has no decorator.
  init(
    of day: DayNumber, _ configuration: CalendarConfiguration, _ state: CalendarState,
    _ responder: (any CalendarResponder)?
  ) {
    self = []
    if configuration.locale.weekend.contains(Weekday(day)) { insert(.weekend) }
    if day < configuration.today { insert(.past) }
    if day == state.focusedDay { insert(.focused) }
    guard configuration.isReachable(day) else {
      insert([.outOfRange, .disabled])
      if !configuration.calendar.validDays.contains(day) {
        insert(.nameless)
      } else if day == configuration.today {
        insert(.today)
      }
      return
    }
    if day == configuration.today { insert(.today) }
    if day == state.pressedDay { insert(.pressed) }
    if let span = state.selection.range(containing: day) {
      insert(.selected)
      if configuration.selectionMode.isRange { insertPosition(of: day, in: span) }
    }
    if let span = state.dragged, span.contains(day) { insertPosition(of: day, in: span) }
    if !configuration.selectionMode.selectsDays {
      if !configuration.isSelectable(day) { insert(.disabled) }
    } else if !state.isChoosable(day, configuration) || responder?.isEnabled(day) == false {
      insert(.disabled)
    }
  }

  /// Creates the flags of a day without a calendar view.
  package init(of day: DayNumber, _ configuration: CalendarConfiguration, _ state: CalendarState) {
    self.init(of: day, configuration, state, nil)
  }

  /// The color of the hatching on a day whose events may be missing.
  var hatch: Color? { contains(.notLoaded) ? .role(CalendarRole.hairline) : nil }

  /// The states of a day's cell for assistive technology.
  var states: AccessibilityNode.States {
    if contains(.nameless) { return [.disabled, .outOfRange] }
    var states: AccessibilityNode.States = contains(.disabled) ? .disabled : .selectable
    if contains(.outOfRange) { states.insert(.outOfRange) }
    if contains(.selected) { states.insert(.selected) }
    if contains(.pressed) { states.insert(.pressed) }
    if contains(.inRange) { states.insert(.inRange) }
    if contains(.rangeStart) { states.insert(.rangeStart) }
    if contains(.rangeEnd) { states.insert(.rangeEnd) }
    if contains(.today) { states.insert(.current) }
    if contains(.outOfScope) { states.insert(.outOfScope) }
    if contains(.hasEvents) { states.insert(.hasEvents) }
    if contains(.weekend) { states.insert(.weekend) }
    if contains(.past) { states.insert(.past) }
    if isDisjoint(with: [.past, .today]) { states.insert(.future) }
    return states
  }

  private mutating func insertPosition(of day: DayNumber, in span: Range<DayNumber>) {
    guard span.upperBound - span.lowerBound > 1 else { return }
    insert(.inRange)
    if day == span.lowerBound { insert(.rangeStart) }
    if day + 1 == span.upperBound { insert(.rangeEnd) }
  }
}
