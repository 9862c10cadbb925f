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
