import Basics
import CalendarSystems
import Geometry
import TimeZones

/// The layout of one day of a timeline.
struct DayColumn {
  private(set) var segments: [TimelineSegment] = []
  private(set) var overflows: [TimelineOverflow] = []

  /// The part of an event on the day.
  private struct Part {
    var index: Int
    var start: Int
    var end: Int
    /// The drawn top edge, in ticks.
    var top: Int
    var bottom: Int
  }

  init(_ spans: [TimelineSpan], _ timed: [Int], _ geometry: TimelineGeometry, _ column: Int, _ strict: Bool) {
    let axis = geometry.axes[column]
    let ruler = geometry.rulers[column]
    guard !axis.isLeftOut else { return }
    let (dayStart, dayEnd) = (axis.start, axis.end)
    let least = min(
      Int((max(geometry.metrics.minimumEventHeight, 0) / geometry.scale).rounded(.up)), max(ruler.length, 1))
    var parts: [Part] = []
    var times: [OverlapSpan] = []
    for index in timed {
      let span = spans[index]
      guard span.start < dayEnd, span.end > dayStart || span.start >= dayStart else { continue }
      var part = Part(
        index: index, start: Int(max(span.start, dayStart) - dayStart), end: Int(min(span.end, dayEnd) - dayStart),
        top: 0,
        bottom: 0)
      part.top = ruler.position(ofElapsed: part.start)
      part.bottom = max(part.top, ruler.position(ofElapsed: part.end, edge: .end))
      var start = part.start
      var end = part.end
      if part.bottom - part.top < least {
        // Downward, or upward if the day ends; events there must not be covered.
        part.bottom = min(part.top + least, ruler.length)
        if part.bottom - part.top < least {
          part.top = part.bottom - least
          start = min(start, ruler.elapsed(atPosition: part.top))
        }
        end = max(end, ruler.elapsed(atOrAfterPosition: part.bottom))
      }
      parts.append(part)
      times.append(
        OverlapSpan(
          start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
          rank: Int32(truncatingIfNeeded: index)))
    }
    let columns = OverlapColumns(times, strict: strict, limit: geometry.columnLimit(column))
    let hidden = fold(parts, columns.overflows, geometry, column)
    layOut(parts, columns.boxes, hidden, spans, geometry, column)
  }

  /// Places the events that have no room. Returns for each part whether it is shown; empty if all have room.
  private mutating func fold(
    _ parts: [Part], _ crowds: [OverlapColumns.Overflow], _ geometry: TimelineGeometry, _ column: Int
  ) -> [Bool] {
    guard !crowds.isEmpty else { return [] }
    var hidden = [Bool](repeating: false, count: parts.count)
    let ruler = geometry.rulers[column]
    for crowd in crowds {
      var overflow = TimelineOverflow(spans: [], column: column, frame: .zero)
      var (top, bottom) = (Int.max, 0)
      for index in crowd.spans {
        let part = parts[Int(index)]
        hidden[Int(index)] = true
        guard ruler.isVisible(elapsed: part.start..<part.end) else { continue }
        overflow.spans.append(Int32(truncatingIfNeeded: part.index))
        top = min(top, part.top)
        bottom = max(bottom, part.bottom)
      }
      guard !overflow.spans.isEmpty else { continue }
      overflow.frame = geometry.frame(crowd.box, top: top, bottom: bottom, column: column)
      overflows.append(overflow)
    }
    return hidden
  }

  private mutating func layOut(
    _ parts: [Part], _ boxes: [OverlapColumns.Box], _ hidden: [Bool], _ spans: [TimelineSpan],
    _ geometry: TimelineGeometry, _ column: Int
  ) {
    let ruler = geometry.rulers[column]
    let (dayStart, dayEnd) = (geometry.axes[column].start, geometry.axes[column].end)
    if hidden.isEmpty { segments.reserveCapacity(parts.count) }
    for (position, part) in parts.enumerated() {
      guard hidden.isEmpty || !hidden[position], ruler.isVisible(elapsed: part.start..<part.end) else { continue }
      let span = spans[part.index]
      segments.append(
        TimelineSegment(
          span: Int32(truncatingIfNeeded: part.index), column: column, start: part.start, end: part.end,
          box: boxes[position],
          frame: geometry.frame(boxes[position], top: part.top, bottom: part.bottom, column: column),
          continuesBefore: span.start < dayStart || !ruler.isVisible(elapsed: part.start),
          continuesAfter: span.end > dayEnd || part.end > part.start && !ruler.isVisible(elapsed: part.end - 1)))
    }
    segments = SortKey.sorted(segments) { UInt64($0.start) << 32 | UInt64($0.box.leading) }
  }
}

extension TimelineGeometry {
  /// Returns the number of events that fit side by side in a column, including "+n"; at least 2.
  func columnLimit(_ column: Int) -> Int {
    guard metrics.minimumEventWidth > 0 else { return .max }
    let count = (edges[column + 1] - edges[column]) / metrics.minimumEventWidth
    // NaN is not greater.
    return count > 2 ? Int(min(count, 1_000_000)) : 2
  }

  /// Returns the frame of a box between two ticks, inset by the gap below and after it. Edges rather than sizes are
  /// rounded, so that boxes with a common edge share no pixel.
  func frame(_ box: OverlapColumns.Box, top: Int, bottom: Int, column: Int) -> Rect {
    let width = edges[column + 1] - edges[column]
    let full = Double(OverlapColumns.full)
    let leading = pixels.snap(width * Double(box.leading) / full)
    let trailing = pixels.snap(width * Double(box.trailing) / full)
    let whole = frame(column, leading: leading, trailing: trailing, top: top, bottom: bottom)
    let gap = metrics.eventGap
    let right = whole.width > 2 * gap ? gap : 0
    return whole.inset(
      by: Insets(bottom: whole.height > 2 * gap ? gap : 0, trailing: right), direction: direction)
  }
}
