public import Almanac

/// Decides how to import the events with one UID.
public enum ImportDecision {
  /// Returns the outcome for each event, with the resulting change; `nil` if there is none.
  ///
  /// Versions are events with the same UID, `recurrenceID`, and range. The one with the higher SEQUENCE is newer; then
  /// the one with the later LAST-MODIFIED, if both have one; then the one with the later DTSTAMP (RFC 5546, 2.1.5; RFC
  /// 5545, 3.8.7.2: programs that export calendars often write the time of the export as DTSTAMP).
  ///
  /// - Parameters:
  ///   - events: the events with one UID to import, without versions that other events in the list supersede.
  ///   - current: the events with this UID in the calendar.
  public static func changes(
    importing events: [Event], over current: [StoredEvent]
  ) -> [(outcome: ImportOutcome, change: EventChange?)] {
    var rest = RemainingEvents(current)
    let same = events.map { rest.takeSame(as: $0) }
    return zip(events, same).map { event, isSame in
      if isSame { return (.same, nil) }
      if event.invalidity != nil { return (.invalid, nil) }
      guard let old = rest.first(like: event) else { return (.new, .insert(event)) }
      let order = compare(event, old.event)
      if order <= 0 { return (order < 0 ? .older : .different, nil) }
      return (.changed, rest.takeFirst(like: event).map { .update($0.id, event, expecting: $0.revision) })
    }
  }

  /// Returns a positive number if `a` is newer, and a negative one if `b` is.
  private static func compare(_ a: Event, _ b: Event) -> Int64 {
    if a.sequence != b.sequence { return Int64(a.sequence > b.sequence ? 1 : -1) }
    if let first = a.lastModified, let second = b.lastModified, first != second {
      return first.seconds > second.seconds ? 1 : -1
    }
    guard let first = a.stamp, let second = b.stamp, first != second else { return 0 }
    return first.seconds > second.seconds ? 1 : -1
  }
}
