import Basics
import CalendarSystems
import Geometry
import TimeZones

/// The layout of one day of a timeline.
struct DayColumn {
  private(set) var segments: [TimelineSegment] = []

  /// An event's part of the day.
  private struct Part {
    var index: Int
    var start: Int
    var end: Int
    /// Ticks of the drawn edges.
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
        // Downwards, and up where the day ends; what lies there then must not be covered.
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
    layOut(parts, OverlapColumns(times, strict: strict).boxes, spans, geometry, column)
  }

  private mutating func layOut(
    _ parts: [Part], _ boxes: [OverlapColumns.Box], _ spans: [TimelineSpan], _ geometry: TimelineGeometry,
    _ column: Int
  ) {
    let ruler = geometry.rulers[column]
    let (dayStart, dayEnd) = (geometry.axes[column].start, geometry.axes[column].end)
    segments.reserveCapacity(parts.count)
    for (position, part) in parts.enumerated() {
      guard ruler.isVisible(elapsed: part.start..<part.end) else { continue }
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
  /// The frame of a box between two ticks, with the gap to what lies below and behind taken off. Edges are rounded, not
  /// sizes, so that boxes that share an edge share no pixel.
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
