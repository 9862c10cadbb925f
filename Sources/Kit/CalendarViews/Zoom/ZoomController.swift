import Basics
import CalendarSystems
import Geometry
import ViewKit

/// Turns pinches, wheels and calls into a transition between levels, which can be caught, turned back and finished.
///
/// `current` is the level that was asked for last, also while a transition leads there; the other one is a picture that
/// input does not reach. While a gesture holds a transition, nothing has been asked for yet, and `current` is the level
/// it began at.
final class ZoomController {
  private let stage: View
  /// Makes a level around a day that stays, as nearly as it can, at a point.
  private let makeLevel: (ZoomLevel, _ around: DayNumber, _ at: Point) -> LevelView
  /// Takes another level when it is asked for.
  private let didChoose: (LevelView, DayNumber) -> Void
  /// Takes another level when it is shown alone.
  private let didArrive: (LevelView) -> Void
  private(set) var transition: ZoomTransition?
  private(set) var current: LevelView
  /// The level that the transition began at.
  private var start: LevelView
  /// Whether the keyboard's focus went with the level that was left last.
  private(set) var tookFocus = false
  /// The progress at which a gesture took hold of the transition; `nil` while none does.
  private var heldAt: Double?

  init(
    stage: View, current: LevelView, makeLevel: @escaping (ZoomLevel, DayNumber, Point) -> LevelView,
    didChoose: @escaping (LevelView, DayNumber) -> Void, didArrive: @escaping (LevelView) -> Void
  ) {
    self.stage = stage
    self.current = current
    start = current
    self.makeLevel = makeLevel
    self.didChoose = didChoose
    self.didArrive = didArrive
    stage.addSubview(current)
  }

  /// The levels on the screen.
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

  /// Goes to another level, with a transition if it is a neighbor. A transition that comes from there, and from where
  /// the day was in view, is turned back, unless another place was asked for since; any other ends at once where it
  /// leads.
  func zoom(to level: ZoomLevel, around day: DayNumber, at point: Point, animated: Bool) {
    if let other, other.level == level, other.restingDays.contains(day),
      day == transition?.day || other.presents(day)
    {
      choose(other, day)
    }
    guard level != current.level else { return settle(animated: animated) }
    finishAtOnce()
    guard level != current.level else { return }
    let isNeighbour = current.level.deeper == level || current.level.shallower == level
    if animated, isNeighbour, stage.window?.reducesMotion == false {
      choose(begin(to: level, around: day, at: point), day)
      settle(animated: true)
    } else {
      let made = makeLevel(level, day, point)
      replace(with: made)
      didChoose(made, day)
      didArrive(made)
    }
  }

  /// A gesture asks for things `factor` times as large. Levels lie a factor of two apart. Returns whether there is a
  /// level in that direction, or a transition in progress.
  func magnify(by factor: Double, around day: DayNumber, at point: Point, within allowed: ClosedRange<ZoomLevel>)
    -> Bool
  {
    if transition == nil {
      guard factor != 1 else { return true }
      let next = factor > 1 ? current.level.deeper : current.level.shallower
      guard let next, allowed.contains(next) else { return false }
      begin(to: next, around: day, at: point, isPinched: true)
    }
    guard let transition else { return false }
    stage.window?.cancelAnimation(of: stage)
    heldAt = heldAt ?? transition.progress
    transition.show(transition.progress + (factor >= 1 ? factor - 1 : 1 - 1 / factor))
    return true
  }

  /// A gesture ended: the transition goes on to where it led or, if the gesture came a third of the distance towards the
  /// other end, there.
  func release() {
    guard heldAt != nil else { return }
    askForHeldLevel()
    settle(animated: true)
  }

  /// Ends a running transition where it leads.
  func finishAtOnce() {
    askForHeldLevel()
    settle(animated: false)
  }

  /// The level that a transition leads away from.
  private var other: LevelView? { transition.map { current === $0.inner ? $0.outer : $0.inner } }

  /// The progress at which the current level is shown alone.
  private var target: Double { current === transition?.inner ? 1 : 0 }

  private func askForHeldLevel() {
    guard let transition, let heldAt, let other else { return }
    let distance = abs(transition.progress - heldAt), whole = abs(1 - target - heldAt)
    let isTowardsOther = (transition.progress > heldAt) == (target == 0)
    self.heldAt = nil
    if isTowardsOther, distance > whole / 3 { choose(other, transition.day) }
  }

  /// Begins a transition to a level, which it returns. Nothing asks for it yet.
  ///
  /// - Parameter isPinched: whether fingers are at the point, under which the day stays.
  @discardableResult
  private func begin(to level: ZoomLevel, around day: DayNumber, at point: Point, isPinched: Bool = false) -> LevelView
  {
    current.finishScrolling()
    let made = makeLevel(level, day, point)
    made.isInert = true
    made.beginArrival(around: day)
    stage.addSubview(made)
    let isInner = level > current.level
    let (outer, inner) = isInner ? (current, made) : (made, current)
    // The inner level is over the outer one.
    inner.bringToFront()
    start = current
    transition = ZoomTransition(
      outer: outer, inner: inner, day: day, progress: isInner ? 0 : 1, pinch: isPinched ? point : nil)
    return made
  }

  /// Makes a level of the transition the one that was asked for.
  private func choose(_ level: LevelView, _ day: DayNumber) {
    heldAt = nil
    current.isInert = true
    level.isInert = false
    current = level
    didChoose(level, day)
  }

  /// Lets the transition run to the current level, or ends it there.
  private func settle(animated: Bool) {
    guard let transition else { return }
    heldAt = nil
    guard animated, let window = stage.window, !window.reducesMotion,
      transition.progress != target || transition.isAside(at: target)
    else {
      let isOther = current !== start
      end()
      if isOther { didArrive(current) }
      return
    }
    window.animate(
      ZoomAnimation(
        owner: stage, transition: transition, target: target,
        finish: callback(to: self) { $0.settle(animated: false) }))
  }

  /// Shows the current level alone.
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
