/// What to do with a wall-clock reading that a zone skips (the clock was put forward over it).
public enum GapPolicy: UInt8, Hashable, Sendable {
  /// Moved forward by the length of the gap: 02:30 becomes 03:30. An event is never lost.
  case moveForward
  /// There is no such instant.
  case reject
}

/// What to do with a wall-clock reading that a zone shows twice (the clock was put back over it).
public enum OverlapPolicy: UInt8, Hashable, Sendable {
  case earlier
  case later
}
