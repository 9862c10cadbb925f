import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry
import TimeZones
import ViewKit

/// The scrolling surface of a timeline: days without end sideways, hours downwards. Only the days in view and one on
/// each side exist, and the heading that has the keyboard's focus.
///
/// All that decides where the surface stands is in this one file, longer than others, because each of its motions
/// touches the same few values.
///
/// Sideways the content is long but not endless, as in `MonthCanvas`; right-to-left it is mirrored. What is seen is a
/// function of the state alone: its anchor says which day is at the leading edge, its `HourAnchor` which hour is on top
/// and, while days move, which days the height of the all-day lane comes from.
final class TimelineCanvas: ScrollView {
  /// What the canvas shows; replaced as a whole. A class only because it is large; it never changes.
  final class Input {
    let level: LevelInput
    let plan: TimelinePlan
    /// Reports where the canvas stands; it owns the canvas.
    unowned(unsafe) let owner: LevelView

    init(level: LevelInput, plan: TimelinePlan, owner: LevelView) {
      self.level = level
      self.plan = plan
      self.owner = owner
    }
  }

  /// Beyond this distance from its place, the origin moves when scrolling rests.
  private static let restLimit = 200_000.0
  /// Beyond this one, at once.
  private static let hardLimit = 900_000.0
  private(set) var input: Input?
  let content = TimelineContent()
  let parts = TimelineParts()
  /// Where days lie inside the content, from the leading edge.
  private(set) var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  /// The state as the canvas shows it.
  private(set) var hours = HourAnchor()
  private var anchor = ScrollAnchor(day: DayNumber(0))
  /// The vertical offset that `hours` was placed at or read from.
  private var placedY = 0.0
  private var margin = TimelineMargin()
  /// What the delay of the margin belongs to.
  private let marginClock = View()
  /// Changes of place that come from layout are not reported.
  private var isPlacing = false

  private(set) var laneRows = 0
  private var shown: TimelineParts.Shown?
  private var isContentStale = true
  private var isLookStale = true
  /// Whether hooks had a say in what is shown.
  private var isHooked = false

  /// - Parameters:
  ///   - scrollsByCode: fingers and wheels do not move it sideways.
  ///   - turnsPages: they turn a page with each gesture.
  init(scrollsByCode: Bool, turnsPages: Bool = false) {
    super.init(traits: scrollsByCode ? [] : turnsPages ? [.scrollsX, .turnsPages] : .scrollsX)
    parts.add(to: self)
    layer = Layer(fill: .role(CalendarRole.background))
  }

  // MARK: - What is told

  /// Takes new state or data; what looks different is dressed in the next layout.
  func update(_ input: Input) {
    let isMoved = self.input?.plan != input.plan
    let isElsewhere = anchor != input.level.state.anchor
    let hasOtherHours = hours != input.level.state.hours
    let wasHooked = isHooked
    isHooked = input.level.responder?.hasHooks == true
    // What hooks say may be different each time.
    let showsSame =
      !isHooked && !wasHooked && self.input.map { TimelineCanvas.showsSame($0.level, input.level) } == true
    self.input = input
    hours = input.level.state.hours
    if content.update(input.level, input.plan) || !showsSame { isContentStale = true }
    isPlacing = true
    frame = Rect(origin: .zero, size: input.plan.viewport)
    isPlacing = false
    if isMoved {
      // Offsets mean something else now: a motion ends where it would have led.
      let rest = destination
      window?.cancelAnimation(of: self)
      if rest != nil { hours.laneDay = nil }
      isLookStale = true
      place(at: rest ?? input.level.state.anchor)
      reportPlace()
      if let rest {
        input.level.responder?.didScroll(to: hours, in: input.owner)
        input.level.responder?.didScroll(to: rest, in: input.owner)
      }
    } else if isElsewhere {
      window?.cancelAnimation(of: self)
      place(at: input.level.state.anchor)
      reportPlace()
    } else {
      updateHeights(always: hasOtherHours)
    }
    if isContentStale { setNeedsLayout() }
  }

