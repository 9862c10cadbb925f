public import CalendarSystems
public import Geometry
public import TimeZones

/// A time that a point of the grid stands for.
public struct TimelineLocation: Hashable, Sendable {
  /// The column of the day, from 0.
  public var column: Int
  /// The day of the column.
  public var day: DayNumber
  /// Seconds since the day began, 0...the day's length.
  public var elapsed: Int
  /// The same on the UTC line.
  public var instant: Instant
  /// What clocks show then, in seconds since midnight of `day`.
  public var wallSecond: Int
}

extension TimelineGeometry {
  /// The time at a point of the grid; outside the nearest one, in a skipped hour its end. `nil` without columns.
  ///
  /// The inverse of `y(ofElapsed:column:)`: exact to the pixel without a step, exact for times on the grid with one.
  ///
  /// - Parameters:
  ///   - point: from the left edge of the view and the first shown minute.
  ///   - step: of the grid of the wall clock that the time is moved to, in seconds; `nil` for none.
  ///   - rounding: which line of that grid.
  public func location(at point: Point, step: Int? = nil, _ rounding: SnapRounding = .down) -> TimelineLocation? {
    column(atX: point.x).map { location(column: $0, y: point.y, step: step, rounding) }
  }

  /// The time at a height of a column, as `location(at:step:_:)`.
  public func location(
    column: Int, y: Double, step: Int? = nil, _ rounding: SnapRounding = .down
  ) -> TimelineLocation {
    let axis = axes[column]
    let ruler = rulers[column]
    // Half a pixel on, because edges were rounded by as much; then every pixel belongs to the line above it.
    let ticks = ticks(atY: y + pixels.hairline / 2)
    let position = ticks > 0 ? Int(min(ticks, Double(ruler.length))) : 0
    var elapsed = ruler.elapsed(atPosition: position)
    if let step { elapsed = axis.snapped(elapsed: elapsed, step: step, rounding) }
    return TimelineLocation(
      column: column, day: axis.day, elapsed: elapsed, instant: axis.instant(atElapsed: elapsed),
      wallSecond: axis.wallSecond(atElapsed: elapsed))
  }
}
