import CalendarLayout
import CalendarSystems
import Events
import Geometry
import TimeZones
import ViewKit

/// The scrolling surface of a timeline, with endless days horizontally and hours vertically. Only the days in view, one
/// on each side, and the heading with keyboard focus exist.
///
/// What is visible depends only on the state: its anchor determines the day at the leading edge, and its `HourAnchor`
/// determines the hour at the top and, while days scroll, the days that determine the height of the all-day lane.
final class TimelineCanvas: EndlessCanvas {
  private(set) var plan: TimelinePlan?
  let content = TimelineContent()
  let parts = TimelineParts()
  /// The number of rows of the all-day lane.
  private(set) var laneRows = 0
  /// The distance beyond the visible hours within which events have views.
  var margin = TimelineMargin()
  /// The view for which the delay of the margin is registered.
  let marginClock = View()
  /// The days created so far, while a transition brings the level in.
  var arrival: TimelineArrival?
  /// What the parts show.
  var shown: TimelineParts.Shown?
  /// Whether the next day on each side has been prepared since the days last changed.
  var hasPrepared = (before: false, after: false)
  /// The position and zoom of the hours in the canvas.
  private(set) var hours = HourAnchor()
  /// The position and zoom of the hours that were last reported to the calendar.
  private var reportedHours = HourAnchor()
  /// The vertical offset for `hours`.
  private var hoursOffset = 0.0
  /// Whether decorators affected what is shown.
  private var isHooked = false
  /// The resources beside the days; `nil` without.
  let resources: TimelineResources?

  /// - Parameter scrolling: applies horizontally. The hours can always scroll, because there is no other way to reach
  ///   all of them.
  init(scrolling: LevelForm.Scrolling, resources: TimelineResources?) {
    self.resources = resources
    super.init(isSideways: true, scrolling: scrolling, traits: scrolling == .byCode ? [] : nil)
    parts.add(to: self)
    layer = Layer(fill: .role(CalendarRole.background))
  }

  // MARK: - Input

  /// Adopts a new context. Views that look different are configured in the next layout.
  func update(_ context: LevelContext, _ plan: TimelinePlan, level: LevelView) {
    let isResized = self.plan != plan
    let hasOtherHours = hours != context.state.hours
    let wasHooked = isHooked
    isHooked = context.isDecorated
    // The answers of decorators may differ each time.
    let showsSame = !isHooked && !wasHooked && self.context.map { TimelineCanvas.showsSame($0, context) } == true
    let goal = take(context, level: level)
    self.plan = plan
    hours = context.state.hours
    reportedHours = hours
    if content.update(context, plan, resources) || !showsSame { contentDidChange() }
    fill(Rect(origin: .zero, size: plan.viewport))
    if isResized {
      lookDidChange()
      if goal != nil { hours.laneDay = nil }
    }
    if !follow(context.state.anchor, isResized: isResized, goal: goal) { updateHeights(always: hasOtherHours) }
  }

  /// Returns whether days look the same in another context, apart from events. Scrolling changes only the anchor and
  /// what is presented. Texts are recreated with each configuration.
  private static func showsSame(_ a: LevelContext, _ b: LevelContext) -> Bool {
    var state = a.state
    state.anchor = b.state.anchor
    state.hours = b.state.hours
    state.listedDay = b.state.listedDay
    return state == b.state && a.texts === b.texts && a.configuration.now == b.configuration.now
  }

  override func reconfigure() {
    content.removeAll()
    super.reconfigure()
  }

  // MARK: - Days

  override func unit(of day: DayNumber) -> Int { plan?.columns.unit(of: day) ?? day.rawValue }

  override func firstDay(ofUnit unit: Int) -> DayNumber { plan?.columns.firstDay(ofUnit: unit) ?? DayNumber(unit) }

  override func makeAxis(around unit: Int) -> EndlessAxis {
    guard let plan else { return axis }
    return EndlessAxis(
      pitch: plan.pitch * Double(plan.columns.unitLength), viewport: plan.pitch * Double(plan.columnCount),
      reachable: plan.reachable, around: unit)
  }

