import Almanac

/// An actor through which the tasks of the server use a store one at a time, because stores are not thread-safe.
actor StoreGate {
  private let store: any EventStore

  init(_ store: sending any EventStore) { self.store = store }

  func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }

  /// Returns each calendar with its events that may touch `days`, in the order of `EventStore.outlines(touching:)`.
  func events(touching days: Range<DayNumber>) throws(StoreError) -> [(calendar: CalendarInfo, events: [Event])] {
    var groups = try store.calendars().map { (calendar: $0, events: [Event]()) }
    var indices: [CalendarID: Int] = [:]
    for (index, group) in groups.enumerated() { indices[group.calendar.id] = index }
    for outline in try store.outlines(touching: days) {
      guard let event = try store.event(outline.id)?.event, let index = indices[event.calendar] else { continue }
      groups[index].events.append(event)
    }
    return groups
  }
}
