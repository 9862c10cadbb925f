import Almanac

/// The stored events of a calendar object that have not been matched yet. They are found by their occurrence, so the
/// time for matching is linear rather than quadratic in the number of events.
struct RemainingEvents {
  private struct Instance: Hashable {
    var recurrenceID: EventTime?
    var range: RecurrenceRange

    init(_ event: Event) {
      recurrenceID = event.recurrenceID
      range = event.recurrenceRange
    }
  }

  private var events: [StoredEvent?]
  /// The remaining indices in `events`, in order. A valid calendar object has one for each occurrence.
  private var indices: [Instance: [Int]] = [:]

  init(_ events: [StoredEvent]) {
    self.events = events
    for (index, stored) in events.enumerated() { indices[Instance(stored.event), default: []].append(index) }
  }

  /// The remaining events, in order.
  var all: [StoredEvent] { events.compactMap { $0 } }

  /// Returns the first event for the same occurrence.
  func first(like event: Event) -> StoredEvent? { indices[Instance(event)]?.first.flatMap { events[$0] } }

  /// Removes and returns the first event for the same occurrence.
  mutating func takeFirst(like event: Event) -> StoredEvent? { take(event) { _ in true } }

  /// Removes the first event with the same content; returns whether there was one.
  mutating func takeSame(as event: Event) -> Bool { take(event) { $0.saysSame(as: event) } != nil }

  private mutating func take(_ event: Event, where condition: (Event) -> Bool) -> StoredEvent? {
    let instance = Instance(event)
    guard let index = indices[instance]?.firstIndex(where: { events[$0].map { condition($0.event) } ?? false }),
      let place = indices[instance]?.remove(at: index)
    else { return nil }
    defer { events[place] = nil }
    return events[place]
  }
}
