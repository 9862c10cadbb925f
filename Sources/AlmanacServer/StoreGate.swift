import Almanac

/// Lets the server's tasks use a store one at a time: stores are not made for several threads.
actor StoreGate {
  private let store: any EventStore

  init(_ store: sending any EventStore) { self.store = store }

  func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }

  /// Each calendar with its events that may touch `days`, in the order of `EventStore.outlines(touching:)`.
  func events(touching days: Range<DayNumber>) throws(StoreError) -> [(calendar: CalendarInfo, events: [Event])] {
    var groups = try store.calendars().map { (calendar: $0, events: [Event]()) }
    var places: [CalendarID: Int] = [:]
    for (place, group) in groups.enumerated() { places[group.calendar.id] = place }
    for outline in try store.outlines(touching: days) {
      guard let event = try store.event(outline.id)?.event, let place = places[event.calendar] else { continue }
      groups[place].events.append(event)
    }
    return groups
  }
}
