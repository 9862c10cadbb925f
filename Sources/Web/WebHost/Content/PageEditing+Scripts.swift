import Almanac

/// Edits requested by scripts of the page. They follow the same rules as user edits, are reported, and can be undone.
extension PageEditing {
  /// Performs an edit, and reports the outcome as `WebMessage.edited`.
  func perform(_ edit: PageEdit) {
    verdict = nil
    defer { verdict = nil }
    do throws(PageEdit.Failure) {
      parts.port.post(.edited, ["1", try make(edit), ""])
    } catch {
      parts.port.post(.edited, ["0", edit.event.uid, error.reason])
    }
  }

  /// Performs an edit; returns the UID of the event.
  private func make(_ edit: PageEdit) throws(PageEdit.Failure) -> String {
    let command = try command(of: edit)
    isScripted = true
    defer { isScripted = false }
    do throws(EditError) {
      return try editor.perform(command)?.written.first?.uid ?? edit.event.uid
    } catch {
      let title = edit.event.summary
      throw PageEdit.Failure(reason: controller.reason(for: error, of: command, title: title))
    }
  }

  private func command(of edit: PageEdit) throws(PageEdit.Failure) -> EditCommand {
    let uid = edit.event.uid
    let known = uid.utf8.isEmpty ? nil : event(uid)
    if edit.kind == .create {
      let (event, overrides) = try newEvent(of: edit)
      return .create(event, overrides: overrides)
    }
    guard let known else { throw PageEdit.Failure(reason: "there is no event with this id") }
    let (id, scope) = try instance(of: known, edit)
    if edit.kind == .delete { return .delete(id, scope) }
    guard let base = editor.instance(of: id) else { throw PageEdit.Failure(reason: "there is no event with this id") }
    let calendar = edit.fields.contains(.calendar) ? try calendar(edit.calendarName) : base.calendar
    let event = edit.changed(base, calendar: calendar, length: editor.options.defaultLength, editor.clock)
    return .change(id, to: try valid(event), scope)
  }

  /// Returns the event that an edit creates, with its changed occurrences.
  func newEvent(of edit: PageEdit) throws(PageEdit.Failure) -> (event: Event, overrides: [Event]) {
    var (event, overrides) = (edit.event, edit.overrides)
    if !event.uid.utf8.isEmpty, self.event(event.uid) != nil {
      throw PageEdit.Failure(reason: "there is an event with this id")
    }
    event.calendar = try calendar(edit.calendarName)
    event.recurrenceID = nil
    if edit.fields.isDisjoint(with: [.end, .length]), !event.start.isDay {
      let length = Int64(editor.options.defaultLength)
      event.end = event.start.moved(by: length)
      for index in overrides.indices where overrides[index].end == overrides[index].start {
        overrides[index].end = overrides[index].start.moved(by: length)
      }
    }
    for override in overrides { _ = try valid(override) }
    return (try valid(event), overrides)
  }

  /// Returns the event with a UID; for a series, the event with the rule.
  func event(_ uid: String) -> StoredEvent? {
    let store = parts.loader.store
    let found = store.allCalendars.flatMap { store.stored(uid: uid, in: $0.id) }
    return found.first { $0.event.recurrenceID == nil } ?? found.first
  }

  /// Returns the occurrence that an edit names, or the first one, and which part of the series to edit.
  private func instance(
    of stored: StoredEvent, _ edit: PageEdit
  ) throws(PageEdit.Failure) -> (OccurrenceID, EditScope?) {
    let event = stored.event
    let first = OccurrenceID(event: stored.id, start: event.start.writtenReading.secondsAsUTC)
    guard event.recurrence != nil, event.recurrenceID == nil else { return (first, nil) }
    guard let time = edit.event.recurrenceID else { return (first, edit.scope ?? .all) }
    let reading = editor.clock.reading(of: time, inZoneOf: event.start)
    let day = DayNumber(Int(reading / 86_400))
    var expander = OccurrenceExpander(
      touching: day - 2..<day + 3, displayZone: editor.clock.zone, zones: parts.loader.zones)
    var found: [Occurrence] = []
    _ = expander.append(event, id: stored.id, to: &found)
    // Scripts identify occurrences by instants, even in a series without a zone.
    let instant = editor.clock.instant(of: time)
    let named = event.start.isDay ? nil : found.first { $0.start == instant }
    guard let id = (named ?? found.first { $0.id.start == reading })?.id else {
      throw PageEdit.Failure(reason: "the event has no occurrence at that recurrenceId")
    }
    return (id, edit.scope ?? .this)
  }

  /// Returns the calendar with a name, or the calendar for new events if the name is empty.
  func calendar(_ name: String) throws(PageEdit.Failure) -> CalendarID {
    let found =
      name.utf8.isEmpty
      ? editor.options.calendar ?? editor.writableCalendars.first
      : parts.loader.store.allCalendars.first { $0.name.hasSameBytes(as: name) }?.id
    if let found { return found }
    throw PageEdit.Failure(reason: name.utf8.isEmpty ? "there is no calendar for it" : "there is no calendar \(name)")
  }

  private func valid(_ event: Event) throws(PageEdit.Failure) -> Event {
    if case .invalid(_, let reason)? = event.invalidity { throw PageEdit.Failure(reason: reason) }
    return event
  }
}
