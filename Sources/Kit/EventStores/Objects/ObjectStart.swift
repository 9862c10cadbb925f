public import Almanac

/// An event that identifies a calendar object, and its calendar.
public struct ObjectStart: Equatable, Sendable {
  /// The calendar of the object.
  public var calendar: CalendarID
  /// One of its events.
  public var event: EventID

  /// Creates a value that identifies a calendar object. Stores call this.
  public init(calendar: CalendarID, event: EventID) {
    self.calendar = calendar
    self.event = event
  }
}
