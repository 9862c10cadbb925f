public import Almanac

/// All events of one UID in one calendar, as a store has them: an event, or a series with its overrides. What is
/// replaced as a whole, with CalDAV's word for it (RFC 4791, 4.1).
public struct EventResource: Equatable, Sendable {
  /// The calendar.
  public var calendar: CalendarID
  /// The UID of all the events.
  public var uid: String
  /// The events with their identifiers and revisions; empty if there are none.
  public var events: [StoredEvent]
  /// The number of its last change, above 0 and never repeated; `nil` without events, or in a store that does not count
  /// changes.
  public var tag: Int64?

  /// Creates a resource; called by stores.
  public init(calendar: CalendarID, uid: String, events: [StoredEvent], tag: Int64? = nil) {
    self.calendar = calendar
    self.uid = uid
    self.events = events
    self.tag = tag
  }
}

extension EventStore {
  /// Returns the resources that may touch some days, each with all its events, also those on other days.
  public func resources(touching days: Range<DayNumber>) throws(StoreError) -> [EventResource] {
    var result: [EventResource] = []
    var seen: Set<EventID> = []
    for outline in try outlines(touching: days) where !seen.contains(outline.id) {
      guard let event = try event(outline.id)?.event else { continue }
      let all = try events(uid: event.uid, in: event.calendar)
      seen.formUnion(all.map { $0.id })
      result.append(EventResource(calendar: event.calendar, uid: event.uid, events: all))
    }
    return result
  }
}
