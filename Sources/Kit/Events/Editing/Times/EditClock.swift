import CalendarSystems
public import TimeZones

/// The clocks that an edit uses: the clock of the display zone, and the clocks of the zones in events.
///
///     let clock = EditClock(zone: displayZone, zones: zones)
public struct EditClock {
  /// The zone that the calendar is displayed in.
  public let zone: ZoneRules
  package let zones: any ZoneProvider

  /// Creates clocks.
  /// - Parameter zones: the provider of the zones in events. Unknown zones are interpreted as the display zone.
  public init(zone: ZoneRules, zones: any ZoneProvider) {
    self.zone = zone
    self.zones = zones
  }

  func rules(of time: EventTime) -> ZoneRules {
    switch time {
    case .day, .floating: return zone
    case .utc: return .utc
    case .zoned(_, let name): return zones.rules(for: name) ?? zone
    }
  }

  /// Returns the instant of a time; for a day, the start of the day. A reading in a gap moves forward; for a repeated
  /// reading, returns the earlier instant.
  public func instant(of time: EventTime) -> Instant {
    switch time {
    case .utc(let instant): return instant
    case .day: return zone.startOfDay(time.writtenDay)
    case .floating, .zoned:
      let reading = time.writtenReading
      return rules(of: time).instant(of: reading, gap: .moveForward, overlap: .earlier)
        ?? Instant(seconds: reading.secondsAsUTC)
    }
  }

  /// Returns an instant in the form and zone of another time.
  public func time(at instant: Instant, like form: EventTime) -> EventTime {
    switch form {
    case .utc: return .utc(instant)
    case .day, .floating, .zoned: return form.withReading(rules(of: form).localDateTime(at: instant).secondsAsUTC)
    }
  }

  /// Returns an instant in the form of new events: a reading in the display zone, or UTC if that is the display zone.
  public func time(at instant: Instant) -> EventTime {
    zone == .utc ? .utc(instant) : .zoned(zone.localDateTime(at: instant), zone: zone.identifier)
  }

  /// Returns a time as a reading on the clock of a series, as `LocalDateTime.secondsAsUTC`. A reading without a zone is
  /// on that clock already.
  package func reading(of time: EventTime, inZoneOf series: EventTime) -> Int64 {
    switch (time, series) {
    case (_, .day): Int64(time.dayBesideDays.rawValue) * 86_400
    case (.day, _), (.floating, _), (_, .floating): time.writtenReading.secondsAsUTC
    case (.utc, _), (.zoned, _): self.time(at: instant(of: time), like: series).writtenReading.secondsAsUTC
    }
  }

  /// Returns what the display clock shows at an instant, as `LocalDateTime.secondsAsUTC`.
  func reading(at instant: Instant) -> Int64 { zone.localDateTime(at: instant).secondsAsUTC }

  /// Returns the instant at which the display clock shows a reading; for a repeated reading, the one nearer to
  /// `expected`. In a gap, a start becomes the instant after the gap, and an end moves forward by the length of the
  /// gap.
  func instant(ofReading reading: Int64, near expected: Instant, edge: EventEdge = .start) -> Instant {
    switch zone.resolve(LocalDateTime(secondsAsUTC: reading)) {
    case .unique(let instant): return instant
    case .repeated(let earlier, let later):
      return abs(later - expected) < abs(earlier - expected) ? later : earlier
    case .skipped(let transition, let movedForward): return edge == .start ? transition : movedForward
    }
  }

  /// Returns the only occurrence of an event, or the occurrence that the event describes.
  package func shown(_ event: Event) -> Occurrence {
    var single = event.recurrence == nil ? event : settled(event)
    (single.recurrence, single.recurrenceID, single.recurrenceRange) = (nil, nil, .this)
    var expander = OccurrenceExpander(touching: EventExtent.days(of: single), displayZone: zone, zones: zones)
    var found: [Occurrence] = []
    expander.append(EventOutline(id: EventID(0), event: single), to: &found)
    if let occurrence = found.first { return occurrence }
    // Only an event outside of all days with dates is not displayed.
    let day = event.start.writtenDay
    let start = instant(of: event.start)
    return Occurrence(
      id: OccurrenceID(event: EventID(0), start: 0), firstDay: day, lastDay: day, startSecond: 0, endSecond: 0,
      start: start, end: start, isAllDay: event.start.isDay)
  }
}

/// The position of a pointer in the hours view.
struct ClockPosition {
  /// The instant under the pointer.
  let instant: Instant
  /// The reading of the display clock under the pointer, as `LocalDateTime.secondsAsUTC`. At the end of a day, it
  /// continues from that day's midnight.
  let reading: Int64

  /// Creates a position like `DayAxis`, which would allocate memory for each pointer move.
  init(day: DayNumber, second: Int, on clock: EditClock) {
    let (start, end) = (clock.zone.startOfDay(day), clock.zone.startOfDay(day + 1))
    instant = max(start, min(start + Int64(max(second, 0)), end))
    if end <= start {
      // The zone leaves the day out.
      reading = Int64(day.rawValue) * 86_400
    } else {
      // Clocks may change where the day ends.
      reading = instant < end ? clock.reading(at: instant) : clock.reading(at: instant - 1) + 1
    }
  }
}
