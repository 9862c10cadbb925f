import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// One week of the month level: day cells, and bars and links above them.
///
/// Cells and bars are in two separate containers, so that bars are always painted above cells. For assistive
/// technology, each cell owns the bars that begin in it.
final class WeekRowView: ReusableView {
  /// A part of a week above the cells.
  enum Overlay: Hashable, Sendable {
    /// A bar, identified by its occurrence and first column, because an event may have several pieces in a week.
    case bar(OccurrenceID, column: Int)
    case link(column: Int)
  }

  private let cells = View()
  private let overlays = View()
  private let number = WeekNumberView()
  private var cellRecycler: ItemRecycler<Int>?
  private var overlayRecycler: ItemRecycler<Overlay>?
  private var content: WeekContent?
  /// The events that `content` was made from, if the owner set them.
  var events: WeekEvents?
  /// The number of bars and links shown, in the order of the content; `Int.max` for all.
  private(set) var overlayLimit = Int.max
  /// Whether all bars and links of the week are shown.
  var isComplete: Bool { overlayLimit == .max }
  /// The number of bars and links of the week, shown or not.
  var overlayCount: Int { content?.overlayCount ?? 0 }

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.movesOften))
    partName = .row
    addSubview(cells)
    addSubview(overlays)
    addSubview(number)
    // The overlays lie above the cells, which can still be pressed.
    overlays.layer = Layer(cursor: .pointingHand)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    (content, events) = (nil, nil)
  }

  /// Shows a week. Does nothing if it is already shown, unless `force` is set, which configures everything again.
  ///
  /// - Parameter overlayLimit: the number of bars and links to show; by default, all.
  func show(
    _ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry, force: Bool, overlayLimit: Int = .max
  ) {
    guard force || content != self.content else { return fill(to: overlayLimit, context, geometry) }
    let old = force ? nil : self.content
    self.content = content
    self.overlayLimit = overlayLimit
    accessibility.role = .row
    let size = Size(width: geometry.columns.width, height: geometry.rowHeight)
    cells.frame = Rect(origin: .zero, size: size)
    overlays.frame = cells.frame
    showNumber(content, context, geometry)
    showCells(content, old, context, geometry)
    showOverlays(content, context, geometry, force: force)
    updateOwnedElements(content)
  }

  /// Shows more bars and links of the same week.
  func fill(to overlayLimit: Int, _ context: LevelContext, _ geometry: MonthGeometry) {
    guard let content, overlayLimit != self.overlayLimit else { return }
    self.overlayLimit = overlayLimit
    showOverlays(content, context, geometry, force: false)
    updateOwnedElements(content)
  }

  /// Shows the week number: at the top of the row in months, and aligned with the day numbers in a strip.
  private func showNumber(_ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry) {
    var frame = geometry.weekNumberFrame
    if content.place == .strip { frame.size.height = geometry.rowHeight }
    number.show(
      content.number, of: content.days[0].day, in: frame, context,
      background: content.place == .strip ? .clear : WeekRowView.lined)
  }

  /// Returns the cell of a day, if it is in the row.
  func cell(for day: DayNumber) -> DayCell? {
    content?.days.firstIndex { $0.day == day }.flatMap { cell(inColumn: $0) }
  }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    var views: [View] = [self]
    if !number.isHidden { views.append(number) }
    for column in content?.days.indices ?? 0..<0 {
      if let cell = cell(inColumn: column) { views.append(cell) }
      views += overlays(inColumn: column)
    }
    return views
  }

  /// Returns the cell of a column.
  func cell(inColumn column: Int) -> DayCell? { cellRecycler?.view(for: column) as? DayCell }

  /// Returns the bars and links of a column, from top to bottom.
  func overlays(inColumn column: Int) -> [View] {
    guard let content, let overlayRecycler else { return [] }
    var views: [View] = []
    for bar in content.bars where bar.placement.firstColumn == column {
      if let view = overlayRecycler.view(for: .bar(bar.context.occurrence.id, column: column)) { views.append(view) }
    }
    if let link = overlayRecycler.view(for: .link(column: column)) { views.append(link) }
    return views
  }

  /// Returns the bars of an event, by column.
  func bars(of id: OccurrenceID) -> [View] {
    guard let content, let overlayRecycler else { return [] }
    return content.days.indices.compactMap { overlayRecycler.view(for: .bar(id, column: $0)) }
  }

  /// Configures the cells whose days look different from `old`.
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
      // Rows keep their cells, so a cell may have shown another day. Changes by decorators are undone even for the same
      // day.
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

  /// Configures a cell in the standard way. A centered number leaves no room for anything else.
  private func configure(_ cell: DayCell, _ dayContext: DayContext, _ context: LevelContext) {
    let style = context.configuration.style
    let width = style.day.placement(at: cell.place) == .center ? 0 : cell.frame.width
    cell.configure(
      dayContext, number: context.texts.dayNumber(of: dayContext, width: width), style: style,
      from: context.pool)
  }

  /// Configures the bars whose content changed.
  private func showOverlays(_ content: WeekContent, _ context: LevelContext, _ geometry: MonthGeometry, force: Bool) {
    let style = context.configuration.style
    let recycler = overlayRecycler ?? ItemRecycler<Overlay>(pool: context.pool)
    overlayRecycler = recycler
    let bars = content.bars.prefix(overlayLimit)
    let links = content.links.prefix(overlayLimit - bars.count)
    var items: [PlacedItem<Overlay>] = []
    for bar in bars {
      items.append(
        PlacedItem(
          key: .bar(bar.context.occurrence.id, column: bar.placement.firstColumn),
          reuseIdentifier: context.eventViewIdentifier(for: bar.context, standard: .eventBar),
          frame: geometry.barFrame(bar.placement)))
    }
    for link in links {
      items.append(
        PlacedItem(
          key: .link(column: link.column), reuseIdentifier: .moreLink, frame: geometry.linkFrame(column: link.column)))
    }
    recycler.reconcile(items, in: overlays)
    let isRightToLeft = geometry.columns.direction == .rightToLeft
    for bar in bars {
      let key = Overlay.bar(bar.context.occurrence.id, column: bar.placement.firstColumn)
      guard let view = recycler.view(for: key) as? EventBar else { continue }
      view.responder = context.responder
      view.isRightToLeft = isRightToLeft
      if !force, view.context == bar.context { continue }
      context.configure(view, in: bar.context, isNew: view.context == nil) { _ in view.show(bar.context, style: style) }
    }
    for link in links {
      guard let view = recycler.view(for: .link(column: link.column)) as? MoreLink else { continue }
      view.responder = context.responder
      view.show(
        link.hiddenCount, of: content.days[link.column].day, texts: context.texts, style: style)
    }
  }

  /// The layer behind the week number, like the layers of days.
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
