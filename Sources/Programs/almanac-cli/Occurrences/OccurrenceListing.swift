import Almanac
import EventStores

/// Lists the occurrences of a store's events that touch a range of days. The list is generated piece by piece, so any
/// range needs little memory and the first lines appear immediately.
struct OccurrenceListing {
  struct Item {
    var occurrence: Occurrence
    var event: Event
    var calendarName: String
  }

  /// The UIDs of series with too many occurrences to expand on the days listed so far; some occurrences may be missing.
  private(set) var incomplete: [String] = []
  /// The days that are not listed yet.
  private var rest: Range<DayNumber>
  private let firstDay: DayNumber
  private let timeline: EventTimeline
  private let displayZone: ZoneRules
  private let zones: any ZoneProvider

  /// The maximum number of expansion steps for some weeks: enough for a rule that repeats every other second.
  private static let limit = 2_500_000

  init(store: any EventStore, days: Range<DayNumber>, displayZone: ZoneRules, zones: any ZoneProvider) {
    self.displayZone = displayZone
    self.zones = zones
    // There are no events on other days.
    let limit = EventExtent.farFuture
    rest = days.clamped(to: DayNumber(-limit.rawValue)..<limit)
    firstDay = rest.lowerBound
    timeline = EventTimeline(
      store: store, displayZone: displayZone, zones: zones, blockLimit: 1, expansionLimit: Self.limit)
  }

  /// Returns the occurrences of the next days, sorted by start, then by UID; `nil` at the end.
  mutating func next() -> [Item]? {
    guard !rest.isEmpty else { return nil }
    // One block of the timeline.
    let length = EventTimeline.blockLength - floorMod(rest.lowerBound.rawValue, EventTimeline.blockLength)
    let days = rest.lowerBound..<min(rest.lowerBound + length, rest.upperBound)
    rest = days.upperBound..<rest.upperBound
    for id in timeline.incompleteEvents(touching: days) {
      if let uid = timeline.event(id)?.event.uid, !incomplete.contains(uid) { incomplete.append(uid) }
    }
    // Occurrences that began earlier were listed with their first day.
    return timeline.occurrences(touching: days).filter { days.lowerBound == firstDay || $0.firstDay >= days.lowerBound }
      .compactMap { occurrence in
        guard let event = timeline.event(occurrence.id.event)?.event else { return nil }
        return Item(
          occurrence: occurrence, event: event, calendarName: timeline.calendar(event.calendar)?.name ?? "")
      }.sorted { a, b in
        if a.occurrence.start != b.occurrence.start { return a.occurrence.start < b.occurrence.start }
        if a.event.uid != b.event.uid { return a.event.uid.utf8.lexicographicallyPrecedes(b.event.uid.utf8) }
        return a.occurrence.id < b.occurrence.id
      }
  }

  /// Passes the rest of the list to `output` in pieces: as a JSON list, or as text with start, end, and title, one
  /// occurrence per line. The line of a canceled event ends with "cancelled".
  mutating func write<Failure>(
    asJSON: Bool, to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var isFirst = true
    while let items = next() {
      guard !items.isEmpty else { continue }
      var text = ""
      for item in items {
        if asJSON {
          text += isFirst ? "[\n  " : ",\n  "
          text += json(item).indented.dropLast()
        } else {
          text += line(item) + "\n"
        }
        isFirst = false
      }
      try output(text)
    }
    if asJSON { try output(isFirst ? "[]\n" : "\n]\n") }
  }

  private func line(_ item: Item) -> String {
    let texts = [start(item.occurrence), end(item.occurrence), TerminalText.oneLine(item.event.summary)]
    return (item.event.status == .cancelled ? texts + ["cancelled"] : texts).joined(separator: "\t")
  }

  private func json(_ item: Item) -> JSONText {
    .object([
      ("uid", .string(item.event.uid)), ("summary", .string(item.event.summary)),
      ("start", .string(start(item.occurrence))), ("end", .string(end(item.occurrence))),
      ("allDay", .bool(item.occurrence.isAllDay)), ("zone", Self.optional(Self.zone(item.event))),
      ("recurrenceID", Self.optional(recurrenceID(item))), ("location", .string(item.event.location)),
      ("calendar", .string(item.calendarName)), ("status", Self.optional(Self.status(item.event))),
    ])
  }

  // MARK: - Parts

  private static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  private func start(_ occurrence: Occurrence) -> String {
    occurrence.isAllDay ? ISODate.format(occurrence.firstDay) : OffsetTime.text(occurrence.start, in: displayZone)
  }

  /// Returns the end of an occurrence, exclusive as in iCalendar.
  private func end(_ occurrence: Occurrence) -> String {
    occurrence.isAllDay ? ISODate.format(occurrence.lastDay + 1) : OffsetTime.text(occurrence.end, in: displayZone)
  }

  /// Returns the start assigned by the rule, for occurrences of series and for overrides; otherwise `nil`.
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
