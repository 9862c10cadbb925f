import CalendarSystems
import Geometry
import ViewKit

/// A transition between two neighboring levels: the outer level grows around a date until it fills the view, while the
/// inner level fades in over it. Any progress can be shown, in both directions.
///
/// Both levels are scaled so that the same area, such as the cell of the day, coincides in them. While a gesture holds the
/// transition, the day stays under the fingers at any progress; when the gesture has ended, it moves to where the level
/// has it.
final class ZoomTransition {
  let outer: LevelView
  let inner: LevelView
  /// Around which date the calendar zooms.
  let day: DayNumber
  /// The frames in both levels of the area that coincides.
  private let shared: (outer: Rect, inner: Rect)
  /// The point that a gesture began at; `nil` without one, and where the levels have no common days.
  private let pinch: Point?
  /// The point of the gesture as a part of the shared area.
  private let pinched: Point
  /// 0 shows the outer level, 1 the inner one.
  private(set) var progress: Double
  /// The part, 0...1, of the distance to the point of the gesture by which the picture is moved.
  private(set) var hold: Double

  /// - Parameters:
  ///   - progress: 0 or 1, the level that the transition begins at.
  ///   - pinch: the point of the gesture that begins the transition, or `nil`, in the coordinates of both levels.
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

  /// Shows a progress; values outside 0...1 count as the ends.
  ///
  /// - Parameter hold: the part of the distance to the point of the gesture; `nil` leaves it.
  func show(_ progress: Double, hold: Double? = nil) {
    self.progress = min(max(progress, 0), 1)
    self.hold = min(max(hold ?? self.hold, 0), 1)
    let window = window(at: self.progress, hold: self.hold)
    // What the inner level leaves free while it is moved aside shows the outer one.
    let outerOpacity = 1 - Self.ramp(self.progress, from: 0.1, to: 0.7) * (1 - self.hold)
    outer.effect = ViewEffect(bringing: shared.outer, to: window, opacity: outerOpacity)
    inner.effect = ViewEffect(
      bringing: shared.inner, to: window, opacity: Self.ramp(self.progress, from: 0, to: 0.6))
  }

  /// Whether the picture at an end of the transition is moved aside.
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

  /// Leaves only the level at the nearer end, as it is.
  func end() {
    outer.effect = .none
    inner.effect = .none
  }

  private static func ramp(_ value: Double, from: Double, to: Double) -> Double {
    min(max((value - from) / (to - from), 0), 1)
  }
}

/// Brings a transition to one of its ends, and the picture to its place there, with a spring.
final class ZoomAnimation: Animation {
  let owner: View
  private let transition: ZoomTransition
  private let target: Double
  private let start: (progress: Double, hold: Double)
  private let length: Double
  private var spring: Spring
  private var last: Double?
  private let finish: () -> Void

  /// - Parameter finish: called in the tick in which the end is reached.
  init(owner: View, transition: ZoomTransition, target: Double, finish: @escaping () -> Void) {
    self.owner = owner
    self.transition = transition
    self.target = target
    self.finish = finish
    start = (transition.progress, transition.hold)
    // Springs count in points; over 1,000 of them the end is not seen.
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
