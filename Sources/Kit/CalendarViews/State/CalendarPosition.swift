package import CalendarSystems

/// What a calendar shows, focuses, and selects. A canceled edit and a restarted element return to such a position.
package struct CalendarPosition: Hashable, Sendable {
  /// The zoom level.
  package var level: CalendarLevel.ID
  /// The scroll position of the content.
  package var anchor: ScrollAnchor
  /// The scroll position and zoom of the hours.
  package var hours: HourAnchor
  /// The focused day.
  package var focusedDay: DayNumber
  /// Whether a popover lists the events of the focused day.
  package var listsEvents = false
  /// The selected days.
  package var selection: DaySelection

  /// Creates a position.
  package init(
    level: CalendarLevel.ID, anchor: ScrollAnchor, hours: HourAnchor, focusedDay: DayNumber, listsEvents: Bool = false,
    selection: DaySelection
  ) {
    (self.level, self.anchor, self.hours, self.focusedDay) = (level, anchor, hours, focusedDay)
    (self.listsEvents, self.selection) = (listsEvents, selection)
  }
}
