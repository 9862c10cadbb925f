import CalendarLayout
import CalendarSystems
import Events

/// The days of months that have events, remembered until events change.
final class EventDays {
  private var known = NearbyCache<UInt64>(limit: 64)
  private var generation = -1

  /// A bit for each day of a month, the first day in the lowest.
  func days(of month: MonthBlock, _ timeline: EventTimeline?) -> UInt64 {
    guard let timeline else { return 0 }
    if timeline.generation != generation {
      known.removeAll()
      generation = timeline.generation
    }
    if let mask = known[month.firstDay.rawValue] { return mask }
    var mask: UInt64 = 0
    for occurrence in timeline.occurrences(touching: month.days) where !occurrence.isBackground {
      let first = max(occurrence.firstDay, month.firstDay) - month.firstDay
      let last = min(occurrence.lastDay, month.firstDay + (month.dayCount - 1)) - month.firstDay
      if first <= last { for bit in first...last { mask |= 1 << UInt64(bit) } }
    }
    known.insert(mask, for: month.firstDay.rawValue)
    return mask
  }
}
