import Almanac
import EventStores

/// An actor through which the tasks of the server use a store one at a time, because stores are not thread-safe.
actor StoreGate {
  private let store: any EventStore

  init(_ store: sending any EventStore) { self.store = store }

  /// Whether the store can replace resources; others are read-only.
  var keepsChanges: Bool { store is any ResourceStore }

  func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }

  /// Returns each calendar with those of its resources that may touch `days`. Stores with tags give them.
  func resources(
    touching days: Range<DayNumber>
  ) throws(StoreError) -> [(calendar: CalendarInfo, resources: [EventResource])] {
    var groups = try store.calendars().map { (calendar: $0, resources: [EventResource]()) }
    var indices: [CalendarID: Int] = [:]
    for (index, group) in groups.enumerated() { indices[group.calendar.id] = index }
    let found: [EventResource]
    if let store = store as? any ResourceStore {
      found = try store.resources(touching: days)
    } else {
      found = try store.resources(touching: days)
    }
    for resource in found {
      if let index = indices[resource.calendar] { groups[index].resources.append(resource) }
    }
    return groups
  }

  /// Makes all replacements or none; see `ResourceStore`. Other stores are read-only, and so are some calendars.
  func replace(_ replacements: [ResourceReplacement]) throws(ReplacementError) -> [Int64?] {
    let readOnly: [CalendarID]
    do throws(StoreError) {
      readOnly = try store.calendars().filter { $0.access == .readOnly }.map { $0.id }
    } catch {
      throw .store(error)
    }
    guard let store = store as? any ResourceStore, !replacements.contains(where: { readOnly.contains($0.calendar) })
    else { throw .store(.readOnly) }
    return try store.replace(replacements)
  }
}
