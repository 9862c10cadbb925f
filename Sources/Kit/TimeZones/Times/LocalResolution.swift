/// The meaning of a wall-clock reading in a zone.
public enum LocalResolution: Hashable, Sendable {
  /// The zone shows the reading once.
  case unique(Instant)
  /// The zone shows the reading twice, because clocks go back.
  case repeated(earlier: Instant, later: Instant)
  /// The zone never shows the reading, because clocks go forward at `transition`. `movedForward` is the instant of the
  /// reading with the previous offset.
  case skipped(transition: Instant, movedForward: Instant)
}

/// How to treat a wall-clock reading that a zone skips because clocks go forward.
public enum GapPolicy: UInt8, Hashable, Sendable {
  /// The reading moves forward by the length of the gap: 02:30 becomes 03:30. No event is lost.
  case moveForward
  /// There is no instant.
  case reject
}

/// Which instant to use for a wall-clock reading that a zone shows twice because clocks go back.
public enum OverlapPolicy: UInt8, Hashable, Sendable {
  /// The first of the two instants.
  case earlier
  /// The second of the two instants.
  case later
}
