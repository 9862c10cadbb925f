import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import Geometry
import TimeZones
import ViewKit

/// The levels with hours: endless days side by side, hours vertically, and all-day events above them.
final class TimelineLevelView: LevelView {
  private let canvas: TimelineCanvas
  /// Whether a running gesture zooms the hours.
  private var isZoomingHours = false

  /// - Parameter resources: the resources that have columns; `nil` for columns of days.
  init(_ form: LevelForm, _ resources: TimelineResources? = nil) {
    canvas = TimelineCanvas(scrolling: form.scrolling, resources: resources)
    super.init(form: form, surface: canvas)
    addSubview(canvas)
    accessibility.role = .grid
    partName = .grid
    canvas.accessibility.role = .rowGroup
  }

  override func update(_ newContext: LevelContext) {
    let start = newContext.state.hours.laneDay ?? newContext.state.anchor.day
    if let resources = canvas.resources {
      let first = level.period.start(containing: start, newContext.calendar, newContext.grid)
      if resources.update(newContext, newContext.configuration.days(ofPeriod: first, of: level)) {
        canvas.reconfigure()
      }
    }
    let plan = TimelinePlan(
      viewport: frame.size, period: level.period, zoom: newContext.state.hours.zoom,
      configuration: newContext.configuration,
      zone: newContext.timeline?.displayZone ?? newContext.configuration.zone ?? .utc, pixels: newContext.pixels,
      resources: canvas.resources, start: newContext.state.anchor.day)
    var context = newContext
    if !plan.columns.shown.contains(newContext.state.focusedDay) {
      // The Tab key moves to a visible day.
      var state = newContext.state
      state.focusedDay = plan.columns.shown.nearest(state.focusedDay)
      context = newContext.with(state)
    }
    super.update(context)
    accessibility.label = title(of: context.presented)
    canvas.update(context, plan, level: self)
  }

  override func reveal(_ day: DayNumber, inResource resource: Int) {
    guard let columns = canvas.plan?.columns, 0..<columns.resourceCount ~= resource else { return }
    canvas.reveal(column: columns.column(of: day, resource: resource))
  }

  /// Chooses the resources of the period at which scrolling came to rest.
  func adoptResources() {
    guard let context, let anchor = canvas.reportedAnchor else { return }
    var state = context.state
    (state.anchor, state.hours) = (anchor, canvas.hours)
    update(context.with(state))
  }

  /// Adds a view between the lines of hours and the events, in the coordinates of the content, which scrolls.
  func placeBehindEvents(_ view: View) {
    guard view.superview !== canvas else { return }
    canvas.addSubview(view)
    canvas.parts.raiseColumns()
  }

  override func beginArrival(around day: DayNumber) { canvas.beginArrival(around: day) }

  override func arrive() { canvas.arrive() }

  override func reconfigure() { canvas.reconfigure() }

  override func show(_ day: DayNumber, animated: Bool) {
    canvas.show(anchor(placing: day, at: .zero).day, animated: animated)
  }

  override func reveal(_ day: DayNumber) { canvas.reveal(day) }

