public import CalendarSystems

/// The work that is left after an action changed a state: the second result of
/// ``CalendarState/reduce(_:configuration:presented:)``.
public struct CalendarEffects: Equatable, Sendable {
  /// The movement of the content.
  public enum Movement: Equatable, Sendable {
    /// The content stays.
    case none
    /// The content moves as little as possible, so that the day is wholly in view.
    case reveal(DayNumber)
    /// The period of a day moves to the start of the view; one that is higher than the view moves until the day is in
    /// view.
    case start(DayNumber, animated: Bool)
    /// The view fades into one that begins with the period of a day, scrolled until the day is in view.
    case crossFade(DayNumber)
    /// A day moves to the middle of the view.
    case center(DayNumber, animated: Bool)
    /// Another level is shown around a day or, without one, around the middle of the view.
    case zoom(ZoomLevel, around: DayNumber?, animated: Bool)
  }

  /// Whether cells have to be configured again.
  public var content = false
  /// The movement of the content.
  public var movement = Movement.none
  /// Whether keyboard focus has to move to the focused day, if it is inside the grid.
  public var focus = false
  /// Whether another popover has to be shown, the list of a day or the details of an event, or it has to be closed.
  public var popover = false
  /// Whether the selection is another one.
  public var selectionChanged = false
  /// The days at which the selection may be refused: the chosen day, or the ends of a span.
  public var chosen: [DayNumber] = []
  /// The one day that was selected, if the action was about one day.
  public var selected: DayNumber?
  /// The one day that is no longer selected, if the action was about one day.
  public var deselected: DayNumber?
  /// The span whose second end was chosen, or that a drag selected.
  public var completedRange: Range<DayNumber>?

  /// Whether the action is about the selection, which decorator and delegate may refuse.
  var needsPermission: Bool { selectionChanged || !chosen.isEmpty }

  /// Creates effects of an action that changed nothing.
  public init() {}
}
