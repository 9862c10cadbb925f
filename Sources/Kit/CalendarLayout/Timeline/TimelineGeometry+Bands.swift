public import Geometry
public import TimeZones

extension TimelineGeometry {
  /// Returns the vertical position of an elapsed second of a day.
  package func y(ofElapsed elapsed: Int, column: Int) -> Double {
    y(atPosition: rulers[column].position(ofElapsed: elapsed))
  }

  /// Returns the vertical position of an elapsed second of a day, not rounded to pixels. Each second has its own
  /// position.
  package func exactY(ofElapsed elapsed: Int, column: Int) -> Double {
    Double(rulers[column].position(ofElapsed: elapsed)) * scale
  }

  /// Returns the elapsed second at a vertical position; the inverse of `exactY(ofElapsed:column:)`. For an hour that
  /// clocks skip, returns the second after it; outside the column, the nearest end.
  package func elapsed(atY y: Double, column: Int) -> Int {
    rulers[column].elapsed(atPosition: Int(bounded: (y / scale).rounded()))
  }

  /// Returns the column and vertical position of the now line; `nil` if the instant is on no shown day or in hidden
  /// hours.
  public func nowLine(at instant: Instant) -> (column: Int, y: Double)? {
    guard let column = axes.firstIndex(where: { $0.contains(instant) }) else { return nil }
    let elapsed = axes[column].elapsed(of: instant)
    return rulers[column].isVisible(elapsed: elapsed) ? (column, y(ofElapsed: elapsed, column: column)) : nil
  }

  /// Returns the parts of a column in which clocks show a minute of the range, for backgrounds such as business hours.
  /// There are none if the range is hidden or skipped, and several if clocks repeat it or hidden hours divide it.
  public func frames(ofMinutes minutes: Range<Int>, column: Int) -> [Rect] {
    let seconds = max(minutes.lowerBound, 0) * 60..<min(max(minutes.upperBound, 0), 1440) * 60
    guard !seconds.isEmpty else { return [] }
    return axes[column].ranges(ofWallSeconds: seconds).compactMap { frame(ofElapsed: $0, column: column) }
  }

  /// Returns the part of a column between two instants; `nil` if no part of it is shown.
  public func frame(from start: Instant, to end: Instant, column: Int) -> Rect? {
    let axis = axes[column]
    let from = axis.elapsed(of: start)
    return frame(ofElapsed: from..<max(from, axis.elapsed(of: end)), column: column)
  }

  /// Returns the part of a column between two elapsed seconds over its whole width; `nil` if no part of it is shown.
  public func frame(ofElapsed elapsed: Range<Int>, column: Int) -> Rect? {
    let ruler = rulers[column]
    guard !elapsed.isEmpty, ruler.isVisible(elapsed: elapsed) else { return nil }
    return band(
      ruler.position(ofElapsed: elapsed.lowerBound)..<ruler.position(ofElapsed: elapsed.upperBound, edge: .end),
      column)
  }

  /// Returns the bands of a column without time, to be hatched: skipped hours, and all of a skipped day. They exist
  /// only with the wall-clock rule; by elapsed time, they have no height.
  public func skippedFrames(column: Int) -> [Rect] { rulers[column].skippedBands.map { band($0, column) } }

  private func band(_ ticks: Range<Int>, _ column: Int) -> Rect {
    let width = edges[column + 1] - edges[column]
    return frame(column, leading: 0, trailing: width, top: ticks.lowerBound, bottom: ticks.upperBound)
  }
}
