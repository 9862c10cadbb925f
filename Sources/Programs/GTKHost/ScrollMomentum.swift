import Almanac

/// Measures the final velocity of a trackpad scroll.
struct ScrollMomentum {
  /// The time span that is evaluated, in seconds; if the fingers rested for longer, there is no fling.
  static let span = 0.1
  private var moves: [(time: Double, delta: Point)] = []

  /// Adds a distance that the content moved, in points.
  mutating func add(_ delta: Point, at time: Double) {
    moves.removeAll { time - $0.time > ScrollMomentum.span }
    moves.append((time, delta))
  }

  /// Returns the velocity in points per second when the fingers lift, and resets; `nil` if the motion had ended.
  mutating func end(at time: Double) -> Point? {
    let recent = moves.filter { time - $0.time <= ScrollMomentum.span }
    moves = []
    // The first distance was covered before its event.
    guard let first = recent.first, recent.count > 2, let last = recent.last, last.time > first.time else { return nil }
    let sum = recent.dropFirst().reduce(Point.zero) { $0 + $1.delta }
    let seconds = last.time - first.time
    return Point(x: sum.x / seconds, y: sum.y / seconds)
  }
}
