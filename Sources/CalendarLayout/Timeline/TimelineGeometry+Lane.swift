public import Geometry

extension TimelineGeometry {
  /// The height of an all-day lane with some rows; without rows 0.
  public func laneHeight(rows: Int) -> Double {
    rows > 0 ? 2 * metrics.laneInset + Double(rows) * laneStep - metrics.laneGap : 0
  }

  /// How many rows an all-day lane of a height has room for.
  public func laneCapacity(height: Double) -> Int {
    let rows = (height - 2 * metrics.laneInset + metrics.laneGap) / laneStep
    return rows >= 1 ? Int(min(rows + 1e-9, Double(LaneBlock.laneLimit))) : 0
  }

  /// A bar of the all-day lane, from the top of the lane. Ends that continue reach the edge of the column, true ends
  /// keep a distance.
  public func laneFrame(_ bar: WeekRows.Bar) -> Rect {
    laneFrame(bar.firstColumn, bar.lastColumn, bar.row, bar.hasStart, bar.hasEnd)
  }

  /// A link of the all-day lane, from the top of the lane.
  public func laneFrame(_ link: WeekRows.Link, in lane: AllDayLane) -> Rect {
    laneFrame(link.column, link.column, lane.rowCount - 1, true, true)
  }

  /// The column and the row at a point of the all-day lane; outside the nearest ones, `nil` without columns. The
  /// inverse of both.
  public func lanePlace(at point: Point, rows: Int) -> (column: Int, row: Int)? {
    guard let column = column(atX: point.x) else { return nil }
    let row = ((point.y - metrics.laneInset) / laneStep).rounded(.down)
    return (column, row > 0 ? Int(min(row, Double(max(rows, 1) - 1))) : 0)
  }

  private var laneStep: Double { max(metrics.laneBarHeight + metrics.laneGap, pixels.hairline) }

  private func laneFrame(_ first: Int, _ last: Int, _ row: Int, _ hasStart: Bool, _ hasEnd: Bool) -> Rect {
    let area = span(first, last)
    return Rect(
      x: area.x, y: metrics.laneInset + Double(row) * laneStep, width: area.width, height: metrics.laneBarHeight
    ).inset(
      by: Insets(leading: hasStart ? metrics.laneInset : 0, trailing: hasEnd ? metrics.laneInset : 0),
      direction: direction)
  }
}
