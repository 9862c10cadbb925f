import Basics
import CalendarLayout
import CalendarSystems
import Events

/// The lanes of a block of weeks, with the occurrences that its segments refer to.
struct LaneCacheBlock {
  var lanes: LaneBlock
  /// The occurrences that have lanes, in layout order.
  var occurrences: [Occurrence]
  /// The all-day background events.
  var backgrounds: [Occurrence]

  /// Replaces occurrences, and assigns lanes again if needed. Returns the weeks whose lanes changed.
  ///
  /// - Parameters:
  ///   - removed: the removed occurrences. Occurrences on other days and duplicates are ignored.
  ///   - inserted: the inserted occurrences, likewise.
  ///   - days: the days of the block.
  mutating func exchange(
    _ removed: [Occurrence], _ inserted: [Occurrence], touching days: Range<DayNumber>, grid: WeekGrid,
    continuity: Int
  ) -> Range<Int> {
    var gone: [Int] = []
    var new: [Occurrence] = []
    var changed: Range<DayNumber>?
    for occurrence in removed {
      let index = index(of: occurrence)
      guard index < occurrences.count, occurrences[index] == occurrence, !gone.contains(index) else { continue }
      gone.insert(index, at: gone.firstIndex { $0 > index } ?? gone.count)
      changed = LaneCacheBlock.hull(changed, occurrence)
    }
    for occurrence in inserted
    where occurrence.firstDay < days.upperBound && occurrence.lastListedDay >= days.lowerBound {
      guard !new.contains(occurrence) else { continue }
      new.insert(occurrence, at: new.firstIndex { occurrence < $0 } ?? new.count)
      changed = LaneCacheBlock.hull(changed, occurrence)
    }
    // Equal times result in equal lanes.
    guard let changed, gone.map({ occurrences[$0] }) != new else { return 0..<0 }
    occurrences.exchange(gone, with: new)
    let come = new.map { index(of: $0) }
    let all = occurrences
    return lanes.update(
      changed, grid: grid, continuity: continuity, keepsCount: gone.count == new.count,
      moved: { span in
        // First the index among the remaining occurrences, then among all.
        var place = Int(span)
        for index in gone.reversed() where index < Int(span) { place -= 1 }
        for index in come where index <= place { place += 1 }
        return Int32(truncatingIfNeeded: place)
      }, count: all.count, span: { LayoutSpan(all[$0]) })
  }

  private func index(of occurrence: Occurrence) -> Int { occurrences.partitioningIndex { !($0 < occurrence) } }

  private static func hull(_ days: Range<DayNumber>?, _ occurrence: Occurrence) -> Range<DayNumber> {
    let own = occurrence.firstDay..<max(occurrence.firstDay, occurrence.lastListedDay) + 1
    return days.map { EventExtent.hull($0, own) } ?? own
  }
}
