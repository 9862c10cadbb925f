import CollectionKit

/// What an app put in the place of the kit's cells and motions of days. Owned by the calendar.
final class DayCellHooks {
  #if hasFeature(Embedded)
    var provider: (any DayCellProvider)?
  #else
    weak var provider: (any DayCellProvider)?
  #endif
  /// The class of cells, as the provider last said.
  var identifier = ReuseIdentifier.dayCell
  var animator: (any DayAnimator)?
  var didEndAnimation: ((DayAnimationEnd) -> Void)?
  /// The marks that the delegate chose.
  var marks = DayMarkCache()
  /// Animations that run now.
  var running = 0
  /// With so many, taps on days are ignored.
  var tapLimit: Int?

  /// Whether a tap on a day counts now.
  var acceptsTap: Bool { tapLimit.map { running < $0 } ?? true }

  func close() {
    provider = nil
    animator = nil
    didEndAnimation = nil
    marks.remove(nil)
  }
}
