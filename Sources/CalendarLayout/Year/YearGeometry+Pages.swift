import Geometry

extension YearGeometry {
  /// Where views that move by pages may rest, from the top of a year, ascending: at the year where it fits into the
  /// view, else also at each row of its months.
  ///
  /// - Parameter viewportHeight: of the view, in points.
  public func stops(viewportHeight: Double) -> [Double] {
    guard yearHeight > viewportHeight else { return [0] }
    // The first row stands below the title, which belongs to it.
    return (0..<max(monthRows, 1)).map { row in row == 0 ? 0 : monthFrame(row * monthColumns).minY }
  }
}
