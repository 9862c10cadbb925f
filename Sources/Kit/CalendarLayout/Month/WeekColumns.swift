public import CalendarSystems
public import Geometry

/// The columns of a week's days across a width. Columns have equal sizes in whole pixels, hidden weekdays are omitted,
/// and there is room for the week number before them. In right-to-left layouts, they are mirrored.
public struct WeekColumns: Equatable, Sendable {
  /// The shown days as offsets from the first day of the week, in ascending order.
  public let dayOffsets: [Int]
  /// The layout direction, which determines the side of the first column.
  public let direction: LayoutDirection
  /// The total width of all columns and the gutter, in whole pixels.
  public let width: Double
  /// The width of the space at the leading side that no day uses, in whole pixels.
  public let gutter: Double
  /// The distances of the edges from the leading edge; one more than there are columns.
  private let edges: [Double]
  /// The column of each of the seven offsets; -1 if hidden.
  private let columnOfOffset: [Int]

  /// Creates the columns across a width.
  ///
  /// - Parameters:
  ///   - hidden: the weekdays to hide. Hiding all seven shows all.
  ///   - width: the total width, limited to a million. Negative numbers and NaN count as 0.
  ///   - gutter: the space before the first column, at most half of the width.
  public init(
    width: Double, grid: WeekGrid, hidden: [Weekday] = [], gutter: Double = 0, direction: LayoutDirection,
    pixels: PixelGrid
  ) {
    let shown = (0..<7).filter { !hidden.contains(grid.firstWeekday.advanced(by: $0)) }
    let offsets = shown.isEmpty ? Array(0..<7) : shown
    dayOffsets = offsets
    self.direction = direction
    let width = width.boundedLength
    self.width = pixels.snap(width)
    self.gutter = pixels.snap(min(gutter.boundedLength, width / 2))
    var edges = pixels.edges(dividing: width - self.gutter, into: offsets.count)
    for index in edges.indices { edges[index] += self.gutter }
    self.edges = edges
    columnOfOffset = (0..<7).map { offset in offsets.firstIndex(of: offset) ?? -1 }
  }

  /// Returns the height of square cells, in points: the width rounded down to a multiple of the column count, divided
  /// by that count, in whole pixels.
  package func cellSide(_ pixels: PixelGrid) -> Double {
    let room = width - gutter
    guard room > 0 else { return 0 }
    return Double(Int((min(room, 1e6) * pixels.scale + 1e-6).rounded(.down)) / count) / pixels.scale
  }

  /// The number of shown days.
  public var count: Int { dayOffsets.count }

  /// Returns the column of the day `offset` days after the first; `nil` if it is hidden.
  public func column(ofOffset offset: Int) -> Int? {
    guard 0..<7 ~= offset else { return nil }
    let column = columnOfOffset[offset]
    return column < 0 ? nil : column
  }

  /// Returns the left edge and the width of columns `first...last`, counted from the leading edge. Other columns are
  /// replaced by the nearest ones.
  public func span(_ first: Int, _ last: Int) -> (x: Double, width: Double) {
    let last = min(max(last, 0), count - 1)
    let first = min(max(first, 0), last)
    let width = edges[last + 1] - edges[first]
    return direction == .leftToRight ? (edges[first], width) : (self.width - edges[last + 1], width)
  }

  /// The left edge and the width of the space before the first column.
  package var gutterSpan: (x: Double, width: Double) { (direction == .leftToRight ? 0 : width - gutter, gutter) }

  /// Returns the column at a distance from the left edge; outside, the first or last column.
  public func column(atX x: Double) -> Int {
    // Left edges belong to their columns and right edges do not, so this is the exact inverse of `span`.
    for column in 0..<count {
      if direction == .leftToRight ? x < edges[column + 1] : x >= width - edges[column + 1] { return column }
    }
    return count - 1
  }
}
