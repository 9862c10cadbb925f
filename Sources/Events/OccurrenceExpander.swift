public import CalendarSystems
public import TimeZones

/// Turns events into the occurrences that touch a range of days, as seen in one zone.
///
/// A value that is made for a range and used for as many events as there are; it remembers the zones it met. DTSTART is
/// always an instance, in addition to what the rules give. Wall-clock time is kept across clock changes: starts in a
/// gap move forward, of two readings the earlier is taken, and an instance lasts as long on the clock as the event does
/// (in seconds, if the event starts and ends in different zones). A zone nobody knows is read as the display zone.
public struct OccurrenceExpander {
  /// Enough for 500 years of a daily rule.
  public static let defaultBudget = 200_000

  private let days: Range<DayNumber>
  private var zones: ZoneWindows
  private let budget: Int

  /// - Parameters:
  ///   - days: days in the display zone.
  ///   - budget: how many periods of rules may be visited, and instances be found, for one event.
  public init(
    touching days: Range<DayNumber>, displayZone: ZoneRules, zones: any ZoneProvider, budget: Int = defaultBudget
  ) {
    let limit = EventTime.day(EventExtent.farFuture).writtenDay
    let earliest = EventTime.day(DayNumber(-EventExtent.farFuture.rawValue)).writtenDay
    let low = min(max(days.lowerBound, earliest), limit)
    self.days = low..<max(low, min(days.upperBound, limit))
    self.zones = ZoneWindows(display: displayZone, zones: zones, around: self.days)
    self.budget = budget
  }

  /// Adds the occurrences of one event to `result`, in no particular order.
  /// - Parameter replaced: the recurrence identifiers of the overrides of the event.
  public mutating func append(
    _ event: Event, id: EventID, replaced: [EventTime] = [], to result: inout [Occurrence]
  ) -> ExpansionOutcome {
    guard let recurrence = event.recurrence, event.recurrenceID == nil else {
      append(EventOutline(id: id, event: event), to: &result)
      return .complete
    }
    return append(
      recurrence, of: EventOutline(id: id, event: event), replaced: replaced, to: &result)
  }

  /// Adds the single occurrence of an event that happens once, or of an override, to `result` if it touches the days.
  public mutating func append(_ outline: EventOutline, to result: inout [Occurrence]) {
    let number = (outline.recurrenceID ?? outline.start).writtenReading.secondsAsUTC
    let id = OccurrenceID(event: outline.id, start: number)
    let occurrence: Occurrence
    if outline.start.isDay {
      occurrence = allDay(id, from: outline.start.writtenDay, to: Self.endDay(outline))
    } else {
      occurrence = timed(id, from: zones.instant(of: outline.start), to: zones.instant(of: outline.end))
    }
    if touches(occurrence) { result.append(occurrence) }
  }

  /// Adds the instances of a series to `result`; `outline` is that of its master.
  public mutating func append(
    _ recurrence: Recurrence, of outline: EventOutline, replaced: [EventTime], to result: inout [Occurrence]
  ) -> ExpansionOutcome {
    guard !days.isEmpty else { return .complete }
    let series = outline.start
    let first = series.writtenReading
    let length = Length(outline, zones: &zones)
    // Days on the clocks of the series; two zones may differ by two days.
    let window = days.lowerBound - 2 - length.days..<days.upperBound + 2
    var starts: [Int64] = window.contains(first.day) ? [first.secondsAsUTC] : []
    var outcome = ExpansionOutcome.complete
    var rest = budget
    for rule in recurrence.rules {
      let until = lastStart(of: rule, series: series)
      if rule.appendStarts(
        on: window, from: first, wholeDays: series.isDay, until: until, budget: &rest, to: &starts) == .limitReached
      {
        outcome = .limitReached
      }
    }
    for date in recurrence.dates {
      var start = SeriesExceptions.reading(of: date, inZoneOf: series, zones: &zones)
      if date.isDay { start = LocalDateTime(day: start.day, secondOfDay: first.secondOfDay) }
      if window.contains(start.day) { starts.append(start.secondsAsUTC) }
    }
    SortKey.sort(&starts)
    let exceptions = SeriesExceptions(recurrence.exceptions, replaced: replaced, series: series, zones: &zones)
    let zone = zones.zone(of: series)
    var previous: Int64?
    for second in starts where second != previous {
      previous = second
      let start = LocalDateTime(secondsAsUTC: second)
      let id = OccurrenceID(event: outline.id, start: second)
      if series.isDay {
        if exceptions.contains(start: start, shown: start) { continue }
        let occurrence = allDay(id, from: start.day, to: start.day + length.days)
        if touches(occurrence) { result.append(occurrence) }
      } else {
        let instant = zone.instant(of: start)
        if exceptions.contains(start: start, shown: zone.localDateTime(at: instant)) { continue }
        let occurrence = timed(id, from: instant, to: length.end(from: start, at: instant, in: zone))
        if touches(occurrence) { result.append(occurrence) }
      }
    }
    return outcome
  }

