public import Almanac

/// A store that counts the changes of each calendar object and replaces objects conditionally, so that one client never
/// overwrites another's changes unknowingly.
///
/// The calendar objects that it returns have tags. `ReadOnlyObjectStore` makes one of any other store, without tags.
public protocol ObjectStore: EventStore {
  /// Returns the first event of each calendar object that may touch some days. This list is short; pass slices of it to
  /// `objects(of:)`.
  func objectStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ObjectStart]
  /// Returns the calendar objects of some events, each with all its events. Skips events that no longer exist.
  func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject]
  /// Returns a calendar object with its tag, without events if it does not exist.
  func object(uid: String, in calendar: CalendarID) throws(StoreError) -> CalendarObject
  /// Returns the calendar objects that changed after the change with a given number, in this or any other process. If
  /// there are more than `limit`, returns no list of them.
  func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ObjectChanges
  /// Returns a number that changes when anything other than this object changes the store. Fast enough for frequent
  /// calls.
  func foreignVersion() throws(StoreError) -> Int64
  /// Returns the era, which never changes while the store is open. Another store with the same numbers of changes, such
  /// as one made from a backup, has another era.
  func era() throws(StoreError) -> Era
  /// Applies all replacements in one transaction, or none, and notifies observers.
  ///
  /// - Parameter replacements: the replacements, each for a different calendar object.
  /// - Returns: the new tag of each calendar object; `nil` for a deleted object. Unchanged objects keep their tags.
  @discardableResult
  func replace(_ replacements: [ObjectReplacement]) throws(ReplacementError) -> [Int64?]
}

extension ObjectStore {
  /// Returns the calendar objects that may touch some days, each with all its events, including events on other days.
  public func objects(touching days: Range<DayNumber>) throws(StoreError) -> [CalendarObject] {
    try objects(of: try objectStarts(touching: days).map { $0.event })
  }
}

/// The reason that nothing was replaced.
public enum ReplacementError: Error, Equatable, Sendable {
  /// The conditions of some replacements are not met. Contains the current state of their calendar objects.
  case conflict([CalendarObject])
  /// The store failed, or rejects one of the events.
  case store(StoreError)
}
