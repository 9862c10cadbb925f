import Basics
import CalendarSystems
import TimeZones

/// The excluded starts of a series: its exceptions, and the occurrences that overrides replace.
struct SeriesExceptions {
  /// The excluded starts on the clocks of the series, sorted.
  private var readings: [Int64] = []
  /// The completely excluded days, sorted.
  private var days: [Int64] = []

  /// Creates the set of excluded starts.
  /// - Parameter series: the start of the series; its kind and zone determine how the other times are compared.
  init(_ times: [EventTime], replaced: [EventTime], series: EventTime, zones: inout ZoneWindows) {
    for time in times { add(time, series: series, zones: &zones) }
    for time in replaced { add(time, series: series, zones: &zones) }
    SortKey.sort(&readings)
    SortKey.sort(&days)
  }

  /// Returns whether the start is excluded, either as the rule yields it or as it is displayed after a gap.
  func contains(_ second: Int64, of series: EventTime, in zone: ZoneWindow) -> Bool {
    if readings.isEmpty && days.isEmpty { return false }
    let start = LocalDateTime(secondsAsUTC: second)
    if Self.contains(second, in: readings) || Self.contains(Int64(start.day.rawValue), in: days) { return true }
    guard !series.isDay, !readings.isEmpty, zone.skips(second) else { return false }
    return Self.contains(zone.localDateTime(at: zone.instant(of: start)).secondsAsUTC, in: readings)
  }

  private mutating func add(_ time: EventTime, series: EventTime, zones: inout ZoneWindows) {
    if time.isDay || series.isDay {
      days.append(Int64(Self.reading(of: time, inZoneOf: series, zones: &zones).day.rawValue))
    } else {
      readings.append(Self.reading(of: time, inZoneOf: series, zones: &zones).secondsAsUTC)
    }
  }

  /// Returns the reading of `time` on the clocks of `series`. For days and readings without a zone, this is the written
  /// reading, so that a series has the same occurrences wherever it is displayed.
  static func reading(
    of time: EventTime, inZoneOf series: EventTime, zones: inout ZoneWindows
  ) -> LocalDateTime {
    switch (time, series) {
    case (_, .day): return LocalDateTime(day: time.dayBesideDays, secondOfDay: 0)
    case (.day, _), (.floating, _), (_, .floating), (.utc, .utc): return time.writtenReading
    case (.zoned(_, let a), .zoned(_, let b)) where a.hasSameBytes(as: b): return time.writtenReading
    default:
      let instant = zones.instant(of: time)
      return zones.zone(of: series).localDateTime(at: instant)
    }
  }

  /// Returns the last second that UNTIL of a rule admits, on the clocks of `series`. A date admits its whole day,
  /// whatever the time of the occurrences.
  static func lastStart(
    of rule: RecurrenceRule, inZoneOf series: EventTime, zones: inout ZoneWindows
  ) -> Int64? {
    guard let until = rule.until else { return nil }
    let reading = reading(of: until, inZoneOf: series, zones: &zones)
    guard series.isDay || until.isDay else { return reading.secondsAsUTC }
    return LocalDateTime(day: reading.day + 1, secondOfDay: 0).secondsAsUTC - 1
  }

  private static func contains(_ element: Int64, in sorted: [Int64]) -> Bool {
    let index = sorted.partitioningIndex { $0 >= element }
    return index < sorted.count && sorted[index] == element
  }
}
