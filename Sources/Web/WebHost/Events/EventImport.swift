import Almanac

/// The comparison of a file's events with the events of a calendar, and the changes that import them.
struct EventImport {
  private(set) var newCount = 0
  private(set) var changedCount = 0
  private(set) var sameCount = 0
  /// The number of events of which the calendar has a version that stays.
  private(set) var keptCount = 0
  private(set) var invalidCount = 0
  private(set) var changes: [EventChange] = []
  /// The first and the last day on which an event begins; `nil` for none.
  private(set) var days: ClosedRange<DayNumber>?

  /// Compares events with the events of a calendar; with no events for `nil`, which stands for a new calendar.
  init(_ events: [Event], into calendar: CalendarID?, of store: MemoryEventStore) {
    let events = EventLoader.grouped(events)
    var start = 0
    while start < events.count {
      let uid = events[start].uid
      let end = events[start...].firstIndex { !$0.uid.hasSameBytes(as: uid) } ?? events.count
      add(events[start..<end], over: calendar.map { store.stored(uid: uid, in: $0) } ?? [])
      start = end
    }
  }

  private mutating func add(_ events: ArraySlice<Event>, over current: [StoredEvent]) {
    var rest = current
    var others: [Event] = []
    for event in events {
      let day = event.start.writtenDay
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
      if let index = rest.firstIndex(where: { $0.event.saysSame(as: event) }) {
        rest.remove(at: index)
        sameCount += 1
      } else {
        others.append(event)
      }
    }
    for event in others {
      let index = rest.firstIndex { $0.event.isInstance(of: event) }
      switch ImportOutcome(importing: event, over: index.map { rest[$0].event }) {
      case .new:
        newCount += 1
        changes.append(.insert(event))
      case .changed:
        changedCount += 1
        guard let old = index.map({ rest.remove(at: $0) }) else { continue }
        changes.append(.update(old.id, event, expecting: old.revision))
      case .same: sameCount += 1
      case .older, .different: keptCount += 1
      case .invalid: invalidCount += 1
      }
    }
  }
}
