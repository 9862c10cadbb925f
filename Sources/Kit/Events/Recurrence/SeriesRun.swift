import CalendarSystems
import TimeZones

/// The occurrences between two clock changes, computed from their starts by addition.
struct SeriesRun {
  /// The first start of the run.
  let low: Int64
  /// The first start after the run.
  let high: Int64
  let event: EventID
  let order: TitleOrder
  /// The number of seconds from the start that the rule yields to the instant, and `toShown`, to the reading in the
  /// display zone.
  let toInstant: Int64
  let toShown: Int64
  let length: Int64
  let isDay: Bool

  func contains(_ start: Int64) -> Bool { start >= low && start < high }

  /// Appends the occurrences of `starts[range]`, which are in order, that touch `days`.
  func append(
    _ starts: UnsafeBufferPointer<Int64>, _ range: Range<Int>, touching days: Range<DayNumber>,
    to result: inout [Occurrence]
  ) {
    // Sorted and of equal length, so only the first and last ones can be outside.
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, !occurrence(starts[low]).touches(days) { low += 1 }
    while low < high, !occurrence(starts[high - 1]).touches(days) { high -= 1 }
    guard low < high else { return }
    let occurrences = Occurrences(run: self, starts: UnsafeBufferPointer(rebasing: starts[low..<high]))
    result.append(contentsOf: occurrences)
  }

  @inline(__always)
  func occurrence(_ start: Int64) -> Occurrence {
    let shown = start &+ toShown
    // Unsigned division is faster; no day with a date is before the epoch.
    let shifted = UInt64(bitPattern: shown &+ Self.epoch)
    let day = shifted / 86_400
    let second = Int(truncatingIfNeeded: shifted &- day &* 86_400)
    let firstDay = Int(truncatingIfNeeded: Int64(bitPattern: day) &- Self.epoch / 86_400)
    let instant = start &+ toInstant
    var endSecond = Int64(second) &+ length
    var lastDay = firstDay
    if endSecond > 86_400 {
      let more = (endSecond &- 1) / 86_400
      lastDay = lastDay &+ Int(truncatingIfNeeded: more)
      endSecond = endSecond &- more &* 86_400
    }
    var occurrence = Occurrence(
      id: OccurrenceID(event: event, start: start), firstDay: DayNumber(firstDay), lastDay: DayNumber(lastDay),
      startSecond: second, endSecond: Int(truncatingIfNeeded: endSecond), start: Instant(seconds: instant),
      end: Instant(seconds: instant &+ length), isAllDay: isDay)
    occurrence.order = order
    return occurrence
  }

  private static let epoch: Int64 = 86_400 << 32

  /// A sequence that is appended to an array in one step, without checking the capacity for each element.
  private struct Occurrences: Sequence, IteratorProtocol {
    let run: SeriesRun
    let starts: UnsafeBufferPointer<Int64>
    var index = 0

    init(run: SeriesRun, starts: UnsafeBufferPointer<Int64>) {
      self.run = run
      self.starts = starts
    }

    var underestimatedCount: Int { starts.count }

    @inline(__always)
    mutating func next() -> Occurrence? {
      guard index < starts.count else { return nil }
      defer { index &+= 1 }
      return run.occurrence(starts[index])
    }
  }
}
