public import CalendarSystems
public import Geometry

/// The columns of the days of a week across a width: columns of equal size on whole pixels, hidden weekdays left out,
/// room for the number of the week before them, mirrored where reading begins at the right.
public struct WeekColumns: Equatable, Sendable {
  /// The shown days as offsets from the first day of the week, ascending.
  public let dayOffsets: [Int]
  /// The side at which the first column lies.
  public let direction: LayoutDirection
  /// The width of all columns together with the gutter, on whole pixels.
  public let width: Double
  /// The width of the room at the leading side that no day uses, on whole pixels.
  public let gutter: Double
  /// The distances of edges from the leading edge, one more than columns.
  private let edges: [Double]
  /// The column of each of the seven offsets, -1 if hidden.
  private let columnOfOffset: [Int]

  /// Creates the columns across a width.
  ///
  /// - Parameters:
  ///   - hidden: weekdays not shown; hiding all seven shows all.
  ///   - width: what is negative or no number counts as 0; no more than a million.
  ///   - gutter: room before the first column, at most half of the width.
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

  /// The height of square cells, in points: the width rounded down to a multiple of the columns, divided by them, on
  /// whole pixels.
  package func cellSide(_ pixels: PixelGrid) -> Double {
    let room = width - gutter
    guard room > 0 else { return 0 }
    return Double(Int((min(room, 1e6) * pixels.scale + 1e-6).rounded(.down)) / count) / pixels.scale
  }

  /// The number of shown days.
  public var count: Int { dayOffsets.count }

  /// Returns the column of the day `offset` days after the first, or `nil` if it is hidden.
  public func column(ofOffset offset: Int) -> Int? {
    guard 0..<7 ~= offset else { return nil }
    let column = columnOfOffset[offset]
    return column < 0 ? nil : column
  }

  /// Returns the left edge and the width of columns `first...last`, counted from the leading edge; of others the
  /// nearest.
  public func span(_ first: Int, _ last: Int) -> (x: Double, width: Double) {
    let last = min(max(last, 0), count - 1)
    let first = min(max(first, 0), last)
    let width = edges[last + 1] - edges[first]
    return direction == .leftToRight ? (edges[first], width) : (self.width - edges[last + 1], width)
  }

  /// The left edge and the width of the room before the first column.
  public var gutterSpan: (x: Double, width: Double) { (direction == .leftToRight ? 0 : width - gutter, gutter) }

  /// Returns the column at a distance from the left edge; the first or last one outside.
  public func column(atX x: Double) -> Int {
    // Left edges belong to their columns and right edges do not, so that this is the exact inverse of `span`.
    for column in 0..<count {
      if direction == .leftToRight ? x < edges[column + 1] : x >= width - edges[column + 1] { return column }
    }
    return count - 1
  }
}
