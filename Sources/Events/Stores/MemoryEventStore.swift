import Basics
public import CalendarSystems

/// A store in memory: the reference for all others, and the store of programs that only look at files.
///
/// Identifiers are given in sequence. Not for use by several threads.
public final class MemoryEventStore: EventStore {
  private var infos: [CalendarInfo]
  private var table = EventTable()
  /// What `loadQuietly` added and nobody was told of yet.
  private var unannounced: (entries: [IntervalIndex.Entry], days: Range<DayNumber>?) = ([], nil)
  private var nextID: Int64 = 1
  private var nextRevision: Int64 = 1
  private let observers = StoreObservers()

  /// - Parameter calendars: of several with one identifier, the last counts.
  public init(calendars: [CalendarInfo] = []) {
    infos = []
    for calendar in calendars { put(calendar) }
  }

  /// Adds many events at once, in their order, and tells observers once. All or none.
  /// - Returns: the identifiers, in the order of `events`.
  @discardableResult
  public func load(_ events: [Event]) throws(StoreError) -> [EventID] {
    try check(events[...])
    announce()
    let first = nextID
    addQuietly(events[...])
    announce()
    return (first..<nextID).map { EventID($0) }
  }

  /// Adds some of many events without a word: nobody is told of them, and no days have them, before `announce()`. For
  /// those who have little time at once. All or none.
  package func loadQuietly(_ events: ArraySlice<Event>) throws(StoreError) {
    try check(events)
    addQuietly(events)
  }

  /// Tells observers, once, of what was loaded quietly.
  package func announce() {
    guard let days = unannounced.days else { return }
    table.insert(unannounced.entries)
    unannounced = ([], nil)
    observers.notify(StoreChange(days: days))
  }

  /// Throws where one of the events could not be loaded; nothing changes.
  package func check(_ events: ArraySlice<Event>) throws(StoreError) {
    for place in events.indices { try check(events[place]) }
  }

  private func addQuietly(_ events: ArraySlice<Event>) {
    guard !events.isEmpty else { return }
    var days = unannounced.days
    table.reserve(events.count)
    for place in events.indices {
      let id = EventID(nextID)
      nextID += 1
      let entry = table.append(StoredEvent(id: id, revision: takeRevision(), event: events[place]))
      unannounced.entries.append(entry)
      days = days.map { EventExtent.hull($0, entry.days) } ?? entry.days
    }
    unannounced.days = days
  }

  /// How many events there are.
  public var eventCount: Int { table.count }

  // MARK: - EventStore

  /// Never fails.
  public func calendars() throws(StoreError) -> [CalendarInfo] { infos }

  /// O(log n) before the first answer; never fails.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    table.outlines(touching: days)
  }

  /// Constant time; never fails.
  public func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    table.position(of: id).map { table.records[$0] }
  }

  /// Groups within groups are part of the outermost one.
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
    observers.notify(StoreChange(days: effect.touchesAll ? nil : effect.days ?? DayNumber(0)..<DayNumber(0)))
    return StoreReceipt(stored: effect.stored, inverse: inverse)
  }

  /// Observers are called in the order in which they came, after the change is done.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  // MARK: - Changes

  /// What a change has done so far.
  private struct Effect {
    var stored: [StoredReference] = []
    var days: Range<DayNumber>?
    /// A calendar was changed, so that everything may look different.
    var touchesAll = false
    /// What was updated or removed, as it was before, in order.
    var replaced: [StoredReference] = []

    mutating func touch(_ extent: Range<DayNumber>) { days = days.map { EventExtent.hull($0, extent) } ?? extent }
  }

  /// Takes back everything if one of the changes fails, so that nothing was ever seen of the others.
  private func applyGroup(_ change: EventChange, _ effect: inout Effect) throws(StoreError) -> EventChange {
    let firstID = nextID
    let firstRevision = nextRevision
    var flat: [EventChange] = []
    Self.flatten(change, into: &flat)
    var inverses: [EventChange] = []
    for change in flat {
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

  private static func flatten(_ change: EventChange, into result: inout [EventChange]) {
    // A stack of its own instead of recursion: groups may be nested deeply.
    var stack = [change]
    while let top = stack.popLast() {
      if case .group(let changes) = top { stack.append(contentsOf: changes.reversed()) } else { result.append(top) }
    }
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
      effect.touch(entry.days)
      effect.stored.append(StoredReference(id: newID, revision: revision))
      return .delete(newID)
    case .update(let id, let event, let expecting):
      let position = try position(of: id, expecting: expecting)
      try check(event)
      let old = table.records[position]
      effect.replaced.append(StoredReference(id: id, revision: old.revision))
      effect.touch(table.extent(at: position))
      let revision = takeRevision()
      table.replace(at: position, with: event, revision: revision)
      effect.touch(table.extent(at: position))
      effect.stored.append(StoredReference(id: id, revision: revision))
      return .update(id, old.event)
    case .delete(let id, let expecting):
      let position = try position(of: id, expecting: expecting)
      effect.touch(table.extent(at: position))
      effect.replaced.append(StoredReference(id: id, revision: table.records[position].revision))
      return .insert(table.remove(at: position).event, id: id)
    case .putCalendar(let info):
      effect.touchesAll = true
      return put(info).map { .putCalendar($0) } ?? .deleteCalendar(info.id)
    case .deleteCalendar(let id):
      guard let place = infos.firstIndex(where: { $0.id == id }) else { throw .calendarNotFound(id) }
      effect.touchesAll = true
      var inverses: [EventChange] = [.putCalendar(infos.remove(at: place))]
      var ids = table.records.filter { $0.event.calendar == id }.map { $0.id.rawValue }
      SortKey.sort(&ids)
      for id in ids.map({ EventID($0) }) {
        guard let position = table.position(of: id) else { continue }
        effect.replaced.append(StoredReference(id: id, revision: table.records[position].revision))
        inverses.append(.insert(table.remove(at: position).event, id: id))
      }
      return .group(inverses)
    case .group:
      return try applyGroup(change, &effect)
    }
  }

  /// Carries out an inverse that cannot fail, because it was made from the state it leads back to.
  private func restore(_ inverse: EventChange) {
    var effect = Effect()
    _ = try? perform(inverse, &effect)
  }

  private func check(_ event: Event) throws(StoreError) {
    if let invalidity = event.invalidity { throw invalidity }
    guard infos.contains(where: { $0.id == event.calendar }) else { throw .calendarNotFound(event.calendar) }
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

  /// - Returns: the calendar that was there before.
  @discardableResult
  private func put(_ info: CalendarInfo) -> CalendarInfo? {
    let place = infos.firstIndex { $0.id >= info.id } ?? infos.count
    if place < infos.count, infos[place].id == info.id {
      let old = infos[place]
      infos[place] = info
      return old
    }
    infos.insert(info, at: place)
    return nil
  }
}

extension MemoryEventStore: EventScanning {
  /// Positions are places in an array; never fails.
  public func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int? {
    var place = max(position, 0)
    while place < table.count {
      let continues = body(table.records[place])
      place += 1
      if !continues { break }
    }
    return place < table.count ? place : nil
  }
}
