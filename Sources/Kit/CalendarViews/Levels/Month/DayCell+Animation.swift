import Geometry
import ViewKit

/// Motions of a day: what an animator needs, and that nothing is left of a motion whatever comes first.
extension DayCell {
  /// Whether the day the cell shows becomes selected or is so no longer; `nil` if neither, or the day is another one.
  func selectionChange(to new: DayContext) -> Bool? {
    guard let context, context.day == new.day else { return nil }
    let isSelected = new.flags.contains(.selected)
    guard isSelected != context.flags.contains(.selected) else { return nil }
    let isMoving = indicators.contains { $0.moves(indicatorStyle) }
    oldIndicatorYs = isMoving ? indicatorViews.prefix(indicators.count).map { $0.view.frame.midY } : []
    return isSelected
  }

  /// Lets go of the shape, which stays where it is; `nil` if none is seen.
  func takeShape() -> View? {
    endAnimation(isFinished: false)
    guard let shape = shapeView, !shape.isHidden else { return nil }
    shapeView = nil
    return shape
  }

  /// Begins a motion; one that runs is cut short. Without time for it, all is as at its end.
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

  /// Ends a motion, if one runs, and takes its effects back.
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

  /// Brings indicators from where they were to where they belong, on a spring.
  func moveMarks(at seconds: Double) {
    for (oldY, indicator) in zip(oldIndicatorYs, indicatorViews.prefix(indicators.count)) {
      var spring = Spring(value: oldY - indicator.view.frame.midY, response: DayCell.indicatorTime, damping: 0.6)
      spring.advance(by: seconds)
      indicator.view.effect = ViewEffect(offset: Point(x: 0, y: seconds < DayCell.indicatorTime ? spring.value : 0))
    }
  }

  /// The time in seconds in which indicators move.
  private static let indicatorTime = 0.3
}
