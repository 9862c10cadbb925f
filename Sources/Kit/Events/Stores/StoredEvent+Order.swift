import Basics
import TimeZones

extension StoredEvent {
  /// Returns the events with one UID in the order of `EventStore.events(uid:in:)`.
  package static func ordered(_ events: [StoredEvent]) -> [StoredEvent] {
    if events.count < 2 { return events }
    var keys: [SortKey] = []
    for (index, stored) in events.enumerated() {
      keys.append(SortKey(stored.event.recurrenceID.map { SortKey.key($0.writtenReading.secondsAsUTC) } ?? 0, index))
    }
    SortKey.sort(&keys) { events[Int($0)].id < events[Int($1)].id }
    return keys.map { events[Int($0.index)] }
  }
}
