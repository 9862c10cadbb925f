import Basics
import CalendarSystems
import Geometry
import ViewKit

/// Turns pinches, wheels and calls into a transition between levels, which can be caught, turned back and finished.
///
/// The level of the calendar's state changes when a transition ends at the other level; until then only the picture
/// does.
final class ZoomController {
  private let stage: View
  /// Makes a level around a day that stays, as nearly as it can, at a point.
  private let makeLevel: (ZoomLevel, _ around: DayNumber, _ at: Point) -> LevelView
  /// Takes the end of a transition: the level that is shown from now on.
  private let didEnd: (LevelView, DayNumber) -> Void
  private(set) var transition: ZoomTransition?
  private(set) var current: LevelView
  /// Whether the keyboard's focus went with the level that was left last.
  private(set) var tookFocus = false
  /// The end that a gesture in progress came from.
  private var origin = 0.0
  /// The end that a transition left to itself runs to; `nil` while a gesture holds it.
  private var destination: Double?

  init(
    stage: View, current: LevelView, makeLevel: @escaping (ZoomLevel, DayNumber, Point) -> LevelView,
    didEnd: @escaping (LevelView, DayNumber) -> Void
  ) {
    self.stage = stage
    self.current = current
    self.makeLevel = makeLevel
    self.didEnd = didEnd
    stage.addSubview(current)
  }

  /// The levels on the screen.
  var levels: [LevelView] { transition.map { [$0.outer, $0.inner] } ?? [current] }

  /// Shows another level without a transition.
  func replace(with level: LevelView) {
    cancelTransition()
    guard level !== current else { return }
    leave(current)
    current = level
    if level.superview == nil { stage.addSubview(level) }
  }

  /// Goes to another level, with a transition if it is a neighbour.
  func zoom(to level: ZoomLevel, around day: DayNumber, at point: Point, animated: Bool) {
    if let transition, transition.inner.level == level || transition.outer.level == level {
      let target = transition.inner.level == level ? 1.0 : 0
      if animated { settle(at: target) } else { end(at: target) }
      return
    }
    finishAtOnce()
    guard level != current.level else { return }
    let isNeighbour = current.level.deeper == level || current.level.shallower == level
    guard animated, isNeighbour, let window = stage.window, !window.reducesMotion else {
      let made = makeLevel(level, day, point)
      replace(with: made)
      didEnd(made, day)
      return
    }
    begin(to: level, around: day, at: point)
    settle(at: level > current.level ? 1 : 0)
  }

  /// A gesture asks for things `factor` times as large. Levels lie a factor of two apart. Returns whether there is a
  /// level in that direction, or a transition in progress.
  func magnify(by factor: Double, around day: DayNumber, at point: Point, within allowed: ClosedRange<ZoomLevel>)
    -> Bool
  {
    if let window = stage.window { window.cancelAnimation(of: stage) }
    destination = nil
    if transition == nil {
      guard factor != 1 else { return true }
      let next = factor > 1 ? current.level.deeper : current.level.shallower
      guard let next, allowed.contains(next) else { return false }
      begin(to: next, around: day, at: point)
      origin = factor > 1 ? 0 : 1
    }
    guard let transition else { return false }
    transition.show(transition.progress + (factor >= 1 ? factor - 1 : 1 - 1 / factor))
    return true
  }

  /// A gesture ended: the transition goes on to the nearer end, or to the other one if the gesture came a third of the
  /// distance towards it.
  func release() {
    guard let transition else { return }
    let isThere = origin == 0 ? transition.progress > 1.0 / 3 : transition.progress < 2.0 / 3
    settle(at: isThere ? 1 - origin : origin)
  }

  /// Handles an action that zooms while a transition runs by itself: in the other direction, the transition is
  /// reversed; in the same one, it ends at once, so that no press is lost. Returns whether the transition was reversed,
  /// which is all there is to do.
  func reverseTransition(for action: CalendarAction) -> Bool {
    guard let transition, let destination else { return false }
    let wanted: Double
    switch action {
    case .zoomIn: wanted = 1
    case .zoomOut: wanted = 0
    default: return false
    }
    let start = current === transition.outer ? 0.0 : 1
    if destination == wanted, wanted != start { finishAtOnce() }
    guard destination != wanted, wanted == start else { return false }
    settle(at: wanted)
    return true
  }

  /// Ends a running transition where it leads.
  func finishAtOnce() {
    guard let transition else { return }
    end(at: destination ?? (transition.progress >= 0.5 ? 1 : 0))
  }

  private func begin(to level: ZoomLevel, around day: DayNumber, at point: Point) {
    let made = makeLevel(level, day, point)
    made.isHidden = false
    made.beginArrival(around: day)
    stage.addSubview(made)
    let isInner = level > current.level
    let (outer, inner) = isInner ? (current, made) : (made, current)
    // The inner level is over the outer one.
    inner.bringToFront()
    transition = ZoomTransition(
      outer: outer, inner: inner, day: day, tile: outer.tile(of: day), progress: isInner ? 0 : 1)
    origin = isInner ? 0 : 1
  }

  private func settle(at target: Double) {
    guard let transition else { return }
    guard let window = stage.window, !window.reducesMotion, transition.progress != target else {
      end(at: target)
      return
    }
    destination = target
    window.animate(
      ZoomAnimation(
        owner: stage, transition: transition, target: target, finish: callback(to: self) { $0.end(at: target) }))
  }

  private func end(at target: Double) {
    guard let transition else { return }
    stage.window?.cancelAnimation(of: stage)
    self.transition = nil
    destination = nil
    transition.end()
    let (shown, other) = target == 1 ? (transition.inner, transition.outer) : (transition.outer, transition.inner)
    leave(other)
    shown.arrive()
    let isOther = shown !== current
    current = shown
    if isOther { didEnd(shown, transition.day) }
  }

  private func leave(_ level: LevelView) {
    tookFocus = stage.window?.focusedView?.isDescendant(of: level) == true
    level.removeFromSuperview()
  }

  private func cancelTransition() {
    guard let transition else { return }
    stage.window?.cancelAnimation(of: stage)
    transition.end()
    (transition.outer === current ? transition.inner : transition.outer).removeFromSuperview()
    self.transition = nil
    destination = nil
  }
}
