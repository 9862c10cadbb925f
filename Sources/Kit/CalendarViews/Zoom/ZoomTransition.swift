import CalendarSystems
import Geometry
import ViewKit

/// A transition between two neighbouring levels: the tile of a date in the outer level grows until it fills
/// the view, while the inner level fades in over it. Any progress can be shown, in both directions.
final class ZoomTransition {
  let outer: LevelView
  let inner: LevelView
  /// Around which date the calendar zooms.
  let day: DayNumber
  /// The rectangle from which the inner level grows, in the coordinates of both.
  let tile: Rect
  /// 0 shows the outer level, 1 the inner one.
  private(set) var progress: Double

  init(outer: LevelView, inner: LevelView, day: DayNumber, tile: Rect, progress: Double) {
    self.outer = outer
    self.inner = inner
    self.day = day
    self.tile = tile
    self.progress = progress
    show(progress)
  }

  /// Shows a progress; values outside 0...1 count as the ends.
  func show(_ progress: Double) {
    self.progress = min(max(progress, 0), 1)
    let whole = Rect(origin: .zero, size: inner.frame.size)
    let window = Rect(
      x: tile.minX + (whole.minX - tile.minX) * self.progress, y: tile.minY + (whole.minY - tile.minY) * self.progress,
      width: tile.width + (whole.width - tile.width) * self.progress,
      height: tile.height + (whole.height - tile.height) * self.progress)
    outer.effect = ViewEffect(bringing: tile, to: window, opacity: 1 - Self.ramp(self.progress, from: 0.1, to: 0.7))
    inner.effect = ViewEffect(bringing: whole, to: window, opacity: Self.ramp(self.progress, from: 0, to: 0.6))
  }

  /// Leaves only the level at the nearer end, as it is.
  func end() {
    outer.effect = .none
    inner.effect = .none
  }

  private static func ramp(_ value: Double, from: Double, to: Double) -> Double {
    min(max((value - from) / (to - from), 0), 1)
  }
}

/// Brings a transition to one of its ends with a spring.
final class ZoomAnimation: Animation {
  let owner: View
  private let transition: ZoomTransition
  private let target: Double
  private var spring: Spring
  private var last: Double?
  private let finish: () -> Void

  /// - Parameter finish: called in the tick in which the end is reached.
  init(owner: View, transition: ZoomTransition, target: Double, finish: @escaping () -> Void) {
    self.owner = owner
    self.transition = transition
    self.target = target
    self.finish = finish
    // Springs count in points; over 1,000 of them the end is not seen.
    spring = Spring(value: (transition.progress - target) * ZoomAnimation.length)
  }

  func advance(to now: Double) -> Bool {
    guard let last else {
      last = now
      return true
    }
    spring.advance(by: now - last)
    self.last = now
    guard !spring.isAtRest else {
      transition.show(target)
      finish()
      return false
    }
    transition.show(target + spring.value / ZoomAnimation.length)
    return true
  }

  private static let length = 1000.0
}
