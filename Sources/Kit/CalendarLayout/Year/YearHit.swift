public import CalendarSystems
public import Geometry

/// The part of a year at a point.
public enum YearHit: Hashable, Sendable {
  /// The title of the year, or space without months.
  case year
  /// The title of a month, its weekday letters, or a part of its rows without a day.
  case month(MonthBlock)
  /// A day in its month.
  case day(DayNumber, in: MonthBlock)
}

extension YearGeometry {
  /// Returns the part at a point, measured from the top left corner of a year. Gaps belong to the nearest part before
  /// them. The inverse of all frames.
  public func hit(at point: Point, inYear year: Int) -> YearHit {
    // Sums of edges have rounding errors. A millionth of a point is not visible.
    let point = Point(x: point.x + 1e-6, y: point.y + 1e-6)
    let title = pixels.snap(metrics.yearTitleHeight)
    guard point.y >= title else { return .year }
    let months = years.months(ofYear: year)
    var row = monthRows(ofMonths: months.count) - 1
    while row > 0, point.y < y(ofMonthRow: row, monthCount: months.count) { row -= 1 }
    var column = 0
    for index in 1..<monthColumns + 1 where index < monthColumns {
      let frame = monthFrame(index)
      if direction == .leftToRight ? point.x >= frame.minX : point.x < frame.maxX { column = index }
    }
    let index = row * monthColumns + column
    guard months.indices.contains(index) else { return .year }
    let month = months[index]
    let frame = monthFrame(index, monthCount: months.count)
    let rows = frame.minY + weekdayFrame(index, column: 0).maxY - monthFrame(index).minY
    guard point.y >= rows, frame.contains(point) else { return .month(month) }
    let weekRow = Int((point.y - rows) / rowHeight)
    let offset = columns.dayOffsets[columns.column(atX: point.x - frame.minX)]
    let day = firstCell(of: month) + weekRow * 7 + offset
    return month.days.contains(day) ? .day(day, in: month) : .month(month)
  }
}
