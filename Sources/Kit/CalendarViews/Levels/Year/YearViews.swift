import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The existing views of months and titles, and what they show. Owned by the canvas of the year level.
final class YearViews {
  /// A month of a year, or the title of a year.
  private enum Item: Hashable {
    case title(year: Int)
    case month(year: Int, index: Int)
  }

  private var recycler: ItemRecycler<Item>?
  private let eventDays = EventDays()
  private var shown: [Item] = []

  /// Updates views for a part of the content and for the month of the focused day.
  ///
  /// - Parameters:
  ///   - area: the visible part of the content, and the larger part in which views are prepared. New months that are
  ///     not visible are limited by the canvas.
  ///   - changes: what became stale since the last layout.
  func layOut(
    _ layout: YearLayout, _ area: (visible: Rect, prepared: Rect), _ context: LevelContext, canvas: EndlessCanvas,
    _ changes: (isContentStale: Bool, isLookStale: Bool)
  ) {
    let window = area.prepared
    var items: [PlacedItem<Item>] = []
    var months: [(item: Item, month: MonthBlock)] = []
    func add(_ month: MonthBlock, _ year: Int, _ frame: Rect) {
      let item = Item.month(year: year, index: month.index)
      items.append(PlacedItem(key: item, reuseIdentifier: .monthBlock, frame: frame))
      months.append((item, month))
    }
    for year in layout.years(from: window.minY, to: window.maxY) {
      let title = layout.titleFrame(ofYear: year)
      if title.intersects(window) {
        items.append(PlacedItem(key: .title(year: year), reuseIdentifier: .yearTitle, frame: title))
      }
      layout.eachMonth(ofYear: year, touching: window) { month, frame in add(month, year, frame) }
    }
    if !changes.isLookStale {
      let waiting = waiting(items, visible: area.visible, &canvas.offscreen)
      items.removeAll { waiting.contains($0.key) }
      months.removeAll { waiting.contains($0.item) }
    }
    // The focused day's month contains the tab stop, so it must exist.
    let focused = context.state.focusedDay
    if !months.contains(where: { $0.month.days.contains(focused) }), let month = layout.month(of: focused) {
      let year = layout.geometry.years.year(of: focused)
      add(month, year, layout.nearestFrame(ofMonth: month.index, inYear: year))
    }
    guard changes.isContentStale || items.map({ $0.key }) != shown else { return }
    reconcile(items, months, layout.geometry, context, canvas, changes)
  }

  /// Returns the months without a view that have to wait for a later frame, because they are not visible.
  private func waiting(_ items: [PlacedItem<Item>], visible: Rect, _ budget: inout OffscreenBudget) -> ArraySlice<Item>
  {
    var (above, below): ([Item], [Item]) = ([], [])
    for item in items where !item.frame.intersects(visible) && recycler?.view(for: item.key) == nil {
      guard case .month = item.key else { continue }
      if item.frame.minY < visible.minY { above.append(item.key) } else { below.append(item.key) }
    }
    // The nearest are built first.
    let entering = below + above.reversed()
    return entering.dropFirst(budget.take(entering.count))
  }

  private func reconcile(
    _ items: [PlacedItem<Item>], _ months: [(item: Item, month: MonthBlock)], _ geometry: YearGeometry,
    _ context: LevelContext, _ canvas: View, _ changes: (isContentStale: Bool, isLookStale: Bool)
  ) {
    let recycler = recycler ?? ItemRecycler<Item>(pool: context.pool)
    self.recycler = recycler
    recycler.reconcile(items, in: canvas)
    for (item, month) in months where changes.isContentStale || recycler.isNew(item) {
      guard let block = recycler.view(for: item) as? MonthBlockView else { continue }
      block.show(
        MonthBlockView.Content(
          month: month, eventDays: eventDays.days(of: month, context.timeline),
          title: context.texts.date.monthName(of: month.firstDay)),
        context, geometry, force: changes.isLookStale || recycler.isNew(item))
    }
    for item in items where changes.isContentStale || recycler.isNew(item.key) {
      guard case .title(let year) = item.key, let title = recycler.view(for: item.key) as? YearTitleView else {
        continue
      }
      title.show(
        geometry.years.firstDay(ofYear: year), context, geometry.years.parts.monthCount.map { .months($0) } ?? .year)
    }
    shown = items.map { $0.key }
  }

  /// Returns the view of a day, if it currently exists.
  func dayView(for day: DayNumber, _ years: YearGrid) -> View? {
    let year = years.year(of: day)
    for index in 0..<years.maximumMonthCount {
      if let found = block(year, index)?.dayView(for: day) { return found }
    }
    return nil
  }

  /// Returns the views of months and of the titles above them: first the titles, then the months, each in reading
  /// order.
  func elementViews(of months: [(year: Int, month: MonthBlock)]) -> [View] {
    var views: [View] = []
    var year: Int?
    for (next, _) in months {
      if next != year, let title = recycler?.view(for: .title(year: next)) { views.append(title) }
      year = next
    }
    for (year, month) in months {
      if let block = block(year, month.index) { views += block.elementViews() }
    }
    return views
  }

  private func block(_ year: Int, _ index: Int) -> MonthBlockView? {
    recycler?.view(for: .month(year: year, index: index)) as? MonthBlockView
  }
}
