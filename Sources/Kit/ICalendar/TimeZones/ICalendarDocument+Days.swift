import CalendarSystems
import Events
import TimeZones

extension ICalendarDocument {
  /// In events that start on a date, replaces UTC times (UNTIL, EXDATE, RDATE, and RECURRENCE-ID) with the day that
  /// they mean in the zones of their calendar, if it differs from the day without a zone.
  /// - Parameter zones: returns the zones of a calendar, the preferred one first.
  mutating func settleDays(in zones: (ICalendarObject) -> [ZoneRules]) {
    var next = 0
    var timed: UIDSet?
    for object in objects {
      let end = min(next + object.eventCount, events.count)
      var known: [ZoneRules]?
      for index in next..<end where events[index].hasUTCBesideDays {
        let zones = known ?? zones(object)
        known = zones
        if zones.isEmpty { continue }
        var isTimed = false
        if events[index].recurrenceID != nil {
          let masters = timed ?? .timedMasters(of: events)
          timed = masters
          isTimed = masters.contains(events[index].uid)
        }
        events[index].settleDays(in: zones, ofTimedSeries: isTimed)
      }
      next = end
    }
  }
}

extension Event {
  fileprivate var hasUTCBesideDays: Bool {
    guard start.isDay, recurrence != nil || recurrenceID != nil else { return false }
    func isUTC(_ time: EventTime?) -> Bool { if case .utc = time { true } else { false } }
    guard let recurrence else { return isUTC(recurrenceID) }
    return isUTC(recurrenceID) || recurrence.rules.contains { isUTC($0.until) }
      || recurrence.dates.contains { isUTC($0) } || recurrence.exceptions.contains { isUTC($0) }
  }

  /// - Parameter isTimed: whether this is an override in a timed series, whose RECURRENCE-ID is an instant.
  fileprivate mutating func settleDays(in zones: [ZoneRules], ofTimedSeries isTimed: Bool) {
    func settled(_ time: EventTime) -> EventTime {
      guard case .utc(let instant) = time else { return time }
      var day = zones[0].localDateTime(at: instant).day
      for zone in zones {
        let reading = zone.localDateTime(at: instant)
        guard reading.secondOfDay == 0 || reading.secondOfDay == 86_399 else { continue }
        // Of several zones, use the one in which a day begins or ends.
        day = reading.day
        break
      }
      return day == time.dayBesideDays ? time : .day(day)
    }
    func settle(_ times: inout [EventTime]) {
      for index in times.indices { times[index] = settled(times[index]) }
    }
    if !isTimed { recurrenceID = recurrenceID.map { settled($0) } }
    guard var recurrence else { return }
    for index in recurrence.rules.indices {
      if let until = recurrence.rules[index].until { recurrence.rules[index].until = settled(until) }
    }
    settle(&recurrence.dates)
    settle(&recurrence.exceptions)
    self.recurrence = recurrence
  }
}
