import CalendarSystems
import Events

/// What parts of a calendar report to the whole. The whole owns the parts and outlives them.
protocol CalendarResponder: AnyObject {
  /// A day was clicked, tapped or activated. Days that the calendar cannot name are left alone.
  func select(_ day: DayNumber)
  /// A day was clicked or tapped that many times in a row; twice zooms in.
  func tap(_ day: DayNumber, count: Int)
  /// The focused day has to be another one.
  func focus(_ day: DayNumber)
  /// Keyboard focus came to a day.
  func didFocus(_ day: DayNumber)
  /// An event was clicked, tapped or activated.
  func activate(_ occurrence: Occurrence)
  /// A level was scrolled.
  func didScroll(to anchor: ScrollAnchor, in level: LevelView)
  /// Whether `willDisplay` changes cells, so that they have to be cleaned before they are dressed anew.
  var hasHooks: Bool { get }
  /// A cell is about to show a day.
  func willDisplay(_ cell: DayCell, in context: DayContext)
}
