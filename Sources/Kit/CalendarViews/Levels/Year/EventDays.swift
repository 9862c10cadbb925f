import CalendarLayout
import CalendarSystems
import Events

/// The event density of the days of months, cached until events change.
final class EventDays {
  private var known = NearbyCache<EventDensity>(limit: 64)
  private var generation = -1

  /// Returns the event density of the days of a month, or of another span of up to 32 days.
  func days(of month: MonthBlock, _ timeline: EventTimeline?) -> EventDensity {
    guard let timeline else { return EventDensity([]) }
    if timeline.generation != generation {
      known.removeAll()
      generation = timeline.generation
    }
    if let density = known[month.firstDay.rawValue] { return density }
    var counts = [Int](repeating: 0, count: month.dayCount)
    for occurrence in timeline.occurrences(listedOn: month.days) where !occurrence.isBackground {
      let first = max(occurrence.firstDay, month.firstDay) - month.firstDay
      let last = min(occurrence.lastListedDay, month.firstDay + (month.dayCount - 1)) - month.firstDay
      if first <= last { for index in first...last { counts[index] += 1 } }
    }
    var density = EventDensity(counts)
    if timeline.loadedDays != nil {
      for index in counts.indices where !timeline.isLoaded(month.firstDay + index) { density.markNotLoaded(index) }
    }
    known.insert(density, for: month.firstDay.rawValue)
    return density
  }
}
