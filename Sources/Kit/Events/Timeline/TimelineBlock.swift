import Basics
import CalendarSystems

/// The occurrences that touch some days, with the data for exchanging the occurrences of single events.
struct TimelineBlock {
  /// The occurrences, in layout order.
  var occurrences: [Occurrence] = []
  /// The number of days on which the longest occurrence is displayed, or was displayed since the block was created.
  private(set) var longest = 0
  /// The series whose rules exceed the budget of an expansion.
  var incomplete: [EventID] = []
  /// The number of series in `incomplete` that are shown once, whatever the budget is.
  var shownOnceCount = 0
  /// Whether series exceed the budget of an expansion.
  var isThinned: Bool { incomplete.count > shownOnceCount }
  /// Whether series are incomplete because other blocks of the same frame left less than the limit.
  var isHurried = false
  /// The steps that the series took which are complete.
  var cost = 0
  /// The series and overrides that the occurrences depend on, with the hashes of their series; one may occur twice.
  var members: [(id: EventID, series: UInt64)] = []
  /// Whether overrides replace occurrences of a series that does not touch the days, so that changes on other days
  /// matter.
  var dependsOnOtherDays = false
  /// The time of the most recent use, as the timeline counts it.
  var lastUse = 0

  /// The number of occurrences.
  var count: Int { occurrences.count }

  /// Returns whether the new contribution of some events can be exchanged on its own, because no series was limited in
  /// favor of others.
  func admits(_ part: TimelineBlock, limit: Int) -> Bool {
    incomplete.isEmpty && part.incomplete.isEmpty && cost + part.cost <= limit
  }

  /// Returns the events whose contribution may differ when some events have changed: these events, in ascending order,
  /// and the members of their series, before and after.
  /// - Parameters:
  ///   - ids: the changed events, in ascending order.
  ///   - series: the hashes of the series that they belong to after the change.
  func affected(by ids: [EventID], of series: [UInt64]) -> [EventID] {
    var series = series
    for member in members where Self.contains(member.id, in: ids) { series.append(member.series) }
    if series.isEmpty { return ids }
    var numbers = ids.map { $0.rawValue }
    for member in members where series.contains(member.series) { numbers.append(member.id.rawValue) }
    return EventID.unique(numbers)
  }

  /// Exchanges the contribution of some events. Returns their former occurrences.
  /// - Parameters:
  ///   - ids: the events, in ascending order.
  ///   - days: the days that the single events among them may touch, before and after; `nil` for all.
  ///   - part: their new contribution, as a block of the same days.
  mutating func replace(_ ids: [EventID], touching days: Range<DayNumber>?, with part: TimelineBlock) -> [Occurrence] {
    cost += part.cost
    let count = members.count
    members.removeAll { Self.contains($0.id, in: ids) }
    var range = occurrences.indices
    if let days, members.count == count, part.members.isEmpty {
      let first = occurrences.partitioningIndex { $0.firstDay >= days.lowerBound }
      range = first..<max(first, occurrences.partitioningIndex { $0.firstDay >= days.upperBound })
    }
    members += part.members
    if part.dependsOnOtherDays { dependsOnOtherDays = true }
    longest = max(longest, part.longest)
    var indices: [Int] = []
    for index in range where Self.contains(occurrences[index].id.event, in: ids) { indices.append(index) }
    let removed = indices.map { occurrences[$0] }
    occurrences.exchange(indices, with: part.occurrences)
    return removed
  }

  private static func contains(_ id: EventID, in ids: [EventID]) -> Bool {
    let index = ids.partitioningIndex { $0 >= id }
    return index < ids.count && ids[index] == id
  }

  /// Sorts the occurrences into layout order, several times faster than `sort()`: most comparisons are of one number
  /// that packs the leading criteria, and moving such keys is cheaper than moving occurrences.
  /// - Parameter first: the first of the days.
  mutating func sort(from first: DayNumber) {
    var order: [SortKey] = []
    order.reserveCapacity(occurrences.count)
    for (index, occurrence) in occurrences.enumerated() {
      longest = max(longest, occurrence.dayCount)
      let age = first - occurrence.firstDay
      var key: UInt64 = 0
      // Occurrences of thousands of years share a key and are told apart below.
      if age < 1 << 19 {
        key = UInt64(1 << 20 - age) << 42
        let listed = occurrence.lastListedDay - occurrence.firstDay + 1
        if listed < 1 << 20, occurrence.position == 0 {
          let timed: UInt64 = occurrence.isAllDay ? 0 : 1
          key |= UInt64(1 << 20 - listed) << 20 | timed << 18 | UInt64(occurrence.startSecond)
        }
      }
      order.append(SortKey(key, index))
    }
    let unsorted = occurrences
    SortKey.sort(&order) { unsorted[Int($0)] < unsorted[Int($1)] }
    occurrences = order.map { unsorted[Int($0.index)] }
  }
}
