import CalendarLayout
import CalendarSystems
import CollectionKit
import Events
import Geometry
import ViewKit

/// The all-day bars above a timeline, which scroll horizontally with the days. The canvas determines the number of
/// rows.
final class TimelineLane {
  let container = View()
  private var recycler: ItemRecycler<TimelineItem>?
  private var bars: [TimelineBar] = []
  private var links: [TimelineLink] = []

  /// Returns the bars and links that begin on a day. For the first day in view, includes those that began earlier.
  func views(of day: Int, isFirst: Bool) -> [View] {
    guard let recycler else { return [] }
    var views: [View] = []
    for bar in bars {
      guard bar.day.rawValue == day || isFirst && bar.days.contains(day) else { continue }
      if let view = recycler.view(for: .event(bar.context.occurrence.id, day: bar.day.rawValue)) {
        views.append(view)
      }
    }
    if let link = recycler.view(for: .link(day: day, index: 0)) { views.append(link) }
    return views
  }

  /// Updates the bars for the existing days.
  func layOut(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ shown: TimelineParts.Shown, isStale: Bool
  ) {
    let alive = shown.days
    let days = plan.shown
    let recycler = recycler ?? ItemRecycler<TimelineItem>(pool: context.pool)
    self.recycler = recycler
    container.partName = .allDay
    container.frame = Rect(
      x: 0, y: plan.headerHeight(laneRows: 0), width: canvas.contentSize.width,
      height: plan.laneHeight(rows: canvas.laneRows))
    bars.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    let grid = context.grid
    for week in grid.week(of: DayNumber(alive.lowerBound))...grid.week(of: DayNumber(alive.upperBound - 1)) {
      guard let lane = canvas.content.lane(ofWeek: week, rows: canvas.laneRows) else { continue }
      for (index, bar) in lane.bars.enumerated() {
        if bar.days.contains(shown.lead), shown.lead > bar.day.rawValue {
          bars += bar.pieces(cutAt: shown.lead..<shown.lead + 1).compactMap { $0.trimmed(to: days) }
            .filter { $0.days.overlaps(alive) }
        } else if let bar = lane.shownBars[index], bar.days.overlaps(alive) {
          bars.append(bar)
        }
      }
      for link in lane.links where alive.contains(link.day.rawValue) { links.append(link) }
    }
    var items: [PlacedItem<TimelineItem>] = []
    items.reserveCapacity(bars.count + links.count)
    for bar in bars {
      let id = TimelineItem.event(bar.context.occurrence.id, day: bar.day.rawValue)
      items.append(
        PlacedItem(
          key: id, reuseIdentifier: context.eventViewIdentifier(for: bar.context, standard: .eventBar),
          frame: frame(of: bar, canvas, plan)))
    }
    for link in links {
      items.append(
        PlacedItem(
          key: .link(day: link.day.rawValue, index: 0), reuseIdentifier: .moreLink,
          frame: frame(
            from: link.day.rawValue, count: 1, row: canvas.laneRows - 1, leading: plan.metrics.laneInset,
            trailing: plan.metrics.laneInset, canvas, plan)))
    }
    recycler.reconcile(items, in: container)
    for bar in bars {
      let key = TimelineItem.event(bar.context.occurrence.id, day: bar.day.rawValue)
      let isNew = recycler.isNew(key)
      guard isStale || isNew, let view = recycler.view(for: key) else { continue }
      context.configure(view, in: bar.context, isNew: isNew) { view in
        guard let view = view as? EventBar else { return }
        view.responder = context.responder
        view.isRightToLeft = context.direction == .rightToLeft
        view.show(bar.context, style: context.configuration.style)
      }
    }
    for link in links {
      let key = TimelineItem.link(day: link.day.rawValue, index: 0)
      guard isStale || recycler.isNew(key), let view = recycler.view(for: key) as? MoreLink else { continue }
      view.responder = context.responder
      view.show(link.hiddenCount, of: link.day, texts: context.texts, style: context.configuration.style)
    }
  }

  private func frame(of bar: TimelineBar, _ canvas: TimelineCanvas, _ plan: TimelinePlan) -> Rect {
    let inset = plan.metrics.laneInset
    return frame(
      from: bar.day.rawValue, count: bar.dayCount, row: bar.context.row, leading: bar.context.hasStart ? inset : 0,
      trailing: bar.context.hasEnd ? inset : 0, canvas, plan)
  }

  private func frame(
    from day: Int, count: Int, row: Int, leading: Double, trailing: Double, _ canvas: TimelineCanvas,
    _ plan: TimelinePlan
  ) -> Rect {
    let first = plan.shown.unit(of: DayNumber(day))
    let end = plan.shown.unit(of: DayNumber(day + count))
    let width = Double(end - first) * plan.pitch
    let rect = plan.laneFrame(row: row, leading: leading, trailing: width - trailing)
    if plan.direction == .rightToLeft {
      return rect.mirrored(in: width).offset(by: Point(x: canvas.x(ofUnit: end - 1), y: 0))
    }
    return rect.offset(by: Point(x: canvas.x(ofUnit: first), y: 0))
  }
}