  /// Returns the anchor of a complete week, or of the day: of the row or column that grows into this level.
  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    guard let context, canvas.resources == nil || canvas.plan?.columns.dayLength == 1 else {
      return ScrollAnchor(day: day)
    }
    return ScrollAnchor(day: level.period.start(containing: day, context.calendar, context.grid))
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    let valid = context.calendar.validDays
    if canvas.resources != nil { return min(max(anchor.day, valid.lowerBound), valid.upperBound) }
    let shown = canvas.plan?.columns.shown ?? ShownDays(grid: context.grid, weekdays: .all)
    // Weeks are presented by the day in the middle, other periods by their first day.
    var place = 0.5
    if case .weeks = level.period { place = Double(canvas.plan?.dayCount ?? 7) / 2 }
    let unit = shown.unit(of: anchor.day) + Int(place + anchor.fraction)
    return min(max(shown.day(of: unit), valid.lowerBound), valid.upperBound)
  }

  override func title(of period: DayNumber) -> String {
    guard let text = context?.texts.date else { return "" }
    guard !level.showsOneDay else {
      return frame.width < TimelineLevelView.fullTitleWidth ? text.shortWeekdayDate(period) : text.fullDate(period)
    }
    return text.monthYear(titleDay(ofPeriodFrom: period))
  }

  override func shortTitle(of period: DayNumber) -> String {
    guard let text = context?.texts.date else { return "" }
    return level.showsOneDay ? text.shortMonthDay(period) : text.shortMonthYear(titleDay(ofPeriodFrom: period))
  }

  /// The minimum width at which a complete date fits beside the buttons.
  private static let fullTitleWidth = 700.0

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    canvas.context == nil ? super.visibleDays(at: distance) : canvas.visibleDays(at: distance)
  }

  override func slot(at point: Point) -> CalendarPart? {
    Rect(origin: .zero, size: frame.size).contains(point) ? canvas.slot(at: point) : nil
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? { canvas.frame(of: slot, in: canvas.column(of: slot.day)) }

  override var columnResources: [Resource?] { canvas.resources?.list ?? [] }

  override func resourceIndex(at point: Point) -> Int? {
    guard canvas.resources != nil, Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    return canvas.column(at: point).flatMap { canvas.plan?.columns.resource(of: $0) }
  }

  override func frame(ofSlot slot: CalendarPart, inResource resource: Int) -> Rect? {
    guard let columns = canvas.plan?.columns, 0..<columns.resourceCount ~= resource else { return nil }
    return canvas.frame(of: slot, in: columns.column(of: slot.day, resource: resource))
  }

  override var contentArea: Rect {
    let (top, gutter) = (canvas.headerHeight, canvas.plan?.gutterWidth ?? 0)
    let area = Rect(x: gutter, y: top, width: frame.width - gutter, height: max(0, frame.height - top))
    return context?.direction == .rightToLeft ? area.mirrored(in: frame.width) : area
  }

  override var hourHeight: Double? { canvas.plan?.hourHeight }

  override func focusTarget(for day: DayNumber) -> View? {
    guard let columns = canvas.plan?.columns else { return nil }
    let column = canvas.column(of: columns.shown.nearest(day))
    return canvas.parts.heading(of: column - columns.place(of: column) % columns.dayLength)
  }

  override func tile(of day: DayNumber) -> Rect { canvas.frame(ofColumn: canvas.column(of: day)) }

  override func dayTile(of day: DayNumber) -> Rect? { tile(of: day) }

  override func elementViews() -> [View] {
    var views: [View] = [self]
    let top = canvas.frameInWindow.minY + canvas.headerHeight
    let columns = canvas.columns(at: canvas.distance)
    for column in columns {
      // The first column in view may not be the first one below its headings.
      var (first, start) = (column, column)
      if column == columns.lowerBound, let all = canvas.plan?.columns {
        (first, start) = (column - all.place(of: column) % all.dayLength, all.run(around: column).lowerBound)
      }
      if let heading = canvas.parts.heading(of: first) { views.append(heading) }
      if let heading = canvas.resources?.heading(of: start) { views.append(heading) }
      views += canvas.parts.laneViews(of: column, isFirst: column == columns.lowerBound)
      // What is completely covered by the header is not visible.
      views += canvas.parts.backgroundEvents(of: column)
      views += canvas.parts.blocks(of: column).filter { $0.frameInWindow.maxY > top }
    }
    return views
  }

  override func views(near id: OccurrenceID) -> [View] {
    var views: [View] = []
    let top = canvas.frameInWindow.minY + canvas.headerHeight
    let columns = canvas.columns(at: canvas.distance)
    for column in columns {
      views += canvas.parts.laneViews(of: column, isFirst: column == columns.lowerBound)
      guard let block = canvas.parts.block(of: id, in: column), block.frameInWindow.maxY > top else { continue }
      views.append(block)
    }
    return views
  }

  override func magnify(_ event: MagnifyEvent) -> Bool {
    let asksForHours = event.isVertical || event.modifiers.contains(.option)
    switch event.phase {
    case .ended, .cancelled:
      let wasZooming = isZoomingHours
      isZoomingHours = false
      return wasZooming
    case .began: isZoomingHours = asksForHours
    case .changed: break
    case .step: isZoomingHours = false
    }
    guard isZoomingHours || event.phase == .step && asksForHours else { return false }
    canvas.zoomHours(by: event.factor, atViewportY: event.location.y - canvas.frameInWindow.minY)
    return true
  }

  override func tap(_ event: PointerEvent) {
    guard let day = canvas.day(at: event.location - canvas.frameInWindow.origin) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }
}
