/// What a person decided about a calendar of the panel's list. See ``CalendarPanel/preferences``.
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
