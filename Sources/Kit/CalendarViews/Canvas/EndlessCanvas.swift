import Basics
import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// A scrolling surface without end: units of one length, such as weeks, months or days, below each other or side by
/// side.
///
/// The content is long but finite. When scrolling rests far from its middle, content and offset move back together,
/// which nobody sees. Lengths along the units are *distances* from the end where units begin, whatever the direction of
/// reading; a `ScrollAnchor` is the same position as a day and a fraction. Subclasses say which days a unit has, how
/// long units are, where the content may rest, and lay out what is in view.
class EndlessCanvas: ScrollView {
  /// The distance from the origin beyond which the origin moves when scrolling rests.
  static let restLimit = 200_000.0
  /// The distance from the origin beyond which the origin moves at once.
  static let hardLimit = 900_000.0

  /// Whether units lie side by side.
  final let isSideways: Bool
  /// The content and configuration of the canvas; `nil` before the first update and after the window closed.
  final var context: LevelContext?
  /// The level that the canvas belongs to and that owns it.
  @Unowned private(set) final var level: LevelView?
  /// The positions of units in the content.
  final var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  /// The anchor that the calendar knows: the one it asked for last, or that was reported last.
  final var reportedAnchor: ScrollAnchor?
  /// Whether frame, content and offset are being changed, which is not reported.
  private(set) final var isAdjusting = false
  private(set) final var isContentStale = true
  private final var isLookStale = true

  /// - Parameter traits: by default those of `scrolling`.
  init(isSideways: Bool = false, scrolling: LevelForm.Scrolling, traits: ViewTraits? = nil) {
    self.isSideways = isSideways
    super.init(traits: traits ?? scrolling.traits(isSideways: isSideways))
  }

  // MARK: - Subclasses

  /// The unit that a day lies in.
  func unit(of day: DayNumber) -> Int { 0 }

  /// The unit at the beginning of a view at an anchor, whose day may come from another level.
  func unit(at anchor: ScrollAnchor) -> Int { unit(of: anchor.day) }

  /// The first day of a unit.
  func firstDay(ofUnit unit: Int) -> DayNumber { DayNumber(0) }

  /// The axis for the present size of view and units.
  func makeAxis(around unit: Int) -> EndlessAxis { axis }

  /// The size of the content, for the present axis.
  var contentExtent: Size {
    isSideways ? Size(width: axis.length, height: frame.height) : Size(width: frame.width, height: axis.length)
  }

  /// The anchor of a motion that will come to rest at a distance; `nil` if motions are cut short.
  func restingAnchor(at distance: Double) -> ScrollAnchor? { anchor(at: distance) }

  /// The content was moved, by a gesture, an animation or the host.
  func contentDidMove() { report() }

  /// The content came to rest where it may.
  func didRest() {}

  // MARK: - Anchors and distances

  /// The distance that the content is scrolled by. Pulled beyond its ends, the content counts as scrolled to them.
  final var distance: Double { inside(distance(at: contentOffset)) }

  /// The distance at which a motion of the content ends; without one, that at which it is.
  final var restingDistance: Double { motionGoal.map { inside(distance(at: $0)) } ?? distance }

  /// The unit at the beginning of the view, and how much of it lies before the view.
  final var position: (unit: Int, fraction: Double) { axis.position(at: distance) }

  /// The distance that belongs to an offset.
  final func distance(at offset: Point) -> Double {
    isSideways ? isRightToLeft ? axis.length - axis.viewport - offset.x : offset.x : offset.y
  }

  /// The offset that belongs to a distance.
  final func offset(at distance: Double) -> Point {
    guard isSideways else { return Point(x: 0, y: distance) }
    return Point(x: isRightToLeft ? axis.length - axis.viewport - distance : distance, y: contentOffset.y)
  }

  final func distance(of anchor: ScrollAnchor) -> Double {
    axis.offset(of: unit(at: anchor)) + anchor.fraction * axis.pitch
  }

  final func anchor(at distance: Double) -> ScrollAnchor {
    let position = axis.position(at: inside(distance))
    return ScrollAnchor(day: firstDay(ofUnit: position.unit), fraction: position.fraction)
  }

  /// The anchor at which the content will come to rest, while it moves by itself.
  final var destination: ScrollAnchor? { motionGoal.flatMap { restingAnchor(at: distance(at: $0)) } }

  final var isRightToLeft: Bool { context?.direction == .rightToLeft }

  private final func inside(_ distance: Double) -> Double { min(max(0, distance), axis.lastOffset) }

  // MARK: - Input

  /// Gives the canvas its frame; a new context comes next and brings the content to its anchor.
  final func fill(_ frame: Rect) { adjust { self.frame = frame } }

  /// Takes a new context; `follow` comes next. Returns where a motion leads, in terms of the former context.
  final func take(_ context: LevelContext, level: LevelView) -> ScrollAnchor? {
    let goal = destination
    self.context = context
    self.level = level
    return goal
  }

