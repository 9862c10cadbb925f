/// The choice between the two grid lines around a time.
public enum SnapRounding: UInt8, Hashable, Sendable {
  /// The earlier line, for the slot that was pointed at.
  case down
  /// The nearer line, or the later one if both are equally near, for an edge that is dragged.
  case nearest
}

extension DayAxis {
  /// Returns the elapsed second near `elapsed` at which clocks show a multiple of `step`.
  ///
  /// The grid is that of the wall clock, and starts again at each change: a drag by some rows moves the reading by as
  /// many rows, except across a change. Results stay in the day, 0...`length`.
  ///
  /// - Parameters:
  ///   - elapsed: the elapsed second to move.
  ///   - step: seconds, 1...86,400; other values become the nearest of them.
  ///   - rounding: which of the two lines around `elapsed` is taken.
  public func snapped(elapsed: Int, step: Int, _ rounding: SnapRounding) -> Int {
    let elapsed = min(max(elapsed, 0), length)
    guard let piece = piece(atElapsed: elapsed) else { return 0 }
    let step = min(max(step, 1), 86_400)
    let wall = piece.wallStart + elapsed - piece.start
    let remainder = ((wall % step) + step) % step
    let goesUp = rounding == .nearest && remainder > 0 && 2 * remainder >= step
    let result = elapsed - remainder + (goesUp ? step : 0)
    return min(max(result, piece.start), piece.end)
  }
}
