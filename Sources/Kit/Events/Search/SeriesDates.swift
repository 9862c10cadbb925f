package import CalendarSystems
package import TimeZones

/// The days of a series around one of its occurrences: the next ones, and the one before.
package struct SeriesDates {
  /// The days of the occurrences that follow, in order.
  package private(set) var next: [DayNumber] = []
  /// The day of the occurrence before; `nil` if there is none within about ten years.
  package private(set) var earlier: DayNumber?

  /// The lengths of the ranges that are searched, in days. A series of many occurrences a day ends in the first one.
  private static let spans = [2, 40, 400, 3_660]

  /// Finds the days.
  ///
  /// - Parameters:
  ///   - store: the store with the series. If it cannot be read, there are no days.
  ///   - limit: the largest number of days that follow.
  package init(
    around occurrence: Occurrence, in store: any EventStore, displayZone: ZoneRules, zones: any ZoneProvider,
    limit: Int = 2
  ) {
    guard let series = Series(occurrence, store) else { return }
    let day = occurrence.firstDay
    for span in Self.spans where next.count < limit {
      next = []
      let found = series.occurrences(on: day..<day + span, displayZone, zones)
      var last = occurrence
      while next.count < limit, let following = Self.first(of: found, after: last) {
        if following.firstDay > day, next.last != following.firstDay { next.append(following.firstDay) }
        last = following
      }
    }
    for span in Self.spans where earlier == nil {
      for other in series.occurrences(on: day - span..<day, displayZone, zones) where other.firstDay < day {
        earlier = max(earlier ?? other.firstDay, other.firstDay)
      }
    }
  }

  private static func first(of found: [Occurrence], after last: Occurrence) -> Occurrence? {
    var best: Occurrence?
    for other in found where other.start > last.start && (best.map { other.start < $0.start } ?? true) { best = other }
    return best
  }

  /// A series: its master and its overrides.
  private struct Series {
    let events: [StoredEvent]
    var overrides = SeriesOverrides()

    init?(_ occurrence: Occurrence, _ store: any EventStore) {
      do throws(StoreError) {
        guard let event = try store.event(occurrence.id.event)?.event else { return nil }
        events = try store.events(uid: event.uid, in: event.calendar)
      } catch {
        return nil
      }
      for stored in events where stored.event.recurrenceID != nil {
        overrides.add(stored.event, EventOutline(id: stored.id, event: stored.event))
      }
    }

    func occurrences(on days: Range<DayNumber>, _ displayZone: ZoneRules, _ zones: any ZoneProvider) -> [Occurrence] {
      var expander = OccurrenceExpander(touching: days, displayZone: displayZone, zones: zones)
      var (overrides, found): (SeriesOverrides, [Occurrence]) = (overrides, [])
      for stored in events {
        guard stored.event.recurrenceID == nil, stored.event.recurrence != nil else {
          expander.append(EventOutline(id: stored.id, event: stored.event), to: &found)
          continue
        }
        let (replaced, following) = overrides.take(stored.event)
        _ = expander.append(stored.event, id: stored.id, replaced: replaced, following: following, to: &found)
      }
      return found
    }
  }
}
