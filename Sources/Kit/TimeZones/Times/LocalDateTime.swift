import Basics
public import CalendarSystems

/// A date and time of day as a clock shows them, without a zone; also called a *reading*.
///
/// ```swift
/// let meeting = LocalDateTime(day: day, hour: 9, minute: 30)
/// let instant = zone.instant(of: meeting, gap: .moveForward, overlap: .earlier)
/// ```
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The date that the clock shows.
  public var day: DayNumber
  /// The seconds since midnight, 0..<86,400.
  public var secondOfDay: Int

  /// Creates a reading. A `secondOfDay` outside of 0..<86,400 changes the day.
  public init(day: DayNumber, secondOfDay: Int) {
    self.day = day + floorDiv(secondOfDay, 86_400)
    self.secondOfDay = floorMod(secondOfDay, 86_400)
  }

  /// Creates a reading. Hours, minutes, and seconds outside of their usual ranges carry over and may change the day.
  public init(day: DayNumber, hour: Int, minute: Int, second: Int = 0) {
    self.init(day: day, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// The seconds since 1970 if the clock showed UTC, for arithmetic in seconds.
  public var secondsAsUTC: Int64 { Int64(day.rawValue) * 86_400 + Int64(secondOfDay) }

  /// Creates the reading with these `secondsAsUTC`.
  public init(secondsAsUTC seconds: Int64) {
    let remainder = seconds % 86_400
    let second = remainder < 0 ? remainder + 86_400 : remainder
    self.day = DayNumber(Int(clamping: seconds / 86_400 - (remainder < 0 ? 1 : 0)))
    self.secondOfDay = Int(second)
  }

  /// The hour, 0...23.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, 0...59.
  public var second: Int { secondOfDay % 60 }

  /// Returns whether `a` is the earlier reading on a clock that never changes.
  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool {
    a.day == b.day ? a.secondOfDay < b.secondOfDay : a.day < b.day
  }
}

extension LocalDateTime {
  /// Returns the reading some hours, minutes, and seconds later on the same clock; earlier for negative values. The day
  /// changes accordingly. Clock changes are ignored; to add elapsed time, use an `Instant`.
  public func adding(hours: Int = 0, minutes: Int = 0, seconds: Int = 0) -> LocalDateTime {
    // Far beyond any day, and far from overflow.
    let limit: Int64 = 1 << 46
    func bounded(_ value: Int) -> Int64 { min(max(Int64(value), -limit), limit) }
    let shift = bounded(hours) * 3600 + bounded(minutes) * 60 + bounded(seconds)
    return LocalDateTime(secondsAsUTC: min(max(secondsAsUTC, -limit << 12), limit << 12) + shift)
  }

  /// Returns the number of seconds from this reading to another on the same clock; negative if the other is earlier.
  public func seconds(to other: LocalDateTime) -> Int64 { other.secondsAsUTC - secondsAsUTC }
}
