import CalendarLayout
import CalendarSystems
import Geometry

/// Where years, their titles and months lie in the content of the year level: the layout of a year, on an endless axis.
///
/// Heights are measured from the beginning of the content.
struct YearPlaces {
  let geometry: YearGeometry
  /// The years that can be reached.
  let reachable: Range<Int>
  private(set) var axis: EndlessAxis

  /// - Parameters:
  ///   - viewport: the height of the view, in points.
  ///   - day: a day of the year that the axis lies around.
  init(_ geometry: YearGeometry, reachableDays days: ClosedRange<DayNumber>, viewport: Double, around day: DayNumber) {
    let years = geometry.years
    let reachable = years.year(of: days.lowerBound)..<years.year(of: days.upperBound) + 1
    self.geometry = geometry
    self.reachable = reachable
    axis = EndlessAxis(
      pitch: geometry.yearHeight, viewport: viewport, reachable: reachable, around: years.year(of: day))
  }

  /// Brings the origin to a year; what lies where then has to be asked anew.
  mutating func moveOrigin(to year: Int) {
    axis = EndlessAxis(pitch: axis.pitch, viewport: axis.viewport, reachable: axis.reachable, around: year)
  }

  // MARK: - Years

  func year(of day: DayNumber) -> Int { clamped(geometry.years.year(of: day)) }

  func clamped(_ year: Int) -> Int { min(max(year, reachable.lowerBound), reachable.upperBound - 1) }

  /// The years between two heights.
  func years(from: Double, to: Double) -> ClosedRange<Int> {
    let first = clamped(axis.position(at: from).unit)
    return first...max(first, clamped(axis.position(at: to).unit))
  }

  /// The first day of the year in the middle of a view that stands at an anchor.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    let middle = anchor.fraction * axis.pitch + axis.viewport / 2
    let presented = geometry.years.year(of: anchor.day) + Int((middle / axis.pitch).rounded(.down))
    return geometry.years.firstDay(ofYear: clamped(presented)) ?? anchor.day
  }

  // MARK: - Anchors

  func offset(of anchor: ScrollAnchor) -> Double {
    axis.offset(of: geometry.years.year(of: anchor.day)) + anchor.fraction * axis.pitch
  }

  func anchor(atOffset offset: Double) -> ScrollAnchor {
    // Pulled beyond its ends, the content stands at them.
    let place = axis.position(at: min(max(0, offset), axis.lastOffset))
    let day = geometry.years.firstDay(ofYear: clamped(place.unit))
    return ScrollAnchor(day: day ?? DayNumber(0), fraction: place.fraction)
  }

  // MARK: - Months and titles

  /// What is at a point; `nil` beyond the ends.
  func place(at point: Point) -> YearPlace? {
    let place = axis.position(at: point.y)
    guard reachable.contains(place.unit) else { return nil }
    return geometry.place(at: Point(x: point.x, y: place.fraction * axis.pitch), inYear: place.unit)
  }

  /// Of a month by its place in its year.
  func frame(ofMonth index: Int, inYear year: Int) -> Rect {
    geometry.monthFrame(index).offset(by: Point(x: 0, y: axis.offset(of: year)))
  }

  /// The same, at the edge of the content if the month lies beyond it.
  func nearestFrame(ofMonth index: Int, inYear year: Int) -> Rect {
    geometry.monthFrame(index).offset(by: Point(x: 0, y: min(max(0, axis.offset(of: year)), axis.length - axis.pitch)))
  }

  /// Of the month of a day.
  func monthFrame(of day: DayNumber) -> Rect? {
    let year = geometry.years.year(of: day)
    return month(of: day).map { frame(ofMonth: $0.index, inYear: year) }
  }

  /// The month of a day.
  func month(of day: DayNumber) -> MonthBlock? {
    geometry.years.months(ofYear: geometry.years.year(of: day)).first { $0.days.contains(day) }
  }

  /// Of the title that stands above the months of a year.
  func titleFrame(ofYear year: Int) -> Rect {
    geometry.yearTitleFrame.offset(by: Point(x: 0, y: axis.offset(of: year)))
  }

  /// The months of a year that touch a part of the content, with their frames.
  func eachMonth(ofYear year: Int, touching window: Rect, _ body: (MonthBlock, Rect) -> Void) {
    for month in geometry.years.months(ofYear: year) {
      let frame = frame(ofMonth: month.index, inYear: year)
      if frame.intersects(window) { body(month, frame) }
    }
  }

  /// The months that touch a part of the content.
  func months(touching window: Rect) -> [(year: Int, month: MonthBlock)] {
    var result: [(year: Int, month: MonthBlock)] = []
    for year in years(from: window.minY, to: window.maxY) {
      eachMonth(ofYear: year, touching: window) { month, _ in result.append((year, month)) }
    }
    return result
  }

  // MARK: - Pages

  /// In pages, where the content may rest: in the year at a height, and in its neighbours.
  func stops(around y: Double) -> [Double] {
    let year = axis.position(at: y).unit
    let stops = geometry.stops(viewportHeight: axis.viewport)
    return (year - 1...year + 2).flatMap { year in stops.map { axis.offset(of: year) + $0 } }
  }

  /// Of the places where the content may rest and a month is seen as a whole, the nearest; without one, the last above
  /// the month.
  func stop(showing month: Rect, near y: Double) -> Double {
    let stops = stops(around: month.minY)
    let whole = stops.filter { $0 <= month.minY + 0.01 && $0 + axis.viewport >= month.maxY - 0.01 }
    return whole.min { abs($0 - y) < abs($1 - y) } ?? stops.last { $0 <= month.minY + 0.01 } ?? y
  }

  /// Where a fling from a height leads: at most as far as the view is high. Without a fling, the nearest stop.
  ///
  /// - Parameter velocity: in points a second.
  func rest(from y: Double, velocity: Double) -> Double {
    let stops = stops(around: y)
    let nearest = stops.min { abs($0 - y) < abs($1 - y) }
    var wanted = nearest
    if velocity > YearPlaces.flingLimit {
      wanted = stops.last { $0 > y && $0 <= y + axis.viewport } ?? stops.first { $0 > y }
    } else if velocity < -YearPlaces.flingLimit {
      wanted = stops.first { $0 < y && $0 >= y - axis.viewport } ?? stops.last { $0 < y }
    }
    return wanted ?? nearest ?? y
  }

  /// In points a second; slower is no fling.
  private static let flingLimit = 200.0
}
