import Basics
import CalendarSystems
import TimeZones

/// The excluded starts of a series: its exceptions, and the instances that overrides replace.
struct SeriesExceptions {
  /// The excluded starts on the clocks of the series, sorted.
  private var readings: [Int64] = []
  /// The days that are excluded as a whole, sorted.
  private var days: [Int64] = []

  /// Creates the set of excluded starts.
  /// - Parameter series: the start of the series; its kind and zone determine how the others are compared.
  init(_ times: [EventTime], replaced: [EventTime], series: EventTime, zones: inout ZoneWindows) {
    for time in times { add(time, series: series, zones: &zones) }
    for time in replaced { add(time, series: series, zones: &zones) }
    SortKey.sort(&readings)
    SortKey.sort(&days)
  }

  /// Returns whether the start is excluded, as the rule yields it or as it is displayed after a gap.
  func contains(_ second: Int64, of series: EventTime, in zone: ZoneWindow) -> Bool {
    if readings.isEmpty && days.isEmpty { return false }
    let start = LocalDateTime(secondsAsUTC: second)
    if Self.contains(second, in: readings) || Self.contains(Int64(start.day.rawValue), in: days) { return true }
    guard !series.isDay, !readings.isEmpty, zone.skips(second) else { return false }
    return Self.contains(zone.localDateTime(at: zone.instant(of: start)).secondsAsUTC, in: readings)
  }

  private mutating func add(_ time: EventTime, series: EventTime, zones: inout ZoneWindows) {
    if time.isDay || series.isDay {
      days.append(Int64(time.writtenDay.rawValue))
    } else {
      readings.append(Self.reading(of: time, inZoneOf: series, zones: &zones).secondsAsUTC)
    }
  }

  /// Returns the reading of `time` on the clocks of `series`.
  static func reading(
    of time: EventTime, inZoneOf series: EventTime, zones: inout ZoneWindows
  ) -> LocalDateTime {
    switch (time, series) {
    case (.day, _), (_, .day), (.floating, _), (.utc, .utc): return time.writtenReading
    case (.zoned(_, let a), .zoned(_, let b)) where a.hasSameBytes(as: b): return time.writtenReading
    default:
      let instant = zones.instant(of: time)
      return zones.zone(of: series).localDateTime(at: instant)
    }
  }

  private static func contains(_ element: Int64, in sorted: [Int64]) -> Bool {
    let index = sorted.partitioningIndex { $0 >= element }
    return index < sorted.count && sorted[index] == element
  }
}
