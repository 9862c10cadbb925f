public import CalendarSystems

/// Where events are kept. Synchronous and local: servers are reached by a synchroniser, never by a store.
///
/// Changes go through `apply(_:)` alone, which returns the inverse, so that undo and sync need nothing else.
public protocol EventStore: AnyObject {
  /// All calendars, in the order of their identifiers.
  func calendars() throws(StoreError) -> [CalendarInfo]
  /// Everything that may touch one of `days` in some time zone: outlines of all events whose `EventExtent.days(of:)`
  /// meet the range, recurring events and overrides included. In ascending order of the first day of the extent, then
  /// identifier.
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline]
  /// The event and its revision, or `nil` if there is none.
  func event(_ id: EventID) throws(StoreError) -> StoredEvent?
  /// Carries out one change, wholly or not at all, and tells observers.
  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt
  /// Calls `handler` after each change until the token is cancelled or dropped.
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken
}

/// What layout needs to know of an event, without its texts.
public struct EventOutline: Equatable, Sendable {
  /// In the store that was asked.
  public var id: EventID
  /// As in the event.
  public var start: EventTime
  /// As in the event.
  public var end: EventTime
  /// Whether it has rules or extra starts, and is not an override.
  public var isRecurring: Bool
  private var days = NominalDays()
  /// For an override: the start of the instance it replaces.
  public var recurrenceID: EventTime?
  /// Whether `Event.display` is `.background`.
  public var isBackground: Bool

  /// Called by stores.
  public init(
    id: EventID, start: EventTime, end: EventTime, isRecurring: Bool, recurrenceID: EventTime? = nil,
    nominalDays: Int? = nil, isBackground: Bool = false
  ) {
    self.isBackground = isBackground
    self.id = id
    self.start = start
    self.end = end
    self.isRecurring = isRecurring
    self.recurrenceID = recurrenceID
    days = NominalDays(nominalDays)
  }

  /// As in the event.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }

  /// Whether both have the same identifier, times and flags.
  public static func == (a: EventOutline, b: EventOutline) -> Bool {
    a.id == b.id && a.start == b.start && a.end == b.end && a.isRecurring == b.isRecurring
      && a.recurrenceID == b.recurrenceID && a.nominalDays == b.nominalDays && a.isBackground == b.isBackground
  }
}

/// An event as a store holds it.
public struct StoredEvent: Equatable, Sendable {
  /// In the store that was asked.
  public var id: EventID
  /// Needed to change the event without overwriting what others did meanwhile.
  public var revision: Revision
  /// As it was put into the store.
  public var event: Event

  /// Called by stores.
  public init(id: EventID, revision: Revision, event: Event) {
    self.id = id
    self.revision = revision
    self.event = event
  }
}

/// The version of a stored event; grows with each change, used to detect conflicts.
public struct Revision: Hashable, Comparable, Sendable {
  /// Comparable among revisions of one event.
  public let rawValue: Int64

  /// Called by stores.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Older ones first.
  public static func < (a: Revision, b: Revision) -> Bool { a.rawValue < b.rawValue }
}

/// A store whose events can be gone through in parts, so that a look at all of them holds nothing up.
public protocol EventScanning: AnyObject {
  /// Calls `body` for one event after the other, in an order that holds until the next change, until there are no more
  /// or `body` answers `false`.
  ///
  /// - Parameter position: 0 for the first event, or what an earlier call returned.
  /// - Returns: the position to go on from; `nil` behind the last event.
  func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int?
}
