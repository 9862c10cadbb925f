import CollectionKit

/// The class of day cells, the day animator, and the decorator's answers. Owned by the calendar.
final class DayCellHooks {
  /// The identifier of the cell class, as the decorator last returned it.
  var identifier = ReuseIdentifier.dayCell
  var animator: (any DayAnimator)?
  var didEndAnimation: ((DayAnimationEnd) -> Void)?
  /// The indicators that the decorator returned.
  var indicators = DayIndicatorCache()
  /// A closure of the host, called after the decorator with each cell that is about to show a day.
  var willDisplay: ((DayCell, DayContext) -> Void)?
  /// The number of running animations.
  var running = 0
  /// The number of running animations at which taps on days start to be ignored; `nil` for no limit.
  var tapLimit: Int?

  /// Whether a tap on a day is accepted now.
  var acceptsTap: Bool { tapLimit.map { running < $0 } ?? true }

  func close() {
    animator = nil
    didEndAnimation = nil
    willDisplay = nil
    indicators.remove(nil)
  }
}
