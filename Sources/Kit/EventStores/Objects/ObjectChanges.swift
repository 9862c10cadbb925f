public import Almanac

/// The changes of a store after a given change.
public struct ObjectChanges: Equatable, Sendable {
  /// A changed calendar object, in its latest state.
  public struct Item: Equatable, Sendable {
    /// The calendar of the object.
    public var calendar: CalendarID
    /// The UID of the calendar object.
    public var uid: String
    /// The number of the calendar object's last change.
    public var sequence: Int64
    /// Whether all its events were deleted.
    public var isGone: Bool
    /// The days on which its events may have been since its first change, or may be now.
    public var days: Range<DayNumber>

    /// Creates an item; called by stores.
    public init(calendar: CalendarID, uid: String, sequence: Int64, isGone: Bool, days: Range<DayNumber>) {
      self.calendar = calendar
      self.uid = uid
      self.sequence = sequence
      self.isGone = isGone
      self.days = days
    }
  }

  /// The number of the latest change in the store; 0 if there was none.
  public var latest: Int64
  /// The calendar objects in the order of their last changes; `nil` if there are more than the limit.
  public var items: [Item]?

  /// Creates a list; called by stores.
  public init(latest: Int64, items: [Item]?) {
    self.latest = latest
    self.items = items
  }
}
