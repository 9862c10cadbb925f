import CollectionKit

/// The class of day cells, the animator of days, and what their decorator answered. Owned by the calendar.
final class DayCellHooks {
  /// The class of cells, as the decorator last said.
  var identifier = ReuseIdentifier.dayCell
  var animator: (any DayAnimator)?
  var didEndAnimation: ((DayAnimationEnd) -> Void)?
  /// The indicators that the decorator chose.
  var indicators = DayIndicatorCache()
  /// The number of animations that run now.
  var running = 0
  /// The number of running animations from which on taps on days are ignored.
  var tapLimit: Int?

  /// Whether a tap on a day counts now.
  var acceptsTap: Bool { tapLimit.map { running < $0 } ?? true }

  func close() {
    animator = nil
    didEndAnimation = nil
    indicators.remove(nil)
  }
}
