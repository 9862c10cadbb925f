import CalendarSystems
import TimeZones

extension EventTime {
  /// Returns the reading in the form and zone of this time.
  package func withReading(_ seconds: Int64) -> EventTime {
    let reading = LocalDateTime(secondsAsUTC: seconds)
    switch self {
    case .day: return .day(reading.day)
    case .floating: return .floating(reading)
    case .utc: return .utc(Instant(seconds: seconds))
    case .zoned(_, let zone): return .zoned(reading, zone: zone)
    }
  }

  /// Returns the time in the same form, shifted on its own clock; a day is shifted by whole days.
  package func moved(by seconds: Int64) -> EventTime { withReading(writtenReading.secondsAsUTC + seconds) }
}

extension Event {
  /// The seconds from start to end on the clock; between different zones, from reading to reading.
  package var lengthOnClock: Int64 { end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC }
}
