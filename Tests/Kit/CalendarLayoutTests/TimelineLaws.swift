import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing
import TimeZones

/// What holds for every timeline of random events, over weeks with and without clock changes.
struct TimelineLaws {
  private static func spans(_ geometry: TimelineGeometry, _ random: inout SeededGenerator) -> [TimelineSpan] {
    guard let first = geometry.axes.first, let last = geometry.axes.last else { return [] }
    let length = last.end - first.start
    return (0..<Int.random(in: 0...80, using: &random)).map { _ in
      let start = first.start + Int64.random(in: -40_000..<length, using: &random) / 300 * 300
      let lengths: [Int64] = [0, 300, 900, 3600, 3600, 7200, 20_000, 86_399, 86_400, 300_000]
      let end = start + lengths[Int.random(in: 0..<lengths.count, using: &random)]
      func day(_ instant: Instant) -> DayNumber { Timelines.paris.localDateTime(at: instant).day }
      return TimelineSpan(
        start: start, end: end, firstDay: day(start), lastDay: day(end > start ? end - 1 : end),
        isAllDay: Int.random(in: 0..<12, using: &random) == 0)
    }
  }

  private static func forTimelines(
    _ seed: UInt64, _ count: Int = 400,
    _ law: (TimelineGeometry, [TimelineSpan], inout SeededGenerator) throws -> String?
  ) throws -> String? {
    var random = SeededGenerator(seed: seed)
    for number in 0..<count {
      let start = ["2026-03-23", "2026-10-19", "2026-07-06"][number % 3]
      let days = [1, 3, 7, 14][Int.random(in: 0..<4, using: &random)]
      let geometry = try Timelines.geometry(
        start, offset: days == 1 ? 6 : 0, days: days, width: Double.random(in: 200...1200, using: &random),
        zoom: Double.random(in: 0.25...4, using: &random),
        hours: number % 4 == 0 ? VisibleHours([360..<720, 780..<1200]) : .all,
        pixels: PixelGrid(scale: [1, 1.5, 2][number % 3]))
      if let broken = try law(geometry, spans(geometry, &random), &random) {
        return "seed \(seed), \(number): \(broken)"
      }
    }
    return nil
  }

  @Test(
    "T1, T2: drawn events share no area and stay in their columns, short ones and those at clock changes included"
  )
  func disjoint() throws {
    let broken = try Self.forTimelines(301) { geometry, spans, random in
      let layout = TimelineLayout(spans: spans, geometry: geometry, strict: Bool.random(using: &random))
      let segments = layout.segments
      for (i, a) in segments.enumerated() {
        let column = geometry.columnFrame(a.column)
        if a.frame.minX < column.minX || a.frame.maxX > column.maxX { return "\(a) leaves \(column)" }
        if a.frame.minY < 0 || a.frame.maxY > column.maxY { return "\(a) leaves \(column)" }
        for b in segments[(i + 1)...] where b.frame.intersects(a.frame) { return "\(a) \(b)" }
        for b in layout.overflows where b.frame.intersects(a.frame) { return "\(a) \(b)" }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test(
    "every timed event has one segment, or is in one overflow, on each day that it touches and where its hours are shown"
  )
  func complete() throws {
    let broken = try Self.forTimelines(302) { geometry, spans, _ in
      let layout = TimelineLayout(spans: spans, geometry: geometry)
      for (column, axis) in geometry.axes.enumerated() {
        let expected = spans.indices.filter { index in
          let span = spans[index]
          return !span.belongsToLane && span.firstDay <= axis.day && span.lastDay >= axis.day
        }
        let folded = layout.overflows.filter { $0.column == column }.flatMap { $0.spans.map { Int($0) } }
        let found = layout.segments.filter { $0.column == column }.map { Int($0.span) } + folded
        let hidden = expected.filter { index in
          let start = max(0, Int(clamping: spans[index].start - axis.start))
          let end = min(axis.length, Int(clamping: spans[index].end - axis.start))
          return !found.contains(index) && !geometry.rulers[column].isVisible(elapsed: start..<max(start, end))
        }
        if (found + hidden).sorted() != expected { return "\(axis.day): \(found), \(hidden) instead of \(expected)" }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test("T7: right to left is the mirror image of the same boxes")
  func mirrored() throws {
    let broken = try Self.forTimelines(303) { geometry, spans, _ in
      let mirror = TimelineGeometry(
        axes: geometry.axes, viewport: geometry.viewport, zoom: geometry.zoom, hours: geometry.hours,
        direction: .rightToLeft, pixels: geometry.pixels)
      let width = geometry.pixels.snap(geometry.viewport.width)
      let left = TimelineLayout(spans: spans, geometry: geometry).segments
      let right = TimelineLayout(spans: spans, geometry: mirror).segments
      for (a, b) in zip(left, right) {
        let image = a.frame.mirrored(in: width)
        if a.box != b.box || abs(b.frame.minX - image.minX) > 1e-6 || b.frame.minY != image.minY
          || abs(b.frame.width - image.width) > 1e-6
        {
          return "\(a) \(b)"
        }
      }
      let images = TimelineLayout(spans: spans, geometry: geometry).overflows.map { $0.frame.mirrored(in: width) }
      for (a, b) in zip(images, TimelineLayout(spans: spans, geometry: mirror).overflows)
      where abs(a.minX - b.frame.minX) > 1e-6 || a.minY != b.frame.minY || a.height != b.frame.height {
        return "\(a) \(b)"
      }
      return left.count == right.count ? nil : "count"
    }
    #expect(broken == nil)
  }

  @Test("no event is narrower than the least width, unless two of that width have no room")
  func leastWidth() throws {
    let broken = try Self.forTimelines(305) { geometry, spans, _ in
      let layout = TimelineLayout(spans: spans, geometry: geometry)
      let least = geometry.metrics.minimumEventWidth - geometry.metrics.eventGap - 2
      for segment in layout.segments where geometry.columnFrame(segment.column).width >= 60 {
        if segment.frame.width < least { return "\(segment)" }
      }
      for overflow in layout.overflows where geometry.columnFrame(overflow.column).width >= 60 {
        if overflow.frame.width < least { return "\(overflow)" }
      }
      return nil
    }
    #expect(broken == nil)
  }

  @Test("T8: zoom and hidden hours change heights only, as long as no event is lower than the least height")
  func zoomKeepsColumns() throws {
    var metrics = TimelineMetrics()
    metrics.minimumEventHeight = 0
    let broken = try Self.forTimelines(304) { geometry, spans, random in
      func boxes(_ zoom: Double, _ hours: VisibleHours) -> [[Int]: OverlapColumns.Box] {
        let other = TimelineGeometry(
          axes: geometry.axes, viewport: geometry.viewport, zoom: zoom, hours: hours, direction: .leftToRight,
          metrics: metrics, pixels: geometry.pixels)
        var result: [[Int]: OverlapColumns.Box] = [:]
        for segment in TimelineLayout(spans: spans, geometry: other).segments {
          result[[Int(segment.span), segment.column]] = segment.box
        }
        return result
      }
      let all = boxes(1, .all)
      let some = boxes(Double.random(in: 0.25...4, using: &random), VisibleHours([300..<500, 600..<1000]))
      for (key, box) in some where all[key] != box { return "\(key)" }
      return nil
    }
    #expect(broken == nil)
  }
}
