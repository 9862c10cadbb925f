public import Basics
public import CalendarSystems

/// The reason that an edit is rejected. Views turn it into localized text.
public enum EditReason: Equatable, Sendable {
  /// The calendar is read-only.
  case readOnly(CalendarID)
  /// These verbs are not permitted for the event.
  case notPermitted(EditVerbs)
  /// Some occurrences would be outside the bounds.
  case outsideBounds(EditCount)
  /// Some occurrences would be outside business hours.
  case outsideHours(EditCount)
  /// Some occurrences would be outside the period that is permitted for the event.
  case outsidePeriod(EditCount)
  /// Some occurrences would overlap others. Contains the first overlapped occurrence.
  case overlap(OccurrenceID, EditCount)
  /// A reason in the program's own words; an empty text gives none.
  case other(ByteText)
}

/// The number of edited occurrences that a reason applies to.
public struct EditCount: Hashable, Sendable {
  /// The number of affected occurrences.
  public var count: Int
  /// The number of checked occurrences.
  public var total: Int
  /// The first day of the first affected occurrence.
  public var first: DayNumber

  /// Creates a count.
  public init(_ count: Int, of total: Int, first: DayNumber) {
    self.count = count
    self.total = total
    self.first = first
  }
}
