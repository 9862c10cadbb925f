import Basics
public import CalendarSystems

/// A synchronous, local store of events. Views and editors use a store; to connect it to a server, write a synchronizer
/// on top of it.
///
/// All changes go through `apply(_:)`, which returns the inverse. Undo and sync need nothing else.
public protocol EventStore: AnyObject {
  /// Returns all calendars, sorted by their identifiers.
  func calendars() throws(StoreError) -> [CalendarInfo]
  /// Returns all resources, sorted by the bytes of their identifiers. By default, there are none.
  func resources() throws(StoreError) -> [Resource]
  /// Returns outlines of all events that may touch one of `days` in some time zone, including recurring events and
  /// overrides: all events whose `EventExtent.days(of:)` overlaps the range. Sorted by the first day of the extent,
  /// then by identifier.
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline]
  /// Returns the event and its revision, or `nil` if it does not exist.
  func event(_ id: EventID) throws(StoreError) -> StoredEvent?
  /// Returns the events with a UID in a calendar: a series with its overrides, or a single event. Events without
  /// `recurrenceID` come first, then overrides by the written reading of `recurrenceID`; ties are sorted by identifier.
  /// Used for editing: the time depends on the number of these events, not on the size of the store.
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent]
  /// Applies a change completely or not at all, and notifies observers.
  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt
  /// Calls `handler` after each change until the token is canceled or released.
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken
}

extension EventStore {
  /// Returns no resources.
  public func resources() throws(StoreError) -> [Resource] { [] }
}

/// The parts of an event that layout needs: its times, and the texts that order events at the same time.
public struct EventOutline: Equatable, Sendable {
  /// The identifier in the store.
  public var id: EventID
  /// The start, as in the event.
  public var start: EventTime
  /// The end, as in the event.
  public var end: EventTime
  /// Whether the event has rules or extra starts, and is not an override.
  public var isRecurring: Bool
  private var days = NominalDays()
  /// The start of the occurrence that this override replaces; `nil` for an event that is not an override.
  public var recurrenceID: EventTime?
  /// Whether `Event.display` is `.background`.
  public var isBackground: Bool
  /// The title, `Event.summary`; orders events at the same time.
  public var title: String
  /// The UID; orders events at the same time with the same title.
  public var uid: String

  /// Creates an outline; called by stores. Without `title` and `uid`, events at the same time are ordered by identifier.
  public init(
    id: EventID, start: EventTime, end: EventTime, isRecurring: Bool, recurrenceID: EventTime? = nil,
    nominalDays: Int? = nil, isBackground: Bool = false, title: String = "", uid: String = ""
  ) {
    self.title = title
    self.uid = uid
    self.isBackground = isBackground
    self.id = id
    self.start = start
    self.end = end
    self.isRecurring = isRecurring
    self.recurrenceID = recurrenceID
    days = NominalDays(nominalDays)
  }

  /// The number of calendar days in a length given as a duration; see `Event.nominalDays`.
  public var nominalDays: Int? {
    get { days.number(from: start, to: end) }
    set { days = NominalDays(newValue) }
  }

  /// Returns whether identifier, times, flags, and texts are equal. Texts are compared byte by byte.
  public static func == (a: EventOutline, b: EventOutline) -> Bool {
    a.id == b.id && a.start == b.start && a.end == b.end && a.isRecurring == b.isRecurring
      && a.recurrenceID == b.recurrenceID && a.nominalDays == b.nominalDays && a.isBackground == b.isBackground
      && a.title.hasSameBytes(as: b.title) && a.uid.hasSameBytes(as: b.uid)
  }
}

/// An event with its identifier and revision in a store.
public struct StoredEvent: Equatable, Sendable {
  /// The identifier in the store.
  public var id: EventID
  /// The revision; pass it back with a change to avoid overwriting concurrent changes.
  public var revision: Revision
  /// The event as it was stored.
  public var event: Event

  /// Creates a stored event; called by stores.
  public init(id: EventID, revision: Revision, event: Event) {
    self.id = id
    self.revision = revision
    self.event = event
  }
}

/// The version of a stored event, used to detect conflicts: a number that increases with each change.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number, comparable between revisions of the same event.
  public let rawValue: Int64

  /// Creates a revision; called by stores.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Returns whether `a` is the older revision.
  public static func < (a: Revision, b: Revision) -> Bool { a.rawValue < b.rawValue }
}

/// A store whose events can be visited in slices, so that visiting all of them does not block.
public protocol EventScanning: AnyObject {
  /// Calls `body` for each event until there are no more or `body` returns `false`. The order is stable until the next
  /// change.
  ///
  /// - Parameter position: 0 for the first event, or the result of an earlier call.
  /// - Returns: the position to continue from; `nil` after the last event.
  func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int?
}
