import Basics
public import CalendarSystems

/// A store in memory: the reference implementation, and the right store for programs that only read files.
///
///     let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
///     let ids = try store.load(events)
///
/// Identifiers are assigned in sequence. Not thread-safe.
public final class MemoryEventStore: EventStore {
  private var infos: [CalendarInfo]
  private var resourceList: [Resource] = []
  private var table = EventTable()
  /// The events that `loadQuietly` added before `announce()`.
  private var unannounced: (entries: [IntervalIndex.Entry], days: Range<DayNumber>?) = ([], nil)
  private var nextID: Int64 = 1
  private var nextRevision: Int64 = 1
  private let observers = StoreObservers()

  /// Creates a store without events.
  /// - Parameter calendars: the calendars; if several have the same identifier, the last one is kept.
  public init(calendars: [CalendarInfo] = []) {
    infos = []
    for calendar in calendars { put(calendar) }
  }

  /// Inserts many events in order, all or none, and notifies observers once.
  /// - Returns: the identifiers, in the order of `events`.
  /// - Throws: `StoreError.invalid` or `.calendarNotFound` for the first event that cannot be inserted.
  @discardableResult
  public func load(_ events: [Event]) throws(StoreError) -> [EventID] {
    try check(events[...])
    announce()
    let first = nextID
    addQuietly(events[...])
    announce()
    return (first..<nextID).map { EventID($0) }
  }

  /// Inserts one batch of many events without notifying observers; queries find them after `announce()`. For callers
  /// that must not block for long. All or none.
  package func loadQuietly(_ events: ArraySlice<Event>) throws(StoreError) {
    try check(events)
    addQuietly(events)
  }

  /// Reserves space for a number of further events, which are inserted in batches.
  package func reserve(_ number: Int) {
    table.reserve(number)
    unannounced.entries.reserveCapacity(unannounced.entries.count + number)
  }

  /// Indexes the quietly loaded events, and notifies observers once.
  package func announce() {
    guard let days = unannounced.days else { return }
    table.insert(unannounced.entries)
    unannounced = ([], nil)
    observers.notify(StoreChange(days: days))
  }

  /// Throws if one of the events cannot be inserted. Does not change the store.
  package func check(_ events: ArraySlice<Event>) throws(StoreError) {
    for index in events.indices { try check(events[index]) }
  }

  private func addQuietly(_ events: ArraySlice<Event>) {
    guard !events.isEmpty else { return }
    var days = unannounced.days
    table.reserve(events.count)
    for index in events.indices {
      let id = EventID(nextID)
      nextID += 1
      let entry = table.append(StoredEvent(id: id, revision: takeRevision(), event: events[index]))
      unannounced.entries.append(entry)
      days = days.map { EventExtent.hull($0, entry.days) } ?? entry.days
    }
    unannounced.days = days
  }

  /// The number of events.
  public var eventCount: Int { table.count }

  // MARK: - Reading, which cannot fail

  /// All calendars, sorted by their identifiers.
  package var allCalendars: [CalendarInfo] { infos }

  /// Returns an event; `nil` if it does not exist.
  package func stored(_ id: EventID) -> StoredEvent? { table.position(of: id).map { table.records[$0] } }

  /// Returns the events with a UID in a calendar, in the order of `events(uid:in:)`.
  package func stored(uid: String, in calendar: CalendarID) -> [StoredEvent] { table.events(uid: uid, in: calendar) }

  /// Calls `body` for each event.
  package func forEach(_ body: (StoredEvent) -> Void) {
    for index in 0..<table.count { body(table.records[index]) }
  }

  // MARK: - EventStore

  /// Returns all calendars, sorted by their identifiers. Never throws.
  public func calendars() throws(StoreError) -> [CalendarInfo] { infos }

  /// Returns all resources, sorted by their identifiers. Never throws.
  public func resources() throws(StoreError) -> [Resource] { resourceList }

