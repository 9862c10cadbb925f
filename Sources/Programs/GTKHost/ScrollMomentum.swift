import Almanac

/// The velocity at which fingers on a trackpad moved content last.
struct ScrollMomentum {
  /// The time in seconds that is looked back at; fingers that rested for longer fling nothing.
  static let span = 0.1
  private var moves: [(time: Double, delta: Point)] = []

  /// Takes a distance that content was moved by, in points.
  mutating func add(_ delta: Point, at time: Double) {
    moves.removeAll { time - $0.time > ScrollMomentum.span }
    moves.append((time, delta))
  }

  /// Returns the velocity in points a second when the fingers leave, and forgets the motion; `nil` if it had ended.
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
