package import CalendarSystems

extension DayContext {
  /// Creates the context of a day from configuration, state, and events, without `outOfScope`, which levels add. If the
  /// calendar system cannot name the day, the context has the date fields of the nearest day that it can name.
  ///
  /// - Parameter responder: the calendar, which is asked whether the day is enabled.
  init(
    of day: DayNumber, _ configuration: CalendarConfiguration, _ state: CalendarState,
    _ responder: (any CalendarResponder)?, eventCount: Int = 0, hiddenCount: Int = 0
  ) {
    let fields = configuration.calendar.fields(of: day)
    var flags = DayFlags(of: day, configuration, state, responder)
    if fields.day == 1, !flags.contains(.nameless) { flags.insert(.firstOfMonth) }
    if eventCount > 0 { flags.insert(.hasEvents) }
    self.init(
      day: day, fields: fields, weekday: Weekday(day), flags: flags, eventCount: eventCount, hiddenCount: hiddenCount)
  }

  /// Creates the context of a day without a calendar view.
  package init(
    of day: DayNumber, _ configuration: CalendarConfiguration, _ state: CalendarState, eventCount: Int
  ) { self.init(of: day, configuration, state, nil, eventCount: eventCount) }
}
