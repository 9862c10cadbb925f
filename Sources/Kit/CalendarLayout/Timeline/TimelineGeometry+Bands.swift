public import Geometry
public import TimeZones

extension TimelineGeometry {
  /// Returns the height of an elapsed second of a day.
  package func y(ofElapsed elapsed: Int, column: Int) -> Double {
    y(atPosition: rulers[column].position(ofElapsed: elapsed))
  }

  /// Returns the height of an elapsed second of a day, not on a pixel. Each second has its own.
  package func exactY(ofElapsed elapsed: Int, column: Int) -> Double {
    Double(rulers[column].position(ofElapsed: elapsed)) * scale
  }

  /// Returns the elapsed second at a height, the inverse of `exactY(ofElapsed:column:)`: the second after an hour that
  /// clocks skip, and the nearest end outside of the column.
  package func elapsed(atY y: Double, column: Int) -> Int {
    rulers[column].elapsed(atPosition: Int(bounded: (y / scale).rounded()))
  }

  /// Returns the column and height of the now line, or `nil` if the instant lies on no shown day or in hidden hours.
  public func nowLine(at instant: Instant) -> (column: Int, y: Double)? {
    guard let column = axes.firstIndex(where: { $0.contains(instant) }) else { return nil }
    let elapsed = axes[column].elapsed(of: instant)
    return rulers[column].isVisible(elapsed: elapsed) ? (column, y(ofElapsed: elapsed, column: column)) : nil
  }

  /// Returns the parts of a column in which clocks show a minute of the range, for backgrounds such as business hours:
  /// none where it is hidden or skipped, several where clocks repeat it or hidden hours cut it.
  public func frames(ofMinutes minutes: Range<Int>, column: Int) -> [Rect] {
    let seconds = max(minutes.lowerBound, 0) * 60..<min(max(minutes.upperBound, 0), 1440) * 60
    guard !seconds.isEmpty else { return [] }
    return axes[column].ranges(ofWallSeconds: seconds).compactMap { frame(ofElapsed: $0, column: column) }
  }

  /// Returns the part of a column between two instants, or `nil` if nothing of it is shown.
  public func frame(from start: Instant, to end: Instant, column: Int) -> Rect? {
    let axis = axes[column]
    let from = axis.elapsed(of: start)
    return frame(ofElapsed: from..<max(from, axis.elapsed(of: end)), column: column)
  }

  /// Returns the part of a column between two elapsed seconds over its whole width, or `nil` if nothing of it is shown.
  public func frame(ofElapsed elapsed: Range<Int>, column: Int) -> Rect? {
    let ruler = rulers[column]
    guard !elapsed.isEmpty, ruler.isVisible(elapsed: elapsed) else { return nil }
    return band(
      ruler.position(ofElapsed: elapsed.lowerBound)..<ruler.position(ofElapsed: elapsed.upperBound, edge: .end),
      column)
  }

  /// Returns the bands of a column without time, to be hatched: skipped hours, and the whole of a left-out day.
  /// Only by the wall clock; by elapsed time they have no height.
  public func skippedFrames(column: Int) -> [Rect] { rulers[column].skippedBands.map { band($0, column) } }

  private func band(_ ticks: Range<Int>, _ column: Int) -> Rect {
    let width = edges[column + 1] - edges[column]
    return frame(column, leading: 0, trailing: width, top: ticks.lowerBound, bottom: ticks.upperBound)
  }
}
