import CalendarSystems
import TimeZones

/// The starts of a series on its own clock, queried one at a time to split it.
struct SeriesClock {
  let master: Event
  private var zones: ZoneWindows

  /// The number of occurrences that a query may visit: enough for a COUNT of a million.
  private static let budget = 1_000_000

  init(_ master: Event, zones: any ZoneProvider) {
    self.master = master
    let day = master.start.writtenDay
    self.zones = ZoneWindows(display: .utc, zones: zones, around: day..<day + 1)
  }

  /// Creates a clock for another series with the zones of an existing one.
  init(_ master: Event, zones other: SeriesClock) {
    self.master = master
    zones = other.zones
  }

  /// Returns the first start of a rule at or after a reading, within a thousand years.
  mutating func nextYield(of rule: RecurrenceRule, from reading: Int64) throws(SeriesEditError) -> Int64? {
    var low = reading
    var span: Int64 = 64 * 86_400
    while span < 1000 * 366 * 86_400 {
      if let found = try starts(of: rule, from: low, to: low + span).first { return found }
      low += span + 1
      span *= 2
    }
    return nil
  }

  /// Returns the start of a rule nearest to a reading, within eight days.
  mutating func nearest(of rule: RecurrenceRule, to reading: Int64) throws(SeriesEditError) -> Int64? {
    var best: Int64?
    for start in try starts(of: rule, from: reading - 8 * 86_400, to: reading + 8 * 86_400)
    where best.map({ abs(start - reading) < abs($0 - reading) }) ?? true {
      best = start
    }
    return best
  }

  /// Returns the reading of any time on the clock of the series; a day has the time of day of the series.
  mutating func reading(of time: EventTime) -> Int64 {
    let reading = SeriesExceptions.reading(of: time, inZoneOf: master.start, zones: &zones)
    if time.isDay != master.start.isDay {
      let second = master.start.isDay ? 0 : master.start.writtenReading.secondOfDay
      return LocalDateTime(day: reading.day, secondOfDay: second).secondsAsUTC
    }
    return reading.secondsAsUTC
  }

  /// Returns the last start that UNTIL of a rule admits.
  mutating func until(of rule: RecurrenceRule) -> Int64? {
    SeriesExceptions.lastStart(of: rule, inZoneOf: master.start, zones: &zones)
  }

  /// Returns UNTIL for a last start, in the form that RFC 5545, 3.3.10 requires for a DTSTART: a date for a date, and
  /// UTC for a time with a zone.
  mutating func untilTime(_ reading: Int64, beside start: EventTime) -> EventTime {
    let time = start.withReading(reading)
    if case .zoned = time { return .utc(zones.instant(of: time)) }
    return time
  }

  /// Returns the number of occurrences of a rule before a start.
  mutating func count(of rule: RecurrenceRule, before reading: Int64) throws(SeriesEditError) -> Int {
    try starts(of: rule, from: .min, to: reading - 1).count
  }

  mutating func yields(_ rule: RecurrenceRule, _ reading: Int64) throws(SeriesEditError) -> Bool {
    try !starts(of: rule, from: reading, to: reading).isEmpty
  }

  /// Returns the starts of a rule in a range, inclusive.
  mutating func starts(of rule: RecurrenceRule, from low: Int64, to high: Int64) throws(SeriesEditError) -> [Int64] {
    let first = master.start.writtenReading
    guard high >= first.secondsAsUTC else { return [] }
    let days =
      LocalDateTime(secondsAsUTC: max(low, first.secondsAsUTC)).day..<LocalDateTime(secondsAsUTC: high).day + 1
    var found: [Int64] = []
    var budget = Self.budget
    let outcome = appendStarts(of: rule, on: days, budget: &budget, to: &found)
    if outcome == .limitReached { throw .tooLong }
    return found.filter { $0 >= low && $0 <= high }
  }

  /// Appends the starts of a rule on days, each instant once.
  mutating func appendStarts(
    of rule: RecurrenceRule, on days: Range<DayNumber>, budget: inout Int, to found: inout [Int64]
  ) -> ExpansionOutcome {
    rule.appendStarts(
      on: days, from: master.start.writtenReading, wholeDays: master.start.isDay, until: until(of: rule),
      gaps: SeriesGaps(master.start, .moveForward, zones: &zones), budget: &budget, to: &found)
  }

  /// Returns an event whose start its zone skips as it is displayed: moved forward, with the same length.
  mutating func settled(_ event: Event) -> Event {
    guard case .zoned(let reading, _) = event.start else { return event }
    let zone = zones.zone(of: event.start)
    guard zone.skips(reading.secondsAsUTC) else { return event }
    var settled = event
    settled.start = event.start.withReading(zone.localDateTime(at: zone.instant(of: reading)).secondsAsUTC)
    if event.start.hasSameZone(as: event.end) {
      settled.end = event.end.withReading(settled.start.writtenReading.secondsAsUTC + event.lengthOnClock)
    }
    return settled
  }

  /// Returns the set of some exceptions, and the zone for querying it.
  mutating func exceptions(_ times: [EventTime]) -> (SeriesExceptions, ZoneWindow) {
    (SeriesExceptions(times, replaced: [], series: master.start, zones: &zones), zones.zone(of: master.start))
  }

  /// Returns the first occurrence, from rules or extra starts, that is at or after a reading and not excluded.
  mutating func next(from reading: Int64) throws(SeriesEditError) -> Int64? {
    let recurrence = master.recurrence ?? Recurrence()
    let (exceptions, zone) = exceptions(recurrence.exceptions)
    var best: Int64?
    func offer(_ start: Int64) {
      if start >= reading, start < best ?? .max, !exceptions.contains(start, of: master.start, in: zone) {
        best = start
      }
    }
    offer(master.start.writtenReading.secondsAsUTC)
    for date in recurrence.dates { offer(self.reading(of: date)) }
    for period in recurrence.periods { offer(self.reading(of: period.start)) }
    for rule in recurrence.rules {
      var from = reading
      while let start = try nextYield(of: rule, from: max(from, master.start.writtenReading.secondsAsUTC)) {
        offer(start)
        if start >= best ?? .max { break }
        from = start + 1
      }
    }
    return best
  }
}
