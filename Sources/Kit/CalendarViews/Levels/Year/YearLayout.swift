import CalendarLayout
import CalendarSystems
import Geometry

/// The frames of years, titles, and months in the content of the year level, which places the layout of a year on an
/// endless axis.
///
/// Vertical positions are measured from the top of the content.
struct YearLayout {
  let geometry: YearGeometry
  /// The reachable years.
  let reachable: Range<Int>
  private let axis: EndlessAxis

  init(_ geometry: YearGeometry, reachable: Range<Int>, axis: EndlessAxis) {
    self.geometry = geometry
    self.reachable = reachable
    self.axis = axis
  }

  // MARK: - Years

  func year(of day: DayNumber) -> Int { clamped(geometry.years.year(of: day)) }

  /// Returns the year itself, or the nearest reachable one.
  func clamped(_ year: Int) -> Int { min(max(year, reachable.lowerBound), reachable.upperBound - 1) }

  /// Returns the first day of a year, or of the nearest reachable one.
  func firstDay(ofYear year: Int) -> DayNumber? { geometry.years.firstDay(ofYear: clamped(year)) }

  /// Returns the years between two vertical positions.
  func years(from: Double, to: Double) -> ClosedRange<Int> {
    let first = clamped(axis.position(at: from).unit)
    return first...max(first, clamped(axis.position(at: to).unit))
  }

  /// The distance from the top of the view to the year that is presented: half of the view or, for parts of years, of
  /// which several may be in view, half of the first one.
  var middle: Double { (geometry.years.parts.monthCount == nil ? axis.viewport : min(axis.viewport, axis.pitch)) / 2 }

  /// Returns the first day of the year that is presented at an anchor.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    let middle = anchor.fraction * axis.pitch + middle
    let presented = geometry.years.year(of: anchor.day) + Int((middle / axis.pitch).rounded(.down))
    return firstDay(ofYear: presented) ?? anchor.day
  }

  // MARK: - Months and titles

  /// Returns the part of a year at a point; `nil` beyond the ends.
  func hit(at point: Point) -> YearHit? {
    let (year, fraction) = axis.position(at: point.y)
    guard reachable.contains(year) else { return nil }
    return geometry.hit(at: Point(x: point.x, y: fraction * axis.pitch), inYear: year)
  }

  /// Returns the frame of the month at an index of its year.
  func frame(ofMonth index: Int, inYear year: Int) -> Rect {
    geometry.monthFrame(index, monthCount: geometry.years.monthCount(ofYear: year))
      .offset(by: Point(x: 0, y: axis.offset(of: year)))
  }

  /// Returns the frame of a month, moved to the edge of the content if it lies beyond it.
  func nearestFrame(ofMonth index: Int, inYear year: Int) -> Rect {
    var frame = frame(ofMonth: index, inYear: year)
    frame.origin.y = max(0, min(frame.minY, axis.length - frame.height))
    return frame
  }

  /// Returns the frame of a day's month.
  func monthFrame(of day: DayNumber) -> Rect? {
    let year = geometry.years.year(of: day)
    return month(of: day).map { frame(ofMonth: $0.index, inYear: year) }
  }

  /// Returns the frame of a day in its month.
  func dayFrame(of day: DayNumber) -> Rect? {
    guard let month = month(of: day), let frame = geometry.dayFrame(day, in: month),
      let block = monthFrame(of: day)
    else { return nil }
    return frame.offset(by: block.origin - geometry.monthFrame(month.index).origin)
  }

  /// Returns the month of a day.
  func month(of day: DayNumber) -> MonthBlock? {
    geometry.years.months(ofYear: geometry.years.year(of: day)).first { $0.days.contains(day) }
  }

  /// Returns the frame of the title above the months of a year.
  func titleFrame(ofYear year: Int) -> Rect {
    geometry.yearTitleFrame.offset(by: Point(x: 0, y: axis.offset(of: year)))
  }

  /// Calls a closure for each month of a year that touches a part of the content, with its frame. Unreachable months
  /// beyond the ends of the content are omitted, because hosts would scroll to them.
  func eachMonth(ofYear year: Int, touching window: Rect, _ body: (MonthBlock, Rect) -> Void) {
    let months = geometry.years.months(ofYear: year)
    let top = Point(x: 0, y: axis.offset(of: year))
    for month in months {
      let frame = geometry.monthFrame(month.index, monthCount: months.count).offset(by: top)
      if frame.intersects(window), frame.maxY > 0, frame.minY < axis.length { body(month, frame) }
    }
  }

  /// Returns the months that touch a part of the content.
  func months(touching window: Rect) -> [(year: Int, month: MonthBlock)] {
    var result: [(year: Int, month: MonthBlock)] = []
    for year in years(from: window.minY, to: window.maxY) {
      eachMonth(ofYear: year, touching: window) { month, _ in result.append((year, month)) }
    }
    return result
  }

  // MARK: - Pages

  /// Returns the positions at which the content may come to rest with paging, in the year at a position and its
  /// neighbors.
  func stops(around y: Double) -> [Double] {
    let year = axis.position(at: y).unit
    return (year - 1...year + 2).flatMap { year in
      geometry.stops(viewportHeight: axis.viewport, monthCount: geometry.years.monthCount(ofYear: year))
        .map { axis.offset(of: year) + $0 }
    }
  }

  /// Returns the positions at which the content may come to rest with a month completely in view.
  func stops(showing month: Rect) -> [Double] {
    stops(around: month.minY).filter { $0 <= month.minY + 0.01 && $0 + axis.viewport >= month.maxY - 0.01 }
  }

  /// Returns the nearest position at which the content may come to rest with a month completely in view. If there is
  /// none, returns the last one above the month.
  func stop(showing month: Rect, near y: Double) -> Double {
    stops(showing: month).min { abs($0 - y) < abs($1 - y) }
      ?? stops(around: month.minY).last { $0 <= month.minY + 0.01 } ?? y
  }

  /// Returns the nearest position at which a row of months is at the top of the view, a month is completely in view,
  /// and its year is in the middle; `nil` if there is none.
  func wholeRows(showing month: Rect, ofYear year: Int, near y: Double) -> Double? {
    let first = axis.offset(of: year) - middle
    return stops(showing: month).filter { $0 >= first && $0 < first + axis.pitch }.min { abs($0 - y) < abs($1 - y) }
  }

  /// Returns the position at which a fling ends, at most one view height away. Without a fling, returns the nearest
  /// stop.
  ///
  /// - Parameter velocity: the speed, in points per second.
  func stop(from y: Double, velocity: Double) -> Double {
    let stops = stops(around: y)
    let nearest = stops.min { abs($0 - y) < abs($1 - y) }
    var wanted = nearest
    if velocity > YearLayout.flingLimit {
      wanted = stops.last { $0 > y && $0 <= y + axis.viewport } ?? stops.first { $0 > y }
    } else if velocity < -YearLayout.flingLimit {
      wanted = stops.first { $0 < y && $0 >= y - axis.viewport } ?? stops.last { $0 < y }
    }
    return wanted ?? nearest ?? y
  }

  /// The speed, in points per second, above which a release is a fling.
  private static let flingLimit = 200.0
}
