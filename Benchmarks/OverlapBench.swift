import Almanac

/// Columns of one crowded day: the events of a whole department on one axis, and all of them at the same time.
enum OverlapBench {
  static func run(_ report: inout Report) {
    for count in [200, 2000, 10_000] {
      let spans = day(count)
      let time = Stopwatch.median(runs: 25, prepare: {}) { _ in _ = OverlapColumns(spans).boxes.count }
      report.add("overlap columns, \(count) events in one day", time, .microseconds, against: .sorting)
    }
    let crowd = [OverlapSpan](repeating: OverlapSpan(start: 0, end: 60), count: 2000)
    let time = Stopwatch.median(runs: 25, prepare: {}) { _ in _ = OverlapColumns(crowd).boxes.count }
    report.add("overlap columns, 2000 events at the same time", time, .microseconds, against: .sorting)
    let chain = (0..<10_000).map { OverlapSpan(start: Int32($0) * 10, end: Int32($0) * 10 + 15) }
    let strict = Stopwatch.median(runs: 9, prepare: {}) { _ in
      _ = OverlapColumns(chain, strict: true).boxes.count
    }
    report.add("overlap columns in strict order, a chain of 10,000", strict, .microseconds, against: .sorting)
    week(&report)
  }

  /// A week of events, cut at midnight, placed, and given frames.
  private static func week(_ report: inout Report) {
    let axes = (0..<7).map { DayAxis(day: DayNumber(20_240 + $0), in: .utc) }
    let geometry = TimelineGeometry(
      axes: axes, viewport: Size(width: 1200, height: 800), direction: .leftToRight, pixels: PixelGrid(scale: 2))
    let spans = axes.enumerated().flatMap { column, axis in
      day(1429).map { span in
        TimelineSpan(
          start: axis.start + Int64(span.start) * 60, end: axis.start + Int64(span.end) * 60, firstDay: axis.day,
          lastDay: axis.day, isAllDay: column == 9)
      }
    }
    let time = Stopwatch.median(runs: 25, prepare: {}) { _ in
      _ = TimelineLayout(spans: spans, geometry: geometry).segments.count
    }
    report.add("timeline of a week with \(spans.count) events", time, .microseconds, against: .sorting)
  }

  /// Starts on minutes, 15 to 240 minutes long; the same in every run.
  private static func day(_ count: Int) -> [OverlapSpan] {
    var state: UInt32 = 12_345
    func next(_ limit: UInt32) -> Int32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int32((state >> 8) % limit)
    }
    return (0..<count).map { rank in
      let start = next(1425)
      return OverlapSpan(start: start, end: min(1440, start + 15 + next(226)), rank: Int32(rank))
    }
  }
}
