public import CalendarSystems
public import TimeZones

/// Initialisers for the most common events: a title and times. Other properties are set afterwards.
extension Event {
  /// Creates an event of one or several whole days.
  ///
  ///     let fair = Event(title: "Fair", day: first, lastDay: last)
  ///
  /// Checks nothing, like the full initialiser: a `lastDay` before `day` makes an end before the start.
  ///
  /// - Parameters:
  ///   - lastDay: the last day, inclusive; `nil` for an event of one day.
  ///   - uid: the unique identifier; may be empty for an event that is never looked up. A data source whose events span
  ///     several days needs one.
  ///   - calendar: the calendar; must exist in the store that the event is put into.
  ///   - color: the colour; `nil` for that of the calendar.
  public init(
    title: String, day: DayNumber, lastDay: DayNumber? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    let last = lastDay ?? day
    self.init(
      uid: uid, calendar: calendar, summary: title, start: .day(day),
      end: .day(last.rawValue == .max ? last : last + 1), color: color)
  }

  /// Creates an event from one clock reading to another, in the zone that the calendar is displayed in.
  ///
  /// - Parameters:
  ///   - end: the end, exclusive; `nil` for an event without length.
  ///   - uid: the unique identifier; may be empty for an event that is never looked up.
  ///   - calendar: the calendar; must exist in the store that the event is put into.
  ///   - color: the colour; `nil` for that of the calendar.
  public init(
    title: String, start: LocalDateTime, end: LocalDateTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(
      title: title, start: .floating(start), end: .floating(end ?? start), uid: uid, calendar: calendar, color: color)
  }

  /// Creates an event from one time to another, each of any kind: instants, readings in a zone, or days.
  ///
  /// - Parameters:
  ///   - end: the end, exclusive; `nil` for an event without length. Must be a whole day exactly if `start` is one.
  ///   - uid: the unique identifier; may be empty for an event that is never looked up.
  ///   - calendar: the calendar; must exist in the store that the event is put into.
  ///   - color: the colour; `nil` for that of the calendar.
  public init(
    title: String, start: EventTime, end: EventTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(uid: uid, calendar: calendar, summary: title, start: start, end: end ?? start, color: color)
  }
}