  /// Brings the content to the anchor of the state. Returns whether it was elsewhere.
  ///
  /// - Parameters:
  ///   - isResized: the axis has to be made anew.
  ///   - goal: where a motion led, which then ends there.
  @discardableResult
  final func follow(_ anchor: ScrollAnchor, isResized: Bool, goal: ScrollAnchor?) -> Bool {
    guard isResized || reportedAnchor != anchor else { return false }
    let goal = isResized ? goal : nil
    endMotion()
    recenter(at: goal ?? anchor)
    reportedAnchor = anchor
    if goal != nil || isOff(anchor) { report() }
    return true
  }

  /// Whether the content is not at an anchor, as where units end.
  func isOff(_ anchor: ScrollAnchor) -> Bool { abs(distance(of: anchor) - distance) > 0.01 }

  /// Compares everything with what is shown in the next layout.
  final func contentDidChange() {
    isContentStale = true
    setNeedsLayout()
  }

  /// Configures everything anew in the next layout, even if it shows the same.
  final func lookDidChange() {
    isLookStale = true
    contentDidChange()
  }

  /// Asks for everything anew in the next layout, also for what the canvas remembers.
  func reconfigure() { lookDidChange() }

  /// Returns what became stale since the last layout, and forgets it.
  ///
  /// Clear the flags first: reconciling can cancel a press, which invalidates again.
  final func takeChanges() -> (isContentStale: Bool, isLookStale: Bool) {
    context?.refreshDecoration()
    defer { (isContentStale, isLookStale) = (false, false) }
    return (isContentStale, isLookStale)
  }

  override func windowWillClose() { context = nil }

  // MARK: - Motion

  /// Brings the unit of a day to the beginning of the view.
  func show(_ day: DayNumber, animated: Bool) {
    guard context != nil else { return }
    returnToMiddle(from: EndlessCanvas.restLimit)
    guard animated, window?.reducesMotion == false else { return jump(to: ScrollAnchor(day: day)) }
    let unit = unit(of: day)
    let translation = axis.offset(of: unit) - distance
    // Far units are brought near first, so that every motion takes the same time.
    if abs(translation) > 2 * axis.viewport {
      let count = Int(2 * axis.viewport / axis.pitch + 1e-6)
      jump(to: ScrollAnchor(day: firstDay(ofUnit: unit + (translation > 0 ? -count : count))))
    }
    animate(to: axis.offset(of: unit))
  }

  /// Moves as little as possible until a unit is wholly in view.
  ///
  /// - Parameters:
  ///   - before: the distance to scroll to if the unit lies before the view.
  ///   - after: the same if it lies after the view.
  final func reveal(_ unit: Int, before: Double, after: Double) {
    let start = axis.offset(of: unit)
    let rest = destination.map { self.distance(of: $0) } ?? distance
    let slack = (context?.pixels.hairline ?? 0) / 2
    if start >= rest - slack, start + axis.pitch <= rest + axis.viewport + slack { return }
    let target = start < rest ? before : after
    if abs(target - rest) > 2 * axis.viewport {
      jump(to: ScrollAnchor(day: firstDay(ofUnit: unit)))
    } else {
      animate(to: target)
    }
  }

  /// Brings the content to an anchor at once.
  func jump(to anchor: ScrollAnchor) {
    endMotion()
    let unit = unit(of: anchor.day)
    if axis.contains(unit) {
      let before = contentOffset
      adjust { scroll(to: offset(at: axis.offset(of: unit))) }
      guard contentOffset != before else { return }
    } else {
      let before = reportedAnchor
      recenter(at: anchor)
      reportedAnchor = before
    }
    returnToMiddle(from: EndlessCanvas.hardLimit)
    report()
  }

  final func animate(to distance: Double) { animateScroll(to: offset(at: distance)) }

  override func didScroll() {
    super.didScroll()
    guard !isAdjusting else { return }
    returnToMiddle(from: EndlessCanvas.hardLimit)
    contentDidMove()
  }

  override func didEndScrolling() {
    returnToMiddle(from: EndlessCanvas.restLimit)
    if !snap() { didRest() }
  }

  /// Reports the anchor of the content to the calendar.
  func report() {
    guard let context, let level else { return }
    let anchor = anchor(at: distance)
    reportedAnchor = anchor
    context.responder?.didScroll(to: anchor, in: level)
  }

  // MARK: - Origin

  /// Makes the axis anew around an anchor, and puts the content there.
  func recenter(at anchor: ScrollAnchor) {
    reportedAnchor = anchor
    axis = makeAxis(around: unit(at: anchor))
    updateContentSize()
    rebase(to: offset(at: distance(of: anchor)))
    contentDidChange()
  }

  /// Moves the content, not the picture, if it is scrolled farther than `limit` from the origin.
  final func returnToMiddle(from limit: Double) {
    if context != nil, axis.isFar(distance, limit: limit) { moveToMiddle() }
  }

  /// Moves the origin to the unit at the beginning of the view.
  func moveToMiddle() {
    let (unit, fraction) = position
    axis = makeAxis(around: unit)
    updateContentSize()
    rebase(to: offset(at: axis.offset(of: unit) + fraction * axis.pitch))
    contentDidChange()
  }

  /// Gives the content the size that belongs to the axis.
  final func updateContentSize() { adjust { contentSize = contentExtent } }

  /// Changes frame, content or offset without a report.
  private final func adjust(_ change: () -> Void) {
    isAdjusting = true
    change()
    isAdjusting = false
  }
}
