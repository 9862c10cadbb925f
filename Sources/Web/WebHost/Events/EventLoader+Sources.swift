import Almanac

/// The events of a page's sources.
///
/// A source provides the current events of each calendar object. The difference from the store's events is applied as
/// one change.
extension EventLoader {
  /// Receives events from a source. Each UID in the batch has exactly the batch's events from now on, or none; other
  /// UIDs are unchanged. Invalid events are left out and reported.
  ///
  /// A batch without entries adds its calendars; see `addCalendars(of:to:)`.
  package func take(_ batch: EventBatch, of source: Int) -> BatchReport {
    var report = BatchReport()
    if batch.count == 0 {
      addCalendars(of: batch, to: source)
      return report
    }
    var isNew = !sources.contains { $0.origin.isPage(source) }
    if store.eventCount == 0 { isNew = true }
    // A batch with only removals creates no calendar.
    let isRemoval = (0..<batch.count).allSatisfy { batch.isRemoval(at: $0) }
    let calendars = isRemoval ? [] : (0..<batch.calendarCount).map { calendar(batch.calendar(at: $0), of: source) }
    var events: [Event] = []
    events.reserveCapacity(isNew ? Self.part : batch.count)
    if isNew { store.reserve(batch.count) }
    var uids: [String] = []
    let lines = batch.readLines { report.add($0, $1) }
    var next = lines.startIndex
    for index in 0..<batch.count {
      if batch.isRemoval(at: index) {
        uids.append(batch.uid(at: index))
        continue
      }
      guard var event = batch.event(at: index, calendars: calendars, zones: zones) else {
        report.add(index, "one of the times is out of range")
        continue
      }
      if next < lines.endIndex, lines[next].uid.hasSameBytes(as: decimal(index)) {
        event.recurrence = lines[next].recurrence
        event.otherLines += lines[next].otherLines
        next += 1
      }
      if event.end.isCertainlyBefore(event.start) {
        report.add(index, "the end lies before the start, which counts as the end")
        event.end = event.start
      }
      if case .invalid(_, let reason)? = event.invalidity {
        report.add(index, reason)
      } else {
        events.append(event)
      }
      if isNew, events.count == Self.part {
        insertQuietly(events, &report)
        events.removeAll(keepingCapacity: true)
      }
    }
    if isNew {
      insertQuietly(events, &report)
      store.announce()
    } else {
      exchange(events, removing: uids, in: self.calendars(of: source), ignoresStamps: true, &report)
    }
    return report
  }

  /// Receives iCalendar text, either as the complete content of a source, or as one of several answers of a server. If
  /// the text is invalid, nothing changes.
  ///
  /// - Parameter isAnswer: Whether the text contains a VCALENDAR for each calendar of a server, always in the same
  ///   order. Users cannot change these.
  package func take(text: [UInt8], of source: Int, name: String, isAnswer: Bool = false) -> LoadReport {
    var report = LoadReport(name: name)
    do throws(ICalendarError) {
      var parts = [text]
      if isAnswer {
        let calendars = Self.calendars(in: text)
        // The reader reports what is wrong with a text without calendars.
        if !calendars.isEmpty || text.isEmpty { parts = calendars.map { Array($0) } }
      }
      for (index, part) in parts.enumerated() {
        // The calendar of the events is known only after the text is read.
        let document = try ICalendarReader.read(part, calendar: CalendarID(0))
        take(document, of: source, name: name, answer: isAnswer ? index : nil, &report)
      }
      report.isRead = report.failure == nil
    } catch {
      report.failure = .format(error)
    }
    return report
  }

  /// - Parameter answer: The index of the document in a server's answer; `nil` for the complete content of a source.
  private func take(
    _ document: ICalendarDocument, of source: Int, name: String, answer: Int?, _ report: inout LoadReport
  ) {
    var document = document
    let isNew = !sources.contains { $0.origin.isPage(source) }
    let place = answer.map { decimal($0) } ?? ""
    let access = answer == nil ? CalendarAccess.full : .readOnly
    let id = calendar((place, document.name ?? name, document.color, access), of: source)
    zones.add(zonesOf: &document)
    var events = EventVersions.latest(of: document.events)
    for index in events.indices { events[index].calendar = id }
    report.note(document, eventCount: events.count)
    var changes = BatchReport()
    defer { if let failure = changes.failure { report.failure = .store(failure) } }
    guard !isNew else { return insert(events, &changes) }
    var uids: [String] = []
    if answer == nil {
      var kept = KeySet()
      for event in events { _ = kept.insert(Self.key(CalendarID(0), event.uid)) }
      forEachEvent(of: source) { stored in
        if !kept.contains(Self.key(CalendarID(0), stored.event.uid)) { uids.append(stored.event.uid) }
      }
    }
    exchange(events, removing: uids, in: answer == nil ? self.calendars(of: source) : [id], &changes)
  }

  /// Removes all events and calendars of a source.
  package func remove(source: Int) {
    for entry in sources where entry.origin.isPage(source) { apply(.deleteCalendar(entry.calendar)) }
    forgetSources { $0.isPage(source) }
  }

  /// The number of a calendar's source; `nil` for a calendar of a file or server.
  func pageSource(of calendar: CalendarID) -> Int? {
    for entry in sources where entry.calendar == calendar {
      if case .page(let source, _) = entry.origin { return source }
    }
    return nil
  }

  // MARK: - Changes

  /// The number of events inserted at a time: a list of all events would be as large as the store.
  private static let part = 1000

  /// Inserts events whose UIDs are not in the store.
  private func insert(_ events: [Event], _ report: inout BatchReport) {
    insertQuietly(events, &report)
    store.announce()
  }

