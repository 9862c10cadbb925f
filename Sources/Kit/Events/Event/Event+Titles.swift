public import CalendarSystems
public import TimeZones

/// Initializers for the most common events, with a title and times. Set other properties afterwards.
extension Event {
  /// Creates an all-day event of one or several days.
  ///
  ///     let fair = Event(title: "Fair", day: first, lastDay: last)
  ///
  /// Like the full initializer, this does not validate the event: if `lastDay` is before `day`, the end is before the
  /// start.
  ///
  /// - Parameters:
  ///   - lastDay: the last day, inclusive; `nil` for an event of one day.
  ///   - uid: the unique identifier. May be empty for an event that is never looked up. A data source whose events span
  ///     several days needs one.
  ///   - calendar: the calendar, which must exist in the store that the event is added to.
  ///   - color: the color; `nil` for the calendar's color.
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
  ///   - end: the end, exclusive; `nil` for an event of length zero.
  ///   - uid: the unique identifier. May be empty for an event that is never looked up.
  ///   - calendar: the calendar, which must exist in the store that the event is added to.
  ///   - color: the color; `nil` for the calendar's color.
  public init(
    title: String, start: LocalDateTime, end: LocalDateTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(
      title: title, start: .floating(start), end: .floating(end ?? start), uid: uid, calendar: calendar, color: color)
  }

  /// Creates an event from one time to another. Each time can be an instant, a clock reading in a zone, or a day.
  ///
  /// - Parameters:
  ///   - end: the end, exclusive; `nil` for an event of length zero. Must be a day if and only if `start` is one.
  ///   - uid: the unique identifier. May be empty for an event that is never looked up.
  ///   - calendar: the calendar, which must exist in the store that the event is added to.
  ///   - color: the color; `nil` for the calendar's color.
  public init(
    title: String, start: EventTime, end: EventTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(uid: uid, calendar: calendar, summary: title, start: start, end: end ?? start, color: color)
  }
}
