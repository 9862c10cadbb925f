import Basics
import CalendarSystems
import Geometry
import ViewKit

/// Turns pinches, wheel events, and calls into a transition between levels that can be caught, reversed, and completed.
///
/// `current` is the level that was requested last, even while a transition to it is running; the other level receives
/// no input. While a gesture controls a transition, nothing has been requested yet, and `current` is the level at which
/// the transition began.
final class ZoomController {
  private let stage: View
  /// Creates a level around a day that stays as close as possible to a point.
  private let makeLevel: (CalendarLevel, _ around: DayNumber, _ at: Point) -> LevelView
  /// Called when another level is requested.
  private let didChoose: (LevelView, DayNumber) -> Void
  /// Called when another level is shown alone.
  private let didArrive: (LevelView) -> Void
  /// Called when the level at which a transition began is shown alone again.
  private let didReturn: () -> Void
  private(set) var transition: ZoomTransition?
  private(set) var current: LevelView
  /// The level at which the transition began.
  private var start: LevelView
  /// Whether the level that was last left took keyboard focus with it.
  private(set) var tookFocus = false
  /// The progress at which a gesture caught the transition; `nil` while no gesture controls it.
  private var heldAt: Double?

  init(
    stage: View, current: LevelView, makeLevel: @escaping (CalendarLevel, DayNumber, Point) -> LevelView,
    didChoose: @escaping (LevelView, DayNumber) -> Void, didArrive: @escaping (LevelView) -> Void,
    didReturn: @escaping () -> Void
  ) {
    self.stage = stage
    self.current = current
    start = current
    self.makeLevel = makeLevel
    self.didChoose = didChoose
    self.didArrive = didArrive
    self.didReturn = didReturn
    stage.addSubview(current)
  }

  /// The levels on screen.
  var levels: [LevelView] { transition.map { [$0.outer, $0.inner] } ?? [current] }

  /// Shows another level without a transition.
  func replace(with level: LevelView) {
    end()
    guard level !== current else { return }
    leave(current)
    current = level
    start = level
    if level.superview == nil { stage.addSubview(level) }
  }

  /// Changes to another level, with a transition if it is a neighbor. A running transition that came from that level,
  /// with the day in view, is reversed, unless another place was requested since. Any other running transition ends
  /// immediately at its destination.
  func zoom(
    to level: CalendarLevel, around day: DayNumber, at point: Point, among levels: [CalendarLevel], animated: Bool
  ) {
    if let other, other.level == level, other.restingDays.contains(day),
      day == transition?.day || other.presents(day)
    {
      choose(other, day)
    }
    guard level != current.level else { return settle(animated: animated) }
    finishAtOnce()
    guard level != current.level else { return }
    let isNeighbor = [true, false].contains { levels.neighbor(of: current.level, isInner: $0) == level }
    if animated, isNeighbor, stage.window?.reducesMotion == false {
      choose(begin(to: level, around: day, at: point), day)
      settle(animated: true)
    } else {
      let made = makeLevel(level, day, point)
      replace(with: made)
      didChoose(made, day)
      didArrive(made)
    }
  }

  /// Handles a gesture that magnifies by `factor`. Neighboring levels are a factor of two apart. Returns whether there
  /// is a level in that direction, or a transition in progress.
  func magnify(by factor: Double, around day: DayNumber, at point: Point, among levels: [CalendarLevel])
    -> Bool
  {
    if transition == nil {
      guard factor != 1 else { return true }
      guard let next = levels.neighbor(of: current.level, isInner: factor > 1) else { return false }
      begin(to: next, around: day, at: point, isPinched: true)
    }
    guard let transition else { return false }
    stage.window?.cancelAnimation(of: stage)
    heldAt = heldAt ?? transition.progress
    transition.show(transition.progress + (factor >= 1 ? factor - 1 : 1 - 1 / factor))
    return true
  }

  /// Handles the end of a gesture: the transition continues to its destination or, if the gesture covered a third of
  /// the distance to the other end, to that end.
  func release() {
    guard heldAt != nil else { return }
    askForHeldLevel()
    settle(animated: true)
  }

  /// Ends a running transition at its destination.
  func finishAtOnce() {
    askForHeldLevel()
    settle(animated: false)
  }

  /// The level that a transition leaves.
  private var other: LevelView? { transition.map { current === $0.inner ? $0.outer : $0.inner } }

  /// The progress at which only the current level is visible.
  private var target: Double { current === transition?.inner ? 1 : 0 }

  private func askForHeldLevel() {
    guard let transition, let heldAt, let other else { return }
    let distance = abs(transition.progress - heldAt), whole = abs(1 - target - heldAt)
    let isTowardsOther = (transition.progress > heldAt) == (target == 0)
    self.heldAt = nil
    if isTowardsOther, distance > whole / 3 { choose(other, transition.day) }
  }

  /// Begins a transition to a level, without requesting it, and returns the level.
  ///
  /// - Parameter isPinched: whether the fingers are at the point, so that the day stays under them.
  @discardableResult
  private func begin(to level: CalendarLevel, around day: DayNumber, at point: Point, isPinched: Bool = false)
    -> LevelView
  {
    current.finishScrolling()
    let made = makeLevel(level, day, point)
    made.isInert = true
    made.beginArrival(around: day)
    stage.addSubview(made)
    let isInner = level.period.typicalDays < current.level.period.typicalDays
    let (outer, inner) = isInner ? (current, made) : (made, current)
    // The inner level is above the outer one.
    inner.bringToFront()
    start = current
    transition = ZoomTransition(
      outer: outer, inner: inner, day: day, progress: isInner ? 0 : 1, pinch: isPinched ? point : nil)
    return made
  }

  /// Makes one level of the transition the requested one.
  private func choose(_ level: LevelView, _ day: DayNumber) {
    heldAt = nil
    current.isInert = true
    level.isInert = false
    current = level
    didChoose(level, day)
  }

  /// Runs the transition to the current level, or ends it there.
  private func settle(animated: Bool) {
    guard let transition else { return }
    heldAt = nil
    guard animated, let window = stage.window, !window.reducesMotion,
      transition.progress != target || transition.isAside(at: target)
    else {
      let isOther = current !== start
      end()
      if isOther { didArrive(current) } else { didReturn() }
      return
    }
    window.animate(
      ZoomAnimation(
        owner: stage, transition: transition, target: target,
        finish: callback(to: self) { $0.settle(animated: false) }))
  }

  /// Shows only the current level.
  private func end() {
    guard let transition, let other else { return }
    stage.window?.cancelAnimation(of: stage)
    self.transition = nil
    heldAt = nil
    start = current
    transition.end()
    leave(other)
    current.arrive()
  }

  private func leave(_ level: LevelView) {
    tookFocus = stage.window?.focusedView?.isDescendant(of: level) == true
    level.removeFromSuperview()
  }
}
