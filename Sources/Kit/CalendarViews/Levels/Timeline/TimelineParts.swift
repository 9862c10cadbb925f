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
    /// The existing columns.
    var alive: Range<Int>
    /// The column that stands for the focused day.
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
  /// The current-time lines, one in each column of today.
  private let nowLines = View(traits: .letsPointersThrough)
  private let headerLayer = View(traits: .pinsY)
  private let headings = View()
  /// The place of the headings of resources.
  private let resourceHeadings = View()
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
  func add(to canvas: TimelineCanvas) {
    for layer in [backgrounds, hours.lines, columns, nowLines, hours.gutter, headerLayer, hours.corner] {
      canvas.addSubview(layer)
    }
    headerLayer.addSubview(headings)
    if canvas.resources != nil { headerLayer.addSubview(resourceHeadings) }
    headerLayer.addSubview(lane.container)
    headings.accessibility.role = .row
  }

  /// Raises all parts before the lines above a view that was added.
  func raiseColumns() {
    for layer in [columns, nowLines, hours.gutter, headerLayer, hours.corner] { layer.bringToFront() }
  }

  /// Returns the heading of the day of a column, if it exists. Adjacent columns of a day have it at the first one.
  func heading(of column: Int) -> DayHeading? { headingRecycler?.view(for: column) as? DayHeading }

  /// Returns the bars and links of the all-day lane that begin in a column. For the first column in view, includes those
  /// that began earlier.
  func laneViews(of column: Int, isFirst: Bool) -> [View] { lane.views(of: column, isFirst: isFirst) }

  /// Returns the background events of a column.
  func backgroundEvents(of column: Int) -> [View] {
    (backgroundRecycler?.view(for: column) as? DayBackgroundView)?.events ?? []
  }

  /// Returns the blocks in the hours of a column.
  func blocks(of column: Int) -> [View] { (columnRecycler?.view(for: column) as? DayColumnView)?.blocks ?? [] }

  /// Returns the block of an event in a column.
  func block(of id: OccurrenceID, in column: Int) -> View? {
    (columnRecycler?.view(for: column) as? DayColumnView)?.block(of: id)
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
      layOutColumns(canvas, context, shown.alive, shown.band, isStale: isStale, isLookStale: isLookStale)
      layOutNowLine(canvas, context, plan, shown.alive)
    }
    // Days that come into view already have their events.
    if !isStale, let old, shown.band != old.band { moveBand(shown, old.alive, canvas, context, plan) }
    if isStale || shown.alive != old?.alive || shown.focused != old?.focused || shown.lead != old?.lead {
      lane.layOut(canvas, context, plan, shown, isStale: isStale || shown.lead != old?.lead)
      canvas.resources?.layOutHeadings(
        in: resourceHeadings, canvas, context, plan, shown.alive, isStale: isStale || isLookStale)
      layOutHeadings(canvas, context, plan, shown, from: old, changes)
    }
    if isStale || shown.reference != old?.reference {
      hours.layOut(canvas, context, plan, shown.reference, isLookStale: isLookStale)
    }
  }

  // MARK: - Days

  private func layOutColumns(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ alive: Range<Int>, _ band: TimelineBand, isStale: Bool,
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
    for column in alive {
      guard let content = canvas.content.day(column) else { continue }
      let frame = Rect(
        x: canvas.x(ofColumn: column), y: 0, width: content.geometry.viewport.width,
        height: content.geometry.contentHeight)
      backgroundItems.append(PlacedItem(key: column, reuseIdentifier: .dayBackground, frame: frame))
      columnItems.append(PlacedItem(key: column, reuseIdentifier: .dayColumn, frame: frame))
    }
    recycler.reconcile(backgroundItems, in: self.backgrounds)
    let kept = isLookStale ? [] : columnsToKeep(beyond: alive, columns, context)
    columns.reconcile(columnItems, in: self.columns, keepAlive: kept)
    for column in kept { columns.view(for: column)?.isHidden = true }
    for column in alive { columns.view(for: column)?.isHidden = false }
    for column in alive where isStale || recycler.isNew(column) {
      guard let content = canvas.content.day(column) else { continue }
      let isWeekend = canvas.content.isWeekend(content.day)
      (recycler.view(for: column) as? DayBackgroundView)?.show(
        content, isQuiet: isWeekend, context, force: isLookStale || recycler.isNew(column))
      (columns.view(for: column) as? DayColumnView)?.show(
        content, in: band, context, appearances, header: canvas.headerHeight,
        force: isLookStale || columns.isNew(column))
    }
  }

  /// Creates views for the events that come into the band, in columns that already existed.
  private func moveBand(
    _ shown: Shown, _ known: Range<Int>, _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan
  ) {
    for number in shown.alive.clamped(to: known) {
      guard let column = columnRecycler?.view(for: number) as? DayColumnView, let content = column.content,
        column.show(content, in: shown.band, context, appearances, header: canvas.headerHeight, force: false)
      else { continue }
      updateOwnedElements(of: number, canvas, plan)
    }
  }

  /// Updates the elements that belong to a column for assistive technology: to its day or, among several columns of a
  /// day, to its resource.
  private func updateOwnedElements(of column: Int, _ canvas: TimelineCanvas, _ plan: TimelinePlan) {
    let heading = plan.columns.dayLength == 1 ? heading(of: column) : canvas.resources?.heading(of: column)
    guard let heading else { return }
    let owned = (lane.views(of: column, isFirst: false) + backgroundEvents(of: column) + blocks(of: column)).map {
      $0.id
    }
    if heading.accessibility.owned != owned { heading.accessibility.owned = owned }
  }

  /// Returns the columns that are not needed now, but soon if the user scrolls back.
  private func columnsToKeep(
    beyond alive: Range<Int>, _ columns: ItemRecycler<Int>, _ context: LevelContext
  ) -> [Int] {
    if context.isDecorated { wasHooked = true }
    guard !wasHooked, !alive.isEmpty else { return [] }
    let near = alive.lowerBound - TimelineParts.keptDays..<alive.upperBound + TimelineParts.keptDays
    return columns.liveKeys.filter { near.contains($0) && !alive.contains($0) }
  }

  private func layOutNowLine(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ alive: Range<Int>
  ) {
    for line in nowLines.subviews { line.isHidden = true }
    // As large as the content, so that descendants are only painted inside painted ancestors.
    nowLines.frame = Rect(origin: .zero, size: canvas.contentSize)
    guard let now = context.configuration.now else { return }
    var count = 0
    for column in alive {
      guard let content = canvas.content.day(column), content.axis.contains(now),
        let line = content.geometry.nowLine(at: now)
      else { continue }
      if count == nowLines.subviews.count { nowLines.addSubview(NowLineView()) }
      guard let view = nowLines.subviews[count] as? NowLineView else { continue }
      count += 1
      view.isHidden = false
      view.place(
        in: Rect(
          x: canvas.x(ofColumn: column), y: canvas.headerHeight, width: content.geometry.viewport.width,
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
    let length = plan.columns.dayLength
    let first = { (column: Int) in column - plan.columns.place(of: column) % length }
    var columns: [Int] = []
    for column in shown.alive where columns.last != first(column) { columns.append(first(column)) }
    let focused = first(shown.focused)
    if let last = columns.last, focused > last { columns.append(focused) }
    if let head = columns.first, focused < head { columns.insert(focused, at: 0) }
    let height = canvas.headerHeight
    headings.frame = Rect(x: 0, y: 0, width: canvas.contentSize.width, height: height)
    let items = columns.map { column in
      PlacedItem(key: column, reuseIdentifier: .dayHeading, frame: headingFrame(column, canvas, plan))
    }
    recycler.reconcile(items, in: headings)
    let nameHeight = plan.pixels.snap(plan.metrics.headingHeight)
    // The elements of columns that already existed are unchanged.
    let known = old?.lead == shown.lead ? old?.alive ?? 0..<0 : 0..<0
    for column in columns {
      guard let heading = recycler.view(for: column) as? DayHeading else { continue }
      let isNew = isLookStale || recycler.isNew(column)
      if isStale || isNew || canvas.resources != nil, var dayContext = canvas.content.dayContext(of: column) {
        // Of several columns of a day, the Tab key moves to one.
        if column != focused { dayContext.flags.remove(.focused) }
        if isNew || heading.context != dayContext || heading.nameHeight != nameHeight {
          heading.responder = context.responder
          heading.isRightToLeft = context.direction == .rightToLeft
          heading.show(
            dayContext,
            words(of: dayContext, context.texts, isSkipped: canvas.content.axis(of: dayContext.day).length == 0),
            nameHeight: nameHeight, style: context.configuration.style)
        }
      }
      if !isStale, known.contains(column) || length > 1 { continue }
      updateOwnedElements(of: column, canvas, plan)
    }
    if length > 1 { for column in shown.alive { updateOwnedElements(of: column, canvas, plan) } }
    headings.accessibility.owned = columns.compactMap { recycler.view(for: $0)?.id }
  }

  /// Returns the frame of the heading of a day, given its first column: of one column, or of the part of several columns
  /// that is in view.
  private func headingFrame(_ column: Int, _ canvas: TimelineCanvas, _ plan: TimelinePlan) -> Rect {
    let height = canvas.headerHeight
    guard plan.columns.dayLength > 1 else {
      let y = plan.dayHeadingY
      return Rect(x: canvas.x(ofColumn: column), y: y, width: plan.pitch, height: height - y)
    }
    return canvas.pinnedFrame(
      ofColumns: column..<column + plan.columns.dayLength, y: 0, height: plan.pixels.snap(plan.metrics.headingHeight))
  }

  /// Places the headings that are wider than a column in the part of their columns that is in view.
  func pinHeadings(_ canvas: TimelineCanvas, _ plan: TimelinePlan) {
    canvas.resources?.pinHeadings(canvas, plan)
    guard plan.columns.dayLength > 1, let headingRecycler else { return }
    for column in headingRecycler.liveKeys {
      headingRecycler.view(for: column)?.frame = headingFrame(column, canvas, plan)
    }
  }

  private func words(of context: DayContext, _ texts: CalendarTexts, isSkipped: Bool) -> DayHeading.Words {
    let isNamed = !context.flags.contains(.outOfRange)
    let label = texts.label(of: context)
    return DayHeading.Words(
      whole: isNamed ? texts.format(texts.formats.dayHeading, context.day) : nil,
      weekday: texts.date.weekdayName(context.weekday, width: .short),
      narrowWeekday: texts.date.weekdayName(context.weekday, width: .narrow),
      number: isNamed ? texts.date.number(context.fields.day) : "",
      label: isSkipped ? label + texts.phrases.separator + texts.phrases.skippedDay : label)
  }
}
