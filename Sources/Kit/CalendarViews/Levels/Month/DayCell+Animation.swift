import Geometry
import ViewKit

/// Day animations: what an animator needs, and the cleanup after every possible end.
extension DayCell {
  /// Returns whether the cell's day becomes selected or deselected; `nil` if neither, or if the day is different.
  func selectionChange(to new: DayContext) -> Bool? {
    guard let context, context.day == new.day else { return nil }
    let isSelected = new.flags.contains(.selected)
    guard isSelected != context.flags.contains(.selected) else { return nil }
    let isMoving = indicators.contains { $0.moves(indicatorStyle) }
    oldIndicatorYs = isMoving ? indicatorViews.prefix(indicators.count).map { $0.view.frame.midY } : []
    return isSelected
  }

  /// Detaches and returns the shape, which stays in place; `nil` if none is visible.
  func takeShape() -> View? {
    endAnimation(isFinished: false)
    guard let shape = shapeView, !shape.isHidden else { return nil }
    shapeView = nil
    return shape
  }

  /// Begins an animation and interrupts a running one. Without a duration, everything is immediately in its final
  /// state.
  func animate(isSelection: Bool, _ leaving: View?, _ animator: any DayAnimator) {
    endAnimation(isFinished: false)
    leavingShapeView = leaving
    let duration = isSelection ? animator.selectionDuration : animator.deselectionDuration
    responder?.cellHooks.running += 1
    let animation = DayAnimation(
      self, animator, isSelection: isSelection,
      duration: oldIndicatorYs.isEmpty || duration <= 0 ? duration : max(duration, DayCell.indicatorTime))
    self.animation = animation
    guard let window, !window.reducesMotion, duration > 0 else {
      endAnimation(isFinished: true)
      return
    }
    setNeedsLayout()
    animation.apply()
    window.animate(animation)
  }

  /// Ends a running animation and resets its effects.
  func endAnimation(isFinished: Bool) {
    guard let animation else { return }
    self.animation = nil
    window?.cancelAnimation(of: numberView)
    leavingShapeView?.removeFromSuperview()
    leavingShapeView = nil
    numberView.effect = .none
    shapeView?.effect = .none
    for indicator in indicatorViews { indicator.view.effect = .none }
    oldIndicatorYs = []
    responder?.didEndAnimation(of: self, isSelection: animation.isSelection, isFinished: isFinished)
  }

  /// Moves indicators from their old to their new positions, with a spring.
  func moveMarks(at seconds: Double) {
    for (oldY, indicator) in zip(oldIndicatorYs, indicatorViews.prefix(indicators.count)) {
      var spring = Spring(value: oldY - indicator.view.frame.midY, response: DayCell.indicatorTime, damping: 0.6)
      spring.advance(by: seconds)
      indicator.view.effect = ViewEffect(offset: Point(x: 0, y: seconds < DayCell.indicatorTime ? spring.value : 0))
    }
  }

  /// The duration of the indicators' movement, in seconds.
  private static let indicatorTime = 0.3
}
