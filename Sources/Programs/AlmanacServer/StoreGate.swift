import Almanac
import EventStores

/// Serializes the server tasks' access to a store, because stores are not thread-safe.
actor StoreGate {
  /// The maximum number of changed calendar objects to list; beyond it, clients reload everything.
  private static let longestNews = 1_000

  /// Whether the store can replace calendar objects; others are read-only.
  let keepsChanges: Bool

  let store: any ObjectStore
  /// The store, if its content is in a file.
  private let file: (any FileStore)?
  /// The store, if it keeps feeds.
  private let feeds: (any FeedStore)?
  /// The store, if its calendar objects have names.
  let named: (any NamedObjectStore)?
  let signal: ChangeSignal
  private var deleted = DeletedCalendars()
  /// The number that identifies this server in its positions.
  private let server = UInt32.random(in: .min ... .max)

  init(_ store: sending any EventStore, signal: ChangeSignal) {
    let objects = store as? any ObjectStore
    keepsChanges = objects != nil
    self.store = objects ?? ReadOnlyObjectStore(store)
    file = store as? any FileStore
    feeds = store as? any FeedStore
    named = store as? any NamedObjectStore
    self.signal = signal
  }

  /// Throws unless changes would be saved.
  func checkFile() throws(StoreError) { try file?.checkFile() }

  /// Closes the store.
  func close() throws(StoreError) { try file?.close() }

  /// Returns the era of the store, which is part of all tags and positions.
  func era() throws(StoreError) -> Era { try store.era() }

  func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }

  /// Returns the feed whose secret has this hash; `nil` if there is none.
  func feed(hash: [UInt8]) throws(StoreError) -> Feed? { try feeds?.feed(hash: hash) }

  /// Returns each calendar with an event of each of its calendar objects that may touch `days`.
  func starts(
    touching days: Range<DayNumber>
  ) throws(StoreError) -> [(calendar: CalendarInfo, events: [EventID])] {
    var groups = try store.calendars().map { (calendar: $0, events: [EventID]()) }
    var indices: [CalendarID: Int] = [:]
    for (index, group) in groups.enumerated() { indices[group.calendar.id] = index }
    for start in try store.objectStarts(touching: days) {
      if let index = indices[start.calendar] { groups[index].events.append(start.event) }
    }
    return groups
  }

  /// Returns the current calendar objects of some events. Tags are included if the store has them.
  func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] { try store.objects(of: starts) }

  /// Returns a calendar object, without events if it does not exist, and its calendar; `nil` if there is no such
  /// calendar.
  func object(
    uid: String, in calendar: CalendarID
  ) throws(StoreError) -> (object: CalendarObject, calendar: CalendarInfo?) {
    (try store.object(uid: uid, in: calendar), try store.calendars().first { $0.id == calendar })
  }

  /// Replaces one calendar object; returns the previous object and the new tag.
  func replace(
    _ path: ObjectPath, by events: [Event], on condition: ObjectCondition
  ) throws(ReplacementError) -> (before: CalendarObject, after: Int64?) {
    let before: CalendarObject, era: Era
    do throws(StoreError) {
      before = try store.object(uid: path.uid, in: path.calendar)
      era = try store.era()
    } catch {
      throw .store(error)
    }
    let replacement = ObjectReplacement(
      calendar: path.calendar, uid: path.uid, events: events, condition: condition.condition(for: before, in: era))
    return (before, try replace([replacement])[0])
  }

  /// Makes all replacements or none; see `ObjectStore`. Stores of other types are read-only; so are some calendars.
  func replace(_ replacements: [ObjectReplacement]) throws(ReplacementError) -> [Int64?] {
    let calendars: [CalendarInfo]
    do throws(StoreError) {
      calendars = try store.calendars()
    } catch {
      throw .store(error)
    }
    if !keepsChanges { throw .store(.readOnly) }
    for id in replacements.map({ $0.calendar }) {
      guard let calendar = calendars.first(where: { $0.id == id }) else { throw .store(.calendarNotFound(id)) }
      if calendar.access == .readOnly { throw .store(.readOnly) }
    }
    let tags = try store.replace(replacements)
    signal.send()
    return tags
  }

  // MARK: - Calendars

  /// Changes a calendar. A change that was already made is not an error, because requests may be repeated. Returns
  /// `false` if another calendar has the identifier, or if the calendar is gone.
  func change(_ change: CalendarChange) throws(StoreError) -> Bool {
    if !keepsChanges { throw .readOnly }
    let id = change.calendar
    var calendar = try store.calendars().first { $0.id == id }
    if calendar?.access == .readOnly { throw .readOnly }
    switch change.kind {
    case .make(let name, let color):
      let made = CalendarInfo(id: id, name: name, color: color)
      if let calendar { return calendar == made }
      calendar = made
    case .rename(let name): calendar?.name = name
    case .recolor(let color): calendar?.color = color
    case .delete:
      if calendar != nil { deleted.add(id, try store.apply(.deleteCalendar(id)).inverse) }
      signal.send()
      return true
    case .restore:
      if calendar != nil { return true }
      guard let inverse = deleted.inverse(of: id) else { return false }
      try store.apply(inverse)
      deleted.remove(id)
      signal.send()
      return true
    }
    guard let calendar else { return false }
    try store.apply(.putCalendar(calendar))
    signal.send()
    return true
  }

  // MARK: - Changes

  /// Returns the position of a client that has read everything up to now.
  func position() throws(StoreError) -> StreamPosition {
    let latest = try store.changes(after: .max, limit: 0).latest
    return try position(sequence: latest)
  }

  /// Returns the changes after a position, in order; a line without a change if there are none.
  func news(after position: StreamPosition) throws(StoreError) -> [StreamLine] {
    let changes = try store.changes(after: position.sequence, limit: Self.longestNews)
    var seen = try self.position(sequence: position.sequence)
    let isOurs = position.era == seen.era && position.server == server && position.sequence <= changes.latest
    guard let items = changes.items, isOurs else {
      seen.sequence = changes.latest
      return [StreamLine(news: .reset, position: seen)]
    }
    var lines: [StreamLine] = []
    if seen.calendars != position.calendars { lines.append(StreamLine(news: .calendars, position: seen)) }
    for item in items {
      seen.sequence = item.sequence
      lines.append(StreamLine(news: .object(item), position: seen))
    }
    seen.sequence = changes.latest
    return lines.isEmpty ? [StreamLine(news: .none, position: seen)] : lines
  }

  /// Returns a number that changes whenever another process has changed the store.
  func foreignVersion() throws(StoreError) -> Int64 { try store.foreignVersion() }

  private func position(sequence: Int64) throws(StoreError) -> StreamPosition {
    StreamPosition(sequence: sequence, calendars: try calendarsHash(), server: server, era: try store.era())
  }

  private func calendarsHash() throws(StoreError) -> UInt64 {
    var hash = FNV1a()
    for calendar in try store.calendars() {
      for text in ["\(calendar.id.rawValue)", calendar.name, calendar.color.name, "\(calendar.access.rawValue)"] {
        for byte in text.utf8 { hash.add(byte) }
        hash.add(0 as UInt8)
      }
    }
    return hash.value
  }
}