  override func restingAnchor(at distance: Double) -> ScrollAnchor? {
    // Hosts round the offset at which the content comes to rest.
    let column = column(at: distance + 0.01).column
    guard let columns = plan?.columns else { return nil }
    return ScrollAnchor(
      day: firstDay(ofUnit: columns.unit(of: column)),
      fraction: Double(columns.place(of: column)) / Double(columns.unitLength))
  }

  /// Returns the days that touch the viewport at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber> {
    let columns = columns(at: distance)
    return plan?.columns.days(of: columns) ?? DayNumber(columns.lowerBound)..<DayNumber(columns.upperBound)
  }

  // MARK: - Motion

  /// Moves as little as possible to bring a day completely into view.
  func reveal(_ day: DayNumber) {
    guard let plan, context != nil else { return }
    returnToMiddle(from: EndlessCanvas.restLimit)
    let unit = unit(of: day)
    if plan.columns.unitLength > 1 {
      let isVisible = visibleDays(at: restingDistance).contains(day)
      return isVisible ? () : animate(to: axis.offset(of: unit))
    }
    let (before, after) =
      isPaged ? (pageStart(of: unit, plan), pageStart(of: unit, plan)) : (unit, unit + 1 - plan.dayCount)
    reveal(unit, before: axis.offset(of: before), after: axis.offset(of: after))
  }

  override func jump(to anchor: ScrollAnchor) {
    window?.cancelDelay(of: self)
    hours.laneDay = nil
    reportHours()
    super.jump(to: anchor)
    updateHeights(always: false)
    setNeedsLayout()
  }

  /// Multiplies the height of hours by `factor`, and keeps the time at a vertical position of the viewport in place.
  func zoomHours(by factor: Double, atViewportY y: Double) {
    guard let context, let level, let old = plan else { return }
    let plan = old.zoomed(
      old.zoom * factor, context.configuration, resources, start: old.columns.firstDay(ofUnit: position.unit))
    guard plan.zoom != old.zoom else { return }
    endMotion()
    let below = max(0, y - headerHeight)
    let anchor = TimelineAnchor(atViewportY: below, offset: contentOffset.y, hourHeight: old.hourHeight)
    let offset = anchor.offset(
      hourHeight: plan.hourHeight, maximum: max(0, headerHeight + plan.plainHeight - plan.viewport.height))
    hours.zoom = plan.zoom
    hours.topSecond = plan.second(atDistance: offset)
    reportHours()
    var state = context.state
    state.hours = hours
    if let reportedAnchor { state.anchor = reportedAnchor }
    update(context.with(state), plan, level: level)
  }

  /// While days move, the all-day lane keeps the height for the days that were in view before.
  override func contentDidMove() {
    if let plan, resources != nil { parts.pinHeadings(self, plan) }
    if hours.laneDay == nil, let reportedAnchor, anchor(at: distance) != reportedAnchor {
      hours.laneDay = reportedAnchor.day
    }
    report()
  }

  /// The all-day lane adopts the height for the days at rest.
  override func didRest() {
    defer { if resources != nil { (level as? TimelineLevelView)?.adoptResources() } }
    guard hours.laneDay != nil else { return }
    hours.laneDay = nil
    setNeedsLayout()
    reportHours()
    updateHeights(always: false)
  }

  override func report() {
    guard let plan, context != nil else { return }
    if contentOffset.y != hoursOffset {
      margin.grow(in: plan.viewport.height)
      hoursOffset = contentOffset.y
      hours.topSecond = plan.second(atDistance: hoursOffset)
    }
    reportHours()
    if anchor(at: distance) != reportedAnchor { super.report() }
  }

  private func reportHours() {
    guard hours != reportedHours, let level else { return }
    reportedHours = hours
    context?.responder?.didScroll(to: hours, in: level)
  }

  /// Flings end with a day at the leading edge. With paging, they move by at most one page.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard let plan else { return offset }
    guard plan.columns.unitLength == 1 else { return restingOffset(nearColumnAt: offset, plan) }
    let there = axis.position(at: distance(at: offset))
    var unit = plan.rest(nearUnit: there.unit, fraction: there.fraction, isPaged: isPaged, origin: pageOrigin)
    if isPaged {
      let here = pageStart(of: position.unit, plan)
      unit = min(max(unit, here), here + plan.dayCount)
    }
    let rest = self.offset(at: axis.offset(of: unit))
    return abs(rest.x - offset.x) <= plan.pixels.hairline ? offset : Point(x: rest.x, y: offset.y)
  }

  /// Returns the offset with the nearest column of a resource at the leading edge.
  private func restingOffset(nearColumnAt offset: Point, _ plan: TimelinePlan) -> Point {
    let there = column(at: distance(at: offset))
    let rest = self.offset(at: self.offset(ofColumn: there.column + (there.fraction < 0.5 ? 0 : 1)))
    return abs(rest.x - offset.x) <= plan.pixels.hairline ? offset : Point(x: rest.x, y: offset.y)
  }

  /// The first unit of the page at which the days were last at rest.
  private var pageOrigin: Int { unit(of: hours.laneDay ?? reportedAnchor?.day ?? DayNumber(0)) }

  private func pageStart(of unit: Int, _ plan: TimelinePlan) -> Int { plan.pageStart(of: unit, origin: pageOrigin) }

  private var isPaged: Bool { context?.configuration.scrollPolicy == .paged }

  /// Scrolls horizontally only if touch and wheel may.
  override func wheel(_ delta: Point) -> Bool {
    super.wheel(traits.contains(.scrollsX) ? delta : Point(x: 0, y: delta.y))
  }

  override func layoutSubviews() {
    if let context, let plan { layOut(context, plan) }
  }

  // MARK: - Heights

  /// The height of the row of days and the all-day lane.
  var headerHeight: Double { plan?.headerHeight(laneRows: laneRows) ?? 0 }

  /// The days that determine the heights of the all-day lane and the hours.
  var laneDays: Range<DayNumber> {
    let anchor = reportedAnchor ?? ScrollAnchor(day: DayNumber(0))
    let first = hours.laneDay ?? anchor.day
    if let columns = plan?.columns, columns.unitLength > 1 {
      let place = hours.laneDay == nil ? Int(anchor.fraction * Double(columns.unitLength) + 0.001) : 0
      let column = columns.unit(of: first) * columns.unitLength + place
      return columns.days(of: column..<column + (plan?.columnCount ?? 1))
    }
    let isBetween = hours.laneDay == nil && anchor.fraction > 0.001
    let last = unit(of: first) + (plan?.dayCount ?? 1) - (isBetween ? 0 : 1)
    return first..<max(firstDay(ofUnit: last), first) + 1
  }

  /// The content size. Scrolling ends where the days end: days and the gutter have whole pixels, while the view may be
  /// wider or narrower by a fraction of a pixel. The height is the height of the longest day.
  override var contentExtent: Size {
    guard let plan else { return .zero }
    var height = plan.plainHeight
    if plan.rule == .elapsed {
      height = 0
      for day in laneDays.lowerBound.rawValue..<laneDays.upperBound.rawValue {
        height = max(height, plan.geometry(of: content.axis(of: DayNumber(day))).contentHeight)
      }
    }
    return Size(
      width: axis.length - axis.viewport + plan.viewport.width,
      height: plan.headerHeight(laneRows: laneRows) + height)
  }

  override func recenter(at anchor: ScrollAnchor) {
    var anchor = anchor
    if let length = plan?.columns.unitLength, length > 1 {
      // There may be more or fewer resources than before.
      let place = min((anchor.fraction * Double(length)).rounded(), Double(length - 1))
      anchor.fraction = place / Double(length)
    }
    margin = TimelineMargin()
    reportedAnchor = anchor
    laneRows = content.rows(neededBy: laneDays)
    super.recenter(at: anchor)
    scrollToHours()
  }

  private func updateHeights(always: Bool) {
    let rows = content.rows(neededBy: laneDays)
    let isSame = rows == laneRows
    laneRows = rows
    guard always || !isSame || contentExtent.height != contentSize.height else { return }
    updateContentSize()
    scrollToHours()
    contentDidChange()
  }

  /// Scrolls to the hours, as far as possible.
  private func scrollToHours() {
    guard let plan else { return }
    let distance = plan.distance(ofSecond: hours.topSecond)
    // Treats NaN as 0.
    hoursOffset = distance > 0 ? min(distance, max(0, contentSize.height - plan.viewport.height)) : 0
    rebase(to: Point(x: contentOffset.x, y: hoursOffset))
  }
}
