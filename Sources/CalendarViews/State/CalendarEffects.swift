public import CalendarSystems

/// What has to follow from an action.
public struct CalendarEffects: Equatable, Sendable {
  /// Where the content has to move.
  public enum Movement: Equatable, Sendable {
    case none
    /// As little as possible, so that the day is wholly in view.
    case reveal(DayNumber)
    /// The period that begins on a day comes to the start of the view.
    case start(DayNumber, animated: Bool)
    /// Another level, around a day or, without one, around what is looked at.
    case zoom(ZoomLevel, around: DayNumber?, animated: Bool)
  }

  /// Cells have to be dressed anew.
  public var content = false
  /// Where the content has to move.
  public var movement = Movement.none
  /// Keyboard focus has to go to the focused day, if it is inside the grid.
  public var focus = false
  /// The selection is another one.
  public var selectionChanged = false

  /// Nothing follows.
  public init() {}
}
