import Basics
import CalendarSystems

/// Assigns lanes week by week through a block, and remembers which spans continue.
struct LaneAssigner {
  private let count: Int
  private let span: (Int) -> LayoutSpan
  private let continuity: Int
  /// The first span that has not begun yet.
  private var next: Int
  /// The segments of the previous week whose spans continue, in lane order.
  private(set) var continuing: [LaneBlock.Segment]

  /// Creates an assigner.
  /// - Parameters:
  ///   - next: the first span that begins in the first week, or earlier if no week precedes it.
  ///   - former: the segments of the week before the first one.
  init(
    count: Int, span: @escaping (Int) -> LayoutSpan, continuity: Int, next: Int = 0,
    after former: [LaneBlock.Segment] = []
  ) {
    self.count = count
    self.span = span
    self.continuity = continuity
    self.next = next
    continuing = LaneAssigner.continuing(former)
  }

  /// Returns the segments of a week whose spans continue, by lane. Segments without a lane come last, in their previous
  /// order.
  static func continuing(_ segments: [LaneBlock.Segment]) -> [LaneBlock.Segment] {
    var keys: [SortKey] = []
    for (index, segment) in segments.enumerated() where !segment.endsHere {
      keys.append(SortKey(UInt64(UInt8(bitPattern: segment.lane)) << 32 | UInt64(segment.span), index))
    }
    SortKey.sort(&keys)
    return keys.map { segments[Int($0.index)] }
  }

  mutating func nextWeek(from first: DayNumber) -> [LaneBlock.Segment] {
    let last = first + 6
    var lanes = LaneSet()
    var result: [LaneBlock.Segment] = []
    for former in continuing {
      guard var segment = segment(Int(former.span), span(Int(former.span)), first, last) else { continue }
      segment.lane = lanes.take(
        from: segment.firstOffset, to: segment.lastOffset, preferring: former.lane, emptyAbove: continuity)
      result.append(segment)
    }
    while next < count {
      let span = span(next)
      if span.firstDay > last { break }
      if var segment = segment(next, span, first, last) {
        segment.lane = lanes.take(from: segment.firstOffset, to: segment.lastOffset)
        result.append(segment)
      }
      next += 1
    }
    continuing = LaneAssigner.continuing(result)
    return result
  }

  private func segment(
    _ index: Int, _ span: LayoutSpan, _ first: DayNumber, _ last: DayNumber
  ) -> LaneBlock.Segment? {
    guard span.lastDay >= first, span.firstDay <= last else { return nil }
    return LaneBlock.Segment(
      span: Int32(truncatingIfNeeded: index), firstOffset: Int8(max(0, span.firstDay - first)),
      lastOffset: Int8(min(6, span.lastDay - first)), lane: -1, startsHere: span.firstDay >= first,
      endsHere: span.lastDay <= last)
  }
}
