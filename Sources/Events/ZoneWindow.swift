import CalendarSystems
import TimeZones

/// The offsets of one zone around the days that are being expanded, so that thousands of conversions there need no
/// search; what lies outside is left to the rules. Immutable; a class, so that handing it around copies nothing.
final class ZoneWindow {
  let rules: ZoneRules
  private let start: Int64
  private let end: Int64
  private let firstOffset: Int64
  private let changes: [(instant: Int64, offset: Int64)]

  init(_ rules: ZoneRules, around days: Range<DayNumber>) {
    self.rules = rules
    start = Int64(days.lowerBound.rawValue - 4) * 86_400
    end = Int64(days.upperBound.rawValue + 4) * 86_400
    firstOffset = Int64(rules.offset(at: Instant(seconds: start)))
    // In a long window the search of the rules is as good as one in a copy of them.
    let isShort = days.upperBound - days.lowerBound < 400
    changes =
      isShort
      ? rules.transitions(from: Instant(seconds: start), to: Instant(seconds: end))
        .map { ($0.instant.seconds, Int64($0.type.offset)) } : [(.min, 0)]
  }

  /// The offset at `instant`, if that lies inside.
  private func knownOffset(at instant: Int64) -> (offset: Int64, index: Int)? {
    guard instant >= start, instant < end else { return nil }
    var index = 0
    var offset = firstOffset
    while index < changes.count, changes[index].instant <= instant {
      if changes[index].instant == .min { return nil }
      offset = changes[index].offset
      index += 1
    }
    return (offset, index)
  }

  /// Gaps are passed forward, of two readings the earlier is taken.
  func instant(of local: LocalDateTime) -> Instant {
    if let instant = unambiguousInstant(of: local) { return instant }
    let reading = local.secondsAsUTC
    return rules.instant(of: local, gap: .moveForward, overlap: .earlier)
      ?? Instant(seconds: reading - Int64(rules.offset(at: Instant(seconds: reading))))
  }

  func startOfDay(_ day: DayNumber) -> Instant {
    unambiguousInstant(of: LocalDateTime(day: day, secondOfDay: 0)) ?? rules.startOfDay(day)
  }

  private func unambiguousInstant(of local: LocalDateTime) -> Instant? {
    // Offsets lie within 26 hours on both sides: without a change there, the reading means one instant.
    let reading = local.secondsAsUTC
    guard let before = knownOffset(at: reading - 93_600), let after = knownOffset(at: reading + 93_600),
      before.index == after.index
    else { return nil }
    return Instant(seconds: reading - before.offset)
  }

  func localDateTime(at instant: Instant) -> LocalDateTime {
    guard let known = knownOffset(at: instant.seconds) else { return rules.localDateTime(at: instant) }
    return LocalDateTime(secondsAsUTC: instant.seconds + known.offset)
  }
}

/// The windows of all zones met during one expansion, found by name.
struct ZoneWindows {
  let display: ZoneWindow
  let utc: ZoneWindow
  private let days: Range<DayNumber>
  private let zones: any ZoneProvider
  private var known: [(name: String, window: ZoneWindow)] = []
  private var last = 0

  init(display: ZoneRules, zones: any ZoneProvider, around days: Range<DayNumber>) {
    self.display = ZoneWindow(display, around: days)
    utc = ZoneWindow(.utc, around: days)
    self.days = days
    self.zones = zones
  }

  /// The zone that `time` was written in. A floating time and a zone nobody knows are read in the display zone.
  mutating func zone(of time: EventTime) -> ZoneWindow {
    switch time {
    case .day, .floating: return display
    case .utc: return utc
    case .zoned(_, let name):
      if last < known.count, known[last].name.hasSameBytes(as: name) { return known[last].window }
      for index in known.indices where known[index].name.hasSameBytes(as: name) {
        last = index
        return known[index].window
      }
      let window = zones.rules(for: name).map { ZoneWindow($0, around: days) } ?? display
      last = known.count
      known.append((name, window))
      return window
    }
  }

  /// When clocks in the zone of `time` show it; the start of the day in the display zone for a day.
  mutating func instant(of time: EventTime) -> Instant {
    switch time {
    case .day: return display.startOfDay(time.writtenDay)
    case .utc(let instant): return instant
    case .floating, .zoned: return zone(of: time).instant(of: time.writtenReading)
    }
  }
}
