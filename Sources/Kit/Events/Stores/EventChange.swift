public import Basics

/// A change to a store.
///
///     try store.apply(.group([.insert(event), .delete(id, expecting: revision)]))
///
/// Cases with events are indirect, so that deeply nested groups are released without deep recursion.
public enum EventChange: Equatable, Sendable {
  /// Inserts an event. With `id`, inserts it under that identifier, which must be free; undoing a deletion uses this.
  indirect case insert(Event, id: EventID? = nil)
  /// Replaces an event. With `expecting`, fails unless the stored revision is equal to it.
  indirect case update(EventID, Event, expecting: Revision? = nil)
  /// Removes an event. With `expecting`, fails unless the stored revision is equal to it.
  case delete(EventID, expecting: Revision? = nil)
  /// Adds a calendar, or replaces the one with the same identifier.
  case putCalendar(CalendarInfo)
  /// Removes a calendar and all its events. Its inverse restores them.
  case deleteCalendar(CalendarID)
  /// Adds a resource, or replaces the one with the same identifier.
  indirect case putResource(Resource)
  /// Removes a resource from the list, without effect if it is not in the list. Events keep its identifier.
  case deleteResource(ByteText)
  /// Applies several changes in order, all or none.
  case group([EventChange])
}

/// The result of a change.
public struct StoreReceipt: Equatable, Sendable {
  /// The inserted and updated events, in order, with their new revisions.
  public var stored: [StoredReference]
  /// The change that undoes this one.
  public var inverse: EventChange

  /// Creates a receipt; called by stores.
  public init(stored: [StoredReference], inverse: EventChange) {
    self.stored = stored
    self.inverse = inverse
  }
}

/// The identifier and revision of a stored event.
public struct StoredReference: Equatable, Sendable {
  /// The identifier, assigned by the store or specified in the change.
  public var id: EventID
  /// The revision after the change.
  public var revision: Revision

  /// Creates a reference; called by stores.
  public init(id: EventID, revision: Revision) {
    self.id = id
    self.revision = revision
  }
}
