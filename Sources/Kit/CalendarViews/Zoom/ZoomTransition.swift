import CalendarSystems
import Geometry
import ViewKit

/// A transition between two neighboring levels: the outer level grows around a date until it fills the view, while the
/// inner level fades in above it. It can show any progress, in both directions.
///
/// Both levels are scaled so that a shared area, such as the cell of the day, coincides. While a gesture controls the
/// transition, the day stays under the fingers at any progress. When the gesture has ended, the day moves to its
/// position in the level.
final class ZoomTransition {
  let outer: LevelView
  let inner: LevelView
  /// The date around which the calendar zooms.
  let day: DayNumber
  /// The frames of the shared area in both levels.
  private let shared: (outer: Rect, inner: Rect)
  /// The point at which a gesture began; `nil` without a gesture, or if the levels have no common days.
  private let pinch: Point?
  /// The point of the gesture as a fraction of the shared area.
  private let pinched: Point
  /// The progress: 0 shows the outer level, 1 the inner level.
  private(set) var progress: Double
  /// The fraction, 0...1, of the distance to the gesture's point by which the picture is moved.
  private(set) var hold: Double

  /// - Parameters:
  ///   - progress: 0 or 1, for the level at which the transition begins.
  ///   - pinch: the point of the gesture that begins the transition, in the coordinates of both levels, or `nil`.
  init(outer: LevelView, inner: LevelView, day: DayNumber, progress: Double, pinch: Point?) {
    self.outer = outer
    self.inner = inner
    self.day = day
    self.progress = progress
    if let tile = outer.dayTile(of: day), let whole = inner.dayTile(of: day), !tile.isEmpty, !whole.isEmpty {
      shared = (tile, whole)
      self.pinch = pinch
    } else {
      shared = (outer.tile(of: day), Rect(origin: .zero, size: inner.frame.size))
      self.pinch = nil
    }
    hold = self.pinch == nil ? 0 : 1
    let start = progress < 0.5 ? shared.outer : shared.inner
    let point = self.pinch ?? start.origin
    pinched = Point(
      x: start.width > 0 ? (point.x - start.minX) / start.width : 0,
      y: start.height > 0 ? (point.y - start.minY) / start.height : 0)
    show(progress)
  }

  /// Shows a progress, clamped to 0...1.
  ///
  /// - Parameter hold: the fraction of the distance to the gesture's point; `nil` to keep it.
  func show(_ progress: Double, hold: Double? = nil) {
    self.progress = min(max(progress, 0), 1)
    self.hold = min(max(hold ?? self.hold, 0), 1)
    let window = window(at: self.progress, hold: self.hold)
    // The area that the inner level leaves free while it is moved aside shows the outer level.
    let outerOpacity = 1 - Self.ramp(self.progress, from: 0.1, to: 0.7) * (1 - self.hold)
    outer.effect = ViewEffect(bringing: shared.outer, to: window, opacity: outerOpacity)
    inner.effect = ViewEffect(
      bringing: shared.inner, to: window, opacity: Self.ramp(self.progress, from: 0, to: 0.6))
  }

  /// Returns whether the picture at an end of the transition is moved aside.
  func isAside(at progress: Double) -> Bool {
    let (there, rest) = (window(at: progress, hold: hold), window(at: progress, hold: 0))
    return abs(there.minX - rest.minX) > 0.5 || abs(there.minY - rest.minY) > 0.5
  }

  /// Returns the frame of the shared area at a progress.
  private func window(at progress: Double, hold: Double) -> Rect {
    let (from, to) = (shared.outer, shared.inner)
    var rect = Rect(
      x: from.minX + (to.minX - from.minX) * progress, y: from.minY + (to.minY - from.minY) * progress,
      width: from.width + (to.width - from.width) * progress,
      height: from.height + (to.height - from.height) * progress)
    if let pinch {
      rect.origin.x += (pinch.x - pinched.x * rect.width - rect.minX) * hold
      rect.origin.y += (pinch.y - pinched.y * rect.height - rect.minY) * hold
    }
    return rect
  }

  /// Leaves only the level at the nearer end, unscaled.
  func end() {
    outer.effect = .none
    inner.effect = .none
  }

  private static func ramp(_ value: Double, from: Double, to: Double) -> Double {
    min(max((value - from) / (to - from), 0), 1)
  }
}

/// Animates a transition to one of its ends, and the picture to its final position, with a spring.
final class ZoomAnimation: Animation {
  let owner: View
  private let transition: ZoomTransition
  private let target: Double
  private let start: (progress: Double, hold: Double)
  private let length: Double
  private var spring: Spring
  private var last: Double?
  private let finish: () -> Void

  /// - Parameter finish: called in the tick in which the animation reaches its end.
  init(owner: View, transition: ZoomTransition, target: Double, finish: @escaping () -> Void) {
    self.owner = owner
    self.transition = transition
    self.target = target
    self.finish = finish
    start = (transition.progress, transition.hold)
    // Springs count in points. With a length of over 1,000 points, the end of the motion is not visible.
    length = ZoomAnimation.length * max(abs(start.progress - target), transition.isAside(at: target) ? 0.3 : 0)
    spring = Spring(value: length)
  }

  func advance(to now: Double) -> Bool {
    guard let last else {
      last = now
      return true
    }
    spring.advance(by: now - last)
    self.last = now
    guard !spring.isAtRest, length > 0 else {
      transition.show(target, hold: 0)
      finish()
      return false
    }
    let rest = spring.value / length
    transition.show(target + (start.progress - target) * rest, hold: start.hold * rest)
    return true
  }

  private static let length = 1000.0
}
