import CalendarLayout
import CalendarText
import CollectionKit
import Events
import Geometry
import ViewKit

/// The headings of resources above a timeline: one above the days of each resource, or one above each column.
final class ResourceHeadings {
  private var recycler: ItemRecycler<Int>?

  /// Returns the heading that begins at a column, if it exists.
  func heading(of column: Int) -> View? { recycler?.view(for: column) }

  /// Updates the headings of the existing columns.
  func layOut(
    in row: View, _ canvas: TimelineCanvas, _ context: LevelContext, _ plan: TimelinePlan, _ columns: Range<Int>,
    _ resources: [Resource?], isStale: Bool
  ) {
    if recycler == nil { context.pool.register(.resourceHeading) { ResourceHeading() } }
    row.accessibility.role = .row
    let recycler = recycler ?? ItemRecycler<Int>(pool: context.pool)
    self.recycler = recycler
    row.frame = Rect(x: 0, y: 0, width: canvas.contentSize.width, height: canvas.headerHeight)
    var firsts: [Int] = []
    for column in columns {
      let first = plan.columns.run(around: column).lowerBound
      if firsts.last != first { firsts.append(first) }
    }
    let items = firsts.map {
      PlacedItem(key: $0, reuseIdentifier: .resourceHeading, frame: frame(ofColumn: $0, canvas, plan))
    }
    recycler.reconcile(items, in: row)
    for first in firsts where isStale || recycler.isNew(first) {
      let resource = plan.columns.resource(of: first)
      guard let view = recycler.view(for: first) as? ResourceHeading, resource < resources.count else { continue }
      view.show(resources[resource], height: plan.resourceHeight, context)
      let day = plan.columns.dayCount > 1 ? nil : plan.columns.day(of: first)
      context.decoratedResponder?.willDisplay(resourceHeading: view.content, of: resources[resource], on: day)
    }
    row.accessibility.owned = firsts.compactMap { recycler.view(for: $0)?.id }
  }

  /// Places the headings in the part of their columns that is in view.
  func pin(_ canvas: TimelineCanvas, _ plan: TimelinePlan) {
    guard plan.columns.dayCount > 1, let recycler else { return }
    for column in recycler.liveKeys { recycler.view(for: column)?.frame = frame(ofColumn: column, canvas, plan) }
  }

  private func frame(ofColumn column: Int, _ canvas: TimelineCanvas, _ plan: TimelinePlan) -> Rect {
    if plan.columns.dayCount > 1 {
      return canvas.pinnedFrame(ofColumns: plan.columns.run(around: column), y: 0, height: plan.resourceHeight)
    }
    let y = plan.headerHeight(laneRows: 0) - plan.resourceHeight
    return Rect(x: canvas.x(ofColumn: column), y: y, width: plan.pitch, height: canvas.headerHeight - y)
  }
}

/// The heading of a resource: its color and its title.
final class ResourceHeading: ReusableView {
  /// The view of the title, which a decorator may change.
  let content = View()
  private let dot = View.plain()
  private let title = View.plain()
  private var nameHeight = 0.0
  private var isRightToLeft = false

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    partName = .resourceHeading
    addSubview(dot)
    content.addSubview(title)
    addSubview(content)
  }

  /// Shows a resource, or that events have none.
  ///
  /// - Parameter height: the height of the title; what is below it is the background of the all-day lane.
  func show(_ resource: Resource?, height: Double, _ context: LevelContext) {
    nameHeight = height
    isRightToLeft = context.direction == .rightToLeft
    let text = resource?.title ?? context.texts.phrases.noResource
    accessibility.role = .columnHeader
    accessibility.label = text
    layer = Layer(
      fill: .role(CalendarRole.background), lines: [.leading, .bottom], lineColor: .role(CalendarRole.hairline))
    var type = context.configuration.style.type.dayHeading
    type.alignment = .leading
    title.text = text
    title.layer = Layer(
      textColor: .role(resource == nil ? CalendarRole.secondaryInk : CalendarRole.ink), textStyle: type)
    dot.isHidden = resource?.color == nil
    let color = resource?.color.map { EventLook($0).strong }
    dot.layer = Layer(fill: color, leadingRadius: Self.dotSize / 2, trailingRadius: Self.dotSize / 2)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let start = dot.isHidden ? Self.inset : Self.inset + Self.dotSize + Self.gap
    place(
      dot,
      Rect(x: Self.inset, y: ((nameHeight - Self.dotSize) / 2).rounded(), width: Self.dotSize, height: Self.dotSize))
    place(content, Rect(x: start, y: 0, width: max(0, frame.width - start - Self.gap), height: nameHeight))
    title.frame = Rect(origin: .zero, size: content.frame.size)
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  private static let (inset, dotSize, gap) = (8.0, 8.0, 6.0)
}
