import Geometry

/// The state machine of a tap, as a value.
struct TapMachine: Equatable {
  enum State: Equatable {
    case idle
    case pressed(at: Point)
  }

  /// The distance that a pointer may move during a tap, in points.
  static let slop = 10.0
  private(set) var state: State = .idle

  mutating func handle(_ event: PointerEvent) -> GestureRecognizer.Outcome {
    switch (event.phase, state) {
    case (.down, _):
      state = .pressed(at: event.location)
      return .possible
    case (.move, .pressed(let start)):
      guard TapMachine.isTap(from: start, to: event.location) else {
        state = .idle
        return .failed
      }
      return .possible
    case (.up, .pressed):
      state = .idle
      return .recognized
    case (.cancel, _), (.move, .idle), (.up, .idle):
      state = .idle
      return .failed
    }
  }

  /// Returns whether a press that moved from `start` to `location` is still a tap.
  static func isTap(from start: Point, to location: Point) -> Bool {
    let delta = location - start
    return delta.x * delta.x + delta.y * delta.y <= slop * slop
  }

  mutating func cancel() { state = .idle }
}
