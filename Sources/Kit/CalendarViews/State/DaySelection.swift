import Basics
public import CalendarSystems

/// A set of days, stored as spans: a year takes as little memory as a day, and lookups take logarithmic time.
public struct DaySelection: Hashable, Sendable {
  /// The spans in order. None is empty, and no two overlap or touch.
  public private(set) var ranges: [Range<DayNumber>] = []

  /// Creates an empty selection.
  public init() {}

  /// Creates a selection of one day.
  public init(_ day: DayNumber) { insert(day) }

  /// Creates a selection of a span of days.
  public init(_ range: Range<DayNumber>) { insert(range) }

  /// Whether the selection is empty.
  public var isEmpty: Bool { ranges.isEmpty }
  /// The earliest day; `nil` if the selection is empty.
  public var first: DayNumber? { ranges.first?.lowerBound }
  /// The latest day; `nil` if the selection is empty.
  public var last: DayNumber? { ranges.last.map { $0.upperBound - 1 } }
  /// The number of days.
  public var count: Int { ranges.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }
  /// The day, if there is exactly one.
  public var onlyDay: DayNumber? { ranges.count == 1 && count == 1 ? first : nil }

  /// Returns whether the selection contains a day.
  public func contains(_ day: DayNumber) -> Bool { range(containing: day) != nil }

  /// Returns the span that contains a day, or `nil`.
  public func range(containing day: DayNumber) -> Range<DayNumber>? {
    let index = firstIndex(endingAfter: day)
    return index < ranges.count && ranges[index].contains(day) ? ranges[index] : nil
  }

  /// Adds a day. Days more than a billion days from 1970 are clamped to that distance.
  public mutating func insert(_ day: DayNumber) {
    let day = DaySelection.bounded(day)
    insert(day..<day + 1)
  }

  /// Adds a span of days, clamped in the same way.
  public mutating func insert(_ range: Range<DayNumber>) {
    let range = DaySelection.bounded(range.lowerBound)..<DaySelection.bounded(range.upperBound)
    guard !range.isEmpty else { return }
    // Merges spans that overlap or touch.
    let start = firstIndex(endingAfter: range.lowerBound - 1)
    var end = start
    var merged = range
    while end < ranges.count, ranges[end].lowerBound <= range.upperBound {
      merged =
        min(merged.lowerBound, ranges[end].lowerBound)..<max(merged.upperBound, ranges[end].upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: [merged])
  }

  /// Removes a day.
  public mutating func remove(_ day: DayNumber) {
    let index = firstIndex(endingAfter: day)
    guard index < ranges.count, ranges[index].contains(day) else { return }
    let old = ranges[index]
    let parts = [old.lowerBound..<day, day + 1..<old.upperBound].filter { !$0.isEmpty }
    ranges.replaceSubrange(index..<index + 1, with: parts)
  }

  /// Returns the selected days that lie within bounds.
  public func clamped(to days: ClosedRange<DayNumber>) -> DaySelection {
    var result = DaySelection()
    let bounds = DaySelection.bounded(days.lowerBound)..<DaySelection.bounded(days.upperBound) + 1
    result.ranges = ranges.map { $0.clamped(to: bounds) }.filter { !$0.isEmpty }
    return result
  }

  private static let limit = 1_000_000_000

  private static func bounded(_ day: DayNumber) -> DayNumber {
    DayNumber(min(max(day.rawValue, -limit), limit))
  }

  /// Returns the index of the first span that ends after a day.
  private func firstIndex(endingAfter day: DayNumber) -> Int {
    ranges.partitioningIndex { $0.upperBound > day }
  }
}
