import Basics
import CalendarSystems
import TimeZones

/// The starts that a series does not have: its exceptions, and the instances that overrides replace.
struct SeriesExceptions {
  /// Starts on the clocks of the series, sorted.
  private var readings: [Int64] = []
  /// Days that are excepted as a whole, sorted.
  private var days: [Int64] = []

  /// - Parameter series: the start of the series, whose kind and zone say how the others are compared.
  init(_ times: [EventTime], replaced: [EventTime], series: EventTime, zones: inout ZoneWindows) {
    for time in times { add(time, series: series, zones: &zones) }
    for time in replaced { add(time, series: series, zones: &zones) }
    SortKey.sort(&readings)
    SortKey.sort(&days)
  }

  /// Whether the start, as the rule gives it or as it is shown after a gap, is one of them.
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

  /// `time` on the clocks of `series`.
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
