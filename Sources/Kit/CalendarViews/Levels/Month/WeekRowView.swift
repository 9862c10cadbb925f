import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// One week of the month level: seven day cells, and above them the bars and links.
///
/// Cells and bars live in two plain containers, so that bars are always painted over cells; for assistive technology
/// each cell owns the bars that begin in it.
final class WeekRowView: ReusableView {
  /// A part of a week that lies above the cells.
  enum Overlay: Hashable, Sendable {
    /// A bar, by its instance and first column: an event may have several pieces in a week.
    case bar(OccurrenceID, column: Int)
    case link(column: Int)
  }

  private let cells = View()
  private let overlays = View()
  private let number = WeekNumberView()
  private var cellRecycler: ItemRecycler<Int>?
  private var overlayRecycler: ItemRecycler<Overlay>?
  private var content: WeekContent?
  /// The events that `content` was made of, as far as the owner has said it.
  var events: WeekEvents?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.movesOften))
    partName = .row
    addSubview(cells)
    addSubview(overlays)
    addSubview(number)
    // Overlays lie over the cells, which can be pressed all the same.
    overlays.layer = Layer(cursor: .pointingHand)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    (content, events) = (nil, nil)
  }

  /// Shows a week. Nothing happens if it is shown already; `force` configures everything anew.
  func show(_ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry, force: Bool) {
    guard force || content != self.content else { return }
    let old = force ? nil : self.content
    self.content = content
    accessibility.role = .row
    let size = Size(width: geometry.columns.width, height: geometry.rowHeight)
    cells.frame = Rect(origin: .zero, size: size)
    overlays.frame = cells.frame
    showNumber(content, context, geometry)
    showCells(content, old, context, geometry)
    showOverlays(content, context, geometry, force: force)
    updateOwnedElements(content)
  }

  /// Shows the number of the week: at the top of rows of months, in line with the numbers of days in a strip.
  private func showNumber(_ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry) {
    var frame = geometry.weekNumberFrame
    if content.place == .strip { frame.size.height = geometry.rowHeight }
    number.show(
      content.number, in: frame, context, background: content.place == .strip ? .clear : WeekRowView.lined)
  }

  /// The cell of a day, if the row shows it.
  func cell(for day: DayNumber) -> DayCell? {
    content?.days.firstIndex { $0.day == day }.flatMap { cell(inColumn: $0) }
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    var views: [View] = [self]
    if !number.isHidden { views.append(number) }
    for column in content?.days.indices ?? 0..<0 {
      if let cell = cell(inColumn: column) { views.append(cell) }
      views += overlays(inColumn: column)
    }
    return views
  }

  /// The cell of a column.
  func cell(inColumn column: Int) -> DayCell? { cellRecycler?.view(for: column) as? DayCell }

  /// The bars and links of a column, from the top.
  func overlays(inColumn column: Int) -> [View] {
    guard let content, let overlayRecycler else { return [] }
    var views: [View] = []
    for bar in content.bars where bar.placement.firstColumn == column {
      if let view = overlayRecycler.view(for: .bar(bar.context.occurrence.id, column: column)) { views.append(view) }
    }
    if let link = overlayRecycler.view(for: .link(column: column)) { views.append(link) }
    return views
  }

  /// The bars of an event, by column.
  func bars(of id: OccurrenceID) -> [View] {
    guard let content, let overlayRecycler else { return [] }
    return content.days.indices.compactMap { overlayRecycler.view(for: .bar(id, column: $0)) }
  }

  /// Configures the cells whose days look different than in `old`.
  private func showCells(
    _ content: WeekContent, _ old: WeekContent?, _ context: LevelContext, _ geometry: MonthGeometry
  ) {
    let recycler = cellRecycler ?? ItemRecycler<Int>(pool: context.pool)
    cellRecycler = recycler
    let style = context.configuration.style
    let (x, y) = (style.day.columnSpace / 2, style.day.rowSpace / 2)
    let space = Insets(top: y, leading: x, bottom: y, trailing: x)
    let hooks = context.responder?.cellHooks
    let identifier = hooks?.identifier ?? .dayCell
    let items = content.days.indices.filter { content.opacity(ofColumn: $0) > 0 }.map { column in
      PlacedItem(key: column, reuseIdentifier: identifier, frame: geometry.dayFrame(column: column).inset(by: space))
    }
    recycler.reconcile(items, in: cells)
    let isRightToLeft = geometry.columns.direction == .rightToLeft
    for (column, dayContext) in content.days.enumerated() {
      let colors = content.dots(inColumn: column)
      let opacity = content.opacity(ofColumn: column)
      let backgrounds = content.backgrounds(inColumn: column)
      if let old, old.days[column] == dayContext, old.dots(inColumn: column) == colors,
        old.backgrounds(inColumn: column) == backgrounds, old.opacity(ofColumn: column) == opacity,
        old.hiddenParts == content.hiddenParts
      {
        continue
      }
      guard let cell = recycler.view(for: column) as? DayCell else { continue }
      let change = hooks?.animator == nil ? nil : cell.selectionChange(to: dayContext)
      let leaving = change == false ? cell.takeShape() : nil
      // Rows keep their cells, so a cell may come from another day. What hooks did is taken back even on the same one.
      if let shown = cell.context, shown.day != dayContext.day || context.isDecorated {
        cell.prepareForReuse()
      }
      if content.monthColumns != nil { cell.effect = ViewEffect(opacity: opacity) }
      cell.responder = context.responder
      cell.place = content.place
      cell.isRightToLeft = isRightToLeft
      cell.hiddenParts = content.hiddenParts
      cell.assign(dayContext, label: context.texts.label(of: dayContext, backgrounds), column: column)
      cell.assign(indicators: colors, background: backgrounds.first, column: column)
      if let responder = context.decoratedResponder {
        responder.decorate(cell, in: dayContext)
        responder.willDisplay(cell, in: dayContext)
      } else {
        configure(cell, dayContext, context)
      }
      if dayContext.flags.contains(.today) {
        context.responder?.willDisplay(todayNumber: cell.numberView, on: dayContext.day)
      }
      if let change, let animator = hooks?.animator { cell.animate(isSelection: change, leaving, animator) }
    }
  }

  /// Configures a cell of the kit. In the middle of a cell there is room for the number alone.
  private func configure(_ cell: DayCell, _ dayContext: DayContext, _ context: LevelContext) {
    let style = context.configuration.style
    let width = style.day.placement(at: cell.place) == .center ? 0 : cell.frame.width
    cell.configure(
      dayContext, number: context.texts.dayNumber(of: dayContext, width: width), style: style,
      from: context.pool)
  }

  /// Configures the bars that show something else than before.
  private func showOverlays(_ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry, force: Bool) {
    let style = context.configuration.style
    let recycler = overlayRecycler ?? ItemRecycler<Overlay>(pool: context.pool)
    overlayRecycler = recycler
    var items: [PlacedItem<Overlay>] = []
    for bar in content.bars {
      items.append(
        PlacedItem(
          key: .bar(bar.context.occurrence.id, column: bar.placement.firstColumn),
          reuseIdentifier: context.eventViewIdentifier(for: bar.context, standard: .eventBar),
          frame: geometry.barFrame(bar.placement)))
    }
    for link in content.links {
      items.append(
        PlacedItem(
          key: .link(column: link.column), reuseIdentifier: .moreLink, frame: geometry.linkFrame(column: link.column)))
    }
    recycler.reconcile(items, in: overlays)
    let isRightToLeft = geometry.columns.direction == .rightToLeft
    for bar in content.bars {
      let key = Overlay.bar(bar.context.occurrence.id, column: bar.placement.firstColumn)
      guard let view = recycler.view(for: key) as? EventBar else { continue }
      view.responder = context.responder
      view.isRightToLeft = isRightToLeft
      if !force, view.context == bar.context { continue }
      context.configure(view, in: bar.context, isNew: view.context == nil) { _ in view.show(bar.context, style: style) }
    }
    for link in content.links {
      guard let view = recycler.view(for: .link(column: link.column)) as? MoreLink else { continue }
      view.responder = context.responder
      view.show(
        link.hiddenCount, of: content.days[link.column].day, texts: context.texts, style: style)
    }
  }

  /// The layer behind the number, like that of days.
  private static let lined = Layer(
    fill: .role(CalendarRole.background), lines: .top, lineColor: .role(CalendarRole.hairline))

  private func updateOwnedElements(_ content: WeekContent) {
    for column in content.days.indices {
      guard let cell = cell(inColumn: column) else { continue }
      let owned = overlays(inColumn: column).map { $0.id }
      if cell.accessibility.owned != owned { cell.accessibility.owned = owned }
    }
  }
}
