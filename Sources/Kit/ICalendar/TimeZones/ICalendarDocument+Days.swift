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
      let readings = zones.map { $0.localDateTime(at: instant) }
      // Of several zones, use the one in which a day begins or ends.
      let day = (readings.first { $0.secondOfDay == 0 || $0.secondOfDay == 86_399 } ?? readings[0]).day
      return day == time.dayBesideDays ? time : .day(day)
    }
    if !isTimed { recurrenceID = recurrenceID.map { settled($0) } }
    guard var recurrence else { return }
    for index in recurrence.rules.indices {
      if let until = recurrence.rules[index].until { recurrence.rules[index].until = settled(until) }
    }
    recurrence.dates = recurrence.dates.map { settled($0) }
    recurrence.exceptions = recurrence.exceptions.map { settled($0) }
    self.recurrence = recurrence
  }
}
