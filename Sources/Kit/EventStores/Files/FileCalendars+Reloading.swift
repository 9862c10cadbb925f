public import Almanac

extension FileCalendars {
  /// Reads the same or other files, and updates the store to their current content. Observers of the store are notified
  /// once of the differences; unchanged events keep their identifiers.
  ///
  /// - Parameters:
  ///   - paths: files, folders, or `-`, as in `load`.
  ///   - system: the zones of the system, as in `load`.
  /// - Throws: `FileError` if a specified file cannot be read at all; the store is then unchanged.
  public mutating func reload(_ paths: [String], zones system: (any ZoneProvider)? = nil) throws(FileError) {
    let new = try FileCalendars.load(paths, zones: system)
    do throws(StoreError) {
      let changes = try FileCalendars.changes(from: store, to: new.store)
      if !changes.isEmpty { try store.apply(.group(changes)) }
    } catch {
      throw .unreadable(path: paths.joined(separator: ", "), reason: "\(error)")
    }
    self = FileCalendars(store: store, files: new.files, zones: new.zones)
  }

  /// A calendar object of a store.
  private struct Key: Hashable {
    var calendar: CalendarID
    var uid: String
  }

  /// Returns the changes that give a store the calendars and events of another one.
  private static func changes(
    from old: MemoryEventStore, to new: MemoryEventStore
  ) throws(StoreError) -> [EventChange] {
    let (before, after) = (try old.calendars(), try new.calendars())
    var changes: [EventChange] = after.filter { !before.contains($0) }.map { .putCalendar($0) }
    let gone = before.map { $0.id }.filter { id in !after.contains { $0.id == id } }
    var former = try objects(old)
    for (key, events) in try objects(new).sorted(by: { $0.value[0].id < $1.value[0].id }) {
      let current = former.removeValue(forKey: key) ?? []
      let wanted = ObjectReplacement(
        calendar: key.calendar, uid: key.uid, events: events.map { $0.event }, condition: .absent)
      let object = CalendarObject(calendar: key.calendar, uid: key.uid, events: current)
      if let change = wanted.change(of: object) { changes.append(change) }
    }
    for (key, events) in former where !gone.contains(key.calendar) { changes += events.map { .delete($0.id) } }
    changes += gone.map { .deleteCalendar($0) }
    let (named, nowNamed) = (try old.resources(), try new.resources())
    changes += nowNamed.filter { !named.contains($0) }.map { .putResource($0) }
    for resource in named where !nowNamed.contains(where: { $0.id.hasSameBytes(as: resource.id) }) {
      changes.append(.deleteResource(ByteText(resource.id)))
    }
    return changes
  }

  private static func objects(_ store: MemoryEventStore) throws(StoreError) -> [Key: [StoredEvent]] {
    var objects: [Key: [StoredEvent]] = [:]
    _ = try store.scan(from: 0) { stored in
      objects[Key(calendar: stored.event.calendar, uid: stored.event.uid), default: []].append(stored)
      return true
    }
    return objects
  }
}
