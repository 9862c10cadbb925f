public import CalendarSystems
public import TimeZones

/// A rule for the times of events that edits must follow.
///
///     editor.options.rules = EditRules([.bounds(try DayBounds(first: today)), .noOverlap(.sameCalendar)])
///
/// Rules are checked only when an edit changes times or the calendar, so the title of an event that breaks a rule can
/// still be changed. Undo and redo restore earlier states without checking rules.
public enum EditRule: Hashable, Sendable {
  /// Events must be within these days.
  case bounds(DayBounds)
  /// Timed events must be within the business hours of one day, and all-day events must be on days that have business
  /// hours.
  case hours([BusinessHours])
  /// Events must not overlap. Background events, canceled events, and free events (TRANSP:TRANSPARENT) are ignored, and
  /// all-day events do not overlap timed events. Events overlap if they share a resource, or if neither has any.
  case noOverlap(EditOverlap)
  /// Events must be within a period.
  case within(Range<Instant>)
}

/// Which calendars an event must not overlap.
public enum EditOverlap: UInt8, Hashable, Sendable {
  /// Events must not overlap events of any calendar.
  case allCalendars
  /// Events must not overlap other events of their own calendar.
  case sameCalendar
}

/// The outcome of the rules for an edit.
public struct EditValidation: Equatable, Sendable {
  /// The reasons against the edit, at most one per rule; empty if the edit is allowed.
  public var reasons: [EditReason]

  /// Creates a validation.
  public init(_ reasons: [EditReason] = []) { self.reasons = reasons }

  /// Whether the edit is allowed.
  public var isAllowed: Bool { reasons.isEmpty }
}
