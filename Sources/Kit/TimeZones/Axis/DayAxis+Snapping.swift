/// Which of the two grid lines around a time to use.
public enum SnapRounding: UInt8, Hashable, Sendable {
  /// The earlier line, for finding the slot under the pointer.
  case down
  /// The nearer line, or the later one if both are equally near, for dragging an edge.
  case nearest
}

extension DayAxis {
  /// Returns the elapsed second near `elapsed` at which clocks show a multiple of `step`.
  ///
  /// The grid follows the wall clock and restarts at each change, so a drag by some rows moves the reading by as many
  /// rows, except across a change. Results stay in the day, 0...`length`.
  ///
  /// - Parameters:
  ///   - elapsed: the elapsed second to move.
  ///   - step: the grid step in seconds, clamped to 1...86,400.
  ///   - rounding: which of the two lines around `elapsed` to use.
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
