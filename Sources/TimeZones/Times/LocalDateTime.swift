import Basics
public import CalendarSystems

/// A wall-clock reading without a zone.
public struct LocalDateTime: Hashable, Comparable, Sendable {
  /// The day on the wall calendar.
  public var day: DayNumber
  /// 0..<86,400.
  public var secondOfDay: Int

  /// `secondOfDay` outside 0..<86,400 moves the day.
  public init(day: DayNumber, secondOfDay: Int) {
    self.day = day + floorDiv(secondOfDay, 86_400)
    self.secondOfDay = floorMod(secondOfDay, 86_400)
  }

  /// Hours, minutes and seconds outside their usual ranges count on, and may move the day.
  public init(day: DayNumber, hour: Int, minute: Int, second: Int = 0) {
    self.init(day: day, secondOfDay: hour * 3600 + minute * 60 + second)
  }

  /// The reading as if the clock stood at UTC; also the common way to do arithmetic in seconds.
  public var secondsAsUTC: Int64 { Int64(day.rawValue) * 86_400 + Int64(secondOfDay) }

  /// The reading whose `secondsAsUTC` is given.
  public init(secondsAsUTC seconds: Int64) {
    let remainder = seconds % 86_400
    let second = remainder < 0 ? remainder + 86_400 : remainder
    self.day = DayNumber(Int(clamping: seconds / 86_400 - (remainder < 0 ? 1 : 0)))
    self.secondOfDay = Int(second)
  }

  /// 0...23.
  public var hour: Int { secondOfDay / 3600 }
  /// 0...59.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// 0...59.
  public var second: Int { secondOfDay % 60 }

  /// Whether `a` is read before `b` by someone whose clock is never changed.
  public static func < (a: LocalDateTime, b: LocalDateTime) -> Bool {
    a.day == b.day ? a.secondOfDay < b.secondOfDay : a.day < b.day
  }
}

extension LocalDateTime {
  /// The reading so many hours, minutes and seconds later on the same clock, or earlier if negative; the day moves with
  /// it. Clocks that are changed do not count here: add to an `Instant` where elapsed time is meant.
  public func adding(hours: Int = 0, minutes: Int = 0, seconds: Int = 0) -> LocalDateTime {
    // Far beyond any day, and far from overflow.
    let limit: Int64 = 1 << 46
    func bounded(_ value: Int) -> Int64 { min(max(Int64(value), -limit), limit) }
    let way = bounded(hours) * 3600 + bounded(minutes) * 60 + bounded(seconds)
    return LocalDateTime(secondsAsUTC: min(max(secondsAsUTC, -limit << 12), limit << 12) + way)
  }

  /// Seconds from this reading to another on the same clock; negative if the other is earlier.
  public func seconds(to other: LocalDateTime) -> Int64 { other.secondsAsUTC - secondsAsUTC }
}
