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
  /// The store, if it keeps people.
  let people: (any PeopleStore)?
  let signal: ChangeSignal
  private var deleted = DeletedCalendars()
  /// The UIDs of events whose viewers know only hashes of them, by hash.
  private var disguised: [String: String] = [:]
  /// The number that identifies this server in its positions.
  private let server = UInt32.random(in: .min ... .max)

  init(_ store: sending any EventStore, signal: ChangeSignal) {
    let objects = store as? any ObjectStore
    keepsChanges = objects != nil
    self.store = objects ?? ReadOnlyObjectStore(store)
    file = store as? any FileStore
    feeds = store as? any FeedStore
    named = store as? any NamedObjectStore
    people = store as? any PeopleStore
    self.signal = signal
  }

  /// Throws unless changes would be saved.
  func checkFile() throws(StoreError) { try file?.checkFile() }

  /// Closes the store.
  func close() throws(StoreError) { try file?.close() }

  /// Returns the era of the store, which is part of all tags and positions.
  func era() throws(StoreError) -> Era { try store.era() }

  /// Returns the calendars of which a viewer sees anything.
  func calendars(for viewer: Viewer) throws(StoreError) -> [CalendarInfo] {
    try store.calendars().filter { viewer.right(for: $0.id) > .none }
  }

  /// Returns the feed whose secret has this hash; `nil` if there is none.
  func feed(hash: [UInt8]) throws(StoreError) -> Feed? { try feeds?.feed(hash: hash) }

  /// Returns each calendar with an event of each of its calendar objects that may touch `days`.
  func starts(
    touching days: Range<DayNumber>, for viewer: Viewer
  ) throws(StoreError) -> [(calendar: CalendarInfo, events: [EventID])] {
    var groups = try calendars(for: viewer).map { (calendar: $0, events: [EventID]()) }
    var indices: [CalendarID: Int] = [:]
    for (index, group) in groups.enumerated() { indices[group.calendar.id] = index }
    for start in try store.objectStarts(touching: days) {
      if let index = indices[start.calendar] { groups[index].events.append(start.event) }
    }
    return groups
  }

  /// Returns the current calendar objects of some events, as a viewer sees them. Tags are included if the store has
  /// them.
  func objects(of starts: [EventID], for viewer: Viewer) throws(StoreError) -> [CalendarObject] {
    try store.objects(of: starts).compactMap { shown($0, to: viewer) }
  }

  /// Returns a calendar object as a viewer sees it, without events if it does not exist for them, and its calendar;
  /// `nil` if there is no such calendar.
  func object(
    uid: String, in calendar: CalendarID, for viewer: Viewer
  ) throws(StoreError) -> (object: CalendarObject, calendar: CalendarInfo?) {
    let none = CalendarObject(calendar: calendar, uid: uid, events: [])
    guard let info = try calendars(for: viewer).first(where: { $0.id == calendar }) else { return (none, nil) }
    guard viewer.right(for: calendar) == .freeBusy else {
      return (shown(try store.object(uid: uid, in: calendar), to: viewer) ?? none, info)
    }
    guard let known = disguised[uid], viewer.uid(known, in: calendar).utf8.elementsEqual(uid.utf8) else {
      return (none, info)
    }
    return (shown(try store.object(uid: known, in: calendar), to: viewer) ?? none, info)
  }

  /// Returns a calendar object as a viewer sees it, and remembers the UID of one that they know by a hash.
  private func shown(_ object: CalendarObject, to viewer: Viewer) -> CalendarObject? {
    guard let shown = viewer.shown(object) else { return nil }
    if viewer.right(for: object.calendar) == .freeBusy { disguised[shown.uid] = object.uid }
    return shown
  }

  /// Replaces one calendar object; returns the previous object and the new tag.
  func replace(
    _ path: ObjectPath, by events: [Event], on condition: ObjectCondition, for viewer: Viewer
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
    return (before, try replace([replacement], for: viewer)[0])
  }

  /// Makes all replacements or none; see `ObjectStore`. Stores of other types are read-only; so are some calendars, and
  /// those that the viewer may only read.
  func replace(_ replacements: [ObjectReplacement], for viewer: Viewer) throws(ReplacementError) -> [Int64?] {
    let calendars: [CalendarInfo]
    do throws(StoreError) {
      calendars = try self.calendars(for: viewer)
    } catch {
      throw .store(error)
    }
    if !keepsChanges { throw .store(.readOnly) }
    for id in replacements.map({ $0.calendar }) {
      guard let calendar = calendars.first(where: { $0.id == id }) else { throw .store(.calendarNotFound(id)) }
      if calendar.access == .readOnly || viewer.right(for: id) < .write { throw .store(.readOnly) }
    }
    let tags = try store.replace(replacements)
    signal.send()
    return tags
  }

  // MARK: - Calendars

  /// Changes a calendar. A change that was already made is not an error, because requests may be repeated. Returns
  /// `false` if another calendar has the identifier, or if the calendar is gone.
  func change(_ change: CalendarChange, for viewer: Viewer) throws(StoreError) -> Bool {
    if !keepsChanges { throw .readOnly }
    let id = change.calendar
    var calendar = try store.calendars().first { $0.id == id }
    if calendar != nil {
      let isMade = if case .make = change.kind { true } else { false }
      // For those without rights, the calendar does not exist.
      if viewer.right(for: id) == .none { if isMade { return false } else { throw .calendarNotFound(id) } }
      let isOwners = change.kind == .delete
      if viewer.right(for: id) < .write || (isOwners && !viewer.owns(id)) { throw .readOnly }
    }
    if calendar?.access == .readOnly { throw .readOnly }
    switch change.kind {
    case .make(let name, let color):
      let made = CalendarInfo(id: id, name: name, color: color)
      if let calendar { return calendar == made }
      try store.apply(.putCalendar(made))
      try own(id, viewer)
      signal.send()
      return true
    case .rename(let name): calendar?.name = name
    case .recolor(let color): calendar?.color = color
    case .remind(let reminders): calendar?.defaultReminders = reminders
    case .delete:
      if calendar != nil {
        let shares = try people?.shares().filter { $0.calendar == id } ?? []
        deleted.add(id, try store.apply(.deleteCalendar(id)).inverse, of: viewer.person?.id, shares)
      }
      signal.send()
      return true
    case .restore:
      if calendar != nil { return true }
      guard let kept = deleted.kept(id), kept.person == viewer.person?.id else { return false }
      try store.apply(kept.inverse)
      try own(id, viewer)
      // People may have been removed since.
      for share in kept.shares { try? people?.share(share) }
      deleted.remove(id)
      signal.send()
      return true
    }
    guard let calendar else { return false }
    try store.apply(.putCalendar(calendar))
    signal.send()
    return true
  }

  /// Makes a viewer the owner of a calendar that they have made.
  func own(_ calendar: CalendarID, _ viewer: Viewer) throws(StoreError) {
    guard let people, let person = viewer.person else { return }
    do throws(PeopleError) {
      try people.share(Share(calendar: calendar, person: person.id, right: .write, isOwner: true))
    } catch {
      // The person was removed during the request: the calendar falls to the first one.
      if case .store(let error) = error { throw error }
    }
  }

  // MARK: - Changes

  /// Returns the position of a client that has read everything up to now.
  func position(for viewer: Viewer) throws(StoreError) -> StreamPosition {
    let latest = try store.changes(after: .max, limit: 0).latest
    return try position(sequence: latest, viewer)
  }

  /// Returns the changes after a position that a viewer may see, in order; a line without a change if there are none.
  func news(after position: StreamPosition, for viewer: Viewer) throws(StoreError) -> [StreamLine] {
    let changes = try store.changes(after: position.sequence, limit: Self.longestNews)
    var seen = try self.position(sequence: position.sequence, viewer)
    // Positions of other rights begin with other content.
    let isOurs =
      position.era == seen.era && position.server == seen.server && position.sequence <= changes.latest
    guard let items = changes.items, isOurs else {
      seen.sequence = changes.latest
      return [StreamLine(news: .reset, position: seen)]
    }
    if viewer.person != nil {
      // Nobody knows any more who could see a deleted calendar.
      let present = Set(try store.calendars().map { $0.id })
      guard items.allSatisfy({ present.contains($0.calendar) }) else {
        seen.sequence = changes.latest
        return [StreamLine(news: .reset, position: seen)]
      }
    }
    var lines: [StreamLine] = []
    if seen.calendars != position.calendars { lines.append(StreamLine(news: .calendars, position: seen)) }
    for item in items {
      seen.sequence = item.sequence
      if let item = try shown(item, to: viewer) { lines.append(StreamLine(news: .object(item), position: seen)) }
    }
    seen.sequence = changes.latest
    return lines.isEmpty ? [StreamLine(news: .none, position: seen)] : lines
  }

  /// Returns a change as a viewer may see it; `nil` if they do not see the calendar.
  private func shown(_ item: ObjectChanges.Item, to viewer: Viewer) throws(StoreError) -> ObjectChanges.Item? {
    let right = viewer.right(for: item.calendar)
    if right == .none { return nil }
    if right == .write { return item }
    var item = item
    let object = try store.object(uid: item.uid, in: item.calendar)
    if right == .freeBusy {
      let uid = item.uid
      item.uid = viewer.uid(uid, in: item.calendar)
      disguised[item.uid] = uid
    }
    if object.events.isEmpty || viewer.shown(object) == nil {
      // An event without texts that keeps nobody busy is gone for the viewer, who never learns its days.
      item.isGone = true
      item.days = Self.allDays
    }
    return item
  }

  /// All days that an event may have.
  private static let allDays = DayNumber(Int(Int32.min))..<DayNumber(Int(Int32.max))

  /// Returns a number that changes whenever another process has changed the store.
  func foreignVersion() throws(StoreError) -> Int64 { try store.foreignVersion() }

  private func position(sequence: Int64, _ viewer: Viewer) throws(StoreError) -> StreamPosition {
    StreamPosition(
      sequence: sequence, calendars: try calendarsHash(viewer), server: server ^ viewer.mark, era: try store.era())
  }

  private func calendarsHash(_ viewer: Viewer) throws(StoreError) -> UInt64 {
    var hash = FNV1a()
    for calendar in try calendars(for: viewer) {
      let reminders = calendar.defaultReminders?.text ?? ""
      for text in [
        "\(calendar.id.rawValue)", calendar.name, calendar.color.name, "\(calendar.access.rawValue)", reminders,
      ] {
        for byte in text.utf8 { hash.add(byte) }
        hash.add(0 as UInt8)
      }
    }
    return hash.value
  }
}
