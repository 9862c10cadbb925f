public import Basics
public import CalendarSystems

/// A reason why an edit is refused; views turn it into words.
public enum EditReason: Equatable, Sendable {
  /// Nothing in the calendar can be changed.
  case readOnly(CalendarID)
  /// These verbs are not permitted for the event.
  case notPermitted(EditVerbs)
  /// Instances would lie outside of the bounds.
  case outsideBounds(EditCount)
  /// Instances would lie outside of business hours.
  case outsideHours(EditCount)
  /// Instances would overlap others; the first of those is named.
  case overlap(OccurrenceID, EditCount)
  /// A reason of the program, in its words.
  case other(ByteText)
}

/// The number of edited instances that a reason is about.
public struct EditCount: Hashable, Sendable {
  /// The number of instances that the reason is about.
  public var count: Int
  /// The number of instances that were looked at.
  public var total: Int
  /// The first day of the first of them.
  public var first: DayNumber

  /// Creates a count.
  public init(_ count: Int, of total: Int, first: DayNumber) {
    self.count = count
    self.total = total
    self.first = first
  }
}
