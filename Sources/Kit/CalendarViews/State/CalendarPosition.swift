package import CalendarSystems

/// The part of a calendar that is in view, and the day with the focus: what an edit that is canceled leads back to, and an
/// element that starts again.
package struct CalendarPosition: Hashable, Sendable {
  /// The level of zoom.
  package var level: ZoomLevel
  /// The place that the content is scrolled to.
  package var anchor: ScrollAnchor
  /// The place that the hours are scrolled and zoomed to.
  package var hours: HourAnchor
  /// The focused day.
  package var focusedDay: DayNumber
  /// Whether the events of the focused day are listed over the calendar.
  package var listsEvents = false
  /// The selected days.
  package var selection: DaySelection

  /// Creates a position from its parts.
  package init(
    level: ZoomLevel, anchor: ScrollAnchor, hours: HourAnchor, focusedDay: DayNumber, listsEvents: Bool = false,
    selection: DaySelection
  ) {
    (self.level, self.anchor, self.hours, self.focusedDay) = (level, anchor, hours, focusedDay)
    (self.listsEvents, self.selection) = (listsEvents, selection)
  }
}
