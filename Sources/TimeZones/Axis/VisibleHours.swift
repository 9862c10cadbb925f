import Basics
import CalendarSystems

/// Which minutes of a day are shown, as 07:00 to 19:00 without 12:00 to 13:00. Also good for business hours.
public struct VisibleHours: Hashable, Sendable {
  /// Minutes since midnight, 0...1,440; ascending, not empty, and neither overlapping nor touching. Never an empty
  /// list.
  public let ranges: [Range<Int>]

  /// Ranges are cut to the day, put in order and joined. If nothing is left, the whole day is shown.
  public init(_ ranges: [Range<Int>]) {
    var result: [Range<Int>] = []
    for range in SortKey.sorted(ranges.map { $0.clamped(to: 0..<1440) }, by: { UInt64($0.lowerBound) }) {
      if range.isEmpty { continue }
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    self.ranges = result.isEmpty ? [0..<1440] : result
  }

  /// The whole day.
  public static let all = VisibleHours([])

  /// How many minutes are shown, 1...1,440.
  public var minuteCount: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether a minute of the day is shown.
  public func contains(minute: Int) -> Bool { ranges.contains { $0.contains(minute) } }

  /// The shown parts of a range of wall seconds, which may reach over midnight.
  func visibleParts(ofWallSeconds wall: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    guard !wall.isEmpty else { return result }
    for day in floorDiv(wall.lowerBound, 86_400)...floorDiv(wall.upperBound - 1, 86_400) {
      for range in ranges {
        let from = max(wall.lowerBound, day * 86_400 + range.lowerBound * 60)
        let to = min(wall.upperBound, day * 86_400 + range.upperBound * 60)
        if from < to { result.append(from..<to) }
      }
    }
    return result
  }
}
