/// The meaning of a wall-clock reading in a zone.
public enum LocalResolution: Hashable, Sendable {
  /// The zone shows the reading once.
  case unique(Instant)
  /// The zone shows the reading twice, because clocks were put back.
  case repeated(earlier: Instant, later: Instant)
  /// The zone never shows the reading, because clocks were put forward at `transition`. `movedForward` is the instant
  /// that the reading would have had with the offset before.
  case skipped(transition: Instant, movedForward: Instant)
}

/// The treatment of a wall-clock reading that a zone skips because clocks were put forward over it.
public enum GapPolicy: UInt8, Hashable, Sendable {
  /// Moves the reading forward by the length of the gap: 02:30 becomes 03:30. An event is never lost.
  case moveForward
  /// Returns no instant.
  case reject
}

/// The choice for a wall-clock reading that a zone shows twice because clocks were put back over it.
public enum OverlapPolicy: UInt8, Hashable, Sendable {
  /// The first of the two instants.
  case earlier
  /// The second of the two instants.
  case later
}
