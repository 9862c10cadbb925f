public import CalendarSystems

/// The motion of a day that is selected or deselected.
///
/// The calendar keeps the time: it calls `select` or `deselect` in every frame from 0 seconds on, until the duration is
/// over or another change comes first, and then resets all effects. An animator only sets effects, so it cannot leave a
/// cell half-way.
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
  /// The length of the motion of a selection, in seconds; 0 or less for none.
  var selectionDuration: Double { get }
  /// The length of the motion of a deselection, in seconds; 0 or less for none.
  var deselectionDuration: Double { get }
  /// Sets the effects of the number and the shape of a day, `seconds` after it was selected.
  func select(_ cell: DayCell, at seconds: Double)
  /// Sets the effects of the number and of `leavingShapeView`, `seconds` after a day was deselected. The number already
  /// has its new look.
  func deselect(_ cell: DayCell, at seconds: Double)
}

/// The end of an animation of a day.
public struct DayAnimationEnd: Hashable, Sendable {
  /// The day of the cell.
  public var day: DayNumber
  /// Whether the day was selected, not deselected.
  public var isSelection: Bool
  /// Whether the motion was completed. It is not when another change comes first, or the cell is needed elsewhere.
  public var isFinished: Bool

  /// Creates the end of an animation.
  public init(day: DayNumber, isSelection: Bool, isFinished: Bool) {
    self.day = day
    self.isSelection = isSelection
    self.isFinished = isFinished
  }
}
