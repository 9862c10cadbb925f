public import Geometry

/// The sizes of cells in a page of days, as a pure function of what is given: a width, and a rule for heights.
///
/// With `.wholePixels` columns have no space between them, differ by one pixel at most and fill the width exactly. With
/// `.spaced` all are equal, not rounded, with half a space at both edges.
public struct MonthSizing: Hashable, Sendable {
  /// How rows get their height.
  public enum RowRule: Hashable, Sendable {
    /// As high as a column is wide, left-over pixels not counted.
    case cellSide
    /// An equal part of a height, the more rows the lower.
    case share(of: Double)
    /// A sixth of a height, however many rows there are, so that cells are equally high in all months.
    case sixth(of: Double)
    /// This high.
    case fixed(Double)
  }

  /// How columns share the width.
  public enum Columns: Hashable, Sendable {
    /// On device pixels, without space between cells.
    case wholePixels
    /// Equal, with this space between cells in both directions.
    case spaced(Double)
  }

  /// The width to fill, in points.
  public let width: Double
  /// How many columns there are; none at all in a page without days.
  public let columnCount: Int
  /// The rule for heights.
  public let rows: RowRule
  /// The rule for widths.
  public let columns: Columns
  /// What `.wholePixels` and `.cellSide` round to.
  public let pixels: PixelGrid
  private let edges: [Double]

  /// A width that is not positive counts as 0, a negative count of columns as none.
  public init(
    width: Double, columnCount: Int = 7, rows: RowRule = .cellSide, columns: Columns = .wholePixels,
    pixels: PixelGrid = PixelGrid(scale: 1)
  ) {
    self.width = width.boundedLength
    self.columnCount = min(max(columnCount, 0), 366)
    self.rows = rows
    self.columns = columns
    self.pixels = pixels
    edges = MonthSizing.edges(self.width, self.columnCount, pixels)
  }

  /// The height of a header with title and weekdays.
  public static let headerHeight = 44.0

  /// The width rounded down to a multiple of the columns, divided by them, in whole pixels; 0 without columns (MB-11).
  public var cellSide: Double { MonthSizing.cellSide(width: width, columnCount: columnCount, pixels: pixels) }

  /// The side of a cell, as `cellSide`.
  package static func cellSide(width: Double, columnCount: Int, pixels: PixelGrid) -> Double {
    guard columnCount > 0, width > 0 else { return 0 }
    let whole = Int((min(width, 1e6) * pixels.scale + 1e-6).rounded(.down))
    return Double(whole / columnCount) / pixels.scale
  }

  /// The space between cells.
  public var spacing: Double {
    if case .spaced(let space) = columns { return space.boundedLength }
    return 0
  }

  /// The height of a cell in a page of some rows, the space around it taken off.
  public func cellHeight(rowCount: Int) -> Double {
    switch rows {
    case .cellSide: (cellSide - spacing).boundedLength
    case .share(let height): (height / Double(max(rowCount, 1)) - spacing).boundedLength
    case .sixth(let height): (height / 6 - spacing).boundedLength
    case .fixed(let height): height.boundedLength
    }
  }

  /// What a page wants to be: the whole width, a header, and its rows (MB-9, MB-10).
  public func size(rowCount: Int, headerHeight: Double = MonthSizing.headerHeight) -> Size {
    let rows = max(rowCount, 0)
    return Size(width: width, height: headerHeight + Double(rows) * (cellHeight(rowCount: rows) + spacing))
  }

  /// A cell, from the top left corner of the first row's room; of other columns that of the nearest.
  public func cellFrame(
    column: Int, row: Int, rowCount: Int, direction: LayoutDirection = .leftToRight
  ) -> Rect {
    let height = cellHeight(rowCount: rowCount)
    let y = Double(row) * (height + spacing) + spacing / 2
    guard columnCount > 0 else { return Rect(x: 0, y: y, width: 0, height: height) }
    let column = min(max(column, 0), columnCount - 1)
    let (left, right) = (edges[column], edges[column + 1])
    var frame = Rect(x: left, y: y, width: right - left, height: height)
    if case .spaced = columns {
      let pitch = width / Double(columnCount)
      frame = Rect(x: Double(column) * pitch + spacing / 2, y: y, width: max(pitch - spacing, 0), height: height)
    }
    return direction == .leftToRight ? frame : frame.mirrored(in: width)
  }

  /// The cell at a point; spaces belong half to each side, and outside the nearest cell is meant. `nil` without cells.
  /// The inverse of `cellFrame`.
  public func cell(
    at point: Point, rowCount: Int, direction: LayoutDirection = .leftToRight
  ) -> (column: Int, row: Int)? {
    guard columnCount > 0, rowCount > 0 else { return nil }
    let pitch = cellHeight(rowCount: rowCount) + spacing
    let row = pitch > 0 ? min(max(0, (point.y / pitch + 1e-9).rounded(.down)), Double(rowCount - 1)) : 0
    for column in 0..<columnCount {
      let cell = cellFrame(column: column, row: 0, rowCount: rowCount, direction: direction)
      let isBefore =
        direction == .leftToRight ? point.x < cell.maxX + spacing / 2 : point.x >= cell.minX - spacing / 2
      if isBefore { return (column, Int(row)) }
    }
    return (columnCount - 1, Int(row))
  }

  /// Edges of columns on pixels: every column has the side of a cell, and what is left over is spread, a pixel to a
  /// column. Seven columns get them where the first calendar kit put them, up to four; five and six go to the first
  /// ones in the middle, so that the sum is the width (MB-12).
  private static func edges(_ width: Double, _ count: Int, _ pixels: PixelGrid) -> [Double] {
    guard count > 0 else { return [0] }
    let whole = Int((width * pixels.scale + 1e-6).rounded(.down))
    let rest = whole % count
    var result = [0.0]
    var edge = 0
    for column in 0..<count {
      let isWider: Bool
      if count == 7 {
        isWider = wider[rest] >> UInt8(column) & 1 == 1
      } else {
        isWider = (column + 1) * rest / count > column * rest / count
      }
      edge += whole / count + (isWider ? 1 : 0)
      result.append(Double(edge) / pixels.scale)
    }
    return result
  }

  /// Bit n stands for column n.
  private static let wider: [UInt8] = [
    0, 0b000_0010, 0b000_0101, 0b010_1010, 0b101_0101, 0b011_1110, 0b011_1111,
  ]
}