  /// Whether days look the same with another input, events apart: scrolling changes only where it stands and what is
  /// presented. Words are made anew with each configuration.
  private static func showsSame(_ a: LevelInput, _ b: LevelInput) -> Bool {
    var state = a.state
    state.anchor = b.state.anchor
    state.hours = b.state.hours
    state.listedDay = b.state.listedDay
    return state == b.state && a.texts === b.texts && a.configuration.now == b.configuration.now
  }

  /// Dresses everything anew in the next layout, even if it shows the same.
  func redress() {
    content.removeAll()
    isLookStale = true
    isContentStale = true
    setNeedsLayout()
  }

  // MARK: - Where it stands

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? {
    motionGoal.map { goal in
      let place = axis.position(at: mirrored(goal.x) + 0.01)
      return ScrollAnchor(day: shownDay(place.unit))
    }
  }

  /// The days that touch the viewport.
  var visibleDays: Range<DayNumber> {
    let units = axis.units(from: axisOffset)
    return shownDay(units.lowerBound)..<shownDay(units.upperBound - 1) + 1
  }

  private func shownDay(_ unit: Int) -> DayNumber { input?.plan.shown.day(of: unit) ?? DayNumber(unit) }

  /// The number of a day among those that are shown.
  func unit(of day: DayNumber) -> Int { input?.plan.shown.unit(of: day) ?? day.rawValue }

  /// Of the row of days and the lane.
  var headerHeight: Double { input?.plan.headerHeight(laneRows: laneRows) ?? 0 }

  /// How far the content is scrolled along the axis of days.
  private var axisOffset: Double {
    let offset = mirrored(contentOffset.x)
    // Pulled beyond its ends, the content stands at them.
    if axis.reachable != nil { return min(max(offset, 0), axis.lastOffset) }
    return min(max(offset, -axis.viewport), axis.length)
  }

  /// From a horizontal offset to one along the axis, and back.
  private func mirrored(_ x: Double) -> Double {
    input?.plan.direction == .rightToLeft ? axis.length - axis.viewport - x : x
  }

  /// The left edge of a day inside the content.
  func x(of day: Int) -> Double { x(ofUnit: unit(of: DayNumber(day))) }

  /// The same, by the number of the day among those that are shown.
  func x(ofUnit unit: Int) -> Double {
    guard let plan = input?.plan else { return 0 }
    // A focused day too far away to have a place waits at the edge: it must exist, because the Tab key stops there.
    let offset = min(max(0, axis.offset(of: unit)), axis.length - axis.pitch)
    return plan.direction == .rightToLeft ? axis.length - offset - axis.pitch : plan.gutterWidth + offset
  }