  /// Returns the outlines of events that may touch the days. Takes O(log n) before the first one; never throws.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    table.outlines(touching: days)
  }

  /// Returns an event in constant time. Never throws.
  public func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    stored(id)
  }

  /// Returns the events with a UID in a calendar in constant time; the first call creates an index of all events. Never
  /// throws.
  public func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    stored(uid: uid, in: calendar)
  }

  /// Applies a change. Nested groups are part of the outermost one.
  @discardableResult
  public func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt {
    announce()
    var effect = Effect()
    let inverse: EventChange
    if case .group = change {
      inverse = try applyGroup(change, &effect)
    } else {
      inverse = try perform(change, &effect)
    }
    observers.notify(effect.notification)
    return StoreReceipt(stored: effect.stored, inverse: inverse)
  }

  /// Calls `handler` after each change; handlers are called in the order in which they were added.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  // MARK: - Changes

  /// The effect of a change so far.
  private struct Effect {
    var stored: [StoredReference] = []
    private var days: Range<DayNumber>?
    /// Whether a calendar or a resource changed, so that every day may be displayed differently.
    var touchesAll = false
    /// The events that were updated or removed, as they were before, in order.
    var replaced: [StoredReference] = []
    private var touched: [Int64] = []

    mutating func touch(_ id: EventID, _ extent: Range<DayNumber>) {
      days = days.map { EventExtent.hull($0, extent) } ?? extent
      touched.append(id.rawValue)
    }

    var notification: StoreChange { touchesAll ? StoreChange(days: nil) : StoreChange(days: days, touching: touched) }
  }

  /// Applies a group, and reverts all of it if one of its changes fails.
  private func applyGroup(_ change: EventChange, _ effect: inout Effect) throws(StoreError) -> EventChange {
    let firstID = nextID
    let firstRevision = nextRevision
    var inverses: [EventChange] = []
    for change in change.steps {
      do throws(StoreError) {
        inverses.append(try perform(change, &effect))
      } catch {
        for inverse in inverses.reversed() { restore(inverse) }
        for old in effect.replaced.reversed() {
          if let position = table.position(of: old.id) { table.setRevision(old.revision, at: position) }
        }
        nextID = firstID
        nextRevision = firstRevision
        throw error
      }
    }
    return .group(inverses.reversed())
  }

  private func perform(_ change: EventChange, _ effect: inout Effect) throws(StoreError) -> EventChange {
    switch change {
    case .insert(let event, let id):
      try check(event)
      if let id, table.position(of: id) != nil { throw .duplicate(id) }
      let newID = id ?? EventID(nextID)
      nextID = max(nextID, newID.rawValue == .max ? .max : newID.rawValue + 1)
      let revision = takeRevision()
      let entry = table.append(StoredEvent(id: newID, revision: revision, event: event))
      table.insert(entry)
      effect.touch(newID, entry.days)
      effect.stored.append(StoredReference(id: newID, revision: revision))
      return .delete(newID)
    case .update(let id, let event, let expecting):
      let position = try position(of: id, expecting: expecting)
      try check(event)
      let old = table.records[position]
      effect.replaced.append(StoredReference(id: id, revision: old.revision))
      effect.touch(id, table.extent(at: position))
      let revision = takeRevision()
      table.replace(at: position, with: event, revision: revision)
      effect.touch(id, table.extent(at: position))
      effect.stored.append(StoredReference(id: id, revision: revision))
      return .update(id, old.event)
    case .delete(let id, let expecting):
      let position = try position(of: id, expecting: expecting)
      effect.touch(id, table.extent(at: position))
      effect.replaced.append(StoredReference(id: id, revision: table.records[position].revision))
      return .insert(table.remove(at: position).event, id: id)
    case .putCalendar(let info):
      effect.touchesAll = true
      return put(info).map { .putCalendar($0) } ?? .deleteCalendar(info.id)
    case .deleteCalendar(let id):
      guard let index = infos.firstIndex(where: { $0.id == id }) else { throw .calendarNotFound(id) }
      effect.touchesAll = true
      var inverses: [EventChange] = [.putCalendar(infos.remove(at: index))]
      var ids = table.records.filter { $0.event.calendar == id }.map { $0.id.rawValue }
      SortKey.sort(&ids)
      for id in ids.map({ EventID($0) }) {
        guard let position = table.position(of: id) else { continue }
        effect.replaced.append(StoredReference(id: id, revision: table.records[position].revision))
        inverses.append(.insert(table.remove(at: position).event, id: id))
      }
      return .group(inverses)
    case .putResource(let resource):
      effect.touchesAll = true
      return resourceList.put(resource)
    case .deleteResource(let id):
      effect.touchesAll = true
      return resourceList.delete(id.string)
    case .group:
      return try applyGroup(change, &effect)
    }
  }

  /// Applies an inverse. This cannot fail, because the inverse was created from the state that it restores.
  private func restore(_ inverse: EventChange) {
    var effect = Effect()
    _ = try? perform(inverse, &effect)
  }

  private func check(_ event: Event) throws(StoreError) {
    if let invalidity = event.invalidity { throw invalidity }
    guard infos.indices.contains(where: { infos[$0].id == event.calendar }) else {
      throw .calendarNotFound(event.calendar)
    }
  }

  private func position(of id: EventID, expecting: Revision?) throws(StoreError) -> Int {
    guard let position = table.position(of: id) else { throw .notFound(id) }
    let current = table.records[position].revision
    if let expecting, expecting != current { throw .conflict(id, current: current) }
    return position
  }

  private func takeRevision() -> Revision {
    defer { nextRevision += 1 }
    return Revision(nextRevision)
  }

  /// Adds or replaces a calendar.
  /// - Returns: the calendar that was replaced.
  @discardableResult
  private func put(_ info: CalendarInfo) -> CalendarInfo? {
    let index = infos.firstIndex { $0.id >= info.id } ?? infos.count
    if index < infos.count, infos[index].id == info.id {
      let old = infos[index]
      infos[index] = info
      return old
    }
    infos.insert(info, at: index)
    return nil
  }
}

extension MemoryEventStore: EventScanning {
  /// Calls `body` for the events from a position on; positions are array indices. Never throws.
  public func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int? {
    var index = max(position, 0)
    while index < table.count {
      let continues = body(table.records[index])
      index += 1
      if !continues { break }
    }
    return index < table.count ? index : nil
  }
}
