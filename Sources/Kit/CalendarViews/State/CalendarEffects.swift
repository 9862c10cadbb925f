public import CalendarSystems

/// What remains to be done after an action changed a state, returned by
/// ``CalendarState/reduce(_:configuration:presented:)``.
public struct CalendarEffects: Equatable, Sendable {
  /// How the content moves.
  public enum Movement: Equatable, Sendable {
    /// The content stays in place.
    case none
    /// The content moves as little as possible to bring the whole day into view.
    case reveal(DayNumber)
    /// The period of a day moves to the start of the view. If the period is taller than the view, the content moves
    /// until the day is in view.
    case start(DayNumber, animated: Bool)
    /// The view cross-fades to the period of a day, scrolled so that the day is in view.
    case crossFade(DayNumber)
    /// A day moves to the middle of the view.
    case center(DayNumber, animated: Bool)
    /// Another level is shown around a day or, if it is `nil`, around the middle of the view.
    case zoom(CalendarLevel.ID, around: DayNumber?, animated: Bool)
  }

  /// Whether cells must be configured again.
  public var content = false
  /// How the content moves.
  public var movement = Movement.none
  /// Whether keyboard focus must move to the focused day, provided that it is inside the grid.
  public var focus = false
  /// Whether the popover, a day's list or the details of an event, must be shown, replaced, or closed.
  public var popover = false
  /// Whether the selection changed.
  public var selectionChanged = false
  /// The days for which the selection may be refused: the chosen day, or the ends of a span.
  public var chosen: [DayNumber] = []
  /// The day that was selected, if the action concerned a single day.
  public var selected: DayNumber?
  /// The day that was deselected, if the action concerned a single day.
  public var deselected: DayNumber?
  /// The span that was completed by its second end or by a drag.
  public var completedRange: Range<DayNumber>?

  /// Whether the decorator and the delegate may refuse the action, because it concerns the selection.
  var needsPermission: Bool { selectionChanged || !chosen.isEmpty }

  /// Creates the effects of an action that changed nothing.
  public init() {}
}
