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
