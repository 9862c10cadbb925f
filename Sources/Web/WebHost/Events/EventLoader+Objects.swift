import Almanac

/// Changed calendar objects of a server. A calendar object contains all events of a UID in a calendar.
extension EventLoader {
  /// Replaces the events of a server's calendar object with the events of a text; an empty text deletes them. Events of
  /// the same occurrence keep their identifiers, and unchanged events keep their revisions. If the text cannot be read,
  /// nothing changes.
  func replace(_ uid: String, serverNumber: Int64, by text: [UInt8]) {
    guard let calendar = calendar(serverNumber: serverNumber), let events = events(of: text, in: calendar) else {
      return
    }
    keep(uid, in: calendar)
    write(events, of: uid, in: calendar)
  }

  /// Returns the events of a server's text for a calendar; none if the text is empty, and `nil` if it cannot be read.
  func events(of text: [UInt8], in calendar: CalendarID) -> [Event]? {
    if text.isEmpty { return [] }
    do throws(ICalendarError) {
      var document = try ICalendarReader.read(text, calendar: calendar)
      zones.add(zonesOf: &document)
      return EventVersions.latest(of: document.events)
    } catch {
      onFailure?(.format(error))
      return nil
    }
  }

  /// Makes these events the only ones of a calendar object.
  func write(_ events: [Event], of uid: String, in calendar: CalendarID) {
    let steps = steps(to: events, of: uid, in: calendar)
    if !steps.isEmpty { apply(.group(steps)) }
  }

  /// Returns the changes that make these events the only ones of a calendar object.
  func steps(to events: [Event], of uid: String, in calendar: CalendarID) -> [EventChange] {
    EventLoader.steps(to: events[...], from: store.stored(uid: uid, in: calendar))
  }

  /// Returns the changes that replace the stored events of a UID by these events. Events of the same occurrence keep
  /// their identifiers, and unchanged events keep their revisions. `ignoresStamps` leaves events as they are that differ
  /// only in the stamps that edits leave, which the page does not have.
  static func steps(
    to events: ArraySlice<Event>, from stored: [StoredEvent], ignoresStamps: Bool = false
  ) -> [EventChange] {
    var former = stored
    var steps: [EventChange] = []
    for event in events {
      guard let index = former.firstIndex(where: { $0.event.isInstance(of: event) }) else {
        steps.append(.insert(event))
        continue
      }
      let old = former.remove(at: index)
      if old.event == event || ignoresStamps && old.event.isEqualExceptForStamps(to: event) { continue }
      steps.append(.update(old.id, event, expecting: old.revision))
    }
    return former.map { .delete($0.id, expecting: $0.revision) } + steps
  }
}
