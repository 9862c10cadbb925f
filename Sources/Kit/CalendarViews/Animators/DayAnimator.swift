public import CalendarSystems

/// An object that animates days when they are selected or deselected.
///
/// The calendar controls the timing: it calls `select` or `deselect` in every frame, starting at 0 seconds, until the
/// duration has passed or another change interrupts the animation. Then it resets all effects. An animator only sets
/// effects, so it cannot leave a cell in an intermediate state.
///
///     final class Grow: DayAnimator {
///       let selectionDuration = 0.2
///       let deselectionDuration = 0.0
///
///       func select(_ cell: DayCell, at seconds: Double) {
///         cell.numberView.effect = cell.numberView.centered(scale: 0.5 + seconds / 0.4, opacity: 1)
///       }
///       func deselect(_ cell: DayCell, at seconds: Double) {}
///     }
///     calendar.dayAnimator = Grow()
public protocol DayAnimator: AnyObject {
  /// The duration of the selection animation, in seconds; 0 or less for none.
  var selectionDuration: Double { get }
  /// The duration of the deselection animation, in seconds; 0 or less for none.
  var deselectionDuration: Double { get }
  /// Sets the effects of the number and the shape of a day, `seconds` after it was selected.
  func select(_ cell: DayCell, at seconds: Double)
  /// Sets the effects of the number and of `leavingShapeView`, `seconds` after a day was deselected. The number already
  /// has its new look.
  func deselect(_ cell: DayCell, at seconds: Double)
}

/// Information about the end of a day's animation.
public struct DayAnimationEnd: Hashable, Sendable {
  /// The day of the cell.
  public var day: DayNumber
  /// Whether the day was selected, as opposed to deselected.
  public var isSelection: Bool
  /// Whether the animation was completed. It is interrupted if the day changes again or if the cell is needed
  /// elsewhere.
  public var isFinished: Bool

  /// Creates information about the end of an animation.
  public init(day: DayNumber, isSelection: Bool, isFinished: Bool) {
    self.day = day
    self.isSelection = isSelection
    self.isFinished = isFinished
  }
}
