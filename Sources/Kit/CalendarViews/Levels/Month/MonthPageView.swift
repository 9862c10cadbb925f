import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// The page of a month: its rows of weeks, and a line below the last row if there is room.
final class MonthPageView: ReusableView {
  private var rows: [WeekRowView] = []
  private let line = View()
  private var page: MonthPage?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    line.layer = Layer(fill: .role(CalendarRole.hairline))
    addSubview(line)
  }

  /// Shows a month. Only rows whose content changed are configured; `force` configures all.
  func show(_ page: MonthPage, _ heights: PageRows, _ builder: WeekContentBuilder, force: Bool) {
    let (context, geometry) = (builder.context, builder.geometry)
    self.page = page
    accessibility.role = .rowGroup
    accessibility.label = context.texts.date.monthYear(page.days.lowerBound)
    while rows.count < page.rowCount {
      let row = WeekRowView()
      rows.append(row)
      addSubview(row)
    }
    let first = geometry.grid.week(of: page.firstVisibleDay)
    // If days are hidden, lines continue to the end of the last week of the month.
    let lastRow = page.index(of: page.days.upperBound - 1)?.row ?? 0
    let hasLines = context.configuration.style.day.continuesLines && !builder.hiddenParts.contains(.topLines)
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= page.rowCount
      guard !row.isHidden else { continue }
      let height = heights.height(ofRow: index)
      let isResized = row.frame.height != height
      row.frame = Rect(x: 0, y: heights.edges[index], width: geometry.columns.width, height: height)
      row.layer = hasLines && index <= lastRow + 1 ? MonthPageView.lined : .clear
      row.show(
        builder.content(ofWeek: first + index), context, geometry.with(rowHeight: height), force: force || isResized)
    }
    line.isHidden = !hasLines || context.configuration.month.outDays == .hidden && lastRow + 1 < page.rowCount
    line.frame = Rect(x: 0, y: heights.height, width: geometry.columns.width, height: geometry.pixels.hairline)
  }

  private static let lined = Layer(lines: .top, lineColor: .role(CalendarRole.hairline))

  /// Returns the cell of a day.
  func cell(for day: DayNumber) -> DayCell? {
    guard let index = page?.index(of: day), index.row < rows.count else { return nil }
    return rows[index.row].cell(for: day)
  }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] { [self] + rows.flatMap { $0.isHidden ? [] : $0.elementViews() } }
}
