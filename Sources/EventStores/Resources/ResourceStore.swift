public import Almanac

/// A store that counts the changes of each resource and replaces resources on conditions, so that no change of somebody
/// else is overwritten unseen.
///
/// What `resources(touching:)` returns has tags.
public protocol ResourceStore: EventStore {
  /// Returns the resources that may touch some days, each with all its events, also those on other days.
  func resources(touching days: Range<DayNumber>) throws(StoreError) -> [EventResource]
  /// Makes all replacements in one transaction, or none, and notifies observers.
  ///
  /// - Parameter replacements: each of another resource.
  /// - Returns: the tag of each resource afterwards; `nil` for a deleted one. One that did not change keeps its tag.
  @discardableResult
  func replace(_ replacements: [ResourceReplacement]) throws(ReplacementError) -> [Int64?]
}

/// The reason why nothing was replaced.
public enum ReplacementError: Error, Equatable, Sendable {
  /// The conditions of some replacements are not met. These are their resources as they are.
  case conflict([EventResource])
  /// The store failed, or does not accept one of the events.
  case store(StoreError)
}
