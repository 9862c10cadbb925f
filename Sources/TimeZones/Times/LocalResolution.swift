/// What a wall-clock reading means in a zone.
public enum LocalResolution: Hashable, Sendable {
  /// The zone shows the reading once.
  case unique(Instant)
  /// The zone shows it twice, because clocks were put back.
  case repeated(earlier: Instant, later: Instant)
  /// The zone never shows it, because clocks were put forward at `transition`; `movedForward` is the instant that the
  /// reading would have had with the offset before.
  case skipped(transition: Instant, movedForward: Instant)
}

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