  /// The column of a day in the viewport, seen or not, header included.
  func columnFrame(of day: DayNumber) -> Rect {
    let distance = axis.offset(of: unit(of: day)) - axisOffset
    let plan = input?.plan
    let rect = Rect(
      x: (plan?.gutterWidth ?? 0) + distance, y: 0, width: axis.pitch, height: frame.height)
    return plan?.direction == .rightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// The day at a point of the viewport, or `nil` in the gutter.
  func day(at point: Point) -> DayNumber? {
    guard let plan = input?.plan else { return nil }
    let leading = (plan.direction == .rightToLeft ? frame.width - point.x : point.x) - plan.gutterWidth
    guard leading >= 0 else { return nil }
    return shownDay(axis.position(at: axisOffset + leading).unit)
  }

  // MARK: - Going somewhere

  /// Brings a day to the leading edge.
  func scroll(toLeading day: DayNumber, animated: Bool) {
    guard input != nil else { return }
    returnToMiddle(from: TimelineCanvas.restLimit)
    guard animated, let window, !window.reducesMotion else {
      jump(to: ScrollAnchor(day: day))
      return
    }
    // Far places are brought near first, so that every way takes the same time.
    let unit = unit(of: day)
    let distance = axis.offset(of: unit) - axisOffset
    if abs(distance) > 2 * axis.viewport {
      let days = Int((2 * axis.viewport / axis.pitch).rounded())
      jump(to: ScrollAnchor(day: shownDay(unit + (distance > 0 ? -days : days))))
    }
    animate(to: axis.offset(of: unit))
  }

  /// Moves as little as possible until a day is wholly in view.
  func reveal(_ day: DayNumber) {
    guard let plan = input?.plan else { return }
    returnToMiddle(from: TimelineCanvas.restLimit)
    let unit = unit(of: day)
    let leading = axis.offset(of: unit)
    let rest = destination.map { offset(of: $0) } ?? axisOffset
    let slack = plan.pixels.hairline / 2
    if leading >= rest - slack, leading + axis.pitch <= rest + axis.viewport + slack { return }
    let place = leading < rest ? unit : unit + 1 - plan.dayCount
    let target = axis.offset(of: isPaged ? plan.pageStart(of: unit) : place)
    if abs(target - axisOffset) > 2 * axis.viewport {
      jump(to: ScrollAnchor(day: day))
    } else {
      animate(to: target)
    }
  }

  /// Hours `factor` times as high, while the time at a height of the viewport stays there.
  func zoomHours(by factor: Double, atViewportY y: Double) {
    guard let input else { return }
    let plan = input.plan.zoomed(input.plan.zoom * factor, input.level.configuration)
    guard plan.zoom != input.plan.zoom else { return }
    window?.cancelAnimation(of: self)
    let below = max(0, y - headerHeight)
    let anchor = TimelineAnchor(atViewportY: below, offset: contentOffset.y, hourHeight: input.plan.hourHeight)
    let offset = anchor.offset(
      hourHeight: plan.hourHeight, maximum: max(0, headerHeight + plan.plainHeight - plan.viewport.height))
    var hours = hours
    hours.zoom = plan.zoom
    hours.topSecond = plan.second(atDistance: offset)
    input.level.responder?.didScroll(to: hours, in: input.owner)
    var state = input.level.state
    state.hours = hours
    state.anchor = self.anchor
    update(Input(level: input.level.with(state), plan: plan, owner: input.owner))
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing, input != nil else { return }
    returnToMiddle(from: TimelineCanvas.hardLimit)
    report()
  }

  override func didEndScrolling() { rest() }

  /// Flings end where a day stands at the leading edge or, by pages, at the next page at most.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard let input else { return offset }
    let place = axis.position(at: mirrored(offset.x))
    var unit = input.plan.rest(nearUnit: place.unit, fraction: place.fraction, isPaged: isPaged)
    if isPaged {
      let here = input.plan.pageStart(of: axis.position(at: axisOffset).unit)
      unit = min(max(unit, here), here + input.plan.dayCount)
    }
    let target = axis.offset(of: unit)
    if abs(target - mirrored(offset.x)) <= input.plan.pixels.hairline { return offset }
    return Point(x: mirrored(target), y: offset.y)
  }

  private var isPaged: Bool { input?.level.configuration.scrollPolicy == .paged }

  /// Sideways only if fingers and wheels may.
  override func wheel(_ delta: Point) -> Bool {
    super.wheel(traits.contains(.scrollsX) ? delta : Point(x: 0, y: delta.y))
  }

  override func windowWillClose() { input = nil }

  /// Tells the calendar where the content stands now.
  private func report() {
    guard let input else { return }
    let place = axis.position(at: axisOffset)
    let anchor = ScrollAnchor(day: shownDay(place.unit), fraction: place.fraction)
    let before = hours
    if anchor != self.anchor, hours.laneDay == nil, isMoving { hours.laneDay = self.anchor.day }
    if contentOffset.y != placedY {
      margin.grow(in: input.plan.viewport.height)
      placedY = contentOffset.y
      hours.topSecond = input.plan.second(atDistance: placedY)
    }
    if hours != before { input.level.responder?.didScroll(to: hours, in: input.owner) }
    guard anchor != self.anchor else { return }
    self.anchor = anchor
    input.level.responder?.didScroll(to: anchor, in: input.owner)
  }

  /// Whether the content is on its way, rather than put somewhere.
  private var isMoving = true

  /// Scrolling has ended: days come to stand at the leading edge, and the lane gets the height that they need.
  private func rest() {
    guard let input else { return }
    returnToMiddle(from: TimelineCanvas.restLimit)
    let place = axis.position(at: axisOffset)
    let unit = input.plan.rest(nearUnit: place.unit, fraction: place.fraction, isPaged: isPaged)
    let target = min(max(axis.offset(of: unit), 0), axis.lastOffset)
    if abs(target - axisOffset) > input.plan.pixels.hairline {
      animate(to: target)
      return
    }
    guard hours.laneDay != nil else { return }
    hours.laneDay = nil
    setNeedsLayout()
    input.level.responder?.didScroll(to: hours, in: input.owner)
    updateHeights(always: false)
  }

