import Almanac

/// The instances of a store's events that touch a range of days, with their written forms.
struct OccurrenceListing {
  struct Item {
    var occurrence: Occurrence
    var event: Event
    var calendarName: String
  }

  /// The instances, sorted by start, then by UID.
  let items: [Item]
  /// The UIDs of series with more instances than can be expanded; some of theirs may be missing.
  let incomplete: [String]
  private let displayZone: ZoneRules
  private let zones: any ZoneProvider

  init(store: any EventStore, days: Range<DayNumber>, displayZone: ZoneRules, zones: any ZoneProvider) {
    self.displayZone = displayZone
    self.zones = zones
    let timeline = EventTimeline(store: store, displayZone: displayZone, zones: zones)
    incomplete = timeline.incompleteEvents(touching: days).compactMap { timeline.event($0)?.event.uid }
    items = timeline.occurrences(touching: days).compactMap { occurrence in
      guard let event = timeline.event(occurrence.id.event)?.event else { return nil }
      return Item(
        occurrence: occurrence, event: event, calendarName: timeline.calendar(event.calendar)?.name ?? "")
    }.sorted { a, b in
      if a.occurrence.start != b.occurrence.start { return a.occurrence.start < b.occurrence.start }
      if a.event.uid != b.event.uid { return a.event.uid.utf8.lexicographicallyPrecedes(b.event.uid.utf8) }
      return a.occurrence.id < b.occurrence.id
    }
  }

  /// The listing as text: start, end and title, one instance per line.
  var text: String {
    items.map { item in
      [start(item.occurrence), end(item.occurrence), Terminal.oneLine(item.event.summary)].joined(separator: "\t")
    }.joined(separator: "\n")
  }

  var json: String {
    JSONText.array(
      items.map { item in
        .object([
          ("uid", .string(item.event.uid)), ("summary", .string(item.event.summary)),
          ("start", .string(start(item.occurrence))), ("end", .string(end(item.occurrence))),
          ("allDay", .bool(item.occurrence.isAllDay)), ("zone", Self.optional(Self.zone(item.event))),
          ("recurrenceID", Self.optional(recurrenceID(item))), ("location", .string(item.event.location)),
          ("calendar", .string(item.calendarName)), ("status", Self.optional(Self.status(item.event))),
        ])
      }
    ).indented
  }

  // MARK: - Parts

  private static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  private func start(_ occurrence: Occurrence) -> String {
    occurrence.isAllDay ? ISODate.format(occurrence.firstDay) : OffsetTime.text(occurrence.start, in: displayZone)
  }

  /// Returns the end of an instance, exclusive as in iCalendar.
  private func end(_ occurrence: Occurrence) -> String {
    occurrence.isAllDay ? ISODate.format(occurrence.lastDay + 1) : OffsetTime.text(occurrence.end, in: displayZone)
  }

  /// Returns the start that the rule gives, for instances of recurring events and for overrides; otherwise `nil`.
  private func recurrenceID(_ item: Item) -> String? {
    guard item.event.recurrence != nil || item.event.recurrenceID != nil else { return nil }
    let written = item.event.recurrenceID ?? item.event.start
    let reading = LocalDateTime(secondsAsUTC: item.occurrence.id.start)
    let rules: ZoneRules
    switch written {
    case .day: return ISODate.format(reading.day)
    case .utc: rules = .utc
    case .floating: rules = displayZone
    case .zoned(_, let zone): rules = zones.rules(for: zone) ?? displayZone
    }
    return rules.instant(of: reading, gap: .moveForward, overlap: .earlier).map { OffsetTime.text($0, in: displayZone) }
  }

  private static func zone(_ event: Event) -> String? {
    switch event.start {
    case .day, .floating: return nil
    case .utc: return "UTC"
    case .zoned(_, let zone): return zone
    }
  }

  private static func status(_ event: Event) -> String? {
    switch event.status {
    case .unspecified: return nil
    case .tentative: return "tentative"
    case .confirmed: return "confirmed"
    case .cancelled: return "cancelled"
    }
  }
}
