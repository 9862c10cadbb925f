public import CalendarSystems

/// What has to follow from an action.
public struct CalendarEffects: Equatable, Sendable {
  /// Where the content has to move.
  public enum Movement: Equatable, Sendable {
    case none
    /// As little as possible, so that the day's row is wholly in view.
    case reveal(DayNumber)
    /// The day's row becomes the topmost one.
    case top(DayNumber, animated: Bool)
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
