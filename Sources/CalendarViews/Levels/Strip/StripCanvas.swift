import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The row of days of the strip: weeks side by side without end, one in view when scrolling rests. At most three weeks
/// exist, and the one with the focused day.
final class StripCanvas: ScrollView {
  private static let restLimit = 200_000.0
  private static let hardLimit = 900_000.0

  private var input: LevelInput?
  private unowned(unsafe) var level: LevelView?
  private var geometry: StripGeometry?
  private var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  private var recycler: ItemRecycler<Int>?
  private let marks = EventDays()
  private var isStale = true
  private var isLookStale = true
  private var shown: [Int] = []
  private var target: ScrollAnchor?
  /// Where the canvas was told to stand, or said that it stands.
  private var stands: ScrollAnchor?

  init(scrollsByCode: Bool) {
    super.init(traits: scrollsByCode ? [.scrollsX, .scrollsByCode] : .scrollsX)
    accessibility.role = .grid
  }

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? { window?.isAnimating(self) == true ? target : nil }

  func update(_ input: LevelInput, _ geometry: StripGeometry, level: LevelView) {
    let weeks = StripCanvas.reachableWeeks(input)
    let isResized = geometry != self.geometry || weeks != reachableWeeks
    reachableWeeks = weeks
    self.input = input
    self.level = level
    self.geometry = geometry
    isStale = true
    setNeedsLayout()
    accessibility.label = input.texts.phrases.calendar
    guard isResized || stands != input.state.anchor else { return }
    if isResized { isLookStale = true }
    // Offsets mean something else now: a motion ends where it would have led.
    let anchor = isResized ? destination : nil
    window?.cancelAnimation(of: self)
    let wanted = anchor ?? input.state.anchor
    stands = input.state.anchor
    let week = geometry.grid.week(of: wanted.day)
    place(around: week, fraction: wanted.fraction)
    // Where the weeks end, it may stand elsewhere than it should.
    let isOff = abs(forward(contentOffset.x) - axis.offset(of: week) - wanted.fraction * axis.pitch) > 0.01
    if anchor != nil || isOff { didScroll() }
  }

  func redress() {
    isLookStale = true
    isStale = true
    setNeedsLayout()
  }

  /// Brings the week of a day into view.
  func show(_ day: DayNumber, animated: Bool) {
    guard let geometry else { return }
    returnToMiddle(from: StripCanvas.restLimit)
    let week = geometry.grid.week(of: day)
    target = ScrollAnchor(day: geometry.grid.firstDay(of: week))
    let distance = abs(week - axis.position(at: forward(contentOffset.x)).unit)
    guard animated, window?.reducesMotion == false, distance <= 2 else {
      window?.cancelAnimation(of: self)
      place(around: week, fraction: 0)
      didScroll()
      return
    }
    animateScroll(to: Point(x: x(of: week), y: 0))
  }

  /// The days of the weeks in view.
  var visibleDays: Range<DayNumber>? {
    guard let grid = geometry?.grid else { return nil }
    let weeks = visibleWeeks
    return grid.firstDay(of: weeks.lowerBound)..<grid.firstDay(of: weeks.upperBound)
  }

  func day(at point: Point) -> DayNumber? {
    guard let geometry else { return nil }
    let place = axis.position(at: forward(point.x + contentOffset.x, isPoint: true))
    let x = point.x + contentOffset.x - self.x(of: place.unit)
    return geometry.day(at: Point(x: x, y: point.y), inWeek: place.unit)
  }

  func dayFrame(of day: DayNumber) -> Rect? {
    guard let geometry, let frame = geometry.dayFrame(of: day) else { return nil }
    return frame.offset(by: Point(x: x(of: geometry.grid.week(of: day)) - contentOffset.x, y: 0))
  }

  func dayView(for day: DayNumber) -> View? {
    guard let geometry else { return nil }
    return (recycler?.view(for: geometry.grid.week(of: day)) as? StripWeekView)?.dayView(for: day)
  }

  func elementViews() -> [View] {
    [self] + visibleWeeks.flatMap { (recycler?.view(for: $0) as? StripWeekView)?.elementViews() ?? [] }
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing else { return }
    returnToMiddle(from: StripCanvas.hardLimit)
    guard let level, let geometry else { return }
    // Pulled beyond its ends, the content stands at them.
    let place = axis.position(at: min(max(0, forward(contentOffset.x)), axis.lastOffset))
    let anchor = ScrollAnchor(day: geometry.grid.firstDay(of: place.unit), fraction: place.fraction)
    stands = anchor
    input?.responder?.didScroll(to: anchor, in: level)
  }

