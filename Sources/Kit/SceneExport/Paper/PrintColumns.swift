/// The division of a list into columns of equal height. Rows are never cut, and a heading stays with the row below it.
public enum PrintColumns {
  /// A row of a list, in points from the top of the list.
  public struct Row: Sendable {
    /// The top edge.
    public var top: Double
    /// The bottom edge.
    public var bottom: Double
    /// Whether a column must not end below this row.
    public var isHeading: Bool

    /// Creates a row.
    public init(top: Double, bottom: Double, isHeading: Bool) {
      self.top = top
      self.bottom = bottom
      self.isHeading = isHeading
    }
  }

  /// The rows of a column.
  public struct Column: Equatable, Sendable {
    /// The heading that is repeated at the top, if the column begins among the rows below it.
    public var heading: Int?
    /// The indices of the rows.
    public var rows: Range<Int>
  }

  /// Returns the columns. A row that is higher than a column has its own column.
  public static func divide(_ rows: [Row], height: Double) -> [Column] {
    var columns: [Column] = []
    var start = 0
    var heading: Int?
    while start < rows.count {
      let repeated = rows[start].isHeading ? nil : heading
      let room = height - (repeated.map { rows[$0].bottom - rows[$0].top } ?? 0)
      var end = start
      while end < rows.count, rows[end].bottom - rows[start].top <= room { end += 1 }
      if end < rows.count { while end > start, rows[end - 1].isHeading { end -= 1 } }
      if end == start { end += 1 }
      columns.append(Column(heading: repeated, rows: start..<end))
      if let last = (start..<end).last(where: { rows[$0].isHeading }) { heading = last }
      start = end
    }
    return columns
  }
}
