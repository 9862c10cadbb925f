import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import TimeZones
import ViewKit

/// The views of a timeline, from back to front: backgrounds, lines, columns, current-time line, hours, headings with
/// the all-day lane, and corner. Lines and hours do not scroll horizontally, headings do not scroll vertically, and the
/// corner does not scroll at all.
final class TimelineParts {
  /// The days that have views. While this value stays the same, scrolling needs no layout.
  struct Shown: Equatable {
    /// The units of the days with columns.
    var alive: Range<Int>
    /// The days from the first to the last of them, including hidden days in between.
    var days: Range<Int>
    var focused: Int
    /// The day whose hours the gutter shows.
    var reference: Int
    /// The vertical band in which events have views.
    var band: TimelineBand
    /// The day at the leading edge when scrolling last came to rest. Bars that begin before it repeat their title
    /// there.
    var lead: Int
  }

  private let backgrounds = View()
  private let columns = View()
  private let nowLine = NowLineView()
  private let headerLayer = View(traits: .pinsY)
  private let headings = View()
  private let lane = TimelineLane()
  private let hours = TimelineHours()

  private var appearances: EventBlockAppearances?
  private var backgroundRecycler: ItemRecycler<Int>?
  private var columnRecycler: ItemRecycler<Int>?
  private var headingRecycler: ItemRecycler<Int>?
  /// Whether decorators ever changed views. If so, views are configured each time they appear.
  private var wasHooked = false
  /// The distance beyond the existing days, in days, within which columns of events are kept unchanged but hidden,
  /// because users often scroll back: a week.
  private static let keptDays = 7

  /// Adds the parts to their canvas.
  func add(to canvas: View) {
    for layer in [backgrounds, hours.lines, columns, nowLine, hours.gutter, headerLayer, hours.corner] {
      canvas.addSubview(layer)
    }
    headerLayer.addSubview(headings)
    headerLayer.addSubview(lane.container)
    headings.accessibility.role = .row
  }

  /// Returns the heading of a day, if it exists.
  func heading(of day: Int) -> DayHeading? { headingRecycler?.view(for: day) as? DayHeading }

  /// Returns the bars and links of the all-day lane that begin on a day. For the first day in view, includes those that
  /// began earlier.
  func laneViews(of day: Int, isFirst: Bool) -> [View] { lane.views(of: day, isFirst: isFirst) }

  /// Returns the background events of a day.
  func backgroundEvents(of day: Int) -> [View] {
    (backgroundRecycler?.view(for: day) as? DayBackgroundView)?.events ?? []
  }

  /// Returns the blocks in the hours of a day.
  func blocks(of day: Int) -> [View] { (columnRecycler?.view(for: day) as? DayColumnView)?.blocks ?? [] }

  /// Returns the block of an event on a day.
  func block(of id: OccurrenceID, on day: Int) -> View? {
    (columnRecycler?.view(for: day) as? DayColumnView)?.block(of: id)
  }

  /// Updates all views.
  func layOut(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ shown: Shown, from old: Shown?,
    _ changes: (isContentStale: Bool, isLookStale: Bool)
  ) {
    let (isStale, isLookStale) = changes
    if appearances?.texts !== context.texts {
      appearances = EventBlockAppearances(style: context.configuration.style, texts: context.texts)
    }
    if isStale || shown.alive != old?.alive {
      layOutColumns(
        canvas, context, shown.alive.map { plan.shown.day(of: $0).rawValue }, shown.band, isStale: isStale,
        isLookStale: isLookStale)
      layOutNowLine(canvas, context, plan, shown.alive)
    }
    // Days that come into view already have their events.
    if !isStale, let old, shown.band != old.band { moveBand(shown, old.days, canvas.headerHeight, context) }
    if isStale || shown.alive != old?.alive || shown.focused != old?.focused || shown.lead != old?.lead {
      lane.layOut(canvas, context, plan, shown, isStale: isStale || shown.lead != old?.lead)
      layOutHeadings(canvas, context, plan, shown, from: old, changes)
    }
    if isStale || shown.reference != old?.reference {
      hours.layOut(canvas, context, plan, shown.reference, isLookStale: isLookStale)
    }
  }

  // MARK: - Days

  private func layOutColumns(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ days: [Int], _ band: TimelineBand, isStale: Bool,
    isLookStale: Bool
  ) {
    let recycler = backgroundRecycler ?? ItemRecycler<Int>(pool: context.pool)
    let columns = columnRecycler ?? ItemRecycler<Int>(pool: context.pool)
    backgroundRecycler = recycler
    columnRecycler = columns
    // As large as the content, so that descendants are only painted inside painted ancestors.
    let area = Rect(
      x: 0, y: canvas.headerHeight, width: canvas.contentSize.width,
      height: max(0, canvas.contentSize.height - canvas.headerHeight))
    self.backgrounds.frame = area
    self.columns.frame = area
    var backgroundItems: [PlacedItem<Int>] = []
    var columnItems: [PlacedItem<Int>] = []
    for day in days {
      guard let content = canvas.content.day(DayNumber(day)) else { continue }
      let frame = Rect(
        x: canvas.x(of: day), y: 0, width: content.geometry.viewport.width, height: content.geometry.contentHeight)
      backgroundItems.append(PlacedItem(key: day, reuseIdentifier: .dayBackground, frame: frame))
      columnItems.append(PlacedItem(key: day, reuseIdentifier: .dayColumn, frame: frame))
    }
    recycler.reconcile(backgroundItems, in: self.backgrounds)
    let kept = isLookStale ? [] : daysToKeep(beyond: days, columns, context)
    columns.reconcile(columnItems, in: self.columns, keepAlive: kept)
    for day in kept { columns.view(for: day)?.isHidden = true }
    for day in days { columns.view(for: day)?.isHidden = false }
    for day in days where isStale || recycler.isNew(day) {
      guard let content = canvas.content.day(DayNumber(day)) else { continue }
      let isWeekend = canvas.content.isWeekend(DayNumber(day))
      (recycler.view(for: day) as? DayBackgroundView)?.show(
        content, isQuiet: isWeekend, context, force: isLookStale || recycler.isNew(day))
      (columns.view(for: day) as? DayColumnView)?.show(
        content, in: band, context, appearances, header: canvas.headerHeight, force: isLookStale || columns.isNew(day))
    }
  }

