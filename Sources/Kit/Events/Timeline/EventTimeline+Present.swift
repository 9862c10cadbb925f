import Basics
package import CalendarSystems
import TimeZones

/// Finding an occurrence again after changes.
extension EventTimeline {
  /// Returns the current version of an occurrence: itself, the event at another time, or its replacement in the series.
  /// `nil` if it is gone or its calendar is hidden.
  ///
  /// - Parameters:
  ///   - uid: the UID of its event, by which an override is found; `nil` if unknown.
  ///   - days: the days to search for a replacement that was moved far away.
  package func present(_ occurrence: Occurrence, uid: String?, near days: Range<DayNumber>) -> Occurrence? {
    let own = occurrence.firstDay..<occurrence.lastDay + 1
    let there = occurrences(touching: own)
    if let same = there.first(where: { $0.id == occurrence.id }) { return same }
    if let event = event(occurrence.id.event)?.event, event.recurrence == nil {
      // Zones differ from the written day by less than two days.
      let day = event.start.writtenDay
      return occurrences(touching: day - 2..<day + 3).first { $0.id.event == occurrence.id.event }
    }
    for range in [own.lowerBound - 31..<own.upperBound + 31, days] {
      let found = occurrences(touching: range).first { other in
        guard let uid, other.id.start == occurrence.id.start else { return false }
        return event(other.id.event)?.event.uid.hasSameBytes(as: uid) == true
      }
      if let found { return found }
    }
    // The whole series may have been moved within a day.
    return there.first { $0.id.event == occurrence.id.event }
  }
}
