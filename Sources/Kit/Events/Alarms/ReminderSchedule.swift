import Basics
import CalendarSystems
public import TimeZones

/// Finds the instants at which the alarms of events are due.
///
///     let schedule = ReminderSchedule(displayZone: zone, zones: zones)
///     for reminder in try schedule.reminders(in: store, from: now, to: now + 86_400) { print(reminder.due) }
///
/// The result depends on the events, the zones, and the range alone. It contains neither canceled events, nor alarms
/// that were acknowledged at or after they were due, nor alarms that depend on a place. An override of a series has its
/// own alarms.
public struct ReminderSchedule {
  /// The largest distance between an event and an alarm that `reminders(in:from:to:)` finds, in days.
  public static let reach = 366

  private let displayZone: ZoneRules
  private let zones: any ZoneProvider
  private let budget: Int

  /// Creates a schedule.
  /// - Parameters:
  ///   - displayZone: the zone of floating times and of all-day events.
  ///   - zones: the provider of the zones in events.
  ///   - budget: the maximum number of steps for each series; see `OccurrenceExpander`.
  public init(
    displayZone: ZoneRules, zones: any ZoneProvider, budget: Int = OccurrenceExpander.defaultBudget
  ) {
    (self.displayZone, self.zones, self.budget) = (displayZone, zones, budget)
  }

  /// Returns the reminders of a store that are due from one instant up to another, exclusive, in their order. Searches
  /// events within `reach` of the range.
  public func reminders(
    in store: any EventStore, from: Instant, to: Instant
  ) throws(StoreError) -> [EventReminder] {
    guard from < to else { return [] }
    let first = displayZone.localDateTime(at: from).day - Self.reach
    let last = displayZone.localDateTime(at: to).day + Self.reach
    var series: [(uid: String, calendar: CalendarID)] = []
    var result: [EventReminder] = []
    for outline in try store.outlines(touching: first..<last) {
      guard let stored = try store.event(outline.id), stored.event.mayHaveAlarm else { continue }
      let event = stored.event
      if event.recurrence == nil, event.recurrenceID == nil {
        append(remindersOf: [stored], from: from, to: to, &result)
        continue
      }
      if series.contains(where: { $0.calendar == event.calendar && $0.uid.hasSameBytes(as: event.uid) }) { continue }
      series.append((event.uid, event.calendar))
      append(remindersOf: try store.events(uid: event.uid, in: event.calendar), from: from, to: to, &result)
    }
    return sorted(result)
  }

  /// Returns the reminders of a single event, or of a series with all its overrides, that are due from one instant up
  /// to another, exclusive, in their order.
  public func reminders(of events: [StoredEvent], from: Instant, to: Instant) -> [EventReminder] {
    var result: [EventReminder] = []
    if from < to { append(remindersOf: events, from: from, to: to, &result) }
    return sorted(result)
  }

  private func sorted(_ reminders: [EventReminder]) -> [EventReminder] {
    var keys = reminders.enumerated().map { SortKey(SortKey.key($1.due.seconds), $0) }
    SortKey.sort(&keys)
    return keys.map { reminders[Int($0.index)] }
  }

  // MARK: - Alarms of a series

  private func append(
    remindersOf events: [StoredEvent], from: Instant, to: Instant, _ result: inout [EventReminder]
  ) {
    var parts: [(stored: StoredEvent, alarms: [EventAlarm])] = []
    var days: Range<DayNumber>?
    for stored in events {
      let alarms = stored.event.status == .cancelled ? [] : stored.event.alarms
      parts.append((stored, alarms))
      for alarm in alarms where !alarm.isForPlace {
        let range = daysOfOccurrences(alarm, from, to)
        days = days.map { EventExtent.hull($0, range) } ?? range
      }
    }
    guard let days else { return }
    let occurrences = occurrences(of: events, touching: days)
    for (stored, alarms) in parts {
      let own = occurrences.filter { $0.id.event == stored.id }
      for (index, alarm) in alarms.enumerated() where !alarm.isForPlace {
        let acknowledged = alarm.acknowledged
        func add(_ due: Instant, _ occurrence: Occurrence) {
          for count in 0...alarm.repetition.count {
            let due = due + Int64(count) * alarm.repetition.seconds
            guard due >= from, due < to, acknowledged.map({ $0 < due }) ?? true else { continue }
            result.append(EventReminder(due: due, occurrence: occurrence, alarm: index))
          }
        }
        if case .at(let instant) = alarm.trigger {
          if let nearest = nearest(to: instant, in: own) ?? first(of: stored) { add(instant, nearest) }
          continue
        }
        for occurrence in own { add(due(alarm.trigger, occurrence, stored.event), occurrence) }
      }
    }
  }

