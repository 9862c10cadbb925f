/// The settings of an editor.
public struct EditOptions: Equatable, Sendable {
  /// The verbs that users may apply; the delegate can restrict them further.
  public var verbs = EditVerbs.all
  /// The rules that edits must satisfy.
  public var rules = EditRules()
  /// Whether users may move events to other resources. `EditLimits.resourceEditable` of an event takes precedence.
  public var resourceEditable = true
  /// The length of a new event, and of an all-day event that gets times, in seconds.
  public var defaultLength = 3600
  /// The reminders of new events in calendars without their own default.
  public var defaultReminders = DefaultReminders()
  /// The grid for moving edges, in minutes. With `nil`, the default, it is the calendar's `slotDuration` or, without one,
  /// depends on the height of the hours: 5, 15, 30, or 60.
  public var snap: Int?
  /// The calendar of new events; `nil` for the first writable one.
  public var calendar: CalendarID?

  /// Creates settings that permit everything and have no rules.
  public init() {}
}
