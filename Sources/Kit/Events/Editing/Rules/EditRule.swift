public import CalendarSystems
public import TimeZones

/// A rule about the times of events, which edits have to keep.
///
///     editor.options.rules = EditRules([.bounds(try DayBounds(first: today)), .noOverlap(.sameCalendar)])
///
/// Rules are asked only where an edit changes times or calendar: the title of an event that breaks one can be changed.
/// Undo and redo lead back to what was, and ask none.
public enum EditRule: Hashable, Sendable {
  /// Events lie within days.
  case bounds(DayBounds)
  /// Events lie within the hours of work of one day, and whole days have such hours.
  case hours([BusinessHours])
  /// Events do not overlap. Backgrounds, cancelled events, and those that do not take time (TRANSP:TRANSPARENT) do not
  /// count, and whole days do not overlap hours.
  case noOverlap(EditOverlap)
}

/// The calendars whose events may not overlap.
public enum EditOverlap: UInt8, Hashable, Sendable {
  /// Events of all calendars exclude each other.
  case allCalendars
  /// Events exclude others of their own calendar.
  case sameCalendar
}

/// The outcome of the rules for an edit.
public struct EditValidation: Equatable, Sendable {
  /// The reasons against the edit, at most one for each rule; none if it is allowed.
  public var reasons: [EditReason]

  /// Creates a validation.
  public init(_ reasons: [EditReason] = []) { self.reasons = reasons }

  /// Whether nothing speaks against the edit.
  public var isAllowed: Bool { reasons.isEmpty }
}
