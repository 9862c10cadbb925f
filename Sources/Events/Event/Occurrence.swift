public import CalendarSystems
public import TimeZones

/// One instance of an event, placed on the days and clocks of the zone a calendar is shown in.
///
/// A small value without texts; `EventTimeline.event(_:)` gives those.
public struct Occurrence: Hashable, Sendable {
  /// Tells instances of all events in a store apart.
  public var id: OccurrenceID
  /// The first day on which it is shown.
  public var firstDay: DayNumber
  /// The last day on which it is shown, inclusive. An event that ends at midnight does not touch the day that begins
  /// then; an event without length touches its own day.
  public var lastDay: DayNumber
  /// Wall-clock seconds since midnight of `firstDay`, 0..<86,400.
  public var startSecond: Int
  /// Wall-clock seconds since midnight of `lastDay`, 0...86,400; never before the start, even where clocks are put
  /// back in between.
  public var endSecond: Int
  /// When it begins; the instant belongs to it.
  public var start: Instant
  /// When it ends; the instant does not belong to it, and is never before `start`.
  public var end: Instant
  /// Whether it was written as whole days; it then starts with its first day and ends with its last.
  public var isAllDay: Bool
  /// Whether it is shown behind others (`Event.display`); `EventTimeline` says so of its occurrences, which expanders do
  /// not.
  public var isBackground = false

  /// Makes a value as it is; `OccurrenceExpander` makes those that belong to events.
  public init(
    id: OccurrenceID, firstDay: DayNumber, lastDay: DayNumber, startSecond: Int, endSecond: Int, start: Instant,
    end: Instant, isAllDay: Bool
  ) {
    self.id = id
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.startSecond = startSecond
    self.endSecond = endSecond
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
  }

  /// How many days it is shown on; 1 or more.
  public var dayCount: Int { lastDay - firstDay + 1 }
}

/// The order in which layout places occurrences: first day, longer ones first, all-day ones first, start, identity.
extension Occurrence: Comparable {
  /// The order described above; identities decide last, so that no two occurrences of a store are equal in it.
  public static func < (a: Occurrence, b: Occurrence) -> Bool {
    if a.firstDay != b.firstDay { return a.firstDay < b.firstDay }
    if a.lastDay != b.lastDay { return a.lastDay > b.lastDay }
    if a.isAllDay != b.isAllDay { return a.isAllDay }
    if a.startSecond != b.startSecond { return a.startSecond < b.startSecond }
    return a.id < b.id
  }
}

/// Which instance of which event. Stays the same when the display zone changes.
public struct OccurrenceID: Hashable, Comparable, Sendable {
  /// The event in its store; an override has an identity of its own.
  public var event: EventID
  /// The start of the instance as the rule gives it, in the event's own zone, as `LocalDateTime.secondsAsUTC`; of an
  /// override, that of the instance it replaces.
  public var start: Int64

  /// `start` as described there.
  public init(event: EventID, start: Int64) {
    self.event = event
    self.start = start
  }

  /// By event, then by start.
  public static func < (a: OccurrenceID, b: OccurrenceID) -> Bool {
    a.event == b.event ? a.start < b.start : a.event < b.event
  }
}
