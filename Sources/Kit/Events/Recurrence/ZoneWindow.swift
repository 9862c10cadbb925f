import Basics
import CalendarSystems
import TimeZones

/// The offsets of one zone around the expanded days, tabulated so that thousands of conversions need no search: queries
/// in order continue from the previous position. For other times, uses the rules of the zone. A class, so that passing
/// it copies nothing. Not thread-safe.
final class ZoneWindow {
  /// A range of seconds with one offset.
  struct Span {
    /// The first second, inclusive.
    var low: Int64
    /// The last second, exclusive.
    var high: Int64
    /// The seconds to add to UTC.
    var offset: Int64

    func contains(_ second: Int64) -> Bool { second >= low && second < high }
  }

  let rules: ZoneRules
  private let start: Int64
  private let end: Int64
  /// The instants at which the offsets begin; the first is the start of the table.
  private var starts: [Int64] = []
  private var offsets: [Int64] = []
  private var tableEnd: Int64 = 0
  /// The index of the offset that was found last.
  private var current = 0

  /// The range of instants that was searched for gaps, and the gaps, so that many series share one search.
  private var known: Range<Int64> = 0..<0
  private var knownGaps: [Range<Int64>] = []

  /// The length of the table in seconds, 50 years. Longer windows are tabulated piece by piece.
  private static let pieceLength: Int64 = 50 * 366 * 86_400
  /// The seconds of the years 0 to 9999, without the first and last week: the range in which the changes of final rules
  /// are listed.
  private static let listed: Range<Int64> = -719_520 * 86_400..<2_932_889 * 86_400
  /// The margin around a change, in seconds: offsets lie within 26 hours of UTC, and two may meet.
  private static let margin: Int64 = 2 * 93_600

  init(_ rules: ZoneRules, around days: Range<DayNumber>) {
    self.rules = rules
    start = max(Int64(days.lowerBound.rawValue - 8) * 86_400, Self.listed.lowerBound)
    end = max(min(Int64(days.upperBound.rawValue + 8) * 86_400, Self.listed.upperBound), start)
    load(from: start)
  }

  /// The length of the longest gap of the clocks, in seconds; 0 if they never go forward.
  private(set) lazy var longestGap: Int64 = {
    var longest: Int64 = 0
    var before = Int64(rules.initialType.offset)
    for change in rules.transitions {
      longest = max(longest, Int64(change.type.offset) - before)
      before = Int64(change.type.offset)
    }
    if let rule = rules.finalRule, let daylight = rule.daylight {
      longest = max(longest, abs(Int64(daylight.type.offset) - Int64(rule.standard.offset)))
    }
    return longest
  }()

  /// Returns the ranges of readings that the clocks skip and that reach into `low...high`, in order.
  func gaps(from low: Int64, to high: Int64) -> [Range<Int64>] {
    let first = max(low - Self.margin, Self.listed.lowerBound)
    let last = min(high, Self.listed.upperBound - Self.margin) + Self.margin
    guard longestGap > 0, first < last else { return [] }
    if first < known.lowerBound || last > known.upperBound {
      let range = known.isEmpty ? first..<last : min(first, known.lowerBound)..<max(last, known.upperBound)
      loadGaps(from: range)
    }
    var gaps: [Range<Int64>] = []
    for gap in knownGaps where gap.lowerBound <= high && gap.upperBound > low { gaps.append(gap) }
    return gaps
  }

  private func loadGaps(from range: Range<Int64>) {
    known = range
    knownGaps.removeAll(keepingCapacity: true)
    for change in rules.transitions(from: Instant(seconds: range.lowerBound), to: Instant(seconds: range.upperBound)) {
      let instant = change.instant.seconds
      let start = instant + Int64(rules.offset(at: change.instant - 1))
      let end = instant + Int64(change.type.offset)
      if start < end { knownGaps.append(start..<end) }
    }
  }

  // MARK: - Conversions

