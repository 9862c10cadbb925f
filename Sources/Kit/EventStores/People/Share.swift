public import Almanac

/// The right of a person for a calendar, or the ownership of it.
public struct Share: Equatable, Sendable {
  /// The calendar.
  public var calendar: CalendarID
  /// The number of the person.
  public var person: Int64
  /// The right; `write` for the owner.
  public var right: Right
  /// Whether the person owns the calendar. Nobody else does.
  public var isOwner: Bool

  /// Creates a share.
  public init(calendar: CalendarID, person: Int64, right: Right, isOwner: Bool = false) {
    self.calendar = calendar
    self.person = person
    self.right = isOwner ? .write : right
    self.isOwner = isOwner
  }
}
