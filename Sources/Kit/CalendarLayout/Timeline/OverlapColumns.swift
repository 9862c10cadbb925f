import Basics
import CalendarSystems

/// The layout of overlapping spans side by side in a column: overlapping spans share no area, and no space is left that
/// a box could take.
///
/// A *cluster* is a maximal chain of overlapping spans. Every span takes the lowest free column of its cluster. Then
/// its left edge is pushed by the spans before it, its width follows from the longest remaining chain, and finally it
/// is extended up to the next neighbor. Edges are integer fractions of `full`, and neighbors share them exactly, so
/// that rounding edges to pixels keeps everything apart. O(n log n), without recursion. `OverlapLaws` in the tests
/// lists the invariants of every result.
///
/// If there are more columns than a limit, the last one contains an `Overflow` for each group of spans that found no
/// room, and no box is narrower than the limit's part of the width.
public struct OverlapColumns: Equatable, Sendable {
  /// The width of a column. Edges lie in 0...`full`.
  public static let full: Int32 = 1 << 24

  /// The edges of one span.
  public struct Box: Hashable, Sendable {
    /// The leading edge, 0..<`full`.
    public var leading: Int32
    /// The trailing edge, greater than `leading`.
    public var trailing: Int32
    /// The index of the column in its cluster.
    public var column: Int32
    /// The index of its cluster in order of time, starting at 0.
    package var cluster: Int32
  }

  /// Spans without room that overlap, directly or through others.
  public struct Overflow: Hashable, Sendable {
    /// The indices of the spans in layout order; at least 2.
    public var spans: [Int32]
    /// The box in their place, from the first start to the last end.
    public var box: Box
  }

  /// The boxes of the spans, in input order. A span without room has the box of its overflow.
  public internal(set) var boxes: [Box]
  /// The number of columns of each cluster: the largest number of simultaneous spans, unless `strict` is `true` or
  /// there is a limit.
  package internal(set) var columnCounts: [Int32]
  /// The groups of spans without room, in order of time.
  public internal(set) var overflows: [Overflow] = []

  /// Lays out spans, ordered by start, then longer spans first, then by rank.
  ///
  /// - Parameters:
  ///   - strict: whether a span never lies before an earlier one that it overlaps (T10). The boxes are then narrower,
  ///     and there are more columns.
  ///   - limit: the maximum number of columns, including the overflow column; at least 2.
  public init(_ spans: [OverlapSpan], strict: Bool = false, limit: Int = .max) {
    boxes = []
    columnCounts = []
    guard !spans.isEmpty else { return }
    let order = OverlapColumns.order(spans)
    boxes = [Box](repeating: Box(leading: 0, trailing: OverlapColumns.full, column: 0, cluster: 0), count: spans.count)
    assign(spans, order, strict)
    let limit = Int32(clamping: max(limit, 2))
    if columnCounts.contains(where: { $0 > limit }) {
      fold(spans, order, limit)
    } else if columnCounts.contains(where: { $0 > 1 }) {
      // A cluster of one already fills the width.
      spread(spans, order)
    }
  }

  /// Returns the indices of the spans, ordered by start, longer first, rank, and index.
  private static func order(_ spans: [OverlapSpan]) -> [SortKey] {
    var keys: [SortKey] = []
    keys.reserveCapacity(spans.count)
    for (index, span) in spans.enumerated() {
      let start = UInt64(UInt32(bitPattern: span.start ^ .min))
      let length = UInt32(truncatingIfNeeded: Int64(span.end) - Int64(span.start))
      keys.append(SortKey(start << 32 | UInt64(~length), index))
    }
    SortKey.sort(&keys) { a, b in
      let first = spans[Int(a)].rank
      let second = spans[Int(b)].rank
      return first == second ? a < b : first < second
    }
    return keys
  }

  /// Assigns clusters and columns.
  private mutating func assign(_ spans: [OverlapSpan], _ order: [SortKey], _ strict: Bool) {
    var free = FreeColumns()
    var clusterEnd = spans[Int(order[0].index)].start
    for key in order {
      let span = spans[Int(key.index)]
      if span.start >= clusterEnd {
        if !columnCounts.isEmpty { free = FreeColumns() }
        columnCounts.append(0)
      }
      clusterEnd = max(clusterEnd, span.end)
      free.release(upTo: span.start, strict)
      let column = strict ? free.takeLast(until: span.end) : free.takeLowest(until: span.end)
      let cluster = columnCounts.count - 1
      columnCounts[cluster] = max(columnCounts[cluster], column + 1)
      boxes[Int(key.index)].column = column
      boxes[Int(key.index)].cluster = Int32(truncatingIfNeeded: cluster)
    }
  }
}
