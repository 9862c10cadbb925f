/// Whether the user wants a calendar in the panel's list to be shown, by the name of the calendar.
///
/// ``CalendarPanel/preferences`` has one preference per calendar, in list order, so that a program can save them.
public struct CalendarPreference: Sendable {
  /// The name of the calendar.
  public var name: String
  /// Whether its events are shown.
  public var isShown: Bool

  /// Creates a preference.
  public init(name: String, isShown: Bool) {
    self.name = name
    self.isShown = isShown
  }
}
