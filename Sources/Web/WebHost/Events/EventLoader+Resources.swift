import Almanac

/// The resources of a server that changed: all events of a UID in a calendar.
extension EventLoader {
  /// Replaces the events of a resource of a server by those of a text; without text, they are deleted. Events of the same
  /// instance keep their identifiers, and those that stay as they are their revisions.
  func replace(_ uid: String, serverNumber: Int64, by text: [UInt8]) {
    guard let calendar = calendar(serverNumber: serverNumber) else { return }
    keep(uid, in: calendar)
    write(events(of: text, in: calendar), of: uid, in: calendar)
  }

  /// Returns the events of a text that a server has for a calendar; none for an empty text.
  func events(of text: [UInt8], in calendar: CalendarID) -> [Event] {
    guard !text.isEmpty, var document = try? ICalendarReader.read(text, calendar: calendar) else { return [] }
    zones.add(zonesOf: &document)
    return EventVersions.latest(of: document.events)
  }

  /// Makes events all that a resource has.
  func write(_ events: [Event], of uid: String, in calendar: CalendarID) {
    let steps = steps(to: events, of: uid, in: calendar)
    if !steps.isEmpty { _ = try? store.apply(.group(steps)) }
  }

  /// Returns the changes that make events all that a resource has.
  func steps(to events: [Event], of uid: String, in calendar: CalendarID) -> [EventChange] {
    var former = (try? store.events(uid: uid, in: calendar)) ?? []
    var steps: [EventChange] = []
    for event in events {
      guard let index = former.firstIndex(where: { $0.event.isInstance(of: event) }) else {
        steps.append(.insert(event))
        continue
      }
      let old = former.remove(at: index)
      if old.event != event { steps.append(.update(old.id, event, expecting: old.revision)) }
    }
    return former.map { .delete($0.id, expecting: $0.revision) } + steps
  }
}
