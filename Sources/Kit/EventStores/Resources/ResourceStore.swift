public import Almanac

/// A store that counts the changes of each resource and replaces resources on conditions, so that no change of somebody
/// else is overwritten unseen.
///
/// The resources that it returns have tags.
public protocol ResourceStore: EventStore {
  /// Returns the first event of each resource that may touch some days: a short list, of which `resources(of:)` gives a
  /// part at a time.
  func resourceStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ResourceStart]
  /// Returns the resources of some events, each with all its events. Events that are gone have none.
  func resources(of starts: [EventID]) throws(StoreError) -> [EventResource]
  /// Returns a resource with its tag; one without events if there is none.
  func resource(uid: String, in calendar: CalendarID) throws(StoreError) -> EventResource
  /// Returns the resources that changed after the change of a number, made by whatever process, if they are no more than
  /// `limit`.
  func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ResourceChanges
  /// Returns a number that differs from the one before if something else than this object has changed the store
  /// meanwhile. Takes little time, so that it can be asked for often.
  func foreignVersion() throws(StoreError) -> Int64
  /// Makes all replacements in one transaction, or none, and notifies observers.
  ///
  /// - Parameter replacements: each of another resource.
  /// - Returns: the tag of each resource afterwards; `nil` for a deleted one. One that did not change keeps its tag.
  @discardableResult
  func replace(_ replacements: [ResourceReplacement]) throws(ReplacementError) -> [Int64?]
}

extension ResourceStore {
  /// Returns the resources that may touch some days, each with all its events, also those on other days.
  public func resources(touching days: Range<DayNumber>) throws(StoreError) -> [EventResource] {
    try resources(of: try resourceStarts(touching: days).map { $0.event })
  }
}

/// The reason why nothing was replaced.
public enum ReplacementError: Error, Equatable, Sendable {
  /// The conditions of some replacements are not met. These are their resources as they are.
  case conflict([EventResource])
  /// The store failed, or does not accept one of the events.
  case store(StoreError)
}
