/// A half-open span of time for layout beside overlapping spans, in any unit.
public struct OverlapSpan: Hashable, Sendable {
  /// The first unit of the span.
  public var start: Int32
  /// The first unit after the span. Spans that end at or before their start are one unit long.
  public var end: Int32
  /// The order of spans with equal start and length; the smallest comes first. To make the result independent of the
  /// input order, give every event the same rank in every call, such as its index in a sorted list. Spans with equal
  /// ranks keep the input order.
  public var rank: Int32

  /// Creates the span `start..<end`.
  public init(start: Int32, end: Int32, rank: Int32 = 0) {
    // Nothing begins at the last unit, because it has no end.
    let start = min(start, .max - 1)
    self.start = start
    self.end = max(end, start + 1)
    self.rank = rank
  }
}
