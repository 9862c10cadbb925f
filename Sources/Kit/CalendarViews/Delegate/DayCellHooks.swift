import CollectionKit

/// The class of day cells, the animator of days, and what their decorator answered. Owned by the calendar.
final class DayCellHooks {
  /// The class of cells, as the decorator last said.
  var identifier = ReuseIdentifier.dayCell
  var animator: (any DayAnimator)?
  var didEndAnimation: ((DayAnimationEnd) -> Void)?
  /// The indicators that the decorator chose.
  var indicators = DayIndicatorCache()
  /// A function of the host that is called after the decorator with each cell that is about to show a day.
  var willDisplay: ((DayCell, DayContext) -> Void)?
  /// The number of animations that run now.
  var running = 0
  /// The number of running animations from which on taps on days are ignored.
  var tapLimit: Int?

  /// Whether a tap on a day counts now.
  var acceptsTap: Bool { tapLimit.map { running < $0 } ?? true }

  func close() {
    animator = nil
    didEndAnimation = nil
    willDisplay = nil
    indicators.remove(nil)
  }
}
