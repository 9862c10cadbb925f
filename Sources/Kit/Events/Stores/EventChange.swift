/// A change to a store.
///
///     try store.apply(.group([.insert(event), .delete(id, expecting: revision)]))
///
/// Events are stored indirectly, so that deeply nested groups are released without deep recursion.
public enum EventChange: Equatable, Sendable {
  /// Inserts an event; with `id`, under that identifier, which must be free (to undo a deletion).
  indirect case insert(Event, id: EventID? = nil)
  /// Replaces an event; with `expecting`, only if the stored revision equals it.
  indirect case update(EventID, Event, expecting: Revision? = nil)
  /// Removes an event; with `expecting`, only if the stored revision equals it.
  case delete(EventID, expecting: Revision? = nil)
  /// Adds a calendar, or replaces the one with the same identifier.
  case putCalendar(CalendarInfo)
  /// Removes a calendar and all its events. Its inverse restores them.
  case deleteCalendar(CalendarID)
  /// Makes several changes in order, all or none.
  case group([EventChange])
}

/// The result of a change.
public struct StoreReceipt: Equatable, Sendable {
  /// The events inserted or updated, in order, with their new revisions.
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
  /// The identifier, assigned by the store or given in the change.
  public var id: EventID
  /// The revision after the change.
  public var revision: Revision

  /// Creates a reference; called by stores.
  public init(id: EventID, revision: Revision) {
    self.id = id
    self.revision = revision
  }
}
