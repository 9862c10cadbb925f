import Almanac

/// Writes the events of a UID as one record: an object with the fields of the page's `EventInit`, as JSON.
///
/// recordtext.js completes it: colors are numbers of `EventBatch`, and `fields` has the custom fields as a text. Equal
/// events have equal texts.
struct EventRecord {
  private(set) var json: RecordWriter

  /// Creates a writer that continues a JSON text.
  init(_ json: RecordWriter = RecordWriter()) { self.json = json }

  /// Returns the record of a series with its overrides, or of a single event; `null` for no events.
  static func text(_ events: [Event], calendar: String) -> String {
    var record = EventRecord()
    record.write(events, calendar: calendar)
    return record.json.text
  }

  /// Writes a record.
  /// - Parameter calendar: The page's identifier of the calendar; empty for none.
  mutating func write(_ events: [Event], calendar: String) {
    guard let main = events.first(where: { $0.recurrenceID == nil }) ?? events.first else {
      return json.value(literal: nil)
    }
    json.begin("{")
    json.field("id", main.uid)
    write(main, over: nil)
    if !calendar.utf8.isEmpty { json.field("calendar", calendar) }
    if let recurrence = main.recurrence { write(recurrence, beside: main.start) }
    let overrides = events.filter { $0.recurrenceID != nil && $0.recurrenceID != main.recurrenceID }
    if !overrides.isEmpty {
      json.name("overrides")
      json.begin("[")
      for override in SortKey.sorted(overrides, by: Self.position) {
        json.begin("{")
        if let id = override.recurrenceID { json.field("recurrenceId", Self.text(of: id, beside: main.start)) }
        if override.recurrenceRange == .thisAndFuture { json.field("range", "following") }
        write(override, over: main)
        json.end("}")
      }
      json.end("]")
    }
    json.end("}")
  }

  /// The position of an override in its series.
  private static func position(_ event: Event) -> UInt64 {
    SortKey.key((event.recurrenceID ?? event.start).writtenReading.secondsAsUTC)
  }

  // MARK: - Fields

  /// Writes the fields of an event, or those in which an override differs from the event of its series.
  private mutating func write(_ event: Event, over base: Event?) {
    if base.map({ !$0.summary.hasSameBytes(as: event.summary) }) ?? true { json.field("title", event.summary) }
    writeTimes(event, over: base)
    text("location", event.location, base?.location)
    text("notes", event.notes, base?.notes)
    text("url", event.link ?? "", base.map { $0.link ?? "" })
    text("image", Self.image(of: event), base.map { Self.image(of: $0) })
    if event.color != base?.color {
      json.field("color", literal: event.color.map { EventFields.number(of: $0) })
    }
    text("status", Self.word(event.status), base.map { Self.word($0.status) })
    if (event.display == .background) != (base?.display == .background) {
      json.field("display", event.display == .background ? "background" : "auto")
    }
    if event.isFree != base?.isFree ?? false { json.field("busy", literal: event.isFree ? "false" : "true") }
    if event.privacy != base?.privacy ?? .open { json.field("privacy", Self.word(event.privacy)) }
    let resources = event.resourceIDs
    if !resources.hasSameBytes(as: base?.resourceIDs ?? []) { texts("resourceIds", resources) }
    text("part", event.value(of: .part), base?.value(of: .part))
    text("textColor", event.value(of: .textColor), base?.value(of: .textColor))
    text("look", event.value(of: .look), base?.value(of: .look))
    let reminders = event.alarms.map { $0.recordText }
    if !reminders.hasSameBytes(as: base.map { $0.alarms.map { $0.recordText } } ?? []) { texts("reminders", reminders) }
    if let fields = event.customFields { json.field("fields", fields) }
  }

  private mutating func writeTimes(_ event: Event, over base: Event?) {
    let (start, end) = (event.start, event.end)
    json.field("start", Self.text(of: start, beside: start))
    let isSameZone = start.isDay || start.hasSameZone(as: end)
    if let days = event.nominalDays {
      var text: [UInt8] = []
      TimeText.write(days: days, seconds: event.lengthOnClock - Int64(days) * 86_400, to: &text)
      json.field("duration", String(utf8: text))
    } else {
      json.field("end", Self.text(of: end, beside: isSameZone ? start : end))
    }
    guard let base else {
      if let zone = Self.zone(of: start) { json.field("zone", zone) }
      if !isSameZone, let zone = Self.zone(of: end) { json.field("endZone", zone) }
      return
    }
    // An override has the zones of its series unless it names others.
    if start.isDay != base.start.isDay { json.field("allDay", literal: start.isDay ? "true" : "false") }
    if start.isDay { return }
    let (zone, baseZone) = (Self.zone(of: start), Self.zone(of: base.start))
    if !Self.areSame(zone, baseZone) { nullable("zone", zone) }
    let endZone = isSameZone ? nil : Self.zone(of: end)
    let hasBaseEndZone = !base.start.isDay && !base.start.hasSameZone(as: base.end) && Self.zone(of: base.end) != nil
    if endZone != nil || hasBaseEndZone { nullable("endZone", endZone) }
  }

  private mutating func write(_ recurrence: Recurrence, beside start: EventTime) {
    var rules: [String] = []
    for rule in recurrence.rules { rules.append(Self.text(of: rule)) }
    for rule in recurrence.excludedRules { rules.append("EXRULE:" + Self.text(of: rule)) }
    for period in recurrence.periods { rules.append(Self.text(of: period)) }
    list("rrule", rules)
    list("rdate", recurrence.dates.map { Self.text(of: $0, beside: start) })
    list("exdate", recurrence.exceptions.map { Self.text(of: $0, beside: start) })
  }

  /// Writes a text that differs from the one of the series; without a series, a text that is not empty.
  private mutating func text(_ name: StaticString, _ text: String, _ base: String?) {
    if !text.hasSameBytes(as: base ?? "") { json.field(name, text) }
  }

  private mutating func nullable(_ name: StaticString, _ text: String?) {
    json.name(name)
    if let text { json.value(text) } else { json.value(literal: nil) }
  }

  /// Writes several texts as a list, one as itself.
  private mutating func list(_ name: StaticString, _ texts: [String]) {
    guard let first = texts.first else { return }
    if texts.count == 1 { return json.field(name, first) }
    self.texts(name, texts)
  }

  private mutating func texts(_ name: StaticString, _ texts: [String]) {
    json.name(name)
    json.begin("[")
    for text in texts { json.value(text) }
    json.end("]")
  }
}
