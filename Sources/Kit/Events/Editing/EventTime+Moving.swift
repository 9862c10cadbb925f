import CalendarSystems
import TimeZones

extension EventTime {
  /// Returns a time with another clock reading, in the same form and zone.
  package func withReading(_ seconds: Int64) -> EventTime {
    let reading = LocalDateTime(secondsAsUTC: seconds)
    switch self {
    case .day: return .day(reading.day)
    case .floating: return .floating(reading)
    case .utc: return .utc(Instant(seconds: seconds))
    case .zoned(_, let zone): return .zoned(reading, zone: zone)
    }
  }

  /// Returns the time shifted on its own clock, in the same form. A day is shifted by whole days.
  package func moved(by seconds: Int64) -> EventTime { withReading(writtenReading.secondsAsUTC + seconds) }
}

extension Event {
  /// The difference between the clock readings of start and end, in seconds, even if their zones differ.
  package var lengthOnClock: Int64 { end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC }
}
