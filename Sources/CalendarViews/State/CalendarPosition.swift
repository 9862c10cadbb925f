package import CalendarSystems

/// The part of a calendar that is in view, and the day with the focus: what an edit that is cancelled leads back to.
package struct CalendarPosition: Hashable, Sendable {
  /// The level of zoom.
  package var level: ZoomLevel
  /// The place that the content is scrolled to.
  package var anchor: ScrollAnchor
  /// The place that the hours are scrolled and zoomed to.
  package var hours: HourAnchor
  /// The focused day.
  package var focusedDay: DayNumber
  /// The selected days.
  package var selection: DaySelection
}
