/// The settings of an editor.
public struct EditOptions: Equatable, Sendable {
  /// The verbs that people may use, unless the delegate permits less.
  public var verbs = EditVerbs.all
  /// The rules that edits have to keep.
  public var rules = EditRules()
  /// The seconds that a new event lasts, and whole days that become hours.
  public var defaultLength = 3600
  /// The minutes between two times that edges are moved to; `nil`, the default, for as many as suit the height of the
  /// hours: 5, 15, 30 or 60.
  public var snap: Int?
  /// The calendar of new events; `nil` for the first that can be written.
  public var calendar: CalendarID?

  /// Creates settings: everything is permitted, without rules.
  public init() {}
}