  /// Returns the instant of a reading. A reading in a gap moves forward; for a repeated reading, returns the earlier
  /// instant.
  func instant(of local: LocalDateTime) -> Instant {
    let reading = local.secondsAsUTC
    if let span = plainReadings(around: reading) { return Instant(seconds: reading - span.offset) }
    return rules.instant(of: local, gap: .moveForward, overlap: .earlier)
      ?? Instant(seconds: reading - Int64(rules.offset(at: Instant(seconds: reading))))
  }

  func startOfDay(_ day: DayNumber) -> Instant {
    let reading = Int64(day.rawValue) * 86_400
    if let span = plainReadings(around: reading) { return Instant(seconds: reading - span.offset) }
    return rules.startOfDay(day)
  }

  func localDateTime(at instant: Instant) -> LocalDateTime {
    guard let span = span(around: instant.seconds) else { return rules.localDateTime(at: instant) }
    return LocalDateTime(secondsAsUTC: instant.seconds + span.offset)
  }

  /// Returns whether the clocks never show the reading.
  func skips(_ reading: Int64) -> Bool {
    if plainReadings(around: reading) != nil { return false }
    if case .skipped = rules.resolve(LocalDateTime(secondsAsUTC: reading)) { return true }
    return false
  }

  // MARK: - Spans

  /// Returns the instants around this one with the same offset; `nil` outside of the window.
  func span(around instant: Int64) -> Span? {
    guard find(instant) else { return nil }
    return Span(
      low: starts[current], high: current + 1 < starts.count ? starts[current + 1] : tableEnd, offset: offsets[current])
  }

  /// Returns the readings around this one that each have exactly one instant, with their offset; `nil` if this reading
  /// may be skipped or ambiguous, or is outside of the window.
  func plainReadings(around reading: Int64) -> Span? {
    guard find(reading - offsets[current]) else { return nil }
    if let found = plainReadings(at: current), found.contains(reading) { return found }
    // After a change, the guess used the offset before it.
    for near in max(current - 1, 0)...min(current + 1, starts.count - 1) {
      if let found = plainReadings(at: near), found.contains(reading) {
        current = near
        return found
      }
    }
    return nil
  }

  private func plainReadings(at index: Int) -> Span? {
    let low = starts[index]
    let high = index + 1 < starts.count ? starts[index + 1] : tableEnd
    let offset = offsets[index]
    var span = Span(low: low + offset + Self.margin, high: high + offset - Self.margin, offset: offset)
    // If the adjacent offset is short, the one beyond it may reach here as well.
    if index > 0, low - starts[index - 1] > Self.margin { span.low = low + max(offset, offsets[index - 1]) }
    if index + 1 < starts.count {
      let next = index + 2 < starts.count ? starts[index + 2] : tableEnd
      if next - high > Self.margin { span.high = high + min(offset, offsets[index + 1]) }
    }
    return span.low < span.high ? span : nil
  }

  /// Sets `current` to the offset at `instant`. Returns `false` outside of the window.
  private func find(_ instant: Int64) -> Bool {
    guard instant >= start, instant < end else { return false }
    if instant < starts[0] || instant >= tableEnd { load(from: max(start, instant - 8 * 86_400)) }
    if instant >= starts[current] {
      if current + 1 == starts.count || instant < starts[current + 1] { return true }
      if current + 2 == starts.count || instant < starts[current + 2] {
        current += 1
        return true
      }
    }
    current = starts.partitioningIndex { $0 > instant } - 1
    return true
  }

  private func load(from first: Int64) {
    tableEnd = end - first > Self.pieceLength ? first + Self.pieceLength : end
    starts = [first]
    offsets = [Int64(rules.offset(at: Instant(seconds: first)))]
    current = 0
    for change in rules.transitions(from: Instant(seconds: first + 1), to: Instant(seconds: tableEnd))
    where Int64(change.type.offset) != offsets[offsets.count - 1] {
      starts.append(change.instant.seconds)
      offsets.append(Int64(change.type.offset))
    }
  }
}
