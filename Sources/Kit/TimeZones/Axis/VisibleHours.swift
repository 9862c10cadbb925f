import Basics
import CalendarSystems

/// The visible minutes of a day. Also describes business hours.
///
/// ```swift
/// let hours = VisibleHours([7 * 60..<12 * 60, 13 * 60..<19 * 60])
/// ```
public struct VisibleHours: Hashable, Sendable {
  /// The ranges of minutes since midnight, 0...1,440. There is at least one. The ranges are in order, not empty, and do
  /// not overlap or touch.
  public let ranges: [Range<Int>]

  /// Creates hours from ranges of minutes, which are clamped to the day, sorted, and merged. If nothing remains, the
  /// whole day is visible.
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

  /// The number of visible minutes, 1...1,440.
  public var minuteCount: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Returns whether a minute of the day is visible.
  public func contains(minute: Int) -> Bool { ranges.contains { $0.contains(minute) } }

  /// Returns the visible parts of a range of wall seconds, which may cross midnight.
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
