/// A half-open span of time to be laid out beside those it meets, in units of the caller's.
public struct OverlapSpan: Hashable, Sendable {
  /// The first unit that belongs to it.
  public var start: Int32
  /// The first unit that does not. Spans that end at or before their start count as one unit long.
  public var end: Int32
  /// The order of spans of equal start and length: the smaller goes first. Give every event the same number in every
  /// call, as its place in a sorted list, and the result does not depend on the order of the input. Equal ranks are
  /// taken in the order given.
  public var rank: Int32

  /// Creates the span `start..<end`.
  public init(start: Int32, end: Int32, rank: Int32 = 0) {
    // Nothing begins at the last unit, which has no end.
    let start = min(start, .max - 1)
    self.start = start
    self.end = max(end, start + 1)
    self.rank = rank
  }
}
