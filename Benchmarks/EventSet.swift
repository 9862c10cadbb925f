import Almanac

/// The deterministic event set every calendar is measured with: xorshift32, seed 20250101, year 2025.
enum EventSet {
  private static let words = [
    "Meeting", "Review", "Planning", "Lunch", "Doctor", "Train", "Flight", "Birthday", "School", "Project", "Budget",
    "Call", "Team", "Sprint", "Release", "Gym",
  ]
  private static let lengths = [30, 30, 60, 60, 60, 90, 120, 180]
  private static let newYear = DayNumber(20_089)

  /// The first `count` events of the set, wall clock in UTC.
  static func make(_ count: Int, calendar: CalendarID) -> [Event] {
    var random = Xorshift32()
    return (0..<count).map { index in
      let isDense = random.pick(100) < 2
      let day = newYear + (isDense ? 166 + random.pick(7) : random.pick(365))
      let isAllDay = random.pick(100) < 30
      let (start, end) = isAllDay ? allDay(day, &random) : timed(day, &random)
      _ = random.pick(8)
      let title = words[random.pick(16)] + " " + words[random.pick(16)] + " \(index)"
      return Event(uid: "bench-\(index)", calendar: calendar, summary: title, start: start, end: end)
    }
  }

  /// All events of one month: `count` of them drawn from the same generator, squeezed into 2025-06.
  static func makeDenseMonth(_ count: Int, calendar: CalendarID) -> [Event] {
    let june = newYear + 151
    return make(count, calendar: calendar).map { event in
      var event = event
      let start = seconds(event.start)
      let day = june + Int(start / 86_400 - Int64(newYear.rawValue)) % 30
      let shift = Int64(day.rawValue) - start / 86_400
      event.start = moved(event.start, by: shift)
      event.end = moved(event.end, by: shift)
      return event
    }
  }

  /// FNV-1a over start and end in minutes and the all-day flag, to check the port.
  static func checksum(_ events: [Event]) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for event in events {
      let isAllDay = if case .day = event.start { 1 } else { 0 }
      for byte in "\(seconds(event.start) / 60),\(seconds(event.end) / 60),\(isAllDay);".utf8 {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
      }
    }
    return hash
  }

  private static func allDay(_ day: DayNumber, _ random: inout Xorshift32) -> (EventTime, EventTime) {
    let days = random.pick(10) < 6 ? 1 : 2 + random.pick(6)
    return (.day(day), .day(day + days))
  }

  private static func timed(_ day: DayNumber, _ random: inout Xorshift32) -> (EventTime, EventTime) {
    let start = Int64(day.rawValue) * 86_400 + 6 * 3600 + 900 * Int64(random.pick(64))
    let end = start + 60 * Int64(lengths[random.pick(8)])
    return (.utc(Instant(seconds: start)), .utc(Instant(seconds: end)))
  }

  private static func seconds(_ time: EventTime) -> Int64 {
    switch time {
    case .day(let day): Int64(day.rawValue) * 86_400
    case .utc(let instant): instant.seconds
    case .floating(let local), .zoned(let local, _): local.secondsAsUTC
    }
  }

  /// The middle of the set's year.
  static let middle = newYear + 182

  /// The event some days later.
  static func moved(_ event: Event, by days: Int) -> Event {
    var event = event
    event.start = moved(event.start, by: Int64(days))
    event.end = moved(event.end, by: Int64(days))
    return event
  }

  private static func moved(_ time: EventTime, by days: Int64) -> EventTime {
    switch time {
    case .day(let day): .day(day + Int(days))
    case .utc(let instant): .utc(instant + days * 86_400)
    case .floating, .zoned: time
    }
  }
}

/// Marsaglia's 32-bit xorshift with the seed of the set.
private struct Xorshift32 {
  private var state: UInt32 = 20_250_101

  mutating func pick(_ bound: UInt32) -> Int {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return Int(state % bound)
  }
}
