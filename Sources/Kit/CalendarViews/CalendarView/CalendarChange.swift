package import CalendarSystems
package import Events

/// A change of a calendar, reported to the view that owns it before the delegate is notified.
package enum CalendarChange {
  /// The selection changed, for any reason.
  case selection
  /// Different events may be shown, or the same events with different text.
  case content
  /// Other days are in view.
  case days
  /// The level or the preferred height changed.
  case shape
  /// A day was selected. The delegate is notified next.
  case selected(DayNumber)
  /// An event was activated. The delegate is notified next.
  case activated(Occurrence)
}
