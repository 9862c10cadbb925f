import Basics
import CalendarSystems
import TimeZones

/// The offsets of one zone around the days that are being expanded, so that thousands of conversions there need no
/// search: what is asked in order is answered from the place of the question before. What lies outside is left to the
/// rules. A class, so that handing it around copies nothing; not for use by several threads.
final class ZoneWindow {
  /// A stretch of time with one offset.
  struct Span {
    /// Inclusive.
    var low: Int64
    /// Exclusive.
    var high: Int64
    /// Seconds to add to UTC.
    var offset: Int64

    func contains(_ second: Int64) -> Bool { second >= low && second < high }
  }

  let rules: ZoneRules
  private let start: Int64
  private let end: Int64
  /// Offsets hold from these instants on; the first is where the table begins.
  private var starts: [Int64] = []
  private var offsets: [Int64] = []
  private var tableEnd: Int64 = 0
  private var place = 0

  /// Windows of more seconds than this are tabulated piece by piece: 50 years.
  private static let pieceLength: Int64 = 50 * 366 * 86_400
  /// Of final rules, only changes of the years 0 to 9999 are listed; those of the first and last week are left out.
  private static let listed: Range<Int64> = -719_520 * 86_400..<2_932_889 * 86_400
  /// Offsets lie within 26 hours on both sides; twice that, as two may meet.
  private static let margin: Int64 = 2 * 93_600

  init(_ rules: ZoneRules, around days: Range<DayNumber>) {
    self.rules = rules
    start = max(Int64(days.lowerBound.rawValue - 8) * 86_400, Self.listed.lowerBound)
    end = max(min(Int64(days.upperBound.rawValue + 8) * 86_400, Self.listed.upperBound), start)
    load(from: start)
  }

  /// Whether the clocks are ever put forward.
  var hasGaps: Bool { rules.finalRule?.daylight != nil || !rules.transitions.isEmpty }

  // MARK: - Conversions

  /// Gaps are passed forward, of two readings the earlier is taken.
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

  /// Whether clocks never show the reading.
  func skips(_ reading: Int64) -> Bool {
    if plainReadings(around: reading) != nil { return false }
    if case .skipped = rules.resolve(LocalDateTime(secondsAsUTC: reading)) { return true }
    return false
  }

  // MARK: - Spans

  /// The instants around this one that have its offset; `nil` outside of the window.
  func span(around instant: Int64) -> Span? {
    guard find(instant) else { return nil }
    return Span(
      low: starts[place], high: place + 1 < starts.count ? starts[place + 1] : tableEnd, offset: offsets[place])
  }

  /// The readings around this one that mean one instant each, with its offset; `nil` if it may be none of them.
  func plainReadings(around reading: Int64) -> Span? {
    guard find(reading - offsets[place]) else { return nil }
    if let found = plainReadings(at: place), found.contains(reading) { return found }
    // Behind a change, the guess was made with the offset before.
    for near in max(place - 1, 0)...min(place + 1, starts.count - 1) {
      if let found = plainReadings(at: near), found.contains(reading) {
        place = near
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
    // A short neighbour may let the one behind it reach here as well.
    if index > 0, low - starts[index - 1] > Self.margin { span.low = low + max(offset, offsets[index - 1]) }
    if index + 1 < starts.count {
      let next = index + 2 < starts.count ? starts[index + 2] : tableEnd
      if next - high > Self.margin { span.high = high + min(offset, offsets[index + 1]) }
    }
    return span.low < span.high ? span : nil
  }

  /// Sets `place` to the offset at `instant`; `false` outside of the window.
  private func find(_ instant: Int64) -> Bool {
    guard instant >= start, instant < end else { return false }
    if instant < starts[0] || instant >= tableEnd { load(from: max(start, instant - 8 * 86_400)) }
    if instant >= starts[place] {
      if place + 1 == starts.count || instant < starts[place + 1] { return true }
      if place + 2 == starts.count || instant < starts[place + 2] {
        place += 1
        return true
      }
    }
    place = starts.partitioningIndex { $0 > instant } - 1
    return true
  }

  private func load(from first: Int64) {
    tableEnd = end - first > Self.pieceLength ? first + Self.pieceLength : end
    starts = [first]
    offsets = [Int64(rules.offset(at: Instant(seconds: first)))]
    place = 0
    for change in rules.transitions(from: Instant(seconds: first + 1), to: Instant(seconds: tableEnd))
    where Int64(change.type.offset) != offsets[offsets.count - 1] {
      starts.append(change.instant.seconds)
      offsets.append(Int64(change.type.offset))
    }
  }
}
