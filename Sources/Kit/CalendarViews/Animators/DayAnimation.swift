import Basics
import ViewKit

/// A running animation of one selection or deselection of a day.
final class DayAnimation: Animation {
  /// The cell that owns this animation. It ends the animation before it is released or shows another day.
  @Unowned private var cell: DayCell
  private let animator: any DayAnimator
  private let duration: Double
  let isSelection: Bool
  private var start: Double?
  private var elapsed = 0.0

  init(_ cell: DayCell, _ animator: any DayAnimator, isSelection: Bool, duration: Double) {
    _cell = Unowned(wrappedValue: cell)
    self.animator = animator
    self.isSelection = isSelection
    self.duration = duration
  }

  var owner: View { cell.numberView }

  func advance(to now: Double) -> Bool {
    elapsed = max(0, now - (start ?? now))
    if start == nil { start = now }
    guard elapsed < duration else {
      cell.endAnimation(isFinished: true)
      return false
    }
    apply()
    return true
  }

  /// Applies the effects for the current time. Also called after the frames of the parts changed.
  func apply() {
    if isSelection { animator.select(cell, at: elapsed) } else { animator.deselect(cell, at: elapsed) }
    cell.moveMarks(at: elapsed)
  }
}
