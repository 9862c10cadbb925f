import Almanac

/// An edit requested by a script of the page: `create`, `edit`, and `deleteEvent` of the element.
struct PageEdit {
  /// The reason why an edit is not possible, as a sentence for developers.
  struct Failure: Error { var reason: String }

  var kind: Kind
  var fields: Fields
  /// Which part of a series to edit; `nil` for one occurrence if the page names one, otherwise for all.
  var scope: EditScope?
  /// The event as the page describes it; fields that it does not name have arbitrary values.
  private(set) var event: Event
  /// The changed occurrences of a new series.
  private(set) var overrides: [Event]
  /// The name of its calendar.
  private(set) var calendarName = ""

  /// Reads an edit. Its event is in the form of `EventBatch`, followed by the changed occurrences of a new series.
  init?(kind: Kind, fields: Int32, scope: Int32, _ bytes: [UInt8], zones: any ZoneProvider) throws(Failure) {
    guard let batch = EventBatch(bytes), batch.count > 0 else { return nil }
    (self.kind, self.fields) = (kind, Fields(rawValue: fields))
    self.scope = UInt8(exactly: scope).flatMap { EditScope(rawValue: $0) }
    let names = (0..<batch.calendarCount).map { batch.calendar(at: $0).name }
    let numbers = names.indices.map { CalendarID(Int64($0)) }
    var problem: String?
    let lines = batch.readLines { problem = problem ?? $1 }
    if let problem { throw Failure(reason: problem) }
    var next = lines.startIndex
    var events: [Event] = []
    for index in 0..<batch.count {
      guard var event = batch.event(at: index, calendars: numbers, zones: zones) else {
        throw Failure(reason: "one of the times is out of range")
      }
      if next < lines.endIndex, lines[next].uid.hasSameBytes(as: decimal(index)) {
        (event.recurrence, event.otherLines) = (lines[next].recurrence, lines[next].otherLines)
        next += 1
      }
      events.append(event)
    }
    event = events.removeFirst()
    overrides = events
    calendarName = names[Int(event.calendar.rawValue)]
  }

  /// Returns an event with the page's fields applied.
  func changed(_ base: Event, calendar: CalendarID, length: Int, _ clock: EditClock) -> Event {
    var new = base
    if fields.contains(.title) { new.summary = event.summary }
    if fields.contains(.location) { new.location = event.location }
    if fields.contains(.notes) { new.notes = event.notes }
    if fields.contains(.status) { new.status = event.status }
    if fields.contains(.color) { new.color = event.color }
    if fields.contains(.calendar) { new.calendar = calendar }
    if fields.contains(.display) { new.display = event.display }
    if fields.contains(.link) { new.setLink(event.link ?? "") }
    if fields.contains(.busy) { new.isFree = event.isFree }
    if fields.contains(.privacy) { new.privacy = event.privacy }
    if fields.contains(.resources) { new.resourceIDs = event.resourceIDs }
    if fields.contains(.part) { new.set(.part, to: event.value(of: .part)) }
    if fields.contains(.textColor) { new.set(.textColor, to: event.value(of: .textColor)) }
    if fields.contains(.look) { new.set(.look, to: event.value(of: .look)) }
    if fields.contains(.reminders) { new.alarms = event.alarms }
    if fields.contains(.custom) { new.customFields = event.customFields }
    if !fields.isDisjoint(with: [.rule, .dates, .exceptions]) {
      let given = event.recurrence ?? Recurrence()
      var recurrence = base.recurrence ?? Recurrence()
      if fields.contains(.rule) { recurrence.rules = given.rules }
      if fields.contains(.dates) { (recurrence.dates, recurrence.periods) = (given.dates, given.periods) }
      if fields.contains(.exceptions) { recurrence.exceptions = given.exceptions }
      let isEmpty = recurrence.rules.isEmpty && recurrence.dates.isEmpty && recurrence.periods.isEmpty
      new.recurrence = isEmpty ? nil : recurrence
    }
    move(&new, length: length, clock)
    return new
  }

  private func move(_ new: inout Event, length: Int, _ clock: EditClock) {
    let old = new
    if fields.contains(.start) {
      let start = PageEdit.time(event.start, like: old.start, clock)
      if start.isDay == old.start.isDay {
        new = clock.moved(old, to: start)
        // Another zone applies to both ends.
        if !fields.contains(.end), !start.hasSameZone(as: old.start) { new.end = start.moved(by: old.lengthOnClock) }
      } else {
        (new.start, new.nominalDays) = (start, nil)
        new.end = start.moved(by: start.isDay ? 86_400 : Int64(length))
      }
    }
    if fields.contains(.end) {
      (new.end, new.nominalDays) = (PageEdit.time(event.end, like: new.end, clock), nil)
    } else if fields.contains(.length) {
      (new.end, new.nominalDays) = (new.start.moved(by: event.lengthOnClock), event.nominalDays)
    }
  }

  /// Returns a time in the zone of the event, unless the time names a zone.
  private static func time(_ new: EventTime, like old: EventTime, _ clock: EditClock) -> EventTime {
    switch (new, old) {
    case (.day, _), (.zoned, _), (_, .day): new
    case (.utc(let instant), _): clock.time(at: instant, like: old)
    case (.floating, .utc): .utc(clock.instant(of: new))
    case (.floating(let reading), _): old.withReading(reading.secondsAsUTC)
    }
  }
}
