import Basics
import CalendarSystems
import TimeZones

/// How to treat the starts that the clocks of a series skip.
enum SeriesGaps {
  /// Every reading is a start, because the clocks of the series skip none, or it is unknown which.
  case none
  /// A start in a gap of the zone moves forward; if the rule yields a start there too, the two are one occurrence.
  case merged(ZoneWindow)
  /// A start in a gap of the zone is not an occurrence.
  case left(ZoneWindow)

  /// Creates the treatment for a series. Readings without a zone count the same wherever they are displayed.
  init(_ series: EventTime, _ policy: GapPolicy, zones: inout ZoneWindows) {
    switch series {
    case .day, .utc: self = .none
    case .floating: self = policy == .reject ? .left(zones.zone(of: series)) : .none
    case .zoned: self = policy == .reject ? .left(zones.zone(of: series)) : .merged(zones.zone(of: series))
    }
  }

  /// Returns the gaps between two readings in which the rule may have starts that are no occurrences of their own.
  func gaps(for rule: RecurrenceRule, from low: Int64, to high: Int64) -> [Range<Int64>] {
    switch self {
    case .none: return []
    case .left(let zone): return zone.gaps(from: low, to: high)
    case .merged(let zone):
      let step = rule.shortestStep
      guard zone.longestGap >= step else { return [] }
      return zone.gaps(from: low, to: high).filter { $0.upperBound - $0.lowerBound >= step }
    }
  }

  /// Removes the starts in gaps that are no occurrences, from index `known` on, where the starts are in order.
  /// - Parameter first: the start of the series, which is always an occurrence.
  func remove(_ gaps: [Range<Int64>], from known: Int, of starts: inout [Int64], first: Int64) {
    var removed: [Int] = []
    for gap in gaps {
      var index = (known..<starts.count).partitioningIndex { starts[$0] >= gap.lowerBound }
      while index < starts.count, starts[index] < gap.upperBound {
        if isRemoved(starts[index], in: gap, starts[known...], first: first) { removed.append(index) }
        index += 1
      }
    }
    for index in removed.reversed() { starts.remove(at: index) }
  }

  private func isRemoved(_ start: Int64, in gap: Range<Int64>, _ starts: ArraySlice<Int64>, first: Int64) -> Bool {
    guard case .merged = self else { return start != first }
    let moved = start + (gap.upperBound - gap.lowerBound)
    let index = starts.partitioningIndex { $0 >= moved }
    return index < starts.endIndex && starts[index] == moved
  }
}

extension RecurrenceRule {
  /// A lower bound of the time between two starts, in seconds.
  fileprivate var shortestStep: Int64 {
    for item in numbers where item.part.rawValue <= NumberPart.hour.rawValue { return 1 }
    return Int64(max(interval, 1)) * Int64(RuleClock.seconds(in: frequency))
  }

  /// A COUNT that no series reaches. `Int` has 32 bits in WebAssembly.
  static let endlessCount = 2_000_000_000

  /// Returns this rule with a COUNT that also counts the starts in gaps that are no occurrences of their own.
  /// - Parameters:
  ///   - repeating: the starts of the rule.
  ///   - gaps: the gaps from the first start on.
  func countingMerged(
    _ repeating: RepeatingStarts, _ gaps: [Range<Int64>], first: Int64, until: Int64, budget: inout Int
  ) -> RecurrenceRule {
    var rule = self
    for gap in gaps {
      guard var count = rule.count, count < Self.endlessCount, gap.lowerBound <= repeating.end(afterCount: count) else {
        break
      }
      let length = gap.upperBound - gap.lowerBound
      if repeating.offsets.count == 1 {
        // With equal steps, either all starts in the gap coincide with others, or none does.
        guard length % repeating.length == 0 else { continue }
        // If COUNT ends before the first such coincidence, there is none.
        let last = min(max(gap.upperBound, first + length) - 1, until)
        let needed = repeating.number(from: gap.lowerBound, to: last, first: first, count: Self.endlessCount)
        if repeating.number(from: gap.lowerBound, to: last, first: first, count: count) < needed { break }
        let met = min(gap.upperBound - 1, until == .max ? .max : until - length)
        rule.count = count + repeating.number(from: gap.lowerBound, to: met, first: first, count: count)
        continue
      }
      func starts(_ range: Range<Int64>, count: Int?) -> [Int64] {
        var found: [Int64] = []
        let low = max(range.lowerBound, first)
        let high = min(range.upperBound - 1, until)
        if low <= high {
          _ = repeating.append(from: low, to: high, first: first, count: count, budget: &budget, to: &found)
        }
        return found
      }
      let inside = starts(gap, count: nil)
      if starts(gap, count: count).count < inside.count { break }
      let range = gap.upperBound..<gap.upperBound + length
      var rest = starts(range, count: count).count
      var next = 0
      for start in starts(range, count: nil) {
        while next < inside.count, inside[next] + length < start { next += 1 }
        if next < inside.count, inside[next] + length == start {
          count += 1
        } else if rest == 0 {
          break
        } else {
          rest -= 1
        }
      }
      rule.count = count
    }
    return rule
  }
}
