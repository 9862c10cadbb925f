import CalendarSystems
import TimeZones

/// Finds the most relevant occurrence of an event on a day: the next one, or the last one if none follows.
final class NearestOccurrence {
  private let day: DayNumber
  private let displayZone: ZoneRules
  private let zones: any ZoneProvider
  private let nextDayThreshold: Int
  /// The expander for events that happen once, at any time.
  private var single: OccurrenceExpander
  private var list: [Occurrence] = []

  /// The lengths of the ranges in which the next or last occurrence is searched for, in days; together about 100 years.
  private static let spans = [64, 512, 4_096, 32_768]

  init(day: DayNumber, displayZone: ZoneRules, zones: any ZoneProvider, nextDayThreshold: Int) {
    let limit = EventExtent.farFuture.rawValue
    self.day = min(max(day, DayNumber(-limit)), DayNumber(limit))
    self.displayZone = displayZone
    self.zones = zones
    self.nextDayThreshold = nextDayThreshold
    single = OccurrenceExpander(
      touching: DayNumber(-limit)..<DayNumber(limit), displayZone: displayZone, zones: zones)
  }

  /// Returns a number that is smaller for more relevant occurrences: upcoming and current ones by their start, then
  /// past ones, the latest first.
  func rank(_ occurrence: Occurrence) -> UInt64 {
    let isPast = occurrence.lastListedDay < day
    let shown = isPast ? occurrence.firstDay : max(occurrence.firstDay, day)
    let second = shown == occurrence.firstDay ? occurrence.startSecond : 0
    let seconds = Int64(shown.rawValue) * 86_400 + Int64(second)
    return UInt64(bitPattern: isPast ? 1 << 61 - seconds : 1 << 60 + seconds)
  }

  /// Returns the only occurrence of a single event or an override.
  func occurrence(of stored: StoredEvent) -> Occurrence? {
    list.removeAll(keepingCapacity: true)
    single.append(EventOutline(id: stored.id, event: stored.event), to: &list)
    var occurrence = list.first
    occurrence?.setListedDays(threshold: nextDayThreshold)
    return occurrence
  }

  /// Returns the most relevant occurrence of a series.
  /// - Parameters:
  ///   - replaced: the recurrence identifiers of its overrides.
  ///   - following: the outlines of the overrides with `RecurrenceRange.thisAndFuture`.
  func occurrence(of master: StoredEvent, replaced: [EventTime], following: [EventOutline]) -> Occurrence? {
    var extent = EventExtent.days(of: master.event)
    if !following.isEmpty { extent = extent.lowerBound..<EventExtent.farFuture }
    var low = max(day, extent.lowerBound)
    for span in Self.spans where low < extent.upperBound {
      let days = low..<min(low + span, extent.upperBound)
      if let next = instances(of: master, replaced, following, on: days, isNext: true) { return next }
      low = days.upperBound
    }
    var high = min(day, extent.upperBound)
    for span in Self.spans where high > extent.lowerBound {
      let days = max(high - span, extent.lowerBound)..<high
      if let last = instances(of: master, replaced, following, on: days, isNext: false) { return last }
      high = days.lowerBound
    }
    return nil
  }

  /// Returns the first or last occurrence that is listed on one of the days.
  private func instances(
    of master: StoredEvent, _ replaced: [EventTime], _ following: [EventOutline], on days: Range<DayNumber>,
    isNext: Bool
  ) -> Occurrence? {
    var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones)
    list.removeAll(keepingCapacity: true)
    _ = expander.append(master.event, id: master.id, replaced: replaced, following: following, to: &list)
    var best: Occurrence?
    for var occurrence in list {
      occurrence.setListedDays(threshold: nextDayThreshold)
      if occurrence.lastListedDay < days.lowerBound { continue }
      guard let known = best else {
        best = occurrence
        continue
      }
      if isNext == (occurrence.start < known.start) { best = occurrence }
    }
    return best
  }
}
