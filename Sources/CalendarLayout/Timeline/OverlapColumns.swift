import Basics
import CalendarSystems

/// The layout of overlapping spans side by side in a column: nothing that meets shares area, and no room is left that a
/// box could take.
///
/// A *cluster* is a maximal chain of spans that meet. Every span takes the lowest free column of its cluster; then its
/// left edge is pushed by what lies before it, its width follows from the longest chain still to come, and it is at
/// last widened up to the next neighbour. Edges are whole fractions of `full`, and neighbours share them exactly, so
/// that rounding edges to pixels keeps everything apart. O(n log n), without recursion. `OverlapLaws` in the tests
/// lists what holds of every result.
public struct OverlapColumns: Equatable, Sendable {
  /// The width of a column; edges lie in 0...`full`.
  public static let full: Int32 = 1 << 24

  /// The edges of one span.
  public struct Box: Hashable, Sendable {
    /// The leading edge, 0..<`full`.
    public var leading: Int32
    /// The trailing edge, greater than `leading`.
    public var trailing: Int32
    /// The index of the column in its cluster.
    public var column: Int32
    /// The number of its cluster, in order of time from 0.
    public var cluster: Int32
  }

  /// The boxes of the spans, in the order of the input.
  public internal(set) var boxes: [Box]
  /// The number of columns of each cluster: without `strict`, the greatest number of its spans at one moment.
  public internal(set) var columnCounts: [Int32]

  /// Lays out spans in the order of start, longer first, rank.
  ///
  /// - Parameter strict: spans never lie before an earlier one that they meet (T10), at the price of narrower boxes and
  ///   more columns.
  public init(_ spans: [OverlapSpan], strict: Bool = false) {
    boxes = []
    columnCounts = []
    guard !spans.isEmpty else { return }
    let order = OverlapColumns.order(spans)
    boxes = [Box](repeating: Box(leading: 0, trailing: OverlapColumns.full, column: 0, cluster: 0), count: spans.count)
    assign(spans, order, strict)
    // A cluster of one fills the width already.
    if columnCounts.contains(where: { $0 > 1 }) { spread(spans, order) }
  }

  /// The indices of the spans by start, longer first, rank, index.
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

  /// Clusters and columns.
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
