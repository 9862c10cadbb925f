public import Almanac

/// All stored events with one UID in one calendar: a single event, or a series with its overrides. They are replaced as
/// a unit, which CalDAV calls a calendar object resource (RFC 4791, 4.1).
public struct CalendarObject: Equatable, Sendable {
  /// The calendar.
  public var calendar: CalendarID
  /// The UID of the events.
  public var uid: String
  /// The events with their identifiers and revisions; empty if there are none.
  public var events: [StoredEvent]
  /// The number of its last change, above 0 and never reused; `nil` if there are no events, or if the store does not
  /// count changes.
  public var tag: Int64?

  /// Creates a calendar object; called by stores.
  public init(calendar: CalendarID, uid: String, events: [StoredEvent], tag: Int64? = nil) {
    self.calendar = calendar
    self.uid = uid
    self.events = events
    self.tag = tag
  }
}

extension EventStore {
  /// Returns the first event of each calendar object that may touch some days. This list is short; pass slices of it to
  /// `objects(of:)`.
  public func objectStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ObjectStart] {
    var result: [ObjectStart] = []
    var seen: Set<EventID> = []
    for outline in try outlines(touching: days) where !seen.contains(outline.id) {
      guard let event = try event(outline.id)?.event else { continue }
      seen.formUnion(try events(uid: event.uid, in: event.calendar).map { $0.id })
      result.append(ObjectStart(calendar: event.calendar, event: outline.id))
    }
    return result
  }

  /// Returns the calendar objects of some events, each with all its events. Skips events that no longer exist.
  public func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] {
    var result: [CalendarObject] = []
    for id in starts {
      guard let event = try event(id)?.event else { continue }
      result.append(try object(uid: event.uid, in: event.calendar))
    }
    return result
  }

  /// Returns the calendar objects that may touch some days, each with all its events, including events on other days.
  public func objects(touching days: Range<DayNumber>) throws(StoreError) -> [CalendarObject] {
    try objects(of: try objectStarts(touching: days).map { $0.event })
  }

  /// Returns a calendar object, without events if it does not exist.
  public func object(uid: String, in calendar: CalendarID) throws(StoreError) -> CalendarObject {
    CalendarObject(calendar: calendar, uid: uid, events: try events(uid: uid, in: calendar))
  }
}
