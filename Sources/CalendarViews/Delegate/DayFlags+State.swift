import CalendarSystems
import CalendarText
import ViewKit

extension DayFlags {
  /// What configuration and state say of a day, at every level: all flags but `outOfScope`, `firstOfMonth` and
  /// `hasEvents`, which levels add.
  ///
  /// - Parameter responder: asked whether the day is enabled.
  init(
    of day: DayNumber, _ configuration: CalendarConfiguration, _ state: CalendarState,
    _ responder: (any CalendarResponder)?
  ) {
    self = []
    if configuration.locale.weekend.contains(Weekday(day)) { insert(.weekend) }
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
      if configuration.selectionMode.isRange { insertPlace(of: day, in: span) }
    }
    if let span = state.dragged, span.contains(day) { insertPlace(of: day, in: span) }
    if configuration.selectionMode == .none {
      if !configuration.isSelectable(day) { insert(.disabled) }
    } else if !state.isChoosable(day, configuration) || responder?.isEnabled(day) == false {
      insert(.disabled)
    }
  }

  /// On the ground of the selection.
  var isMarked: Bool { !isDisjoint(with: [.selected, .pressed, .inRange]) }

  /// What assistive technology is told of a day's cell.
  var states: AccessibilityNode.States {
    if contains(.nameless) { return [.disabled, .outOfRange] }
    var states: AccessibilityNode.States = contains(.disabled) ? .disabled : .selectable
    if contains(.outOfRange) { states.insert(.outOfRange) }
    if contains(.selected) { states.insert(.selected) }
    if contains(.pressed) { states.insert(.pressed) }
    if contains(.inRange) { states.insert(.inRange) }
    if contains(.today) { states.insert(.current) }
    if contains(.outOfScope) { states.insert(.outOfScope) }
    if contains(.hasEvents) { states.insert(.hasEvents) }
    return states
  }

  private mutating func insertPlace(of day: DayNumber, in span: Range<DayNumber>) {
    guard span.upperBound - span.lowerBound > 1 else { return }
    insert(.inRange)
    if day == span.lowerBound { insert(.rangeStart) }
    if day + 1 == span.upperBound { insert(.rangeEnd) }
  }
}
