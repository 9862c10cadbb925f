import Almanac

/// The records of edits: what a page saves.
extension PageEditing {
  /// The events of some calendar objects, with their identifiers where the store has one.
  private typealias Events = [(id: EventID?, event: Event)]

  /// Returns the changes that an edit makes to records, one for each record, as JSON: changed records first, then new
  /// ones, then deleted ones. A record that keeps its content has no change.
  ///
  /// Each change has `source`, the number of the page's source; `from`, the source before, if it was another one;
  /// `model`, the UID of the event that a new one was made from; and `before` and `after`, an `EventRecord` or `null`.
  func changes(of plan: EditPlan) -> String {
    let steps = plan.change.steps
    var objects: [ObjectKey] = []
    for step in steps {
      let old = step.replaced.flatMap { parts.loader.store.stored($0.id) }
      for event in [old?.event, step.written] {
        if let object = event.map({ ObjectKey(of: $0) }), !objects.contains(object) { objects.append(object) }
      }
    }
    let before: Events = objects.flatMap { object in
      parts.loader.store.stored(uid: object.uid.string, in: object.calendar).map { ($0.id, $0.event) }
    }
    let after = applied(steps, to: before)
    var changed: [[String]] = [[], [], []]
    var uids: [ByteText] = []
    for object in objects where !uids.contains(object.uid) {
      uids.append(object.uid)
      let (old, new) = (own(before, object.uid), own(after, object.uid))
      let (oldText, newText) = (text(of: old), text(of: new))
      if oldText.hasSameBytes(as: newText) { continue }
      let kind = old.isEmpty ? 1 : new.isEmpty ? 2 : 0
      changed[kind].append(change(from: old, oldText, to: new, newText, model: kind == 1 ? plan.modelUID : ""))
    }
    return "[" + (changed[0] + changed[1] + changed[2]).joined(separator: ",") + "]"
  }

  /// Returns events after some changes.
  private func applied(_ steps: [EventChange], to events: Events) -> Events {
    var events = events
    for step in steps {
      if let id = step.replaced?.id { events.removeAll { $0.id == id } }
      switch step {
      case .insert(let event, let id): events.append((id, event))
      case .update(let id, let event, _): events.append((id, event))
      default: break
      }
    }
    return events
  }

  private func own(_ events: Events, _ uid: ByteText) -> [Event] {
    events.filter { $0.event.uid.hasSameBytes(as: uid.string) }.map { $0.event }
  }

  private func text(of events: [Event]) -> String {
    EventRecord.text(events, calendar: events.first.map { name(of: $0.calendar) } ?? "")
  }

  /// The page's identifier of a calendar, or the name of a calendar of a file or server.
  private func name(of calendar: CalendarID) -> String {
    let loader = parts.loader
    for entry in loader.sources where entry.calendar == calendar {
      if case .page(_, let id) = entry.origin { return id }
    }
    return loader.store.allCalendars.first { $0.id == calendar }?.name ?? ""
  }

  private func change(
    from old: [Event], _ oldText: String, to new: [Event], _ newText: String, model: String
  ) -> String {
    let source = source(of: new.isEmpty ? old : new)
    let from = old.isEmpty ? source : self.source(of: old)
    var json = RecordWriter()
    json.begin("{")
    json.field("source", literal: source.map { decimal($0) })
    if from != source { json.field("from", literal: from.map { decimal($0) }) }
    if !model.utf8.isEmpty { json.field("model", model) }
    json.field("before", literal: oldText)
    json.field("after", literal: newText)
    json.end("}")
    return json.text
  }

  private func source(of events: [Event]) -> Int? {
    events.first.flatMap { parts.loader.pageSource(of: $0.calendar) }
  }

  /// Reports the current record of a UID as `WebMessage.export`: the number of its source, which is empty for files and
  /// servers, and its `EventRecord`; nothing if there is no such event.
  /// - Parameter source: The number of the event's source; negative for any.
  func reportRecord(_ uid: String, in source: Int) {
    let store = parts.loader.store
    for calendar in source < 0 ? store.allCalendars.map({ $0.id }) : parts.loader.calendars(of: source) {
      let events = store.stored(uid: uid, in: calendar).map { $0.event }
      guard !events.isEmpty else { continue }
      let source = parts.loader.pageSource(of: calendar).map { decimal($0) } ?? ""
      parts.port.post(.export, [text(of: events), source])
      return
    }
  }

  /// Shows a record of the page's server, in the form of `EventBatch`, instead of the events of a UID; an empty batch
  /// removes them. Undo then leads to the versions before, with the fields that the server has changed.
  func merge(_ record: [UInt8], insteadOf uid: String, in source: Int) {
    guard let batch = EventBatch(record), let events = parts.loader.events(of: batch, in: source) else { return }
    let replaced = parts.loader.settle(events, insteadOf: uid, in: source) { self.editor.deletedVersion(of: $0) }
    editor.adopt(replaced, of: uid, as: events.first?.uid ?? uid)
  }

  /// Forgets edits that cannot be undone any more, or whose undo would change nothing, when all records of a save are
  /// shown.
  func didMerge() {
    editor.forgetStaleEdits()
    reportUndo()
  }
}
