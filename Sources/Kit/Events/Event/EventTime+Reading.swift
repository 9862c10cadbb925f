import Basics
public import CalendarSystems
public import TimeZones

extension EventTime {
  /// The clock reading as written, without its zone: midnight for a day, and the UTC reading for an instant.
  ///
  /// Days and instants outside the range of the Gregorian calendar are clamped to it.
  public var writtenReading: LocalDateTime {
    switch self {
    case .day(let day): return LocalDateTime(day: Self.clamped(day), secondOfDay: 0)
    case .floating(let local), .zoned(let local, _):
      return LocalDateTime(day: Self.clamped(local.day), secondOfDay: local.secondOfDay)
    case .utc(let instant):
      let limit = Self.limit
      return LocalDateTime(secondsAsUTC: min(max(instant.seconds, -limit), limit))
    }
  }

  /// The day as written; for an instant, the day in UTC.
  public var writtenDay: DayNumber { writtenReading.day }

  /// The day that this time stands for when the start of the event is a day, where RFC 5545 requires a date (UNTIL,
  /// EXDATE, RDATE, RECURRENCE-ID).
  ///
  /// A UTC time on a quarter hour is midnight in some zone: from 12:00 on, the midnight at the end of its day; before
  /// 12:00, the midnight farther west at which its day began. Any other UTC time, such as 23:59:59, stands for its own
  /// day, and so does a reading. The result does not depend on the display zone.
  package var dayBesideDays: DayNumber {
    let reading = writtenReading
    guard case .utc = self, reading.secondOfDay >= 43_200, reading.secondOfDay % 900 == 0 else { return reading.day }
    return reading.day + 1
  }

  /// Whether this is a day, as in all-day events.
  public var isDay: Bool {
    if case .day = self { return true }
    return false
  }

  /// Returns whether this time is before `other`, whatever zones the two are interpreted in.
  ///
  /// Readings in the same zone are compared directly. Between two zones, or with UTC, the difference must exceed 26
  /// hours, which is the most that zones differ. A day is compared as a day.
  public func isCertainlyBefore(_ other: EventTime) -> Bool {
    let a = writtenReading.secondsAsUTC
    let b = other.writtenReading.secondsAsUTC
    switch (self, other) {
    case (.day, _), (_, .day): return writtenDay < other.writtenDay
    case (.floating, .floating), (.utc, .utc): return a < b
    case (.zoned(_, let zone), .zoned(_, let otherZone)) where zone.hasSameBytes(as: otherZone): return a < b
    default: return a + 26 * 3600 < b
    }
  }

  /// The bound of readings, in seconds: slightly inside of `GregorianCalendar.validDays`, so that adding a few days
  /// stays valid.
  private static let limit: Int64 = 31_400_000_000_000

  private static func clamped(_ day: DayNumber) -> DayNumber {
    let limit = Int(Self.limit / 86_400)
    return DayNumber(min(max(day.rawValue, -limit), limit))
  }
}
