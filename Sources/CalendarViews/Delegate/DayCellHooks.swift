import CollectionKit

/// The class of day cells, the animator of days, and what their decorator answered. Owned by the calendar.
final class DayCellHooks {
  /// The class of cells, as the decorator last said.
  var identifier = ReuseIdentifier.dayCell
  var animator: (any DayAnimator)?
  var didEndAnimation: ((DayAnimationEnd) -> Void)?
  /// The indicators that the decorator chose.
  var marks = DayMarkCache()
  /// Animations that run now.
  var running = 0
  /// With so many, taps on days are ignored.
  var tapLimit: Int?

  /// Whether a tap on a day counts now.
  var acceptsTap: Bool { tapLimit.map { running < $0 } ?? true }

  func close() {
    animator = nil
    didEndAnimation = nil
    marks.remove(nil)
  }
}
