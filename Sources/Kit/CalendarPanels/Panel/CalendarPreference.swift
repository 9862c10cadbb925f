/// The choice of a person whether a calendar of the panel's list is shown, by the name of the calendar.
///
/// ``CalendarPanel/preferences`` has one for each calendar, in the order of the list, so that a program can keep them.
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
