import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The heights of the rows of pages.
extension MonthPagesCanvas {
  /// Whether rows are as high as their content.
  private var hasContentRows: Bool { context?.configuration.month.rowHeight == .content }

  /// Returns the rows of a page.
  func rows(_ page: Int) -> PageRows? {
    let month = month(page)
    return builder(month).map { rows(month, $0, filling: frame.height) }
  }

  /// Returns the rows of a month.
  ///
  /// - Parameter height: the height that rows share if their content is lower.
  @inline(never)
  func rows(_ month: MonthPage, _ builder: WeekContentBuilder, filling height: Double) -> PageRows {
    let geometry = builder.geometry
    guard hasContentRows else { return PageRows(height: geometry.rowHeight, count: month.rowCount) }
    let first = geometry.grid.week(of: month.firstVisibleDay)
    return PageRows(
      contents: (first..<first + month.rowCount).map { geometry.rowHeight(lanes: builder.laneCount(ofWeek: $0)) },
      filling: height, pixels)
  }

  /// Returns what makes the content of a month's rows.
  func builder(_ month: MonthPage) -> WeekContentBuilder? {
    guard let context, let geometry = geometry(month) else { return nil }
    var builder = WeekContentBuilder(context, geometry)
    builder.page = month
    return builder
  }

  /// Returns the height of a page's rows, if they do not fill the view; otherwise `nil`.
  func ownHeight(ofPage page: Int) -> Double? {
    guard let context, let columns else { return nil }
    let month = month(page)
    if hasContentRows { return builder(month).map { rows(month, $0, filling: 0).height } }
    return context.configuration.month.ownRowHeight(columns, pixels).map { $0 * Double(month.rowCount) }
  }

  /// Adopts the height of the pages in view.
  func updateHeight() {
    guard isSideways, contentExtent.height != contentSize.height else { return }
    updateContentSize()
    contentDidChange()
  }
}

extension MonthOptions {
  /// Returns the height of rows that have their own height; `nil` for rows that share the view's height.
  func ownRowHeight(_ columns: WeekColumns, _ pixels: PixelGrid) -> Double? {
    switch rowHeight {
    case .share, .sixth, .content: nil
    case .cellSide:
      columns.cellSide(pixels)
    case .fixed(let height): height > 0 ? min(height, 2000) : 0
    }
  }

  /// Returns the height of a page's rows, in whole pixels.
  func rowHeight(_ columns: WeekColumns, height: Double, rowCount: Int, _ pixels: PixelGrid) -> Double {
    if let own = ownRowHeight(columns, pixels) { return own }
    let rows = rowHeight == .sixth ? max(6, rowCount) : max(1, rowCount)
    return (max(0, height) / Double(rows) * pixels.scale + 1e-6).rounded(.down) / pixels.scale
  }
}