  private func place(at anchor: ScrollAnchor) {
    guard let plan = input?.plan else { return }
    isContentStale = true
    margin = TimelineMargin()
    self.anchor = anchor
    axis = EndlessAxis(
      pitch: plan.pitch, viewport: plan.pitch * Double(plan.dayCount), reachable: plan.reachable,
      around: plan.shown.unit(of: anchor.day))
    laneRows = content.rows(neededBy: laneDays)
    isPlacing = true
    contentSize = Size(width: contentWidth, height: contentHeight)
    placedY = hoursOffset
    rebase(to: Point(x: mirrored(offset(of: anchor)), y: placedY))
    isPlacing = false
  }

  /// Where days end, the content may stand elsewhere than it should.
  private func reportPlace() {
    guard abs(offset(of: anchor) - axisOffset) > 0.01 else { return }
    isMoving = false
    report()
    isMoving = true
  }

  private func jump(to anchor: ScrollAnchor) {
    window?.cancelAnimation(of: self)
    window?.cancelDelay(of: self)
    isMoving = false
    if hours.laneDay != nil, let input {
      hours.laneDay = nil
      input.level.responder?.didScroll(to: hours, in: input.owner)
    }
    let unit = unit(of: anchor.day)
    if axis.contains(unit) {
      scroll(to: Point(x: mirrored(axis.offset(of: unit)), y: contentOffset.y))
      updateHeights(always: false)
    } else {
      let before = self.anchor
      place(at: anchor)
      self.anchor = before
      report()
    }
    isMoving = true
    window?.cancelDelay(of: self)
    setNeedsLayout()
  }

  private func animate(to offset: Double) {
    animateScroll(to: Point(x: mirrored(offset), y: contentOffset.y))
  }

  /// Moves the content, not the picture, if it stands further than `limit` from the place of its origin.
  private func returnToMiddle(from limit: Double) {
    guard input != nil, axis.isFar(axisOffset, limit: limit) else { return }
    let place = axis.position(at: axisOffset)
    axis = EndlessAxis(pitch: axis.pitch, viewport: axis.viewport, reachable: axis.reachable, around: place.unit)
    isPlacing = true
    contentSize.width = contentWidth
    rebase(to: Point(x: mirrored(axis.offset(of: place.unit) + place.fraction * axis.pitch), y: contentOffset.y))
    isPlacing = false
    isContentStale = true
    setNeedsLayout()
  }

  private func offset(of anchor: ScrollAnchor) -> Double {
    axis.offset(of: unit(of: anchor.day)) + anchor.fraction * axis.pitch
  }

  // MARK: - Heights

  /// The days that decide how high the lane and the hours are.
  private var laneDays: Range<DayNumber> {
    let first = hours.laneDay ?? anchor.day
    let count = input?.plan.dayCount ?? 1
    let isBetween = hours.laneDay == nil && anchor.fraction > 0.001
    let last = unit(of: first) + count - (isBetween ? 0 : 1)
    return first..<max(shownDay(last), first) + 1
  }

  /// Such that scrolling ends where days do: days and gutter lie on whole pixels, while the view may be a part of a pixel
  /// wider or narrower.
  private var contentWidth: Double { axis.length - axis.viewport + (input?.plan.viewport.width ?? 0) }

  /// Of all that can be scrolled downwards: the longest of the days.
  private var contentHeight: Double {
    guard let plan = input?.plan else { return 0 }
    var height = plan.plainHeight
    if plan.rule == .elapsed {
      height = 0
      for day in laneDays.lowerBound.rawValue..<laneDays.upperBound.rawValue {
        height = max(height, plan.geometry(of: content.axis(of: DayNumber(day))).contentHeight)
      }
    }
    return plan.headerHeight(laneRows: laneRows) + height
  }

