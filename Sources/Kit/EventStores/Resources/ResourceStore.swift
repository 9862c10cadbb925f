public import Almanac

/// A store that counts the changes of each resource and replaces resources conditionally, so that one client never
/// overwrites another's changes unknowingly.
///
/// The resources that it returns have tags.
public protocol ResourceStore: EventStore {
  /// Returns the first event of each resource that may touch some days. This list is short; pass slices of it to
  /// `resources(of:)`.
  func resourceStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ResourceStart]
  /// Returns the resources of some events, each with all its events. Skips events that no longer exist.
  func resources(of starts: [EventID]) throws(StoreError) -> [EventResource]
  /// Returns a resource with its tag, without events if it does not exist.
  func resource(uid: String, in calendar: CalendarID) throws(StoreError) -> EventResource
  /// Returns the resources that changed after the change with a given number, in this or any other process. If there
  /// are more than `limit`, returns no list of them.
  func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ResourceChanges
  /// Returns a number that changes when anything other than this object changes the store. Fast enough for frequent
  /// calls.
  func foreignVersion() throws(StoreError) -> Int64
  /// Applies all replacements in one transaction, or none, and notifies observers.
  ///
  /// - Parameter replacements: the replacements, each for a different resource.
  /// - Returns: the new tag of each resource; `nil` for a deleted resource. Unchanged resources keep their tags.
  @discardableResult
  func replace(_ replacements: [ResourceReplacement]) throws(ReplacementError) -> [Int64?]
}

extension ResourceStore {
  /// Returns the resources that may touch some days, each with all its events, including events on other days.
  public func resources(touching days: Range<DayNumber>) throws(StoreError) -> [EventResource] {
    try resources(of: try resourceStarts(touching: days).map { $0.event })
  }
}

/// The reason that nothing was replaced.
public enum ReplacementError: Error, Equatable, Sendable {
  /// The conditions of some replacements are not met. Contains the current state of their resources.
  case conflict([EventResource])
  /// The store failed, or rejects one of the events.
  case store(StoreError)
}
