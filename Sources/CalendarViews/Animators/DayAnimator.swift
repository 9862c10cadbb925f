public import CalendarSystems

/// What moves when a day in view is selected or deselected.
///
/// The calendar keeps the time: it calls `select` or `deselect` in every frame from 0 seconds on, until the duration is
/// over or another change comes first; then it takes all effects back. An animator only sets effects, so it cannot leave a
/// cell in the middle of something.
public protocol DayAnimator: AnyObject {
  /// Seconds; 0 or less for no motion.
  var selectionDuration: Double { get }
  /// Seconds; 0 or less for no motion.
  var deselectionDuration: Double { get }
  /// Sets the effects of the number and the shape of a day that has been selected, `seconds` ago.
  func select(_ cell: DayCell, at seconds: Double)
  /// Sets the effects of the number and of `leavingShapeView`, `seconds` after a day was deselected. The number has its
  /// new look already.
  func deselect(_ cell: DayCell, at seconds: Double)
}

/// How an animation of a day ended.
public struct DayAnimationEnd: Hashable, Sendable {
  /// The day of the cell.
  public var day: DayNumber
  /// Whether it was selected, else deselected.
  public var isSelection: Bool
  /// Whether it came to its end; otherwise something else came first: another change, or the cell was needed elsewhere.
  public var isFinished: Bool

  /// How an animation of a day ended.
  public init(day: DayNumber, isSelection: Bool, isFinished: Bool) {
    self.day = day
    self.isSelection = isSelection
    self.isFinished = isFinished
  }
}
