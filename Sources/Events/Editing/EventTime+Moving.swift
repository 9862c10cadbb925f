import CalendarSystems
import TimeZones

extension EventTime {
  /// A reading in the form and zone of this time.
  func withReading(_ seconds: Int64) -> EventTime {
    let reading = LocalDateTime(secondsAsUTC: seconds)
    switch self {
    case .day: return .day(reading.day)
    case .floating: return .floating(reading)
    case .utc: return .utc(Instant(seconds: seconds))
    case .zoned(_, let zone): return .zoned(reading, zone: zone)
    }
  }

  /// The same form, so many seconds later on its clocks; whole days for a day.
  func moved(by seconds: Int64) -> EventTime { withReading(writtenReading.secondsAsUTC + seconds) }
}

extension Event {
  /// Seconds from start to end on the clock; of different clocks, those between the readings.
  var lengthOnClock: Int64 { end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC }
}
