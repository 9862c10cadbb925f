public import CalendarSystems
public import TimeZones

/// Events by what everybody says of them: a title, and when. Other properties are set afterwards.
extension Event {
  /// An event of one or several whole days, as `Event(title: "Fair", day: first, lastDay: last)`.
  ///
  /// Checks nothing, as the full initialiser: a `lastDay` before `day` is an end before the start.
  ///
  /// - Parameters:
  ///   - lastDay: the last day that belongs to it; the only one, if `nil`.
  ///   - uid: empty for an event that is never looked for; a data source that gives events of several days needs one.
  ///   - calendar: known to the store, if it is put into one.
  ///   - color: `nil` for that of the calendar.
  public init(
    title: String, day: DayNumber, lastDay: DayNumber? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    let last = lastDay ?? day
    self.init(
      uid: uid, calendar: calendar, summary: title, start: .day(day),
      end: .day(last.rawValue == .max ? last : last + 1), color: color)
  }

  /// An event from one time to another, read on the clock of the zone that the calendar is shown in.
  ///
  /// - Parameters:
  ///   - end: when it is over; the same as `start`, if `nil`: an event without length.
  ///   - uid: as above.
  ///   - calendar: as above.
  ///   - color: as above.
  public init(
    title: String, start: LocalDateTime, end: LocalDateTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(
      title: title, start: .floating(start), end: .floating(end ?? start), uid: uid, calendar: calendar, color: color)
  }

  /// An event from one time to another, of any kind: instants, or readings in a zone.
  ///
  /// - Parameters:
  ///   - end: when it is over; the same as `start`, if `nil`. Both are whole days, or neither is.
  ///   - uid: as above.
  ///   - calendar: as above.
  ///   - color: as above.
  public init(
    title: String, start: EventTime, end: EventTime? = nil, uid: String = "",
    calendar: CalendarID = CalendarID(1), color: EventColor? = nil
  ) {
    self.init(uid: uid, calendar: calendar, summary: title, start: start, end: end ?? start, color: color)
  }
}
