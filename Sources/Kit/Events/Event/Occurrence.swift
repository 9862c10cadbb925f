public import CalendarSystems
public import TimeZones

/// An occurrence of an event, on the days and clocks of the zone that a calendar is displayed in.
///
/// A small value without texts; `EventTimeline.event(_:)` returns the event with its texts.
public struct Occurrence: Hashable, Sendable {
  /// The identifier, unique among all occurrences in a store.
  public var id: OccurrenceID
  /// The first day on which it is displayed.
  public var firstDay: DayNumber
  /// The last day on which it is displayed, inclusive. An event that ends at midnight does not touch the day that
  /// begins then; an event without length touches its own day.
  public var lastDay: DayNumber
  /// The wall-clock seconds since midnight of `firstDay`, 0..<86,400.
  public var startSecond: Int
  /// The wall-clock seconds since midnight of `lastDay`, 0...86,400; never before the start, even if clocks go back in
  /// between.
  public var endSecond: Int
  /// The instant of the start, inclusive.
  public var start: Instant
  /// The instant of the end, exclusive; never before `start`.
  public var end: Instant
  /// Whether the event is all-day; the occurrence then starts with its first day and ends with its last.
  public var isAllDay: Bool
  /// Whether it is displayed behind other events (`Event.display`). Set by `EventTimeline`, but not by
  /// `OccurrenceExpander`.
  public var isBackground = false
  /// Whether months, years, and lists of days show it on its first day only, although it ends on the next day. Hours
  /// show it on both days. Set by `EventTimeline` according to its `nextDayThreshold`, but not by `OccurrenceExpander`.
  package var isListedOnFirstDay = false
  /// The position among occurrences that begin on the same day, set by `EventTimeline`; see `EventOrder.position(of:uid:)`.
  package var position: UInt64 = 0
  /// The position among occurrences at the same time; set by `OccurrenceExpander`.
  package var order = TitleOrder()

  /// Creates an occurrence from its parts, unchecked. To compute the occurrences of an event, use `OccurrenceExpander`.
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

  /// The number of days on which it is displayed, 1 or more.
  public var dayCount: Int { lastDay - firstDay + 1 }

  /// The last day on which months, years, and lists of days show it, inclusive.
  public var lastListedDay: DayNumber { isListedOnFirstDay ? firstDay : lastDay }

  /// Notes whether it is listed on its first day only.
  /// - Parameter threshold: the `EventTimeline.nextDayThreshold`.
  mutating func setListedDays(threshold: Int) {
    isListedOnFirstDay =
      !isAllDay && lastDay == firstDay + 1 && endSecond <= threshold * 60 && end - start < 86_400
  }
}

/// The layout order, which all levels and lists use: first day, the fields of an `EventOrder`, more listed days first, all-day first, start, longer
/// first, title, UID, identifier.
extension Occurrence: Comparable {
  /// Returns whether `a` precedes `b` in the layout order. Titles are compared ignoring case and accents, with numbers
  /// by value. Identifiers depend on the order of insertion, so they only decide between occurrences with the same
  /// title and UID.
  public static func < (a: Occurrence, b: Occurrence) -> Bool {
    if a.firstDay != b.firstDay { return a.firstDay < b.firstDay }
    if a.position != b.position { return a.position < b.position }
    if a.position & 3 != 0 {
      let difference = a.order.compare(to: b.order)
      if difference != 0 { return (difference < 0) == (a.position & 3 == 1) }
    }
    if a.lastListedDay != b.lastListedDay { return a.lastListedDay > b.lastListedDay }
    if a.isAllDay != b.isAllDay { return a.isAllDay }
    if a.startSecond != b.startSecond { return a.startSecond < b.startSecond }
    if a.lastDay != b.lastDay { return a.lastDay > b.lastDay }
    if a.endSecond != b.endSecond { return a.endSecond > b.endSecond }
    let difference = a.order.compare(to: b.order)
    if difference != 0 { return difference < 0 }
    return a.id.start == b.id.start ? a.id.event < b.id.event : a.id.start < b.id.start
  }
}

/// The identifier of an occurrence: its event and its start. Does not depend on the display zone.
public struct OccurrenceID: Hashable, Comparable, Sendable {
  /// The identifier of the event in its store; an override has its own.
  public var event: EventID
  /// The start that the rule gives the occurrence, in the zone of the event, as `LocalDateTime.secondsAsUTC`; for an
  /// override, the start of the occurrence it replaces.
  public var start: Int64

  /// Creates an identifier from an event and the start of an occurrence.
  public init(event: EventID, start: Int64) {
    self.event = event
    self.start = start
  }

  /// Returns whether `a` precedes `b` by event, then by start.
  public static func < (a: OccurrenceID, b: OccurrenceID) -> Bool {
    a.event == b.event ? a.start < b.start : a.event < b.event
  }
}
