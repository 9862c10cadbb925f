import Almanac

/// Records of the page's server.
extension EventLoader {
  /// Returns the events of a record in the form of `EventBatch`; none for an empty batch, and `nil` for an invalid
  /// record.
  /// - Parameter source: The number of a source; negative for the files, whose calendars have names only.
  func events(of record: EventBatch, in source: Int) -> [Event]? {
    guard record.count > 0 else { return [] }
    let calendars =
      source < 0
      ? (0..<record.calendarCount).map { calendar(named: record.calendar(at: $0).name) }
      : calendars(in: record, of: source)
    var isValid = true
    let lines = record.readLines { _, _ in isValid = false }
    var events: [Event] = []
    for index in 0..<record.count {
      guard var event = record.event(at: index, calendars: calendars, zones: zones) else { return nil }
      if let own = lines.first(where: { $0.uid.hasSameBytes(as: decimal(index)) }) {
        event.recurrence = own.recurrence
        event.otherLines += own.otherLines
      }
      if event.end.isCertainlyBefore(event.start) { event.end = event.start }
      if event.invalidity != nil { isValid = false }
      events.append(event)
    }
    return isValid ? events : nil
  }

  private func calendar(named name: String) -> CalendarID {
    store.allCalendars.first { $0.name.hasSameBytes(as: name) }?.id ?? CalendarID(0)
  }

  /// Makes the events of a record the only ones of its UID and of a former one. Events of the same occurrence keep their
  /// identifiers, and so do events that an edit has deleted; `deleted` returns these as they were. Returns the events that
  /// were replaced, before and after that.
  func settle(
    _ events: [Event], insteadOf uid: String, in source: Int, deleted: (Event) -> StoredEvent?
  ) -> [(old: StoredEvent, new: StoredEvent)] {
    let calendars = calendars(of: source)
    func stored(_ uid: String) -> [StoredEvent] { calendars.flatMap { store.stored(uid: uid, in: $0) } }
    var former = stored(uid)
    var steps: [EventChange] = []
    // The page may have loaded the event under its new identifier already.
    if let new = events.first?.uid, !new.hasSameBytes(as: uid) { steps = stored(new).map { .delete($0.id) } }
    var rest = former
    for event in events {
      guard let index = rest.firstIndex(where: { $0.event.recurrenceID == event.recurrenceID }) else {
        let old = deleted(event)
        steps.append(.insert(event, id: old?.id))
        if let old { former.append(old) }
        continue
      }
      let old = rest.remove(at: index)
      if !old.event.isEqualExceptForStamps(to: event) { steps.append(.update(old.id, event)) }
    }
    steps += rest.map { .delete($0.id) }
    if !steps.isEmpty { apply(.group(steps)) }
    return former.compactMap { old in store.stored(old.id).map { (old, $0) } }
  }
}
