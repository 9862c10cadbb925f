import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The positions of columns: of days or, with resources, of each resource on a day.
extension TimelineCanvas {
  /// Returns the column at a distance, and the fraction of it before that point.
  func column(at distance: Double) -> (column: Int, fraction: Double) {
    let (unit, fraction) = axis.position(at: distance)
    guard let columns = plan?.columns, columns.unitLength > 1 else { return (unit, fraction) }
    let places = fraction * Double(columns.unitLength)
    let nearest = places.rounded()
    let whole = abs(places - nearest) < 1e-6 ? nearest : places.rounded(.down)
    return (unit * columns.unitLength + Int(whole), max(0, places - whole))
  }

  /// Returns the columns that touch the viewport at a distance.
  func columns(at distance: Double) -> Range<Int> {
    guard let plan, plan.columns.unitLength > 1 else { return axis.units(from: distance) }
    let (unit, fraction) = axis.position(at: distance)
    let places = fraction * Double(plan.columns.unitLength)
    let first = Int((places + 0.001).rounded(.down))
    let end = Int((places + Double(plan.columnCount) - 0.001).rounded(.up))
    let start = unit * plan.columns.unitLength
    return start + first..<start + max(end, first + 1)
  }

  /// The columns that exist; `nil` if there is no end.
  var reachableColumns: Range<Int>? {
    guard let units = axis.reachable, let length = plan?.columns.unitLength else { return axis.reachable }
    return units.lowerBound * length..<units.upperBound * length
  }

  /// Returns the distance of the start of a column.
  func offset(ofColumn column: Int) -> Double {
    guard let plan else { return 0 }
    return axis.offset(of: plan.columns.unit(of: column)) + Double(plan.columns.place(of: column)) * plan.pitch
  }

  /// Returns the left edge of a column in the content.
  func x(ofColumn column: Int) -> Double {
    guard let plan else { return 0 }
    // A focused day that is too far away to lie in the content is placed at the edge. It must exist, because the Tab
    // key moves to it.
    let offset = min(max(0, offset(ofColumn: column)), axis.length - plan.pitch)
    return isRightToLeft ? axis.length - offset - plan.pitch : plan.gutterWidth + offset
  }

  /// Returns a column in the viewport's coordinates, visible or not, including the header.
  func frame(ofColumn column: Int) -> Rect {
    let rect = Rect(
      x: (plan?.gutterWidth ?? 0) + offset(ofColumn: column) - distance, y: 0, width: plan?.pitch ?? 0,
      height: frame.height)
    return isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// Moves as little as possible to bring a column completely into view.
  func reveal(column: Int) {
    guard let plan, context != nil else { return }
    let (start, rest) = (offset(ofColumn: column), restingDistance)
    let end = rest + plan.pitch * Double(plan.columnCount - 1)
    if start < rest - 0.01 {
      animate(to: start)
    } else if start > end + 0.01 {
      animate(to: start - plan.pitch * Double(plan.columnCount - 1))
    }
  }

  /// Returns the part of some columns that is in view, in the coordinates of the content; a part as wide as a column at
  /// their end if they are out of view.
  func pinnedFrame(ofColumns columns: Range<Int>, y: Double, height: Double) -> Rect {
    guard let plan else { return .zero }
    let (a, b) = (x(ofColumn: columns.lowerBound), x(ofColumn: columns.upperBound - 1))
    let (first, end) = (min(a, b), max(a, b) + plan.pitch)
    let left = contentOffset.x + (isRightToLeft ? 0 : plan.gutterWidth)
    let right = left + plan.pitch * Double(plan.columnCount)
    let start = min(max(first, left), end - plan.pitch)
    return Rect(x: start, y: y, width: max(min(end, right), start + plan.pitch) - start, height: height)
  }

  /// Returns the column at a point of the viewport, or `nil` in the gutter.
  func column(at point: Point) -> Int? {
    guard let plan else { return nil }
    let leading = (isRightToLeft ? frame.width - point.x : point.x) - plan.gutterWidth
    return leading >= 0 ? column(at: distance + leading).column : nil
  }

  /// Returns the day at a point of the viewport, or `nil` in the gutter.
  func day(at point: Point) -> DayNumber? { column(at: point).flatMap { plan?.columns.day(of: $0) } }

  /// Returns the column that stands for a day: its first column in view or, if there is none, its first one.
  func column(of day: DayNumber) -> Int {
    guard let columns = plan?.columns else { return day.rawValue }
    let first = columns.column(of: day)
    guard columns.unitLength > 1 else { return first }
    return self.columns(at: distance).first { columns.day(of: $0) == day } ?? first
  }
}