  // MARK: - Placing

  private func allDay(_ id: OccurrenceID, from first: DayNumber, to end: DayNumber) -> Occurrence {
    let end = max(end, first + 1)
    return Occurrence(
      id: id, firstDay: first, lastDay: end - 1, startSecond: 0, endSecond: 86_400,
      start: zones.display.startOfDay(first), end: zones.display.startOfDay(end), isAllDay: true)
  }

  private func timed(_ id: OccurrenceID, from start: Instant, to end: Instant) -> Occurrence {
    let end = max(start, end)
    let first = zones.display.localDateTime(at: start)
    let last = zones.display.localDateTime(at: end)
    var lastDay = last.day
    var endSecond = last.secondOfDay
    if endSecond == 0, last.day > first.day {
      lastDay = last.day - 1
      endSecond = 86_400
    }
    if lastDay <= first.day {
      lastDay = first.day
      endSecond = last.day < first.day ? first.secondOfDay : max(endSecond, first.secondOfDay)
    }
    return Occurrence(
      id: id, firstDay: first.day, lastDay: lastDay, startSecond: first.secondOfDay, endSecond: endSecond,
      start: start, end: end, isAllDay: false)
  }

  private func touches(_ occurrence: Occurrence) -> Bool {
    occurrence.firstDay < days.upperBound && occurrence.lastDay >= days.lowerBound
  }

  /// The last second that UNTIL admits.
  private mutating func lastStart(of rule: RecurrenceRule, series: EventTime) -> Int64? {
    guard let until = rule.until else { return nil }
    // A date includes its whole day, whatever the hour of the instances.
    if series.isDay || until.isDay { return LocalDateTime(day: until.writtenDay + 1, secondOfDay: 0).secondsAsUTC - 1 }
    return SeriesExceptions.reading(of: until, inZoneOf: series, zones: &zones).secondsAsUTC
  }

  /// The exclusive last day of an event of whole days.
  private static func endDay(_ outline: EventOutline) -> DayNumber {
    let end = outline.end.writtenReading
    return end.secondOfDay == 0 ? end.day : end.day + 1
  }

  /// How long each instance lasts.
  private struct Length {
    /// Whole days, rounded up.
    let days: Int
    private let seconds: Int64
    private let isExact: Bool

    init(_ outline: EventOutline, zones: inout ZoneWindows) {
      let difference: Int64
      if outline.start.isDay {
        difference = Int64(OccurrenceExpander.endDay(outline) - outline.start.writtenDay) * 86_400
        isExact = false
      } else if outline.start.hasSameZone(as: outline.end) {
        difference = outline.end.writtenReading.secondsAsUTC - outline.start.writtenReading.secondsAsUTC
        isExact = false
      } else {
        difference = zones.instant(of: outline.end) - zones.instant(of: outline.start)
        isExact = true
      }
      seconds = max(difference, 0)
      days = Int((seconds + 86_399) / 86_400)
    }

    func end(from local: LocalDateTime, at instant: Instant, in zone: ZoneWindow) -> Instant {
      guard seconds > 0 else { return instant }
      if isExact { return instant + seconds }
      return zone.instant(of: LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds))
    }
  }
}

extension EventTime {
  /// Whether both are readings on the same clocks.
  fileprivate func hasSameZone(as other: EventTime) -> Bool {
    switch (self, other) {
    case (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let a), .zoned(_, let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}
