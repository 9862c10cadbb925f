import Basics
public import CalendarSystems

/// A store of events, synchronous and local: a synchroniser reaches servers, never a store.
///
/// All changes go through `apply(_:)`, which returns the inverse; undo and sync need nothing else.
public protocol EventStore: AnyObject {
  /// Returns all calendars, sorted by their identifiers.
  func calendars() throws(StoreError) -> [CalendarInfo]
  /// Returns outlines of all events that may touch one of `days` in some time zone, recurring events and overrides
  /// included: those whose `EventExtent.days(of:)` overlaps the range. Sorted by the first day of the extent, then by
  /// identifier.
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline]
  /// Returns the event and its revision, or `nil` if there is none.
  func event(_ id: EventID) throws(StoreError) -> StoredEvent?
  /// Returns the events with a UID in a calendar: a series with its overrides, or an event that happens once. Those
  /// without `recurrenceID` come first, then overrides by its reading, as it was written; equal ones by identifier. For
  /// editing: takes time for these events, not for all in the store.
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent]
  /// Makes one change, wholly or not at all, and notifies observers.
  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt
  /// Calls `handler` after each change until the token is cancelled or dropped.
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken
}

/// The parts of an event that layout needs: its times, and the texts that decide about the order of events at one time.
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
  /// The start of the instance that this override replaces; `nil` for an event that is no override.
  public var recurrenceID: EventTime?
  /// Whether `Event.display` is `.background`.
  public var isBackground: Bool
  /// The title, `Event.summary`. Events at the same time are ordered by it.
  public var title: String
  /// The UID. Events at the same time with the same title are ordered by it.
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

  /// The calendar days in a length given as a duration; see `Event.nominalDays`.
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
  /// The revision; passed back in a change so as not to overwrite concurrent ones.
  public var revision: Revision
  /// The event as it was put into the store.
  public var event: Event

  /// Creates a stored event; called by stores.
  public init(id: EventID, revision: Revision, event: Event) {
    self.id = id
    self.revision = revision
    self.event = event
  }
}

/// The version of a stored event: a number that grows with each change, used to detect conflicts.
public struct Revision: Hashable, Comparable, Sendable {
  /// The number; comparable among revisions of one event.
  public let rawValue: Int64

  /// Creates a revision; called by stores.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }

  /// Returns whether `a` is the older revision.
  public static func < (a: Revision, b: Revision) -> Bool { a.rawValue < b.rawValue }
}

/// A store whose events can be visited in parts, so that visiting all of them does not block.
public protocol EventScanning: AnyObject {
  /// Calls `body` for one event after the other until there are no more or it returns `false`. The order is stable
  /// until the next change.
  ///
  /// - Parameter position: 0 for the first event, or the result of an earlier call.
  /// - Returns: the position to continue from; `nil` after the last event.
  func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int?
}