  /// Creates views for the events that come into the band, on days that already existed.
  private func moveBand(_ shown: Shown, _ known: Range<Int>, _ header: Double, _ context: LevelContext) {
    for day in shown.days.clamped(to: known) {
      guard let column = columnRecycler?.view(for: day) as? DayColumnView, let content = column.content,
        column.show(content, in: shown.band, context, appearances, header: header, force: false)
      else { continue }
      if let heading = heading(of: day) { updateOwnedElements(of: heading, on: day) }
    }
  }

  /// Updates the elements that belong to a day for assistive technology.
  private func updateOwnedElements(of heading: DayHeading, on day: Int) {
    let owned = (lane.views(of: day, isFirst: false) + backgroundEvents(of: day) + blocks(of: day)).map { $0.id }
    if heading.accessibility.owned != owned { heading.accessibility.owned = owned }
  }

  /// Returns the days whose columns are not needed now, but soon if the user scrolls back.
  private func daysToKeep(
    beyond days: [Int], _ columns: ItemRecycler<Int>, _ context: LevelContext
  ) -> [Int] {
    if context.isDecorated { wasHooked = true }
    guard !wasHooked, let first = days.first, let last = days.last else { return [] }
    let near = first - TimelineParts.keptDays...last + TimelineParts.keptDays
    return columns.liveKeys.filter { near.contains($0) && !days.contains($0) }
  }

  private func layOutNowLine(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ alive: Range<Int>
  ) {
    nowLine.isHidden = true
    guard let now = context.configuration.now else { return }
    for unit in alive {
      let day = plan.shown.day(of: unit).rawValue
      guard let content = canvas.content.day(DayNumber(day)), content.axis.contains(now),
        let line = content.geometry.nowLine(at: now)
      else { continue }
      nowLine.isHidden = false
      nowLine.place(
        in: Rect(
          x: canvas.x(of: day), y: canvas.headerHeight, width: content.geometry.viewport.width,
          height: content.geometry.contentHeight),
        y: line.y, isRightToLeft: context.direction == .rightToLeft)
    }
  }

  // MARK: - Header

  private func layOutHeadings(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ shown: Shown, from old: Shown?,
    _ changes: (isContentStale: Bool, isLookStale: Bool)
  ) {
    let (isStale, isLookStale) = changes
    let recycler = headingRecycler ?? ItemRecycler<Int>(pool: context.pool)
    headingRecycler = recycler
    var days = shown.alive.map { plan.shown.day(of: $0).rawValue }
    if shown.focused < shown.days.lowerBound { days.insert(shown.focused, at: 0) }
    if shown.focused >= shown.days.upperBound { days.append(shown.focused) }
    let height = canvas.headerHeight
    headings.frame = Rect(x: 0, y: 0, width: canvas.contentSize.width, height: height)
    let items = days.map { day in
      PlacedItem(
        key: day, reuseIdentifier: .dayHeading,
        frame: Rect(x: canvas.x(of: day), y: 0, width: plan.pitch, height: height))
    }
    recycler.reconcile(items, in: headings)
    let nameHeight = plan.headerHeight(laneRows: 0)
    // The elements of days that already existed are unchanged.
    let known = old?.lead == shown.lead ? old?.days ?? 0..<0 : 0..<0
    for day in days {
      guard let heading = recycler.view(for: day) as? DayHeading else { continue }
      let isNew = isLookStale || recycler.isNew(day)
      if isStale || isNew, let dayContext = canvas.content.dayContext(of: DayNumber(day)),
        isNew || heading.context != dayContext || heading.nameHeight != nameHeight
      {
        heading.responder = context.responder
        heading.isRightToLeft = context.direction == .rightToLeft
        heading.show(
          dayContext,
          words(of: dayContext, context.texts, isSkipped: canvas.content.axis(of: DayNumber(day)).length == 0),
          nameHeight: nameHeight, style: context.configuration.style)
      }
      if !isStale, known.contains(day) { continue }
      updateOwnedElements(of: heading, on: day)
    }
    headings.accessibility.owned = days.compactMap { recycler.view(for: $0)?.id }
  }

  private func words(of context: DayContext, _ texts: CalendarTexts, isSkipped: Bool) -> DayHeading.Words {
    let isNamed = !context.flags.contains(.outOfRange)
    let label = texts.label(of: context)
    return DayHeading.Words(
      weekday: texts.date.weekdayName(context.weekday, width: .short),
      narrowWeekday: texts.date.weekdayName(context.weekday, width: .narrow),
      number: isNamed ? texts.date.number(context.fields.day) : "",
      label: isSkipped ? label + texts.phrases.separator + texts.phrases.skippedDay : label)
  }
}
