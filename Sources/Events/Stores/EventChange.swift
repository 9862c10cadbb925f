/// One change to a store. Events lie outside of the value, so that deep groups of groups are dropped without a deep stack.
public enum EventChange: Equatable, Sendable {
  /// Adds an event. With `id`, under that identifier (undo of a deletion); it must be free.
  indirect case insert(Event, id: EventID? = nil)
  /// Replaces an event. With `expecting`, only if the stored revision is that one.
  indirect case update(EventID, Event, expecting: Revision? = nil)
  /// Removes an event. With `expecting`, only if the stored revision is that one.
  case delete(EventID, expecting: Revision? = nil)
  /// Adds a calendar, or replaces the one with the same identifier.
  case putCalendar(CalendarInfo)
  /// Removes a calendar and all its events. Its inverse restores them.
  case deleteCalendar(CalendarID)
  /// Several changes, all or none.
  case group([EventChange])
}

/// What came of a change.
public struct StoreReceipt: Equatable, Sendable {
  /// The events inserted or updated, in order, with their new revisions.
  public var stored: [StoredReference]
  /// The change that undoes this one.
  public var inverse: EventChange

  /// Called by stores.
  public init(stored: [StoredReference], inverse: EventChange) {
    self.stored = stored
    self.inverse = inverse
  }
}

/// Identity and version of a stored event.
public struct StoredReference: Equatable, Sendable {
  /// Given by the store, or by the change.
  public var id: EventID
  /// After the change.
  public var revision: Revision

  /// Called by stores.
  public init(id: EventID, revision: Revision) {
    self.id = id
    self.revision = revision
  }
}
