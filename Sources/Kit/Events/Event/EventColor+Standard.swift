/// The colors of calendars without a color of their own, the same for files, servers, pages, and new calendars.
extension EventColor {
  /// The hues in the order in which calendars receive them: neighbors are easy to tell apart.
  private static let calendarHues: [EventHue] = [
    .blue, .green, .orange, .purple, .teal, .pink, .amber, .indigo, .lime, .cyan, .red, .graphite,
  ]

  /// Returns the color of the calendar with a number, from 1 on. After the last color, the first one follows.
  package static func standard(forCalendar number: Int64) -> EventColor {
    .named(calendarHues[Int((number - 1).magnitude % UInt64(calendarHues.count))])
  }

  /// Returns the first color that none of the calendars has, or the color of their next number if all are used.
  package static func unused(by calendars: [CalendarInfo]) -> EventColor {
    for hue in calendarHues where !calendars.contains(where: { $0.color == .named(hue) }) { return .named(hue) }
    return standard(forCalendar: Int64(calendars.count) + 1)
  }
}
