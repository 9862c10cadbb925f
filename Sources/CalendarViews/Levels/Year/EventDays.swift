import CalendarLayout
import CalendarSystems
import Events

/// Which days of months have events, remembered until events change.
final class EventDays {
  private static let limit = 64
  private var known: [DayNumber: UInt64] = [:]
  private var generation = -1

  /// A bit for each day of a month, the first day in the lowest.
  func days(of month: MonthBlock, _ timeline: EventTimeline?) -> UInt64 {
    guard let timeline else { return 0 }
    if timeline.generation != generation {
      known.removeAll(keepingCapacity: true)
      generation = timeline.generation
    }
    if let mask = known[month.firstDay] { return mask }
    var mask: UInt64 = 0
    for occurrence in timeline.occurrences(touching: month.days) {
      let first = max(occurrence.firstDay, month.firstDay) - month.firstDay
      let last = min(occurrence.lastDay, month.firstDay + (month.dayCount - 1)) - month.firstDay
      if first <= last { for bit in first...last { mask |= 1 << UInt64(bit) } }
    }
    if known.count >= EventDays.limit { known.removeAll(keepingCapacity: true) }
    known[month.firstDay] = mask
    return mask
  }
}