  /// Where the hours have to be scrolled to, as far as they reach.
  private var hoursOffset: Double {
    guard let plan = input?.plan else { return 0 }
    let distance = plan.distance(ofSecond: hours.topSecond)
    // Not a number is less than nothing.
    return distance > 0 ? min(distance, max(0, contentSize.height - plan.viewport.height)) : 0
  }

  private func updateHeights(always: Bool) {
    let rows = content.rows(neededBy: laneDays)
    let isSame = rows == laneRows
    laneRows = rows
    let height = contentHeight
    guard always || !isSame || height != contentSize.height else { return }
    isPlacing = true
    contentSize.height = height
    placedY = hoursOffset
    rebase(to: Point(x: contentOffset.x, y: placedY))
    isPlacing = false
    isContentStale = true
    setNeedsLayout()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard let input else { return }
    awaitMargin()
    let units = axis.units(from: axisOffset)
    var alive = units.lowerBound - 1..<units.upperBound + 1
    if let reachable = axis.reachable { alive = alive.clamped(to: reachable) }
    if let arrival {
      if !arrival.isUnderWay { window?.notify { [self] in goOnArriving() } }
      alive = self.arrival?.days(of: alive) ?? alive
    }
    let now = TimelineParts.Shown(
      alive: alive, days: shownDay(alive.lowerBound).rawValue..<shownDay(alive.upperBound - 1).rawValue + 1,
      focused: input.level.state.focusedDay.rawValue,
      reference: shownDay(axis.position(at: axisOffset + axis.viewport / 2).unit).rawValue,
      band: band(input.plan), lead: laneDays.lowerBound.rawValue)
    guard isContentStale || now != shown else {
      prepareNext(now, input.plan)
      return
    }
    if isContentStale || now.alive != shown?.alive { hasPrepared = (false, false) }
    parts.layOut(self, input, now, from: shown, isStale: isContentStale, isLookStale: isLookStale)
    shown = now
    isContentStale = false
    isLookStale = false
  }

  /// While a transition brings the level in: how many of its days are made already.
  private var arrival: TimelineArrival?

  /// Makes the days in view a few a frame, a day and its neighbours first.
  func beginArrival(around day: DayNumber) {
    arrival = TimelineArrival(unit: unit(of: day))
    setNeedsLayout()
  }

  /// Makes all days that are missing in the next frame.
  func arrive() {
    guard arrival != nil else { return }
    arrival = nil
    setNeedsLayout()
  }

  /// After a frame with some of the days.
  private func goOnArriving() {
    guard arrival != nil else { return }
    if arrival?.goOn() == false { arrival = nil }
    setNeedsLayout()
  }

  /// The hours in view, those below the header included, and a margin.
  private func band(_ plan: TimelinePlan) -> TimelineBand {
    let top = contentOffset.y - headerHeight
    let bottom = top + plan.viewport.height
    let margin = margin.height(of: plan.viewport.height)
    if !isContentStale, let band = shown?.band, band.serves(from: top, to: bottom, margin: margin) { return band }
    return TimelineBand(from: top, to: bottom, margin: margin)
  }

  private func awaitMargin() {
    guard margin.isNone, !margin.isAwaited, let window else { return }
    margin.isAwaited = true
    window.after(TimelineMargin.rest, for: marginClock) { [self] in growMargin() }
  }

  private func growMargin() {
    guard let window, let plan = input?.plan, margin.grow(in: plan.viewport.height) else { return }
    setNeedsLayout()
    window.notify { [self] in growMargin() }
  }

  /// Which of the next days have been prepared since others came.
  private var hasPrepared = (before: false, after: false)

  /// Frames in which no day enters have time to compute what the next one will show, one day a frame.
  private func prepareNext(_ shown: TimelineParts.Shown, _ plan: TimelinePlan) {
    if !hasPrepared.after {
      hasPrepared.after = true
      prepare(shown.alive.upperBound, plan)
    } else if !hasPrepared.before {
      hasPrepared.before = true
      prepare(shown.alive.lowerBound - 1, plan)
    }
  }

  private func prepare(_ unit: Int, _ plan: TimelinePlan) {
    if axis.reachable?.contains(unit) != false { content.prepare(plan.shown.day(of: unit), rows: laneRows) }
  }
}
