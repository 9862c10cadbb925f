/// Which of two grid lines a time between them goes to.
public enum SnapRounding: UInt8, Hashable, Sendable {
  /// The earlier one: for the slot that was pointed at.
  case down
  /// The nearer one, the later if equally near: for an edge that is dragged.
  case nearest
}

extension DayAxis {
  /// The elapsed second at which clocks show a multiple of `step`, near `elapsed`.
  ///
  /// The grid is that of the wall clock, and starts anew where clocks change: a drag by some rows moves the reading by
  /// as many rows, except over a change. Results stay in the day, 0...`length`.
  ///
  /// - Parameter step: seconds, 1...86,400; other values become the nearest of them.
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