  /// Scrolling rests on whole weeks.
  override func didEndScrolling() {
    returnToMiddle(from: StripCanvas.restLimit)
    if !snap(), let stands { (level as? StripLevelView)?.didRest(at: stands) }
  }

  /// A week fills the view; a fling leads to the next one at most.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    let here = axis.position(at: forward(contentOffset.x))
    let there = axis.position(at: forward(offset.x))
    let wanted = there.unit + (there.fraction >= 0.5 ? 1 : 0)
    let week = min(max(wanted, here.unit), here.unit + 1)
    return abs(x(of: week) - contentOffset.x) < 0.5 ? contentOffset : Point(x: x(of: week), y: 0)
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input, let geometry else { return }
    let visible = visibleWeeks
    var weeks = Array((visible.lowerBound - 1)..<(visible.upperBound + 1))
    if visible.count > 1 { weeks = Array(visible) }
    if let reachableWeeks { weeks.removeAll { !reachableWeeks.contains($0) } }
    let focusWeek = geometry.grid.week(of: input.state.focusedDay)
    if !weeks.contains(focusWeek) { weeks.append(focusWeek) }
    guard isStale || weeks != shown else { return }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let (isStale, isLookStale) = (isStale, isLookStale)
    (self.isStale, self.isLookStale) = (false, false)
    let recycler = recycler ?? ItemRecycler<Int>(pool: input.pool)
    self.recycler = recycler
    let items = weeks.map { week in
      PlacedItem(
        key: week, reuseIdentifier: .stripWeek,
        frame: Rect(
          x: min(max(0, x(of: week)), axis.length - axis.pitch), y: 0, width: axis.pitch, height: frame.height))
    }
    recycler.reconcile(items, in: self)
    for week in weeks where isStale || recycler.isNew(week) {
      guard let view = recycler.view(for: week) as? StripWeekView else { continue }
      view.show(week, marks, input, geometry, force: isLookStale || recycler.isNew(week))
    }
    shown = weeks
  }

  // MARK: - Parts

  /// The weeks that can be reached; `nil` where nothing limits them.
  private var reachableWeeks: Range<Int>?
  /// While content and offset do not belong together yet.
  private var isPlacing = false

  private static func reachableWeeks(_ input: LevelInput) -> Range<Int>? {
    guard input.configuration.reachable != .unlimited else { return nil }
    let days = input.configuration.reachableDays
    return input.grid.week(of: days.lowerBound)..<input.grid.week(of: days.upperBound) + 1
  }

  private var isRightToLeft: Bool { input?.direction == .rightToLeft }

  private var visibleWeeks: Range<Int> { axis.units(from: forward(contentOffset.x)) }

  /// The distance of a place of the content from the end where weeks begin.
  ///
  /// - Parameter isPoint: a point of the content; otherwise the offset of a viewport.
  private func forward(_ x: Double, isPoint: Bool = false) -> Double {
    guard isRightToLeft else { return x }
    return isPoint ? axis.length - x - 1e-9 : axis.length - x - frame.width
  }

  /// The left edge of a week in the content.
  private func x(of week: Int) -> Double {
    isRightToLeft ? axis.length - axis.offset(of: week) - axis.pitch : axis.offset(of: week)
  }

  private func place(around week: Int, fraction: Double) {
    axis = EndlessAxis(
      pitch: max(1, frame.width), viewport: frame.width, reachable: reachableWeeks, around: week)
    isPlacing = true
    contentSize = Size(width: axis.length, height: frame.height)
    isPlacing = false
    isStale = true
    let way = fraction * axis.pitch
    rebase(to: Point(x: x(of: week) + (isRightToLeft ? -way : way), y: 0))
    setNeedsLayout()
  }

  private func returnToMiddle(from limit: Double) {
    guard axis.isFar(forward(contentOffset.x), limit: limit) else { return }
    let position = axis.position(at: forward(contentOffset.x))
    place(around: position.unit, fraction: position.fraction)
  }
}

extension ReuseIdentifier {
  /// Weeks of the strip.
  static let stripWeek = ReuseIdentifier(-9)
}