  /// Returns the days that occurrences touch whose alarm is due in the range.
  private func daysOfOccurrences(_ alarm: EventAlarm, _ from: Instant, _ to: Instant) -> Range<DayNumber> {
    let repeated = Int64(alarm.repetition.count) * alarm.repetition.seconds
    var distance: Int64 = 0
    switch alarm.trigger {
    case .start(let days, let seconds), .end(let days, let seconds): distance = Int64(days) * 86_400 + seconds
    case .at(let instant):
      // The days around the instant, among which the nearest occurrence is searched for.
      let day = displayZone.localDateTime(at: instant).day
      return day - 16..<day + 17
    }
    let first = displayZone.localDateTime(at: from - distance - repeated).day
    let last = displayZone.localDateTime(at: to - distance).day
    // Two days for the distance between zones, and one for the end of an event at midnight.
    return first - 3..<last + 3
  }

  private func occurrences(of events: [StoredEvent], touching days: Range<DayNumber>) -> [Occurrence] {
    var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones, budget: budget)
    let replaced = events.compactMap { $0.event.recurrenceID }
    let following = events.filter { $0.event.recurrenceRange == .thisAndFuture && $0.event.recurrenceID != nil }
      .map { EventOutline(id: $0.id, event: $0.event) }
    var result: [Occurrence] = []
    for stored in events {
      _ = expander.append(
        stored.event, id: stored.id, replaced: stored.event.recurrenceID == nil ? replaced : [],
        following: stored.event.recurrenceID == nil ? following : [], to: &result)
    }
    return result
  }

  private func nearest(to instant: Instant, in occurrences: [Occurrence]) -> Occurrence? {
    var best: Occurrence?
    for occurrence in occurrences {
      let distance = abs(occurrence.start - instant)
      if let known = best.map({ abs($0.start - instant) }), known < distance { continue }
      if let best, abs(best.start - instant) == distance, best.start <= occurrence.start { continue }
      best = occurrence
    }
    return best
  }

  private func first(of stored: StoredEvent) -> Occurrence? {
    let day = stored.event.start.writtenDay
    return occurrences(of: [stored], touching: day - 3..<day + 4).first
  }

  // MARK: - Instants

  private func due(_ trigger: EventAlarm.Trigger, _ occurrence: Occurrence, _ event: Event) -> Instant {
    let isAllDay = occurrence.isAllDay
    switch trigger {
    case .at(let instant): return instant
    case .start(let days, let seconds):
      return instant(days, seconds, from: occurrence.start, isAllDay ? occurrence.firstDay : nil, event.start)
    case .end(let days, let seconds):
      return instant(days, seconds, from: occurrence.end, isAllDay ? occurrence.lastDay + 1 : nil, event.end)
    }
  }

  /// Returns the instant at a distance from a time of an event, or from the beginning of a day.
  private func instant(
    _ days: Int, _ seconds: Int64, from instant: Instant, _ day: DayNumber?, _ time: EventTime
  ) -> Instant {
    if let day {
      let reading = (Int64(day.rawValue) + Int64(days)) * 86_400 + seconds
      return self.instant(at: reading, in: displayZone)
    }
    guard days != 0 else { return instant + seconds }
    let zone: ZoneRules =
      switch time {
      case .day, .floating: displayZone
      case .utc: .utc
      case .zoned(_, let name): zones.rules(for: name) ?? displayZone
      }
    let reading = zone.localDateTime(at: instant).secondsAsUTC + Int64(days) * 86_400
    return self.instant(at: reading, in: zone) + seconds
  }

  private func instant(at reading: Int64, in zone: ZoneRules) -> Instant {
    let local = LocalDateTime(secondsAsUTC: reading)
    return zone.instant(of: local, gap: .moveForward, overlap: .earlier) ?? Instant(seconds: reading)
  }
}

extension Event {
  /// Whether one of the lines begins an alarm; much faster than reading them all.
  fileprivate var mayHaveAlarm: Bool {
    otherLines.contains { line in
      line.utf8.count == 12
        && line.value(ofLineNamed: "BEGIN").map { EventLine.capitals(Array($0)).hasSameBytes(as: "VALARM") } == true
    }
  }
}
