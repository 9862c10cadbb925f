import Basics
package import CalendarSystems

extension EventTimeline {
  /// Returns the nearest day on which something other than a background is displayed; `nil` if none is found within a
  /// limited number of steps. Intended for a day with no events nearby, because nearby days are read completely.
  package func nearestDay(to day: DayNumber) -> DayNumber? {
    let far = EventExtent.farFuture
    let day = min(max(day, DayNumber(-far.rawValue)), far)
    var budget = Self.searchLimit
    var length = Self.blockLength
    while true {
      let next = nearest(to: day, in: day..<min(day + length, far + 1), &budget)
      let last = nearest(to: day, in: max(day - length, DayNumber(-far.rawValue))..<day, &budget)
      if let next, let last { return next - day <= day - last ? next : last }
      if let found = next ?? last { return found }
      guard length < 2 * far.rawValue else { return nil }
      // Numbers have 32 bits in WebAssembly.
      length *= min(8, 2 * far.rawValue / length + 1)
    }
  }

  /// Returns the day in `days` nearest to `day` on which something is displayed; `day` is the first day or follows the
  /// last one. Halves the range until it is short. A range without events costs one query of the store.
  private func nearest(to day: DayNumber, in days: Range<DayNumber>, _ budget: inout Int) -> DayNumber? {
    guard !days.isEmpty, budget > 0 else { return nil }
    budget -= 1
    let count = days.upperBound - days.lowerBound
    let isAfter = days.lowerBound >= day
    guard count > Self.blockLength else {
      var best: DayNumber?
      for occurrence in occurrences(listedOn: days) where !occurrence.isBackground {
        let found =
          isAfter ? max(occurrence.firstDay, days.lowerBound) : min(occurrence.lastListedDay, days.upperBound - 1)
        best = best.map { isAfter ? min($0, found) : max($0, found) } ?? found
      }
      // Series that exceed the limit take long, and may yield no occurrence at all.
      if best == nil, !incompleteEvents(touching: days).isEmpty { budget -= 64 }
      return best
    }
    do throws(StoreError) { if try outlines(touching: days).isEmpty { return nil } } catch { return nil }
    let middle = days.lowerBound + count / 2
    let (low, high) = (days.lowerBound..<middle, middle..<days.upperBound)
    return nearest(to: day, in: isAfter ? low : high, &budget) ?? nearest(to: day, in: isAfter ? high : low, &budget)
  }

  /// The number of ranges of days that a search visits, because rules without occurrences may claim any number of days.
  /// It is enough for the decades that a rule of leap days may claim after its last occurrence.
  private static let searchLimit = 1024
}
