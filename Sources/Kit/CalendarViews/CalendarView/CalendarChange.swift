package import CalendarSystems
package import Events

/// A change of a calendar, reported to the view that owns it before the delegate hears of it.
package enum CalendarChange {
  /// The selection is another one, whoever changed it.
  case selection
  /// Other events may be shown, or the same ones with other words.
  case content
  /// Another level is shown, or another height is preferred.
  case shape
  /// A day was selected, and the delegate hears of it next.
  case selected(DayNumber)
  /// An event was activated, and the delegate hears of it next.
  case activated(Occurrence)
}
