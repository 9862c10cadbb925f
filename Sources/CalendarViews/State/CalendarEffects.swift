public import CalendarSystems

/// What has to follow from an action.
public struct CalendarEffects: Equatable, Sendable {
  /// Where the content has to move.
  public enum Movement: Equatable, Sendable {
    case none
    /// As little as possible, so that the day is wholly in view.
    case reveal(DayNumber)
    /// The period of a day comes to the start of the view; a year that is higher than the view, so far that the day is
    /// seen.
    case start(DayNumber, animated: Bool)
    /// The view fades into one that begins with the period of a day, or as far on as it takes for the day to be seen.
    case crossFade(DayNumber)
    /// A day comes to the middle of the view.
    case center(DayNumber, animated: Bool)
    /// Another level, around a day or, without one, around what is looked at.
    case zoom(ZoomLevel, around: DayNumber?, animated: Bool)
  }

  /// Cells have to be dressed anew.
  public var content = false
  /// Where the content has to move.
  public var movement = Movement.none
  /// Keyboard focus has to go to the focused day, if it is inside the grid.
  public var focus = false
  /// Another list of a day's events has to be shown, or none any more.
  public var list = false
  /// The selection is another one.
  public var selectionChanged = false
  /// Days that were chosen for it, at which the selection may be refused: the day, or the ends of a span.
  public var chosen: [DayNumber] = []
  /// The one day that was selected, if the action was about one day.
  public var selected: DayNumber?
  /// The one day that is selected no more, if the action was about one day.
  public var deselected: DayNumber?
  /// The span whose second end was chosen.
  public var completedRange: Range<DayNumber>?

  /// Nothing follows.
  public init() {}
}