  /// Inserts events that are not shown until the store announces them.
  private func insertQuietly(_ events: [Event], _ report: inout BatchReport) {
    do throws(StoreError) {
      try store.loadQuietly(events[...])
      report.inserted += events.count
    } catch {
      report.fail(error)
    }
  }

  /// Replaces all stored events that share a UID with `events`, and removes those whose UID is in `uids` only.
  /// `ignoresStamps` is for events of the page, which have no stamps; see `steps`.
  private func exchange(
    _ events: [Event], removing uids: [String], in calendars: [CalendarID], ignoresStamps: Bool = false,
    _ report: inout BatchReport
  ) {
    let events = Self.grouped(events)
    var steps: [EventChange] = []
    var inserted: [Event] = []
    var exchanged = KeySet()
    var start = 0
    while start < events.count {
      let uid = events[start].uid
      _ = exchanged.insert(Self.key(CalendarID(0), uid))
      let end = events[start...].firstIndex { !$0.uid.hasSameBytes(as: uid) } ?? events.count
      let former = stored(uid, in: calendars)
      for step in Self.steps(to: events[start..<end], from: former, ignoresStamps: ignoresStamps) {
        if case .insert(let event, id: _) = step { inserted.append(event) } else { steps.append(step) }
      }
      start = end
    }
    for uid in uids where exchanged.insert(Self.key(CalendarID(0), uid)) {
      for old in stored(uid, in: calendars) { steps.append(.delete(old.id)) }
    }
    do throws(StoreError) {
      if !steps.isEmpty { try store.apply(.group(steps)) }
    } catch {
      return report.fail(error)
    }
    report.deleted = steps.reduce(0) { $0 + ($1.written == nil ? 1 : 0) }
    report.replaced = steps.count - report.deleted
    if !inserted.isEmpty { insert(inserted, &report) }
  }

  /// Returns the events, reordered if necessary so that events with the same UID are adjacent. Pages may list them in any
  /// order.
  static func grouped(_ events: [Event]) -> [Event] {
    var uids = KeySet()
    var former: UInt64?
    for event in events {
      let uid = key(CalendarID(0), event.uid)
      if uid != former, !uids.insert(uid) { return SortKey.sorted(events) { key(CalendarID(0), $0.uid) } }
      former = uid
    }
    return events
  }

  private func stored(_ uid: String, in calendars: [CalendarID]) -> [StoredEvent] {
    calendars.flatMap { store.stored(uid: uid, in: $0) }
  }

  /// The calendars of a source; of all files for a negative number.
  func calendars(of source: Int) -> [CalendarID] {
    let own = sources.filter { entry in
      if case .file = entry.origin { source < 0 } else { entry.origin.isPage(source) }
    }
    return own.map { $0.calendar }
  }

  private func forEachEvent(of source: Int, _ body: (StoredEvent) -> Void) {
    let calendars = calendars(of: source)
    store.forEach { if calendars.contains($0.event.calendar) { body($0) } }
  }

  /// Returns the calendars of a batch, after updating their names, colors, and access.
  func calendars(in batch: EventBatch, of source: Int) -> [CalendarID] {
    (0..<batch.calendarCount).map { calendar(batch.calendar(at: $0), of: source) }
  }

  /// Returns the calendar of a source with an identifier, after updating its name, color, and access.
  private func calendar(
    _ definition: (id: String, name: String, color: EventColor?, access: CalendarAccess), of source: Int
  ) -> CalendarID {
    let origin = Origin.page(source, definition.id)
    if !declared.isEmpty { moveDeclared(definition.id, to: source) }
    let known = sources.first { $0.origin == origin }?.calendar
    let former = known.flatMap { id in store.allCalendars.first { $0.id == id } }
    let id = known ?? CalendarID(nextCalendar)
    let info = CalendarInfo(
      id: id, name: definition.name,
      color: definition.color ?? former?.color ?? .standard(forCalendar: id.rawValue), access: definition.access)
    if former != info { putCalendar(info) }
    if known == nil { record(origin, id) }
    return id
  }

  // MARK: - Calendars without events

  /// Adds the calendars of a batch without events, so that they take new events. One with events of another source stays
  /// there. The unnamed calendar, which comes first in every batch, is added only if it is alone.
  private func addCalendars(of batch: EventBatch, to source: Int) {
    let isAlone = batch.calendarCount == 1
    for entry in sources where !isAlone && declared.contains(entry.calendar) && entry.origin == .page(source, "") {
      guard isEmpty(entry.calendar) else { continue }
      apply(.deleteCalendar(entry.calendar))
      forgetSources { $0 == entry.origin }
    }
    for index in (isAlone ? 0 : 1)..<max(batch.calendarCount, 1) {
      let definition = batch.calendar(at: index)
      moveDeclared(definition.id, to: source)
      let known = sources.first { entry in
        if case .page(_, let id) = entry.origin { id.hasSameBytes(as: definition.id) } else { false }
      }
      guard let known else {
        declared.append(calendar(definition, of: source))
        continue
      }
      if known.origin.isPage(source) { _ = calendar(definition, of: source) }
    }
  }

  /// Makes a calendar that was added without events, and still has none, one of a source that has events for it.
  private func moveDeclared(_ id: String, to source: Int) {
    let own = Origin.page(source, id)
    if sources.contains(where: { $0.origin == own }) { return }
    for entry in sources where declared.contains(entry.calendar) {
      guard case .page(let other, let otherID) = entry.origin, other != source, otherID.hasSameBytes(as: id),
        isEmpty(entry.calendar)
      else { continue }
      forgetSources { $0 == entry.origin }
      record(own, entry.calendar)
      return
    }
  }

  private func isEmpty(_ calendar: CalendarID) -> Bool {
    var isEmpty = true
    store.forEach { if $0.event.calendar == calendar { isEmpty = false } }
    return isEmpty
  }
}
