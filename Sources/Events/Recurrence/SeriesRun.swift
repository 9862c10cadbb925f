import CalendarSystems
import TimeZones

/// Instances between two changes of clocks: all is found from their starts by adding.
struct SeriesRun {
  /// The first start of which that is true.
  let low: Int64
  /// The first start behind.
  let high: Int64
  let event: EventID
  /// Seconds from the start that the rule gives to the instant, and to the reading in the display zone.
  let toInstant: Int64
  let toShown: Int64
  let length: Int64
  let isDay: Bool

  func contains(_ start: Int64) -> Bool { start >= low && start < high }

  /// Adds the instances of `starts[range]`, which are in order, that touch `days`.
  func append(
    _ starts: UnsafeBufferPointer<Int64>, _ range: Range<Int>, touching days: Range<DayNumber>,
    to result: inout [Occurrence]
  ) {
    // In order and of one length, only those at the ends do not touch.
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
    // Unsigned numbers divide faster; no day with a date is as early as this.
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
    return Occurrence(
      id: OccurrenceID(event: event, start: start), firstDay: DayNumber(firstDay), lastDay: DayNumber(lastDay),
      startSecond: second, endSecond: Int(truncatingIfNeeded: endSecond), start: Instant(seconds: instant),
      end: Instant(seconds: instant &+ length), isAllDay: isDay)
  }

  private static let epoch: Int64 = 86_400 << 32

  /// What an array takes over at once, without asking for its storage again and again.
  private struct Occurrences: Sequence, IteratorProtocol {
    let run: SeriesRun
    let starts: UnsafeBufferPointer<Int64>
    var place = 0

    init(run: SeriesRun, starts: UnsafeBufferPointer<Int64>) {
      self.run = run
      self.starts = starts
    }

    var underestimatedCount: Int { starts.count }

    @inline(__always)
    mutating func next() -> Occurrence? {
      guard place < starts.count else { return nil }
      defer { place &+= 1 }
      return run.occurrence(starts[place])
    }
  }
}
