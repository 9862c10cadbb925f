import Basics
import CalendarSystems

/// Walks the weeks of a block in order and remembers which spans go on.
struct LaneAssigner {
  private let spans: [LayoutSpan]
  private let continuity: Int
  /// The first span that has not begun yet.
  private var next = 0
  /// Segments of the week before whose spans go on, in the order of their lanes.
  private var continuing: [LaneBlock.Segment] = []

  init(spans: [LayoutSpan], continuity: Int) {
    self.spans = spans
    self.continuity = continuity
  }

  mutating func nextWeek(from first: DayNumber) -> [LaneBlock.Segment] {
    let last = first + 6
    var lanes = LaneSet()
    var result: [LaneBlock.Segment] = []
    for former in continuing {
      guard var segment = segment(of: Int(former.span), first, last) else { continue }
      segment.lane = lanes.take(
        from: segment.firstOffset, to: segment.lastOffset, preferring: former.lane, emptyAbove: continuity)
      result.append(segment)
    }
    while next < spans.count, spans[next].firstDay <= last {
      if var segment = segment(of: next, first, last) {
        segment.lane = lanes.take(from: segment.firstOffset, to: segment.lastOffset)
        result.append(segment)
      }
      next += 1
    }
    // By lane; what found no lane comes last, in the order it had.
    continuing = SortKey.sorted(result.filter { !$0.endsHere }) {
      UInt64(UInt8(bitPattern: $0.lane)) << 32 | UInt64($0.span)
    }
    return result
  }

  private func segment(of index: Int, _ first: DayNumber, _ last: DayNumber) -> LaneBlock.Segment? {
    let span = spans[index]
    guard span.lastDay >= first, span.firstDay <= last else { return nil }
    return LaneBlock.Segment(
      span: Int32(truncatingIfNeeded: index), firstOffset: Int8(max(0, span.firstDay - first)),
      lastOffset: Int8(min(6, span.lastDay - first)), lane: -1, startsHere: span.firstDay >= first,
      endsHere: span.lastDay <= last)
  }
}
