public import CalendarSystems
public import Foundation
public import TimeZones

extension Instant {
  /// Creates the instant of a Foundation date. Fractions of a second are rounded toward the past.
  ///
  /// Dates outside the range of `Int64` seconds are clamped, and NaN becomes 1970.
  public init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    if let exact = Int64(exactly: seconds) {
      self.init(seconds: exact)
    } else {
      self.init(seconds: seconds < 0 ? .min : seconds > 0 ? .max : 0)
    }
  }
}

extension DayNumber {
  /// Creates the day that clocks in a time zone show at a Foundation date.
  ///
  /// Uses the rules in `SystemZones.shared`, which are exact before, at, and after each transition.
  public init(_ date: Date, in timeZone: TimeZone) {
    self = ZoneRules(timeZone).localDateTime(at: Instant(date)).day
  }
}

extension Date {
  /// Creates the Foundation date of an instant; exact for all instants within 285 million years of 2001.
  public init(_ instant: Instant) {
    self.init(timeIntervalSince1970: TimeInterval(instant.seconds))
  }

  /// Creates the date at which a day begins in a time zone: midnight, or the end of the gap that contains midnight.
  public init(_ day: DayNumber, in timeZone: TimeZone) {
    self.init(ZoneRules(timeZone).startOfDay(day))
  }

  /// Creates the date at which clocks in a time zone show a local date and time.
  ///
  /// A local time that the zone skips moves forward by the length of the gap. For a repeated time, `overlap` chooses
  /// between the two dates.
  public init(_ local: LocalDateTime, in timeZone: TimeZone, overlap: OverlapPolicy = .earlier) {
    let rules = ZoneRules(timeZone)
    self.init(rules.instant(of: local, gap: .moveForward, overlap: overlap) ?? rules.startOfDay(local.day))
  }
}

extension LocalDateTime {
  /// Creates the local date and time that clocks in a time zone show at a Foundation date.
  public init(_ date: Date, in timeZone: TimeZone) {
    self = ZoneRules(timeZone).localDateTime(at: Instant(date))
  }
}
