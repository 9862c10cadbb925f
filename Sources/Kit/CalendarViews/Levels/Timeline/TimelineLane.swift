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
  private var bars: [Bar] = []
  private var links: [(link: TimelineLink, column: Int)] = []

  /// A bar with its columns.
  private struct Bar {
    let bar: TimelineBar
    let columns: Range<Int>

    var key: TimelineItem { .event(bar.context.occurrence.id, day: columns.lowerBound) }
  }

  /// Returns the bars and links that begin in a column. For the first column in view, includes those that began earlier.
  func views(of column: Int, isFirst: Bool) -> [View] {
    guard let recycler else { return [] }
    var views: [View] = []
    for bar in bars {
      guard bar.columns.lowerBound == column || isFirst && bar.columns.contains(column) else { continue }
      if let view = recycler.view(for: bar.key) { views.append(view) }
    }
    if let link = recycler.view(for: .link(day: column, index: 0)) { views.append(link) }
    return views
  }

  /// Updates the bars for the existing columns.
  func layOut(
    _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ shown: TimelineParts.Shown, isStale: Bool
  ) {
    let recycler = recycler ?? ItemRecycler<TimelineItem>(pool: context.pool)
    self.recycler = recycler
    container.partName = .allDay
    container.frame = Rect(
      x: 0, y: plan.headerHeight(laneRows: 0), width: canvas.contentSize.width,
      height: plan.laneHeight(rows: canvas.laneRows))
    bars.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    if plan.columns.unitLength == 1 {
      collect(shown.alive, canvas, context, plan, shown)
    } else {
      var first = shown.alive.lowerBound
      while first < shown.alive.upperBound {
        let run = plan.columns.run(around: first)
        collect(run, canvas, context, plan, shown)
        first = run.upperBound
      }
    }
    var items: [PlacedItem<TimelineItem>] = []
    items.reserveCapacity(bars.count + links.count)
    let inset = plan.metrics.laneInset
    for bar in bars {
      let piece = bar.bar.context
      items.append(
        PlacedItem(
          key: bar.key, reuseIdentifier: context.eventViewIdentifier(for: piece, standard: .eventBar),
          frame: frame(
            bar.columns, row: piece.row, leading: piece.hasStart ? inset : 0, trailing: piece.hasEnd ? inset : 0,
            canvas, plan)))
    }
    for (_, column) in links {
      items.append(
        PlacedItem(
          key: .link(day: column, index: 0), reuseIdentifier: .moreLink,
          frame: frame(
            column..<column + 1, row: canvas.laneRows - 1, leading: inset, trailing: inset, canvas, plan)))
    }
    recycler.reconcile(items, in: container)
    for bar in bars {
      let isNew = recycler.isNew(bar.key)
      guard isStale || isNew, let view = recycler.view(for: bar.key) else { continue }
      context.configure(view, in: bar.bar.context, isNew: isNew) { view in
        guard let view = view as? EventBar else { return }
        view.responder = context.responder
        view.isRightToLeft = context.direction == .rightToLeft
        view.show(bar.bar.context, style: context.configuration.style)
      }
    }
    for (link, column) in links {
      let key = TimelineItem.link(day: column, index: 0)
      guard isStale || recycler.isNew(key), let view = recycler.view(for: key) as? MoreLink else { continue }
      view.responder = context.responder
      view.show(link.hiddenCount, of: link.day, texts: context.texts, style: context.configuration.style)
    }
  }

  /// Adds the bars and links of adjacent columns with consecutive days: of all days or, with resources, of a run.
  private func collect(
    _ columns: Range<Int>, _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan,
    _ shown: TimelineParts.Shown
  ) {
    let days = plan.columns.shown
    let resource = plan.columns.resource(of: columns.lowerBound)
    let (first, last) = (plan.columns.day(of: columns.lowerBound), plan.columns.day(of: columns.upperBound - 1))
    let alive = first.rawValue..<last.rawValue + 1
    for week in context.grid.week(of: first)...context.grid.week(of: last) {
      guard let lane = canvas.content.lane(ofWeek: week, rows: canvas.laneRows, resource: resource) else { continue }
      for (index, bar) in lane.bars.enumerated() {
        var pieces: [TimelineBar] = []
        if plan.columns.unitLength > 1 {
          // Bars do not continue beyond a run.
          pieces = bar.pieces(cutAt: alive.lowerBound..<alive.lowerBound + 1)
            .flatMap { $0.pieces(cutAt: alive.upperBound..<alive.upperBound + 1) }
            .compactMap { $0.trimmed(to: days) }
        } else if bar.days.contains(shown.lead), shown.lead > bar.day.rawValue {
          pieces = bar.pieces(cutAt: shown.lead..<shown.lead + 1).compactMap { $0.trimmed(to: days) }
        } else if let bar = lane.shownBars[index] {
          pieces = [bar]
        }
        for bar in pieces where bar.days.overlaps(alive) {
          let first = plan.columns.column(of: bar.day, resource: resource)
          let count = days.unit(of: bar.day + bar.dayCount) - days.unit(of: bar.day)
          bars.append(Bar(bar: bar, columns: first..<first + count))
        }
      }
      for link in lane.links where alive.contains(link.day.rawValue) {
        links.append((link, plan.columns.column(of: link.day, resource: resource)))
      }
    }
  }

  private func frame(
    _ columns: Range<Int>, row: Int, leading: Double, trailing: Double, _ canvas: TimelineCanvas, _ plan: TimelinePlan
  ) -> Rect {
    let width = Double(columns.count) * plan.pitch
    let rect = plan.laneFrame(row: row, leading: leading, trailing: width - trailing)
    if plan.direction == .rightToLeft {
      return rect.mirrored(in: width).offset(by: Point(x: canvas.x(ofColumn: columns.upperBound - 1), y: 0))
    }
    return rect.offset(by: Point(x: canvas.x(ofColumn: columns.lowerBound), y: 0))
  }
}
