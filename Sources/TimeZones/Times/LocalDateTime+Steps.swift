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
