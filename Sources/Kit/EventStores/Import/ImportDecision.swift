public import Almanac

/// The decision what an import does with the events of one UID.
public enum ImportDecision {
  /// Returns the outcome for each event, with the change that it leads to; `nil` if it leads to none.
  ///
  /// Versions are events with one UID, `recurrenceID` and range. The higher SEQUENCE is newer; if they are equal, the
  /// later LAST-MODIFIED, if both have one, then the later DTSTAMP (RFC 5546, 2.1.5; RFC 5545, 3.8.7.2: programs that
  /// export calendars often write the time of the export as DTSTAMP).
  ///
  /// - Parameters:
  ///   - events: the events of one UID to import, without versions that others among them replace.
  ///   - current: the events of this UID in the calendar.
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

  /// Returns a number above 0 if `a` is newer, below 0 if `b` is.
  private static func compare(_ a: Event, _ b: Event) -> Int64 {
    if a.sequence != b.sequence { return Int64(a.sequence > b.sequence ? 1 : -1) }
    if let first = a.lastModified, let second = b.lastModified, first != second {
      return first.seconds > second.seconds ? 1 : -1
    }
    guard let first = a.stamp, let second = b.stamp, first != second else { return 0 }
    return first.seconds > second.seconds ? 1 : -1
  }
}
