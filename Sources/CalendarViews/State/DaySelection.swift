import Basics
public import CalendarSystems

/// A set of days as spans: cheap for a year of them, and asked in logarithmic time.
public struct DaySelection: Hashable, Sendable {
  /// In order, not empty, neither overlapping nor touching each other.
  public private(set) var ranges: [Range<DayNumber>] = []

  /// No day.
  public init() {}

  /// One day.
  public init(_ day: DayNumber) { insert(day) }

  /// A span of days; none if it is empty.
  public init(_ range: Range<DayNumber>) { insert(range) }

  /// Whether there is no day in it.
  public var isEmpty: Bool { ranges.isEmpty }
  /// The earliest day.
  public var first: DayNumber? { ranges.first?.lowerBound }
  /// The latest day.
  public var last: DayNumber? { ranges.last.map { $0.upperBound - 1 } }
  /// How many days there are.
  public var count: Int { ranges.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }
  /// The one day, if there is just one.
  public var onlyDay: DayNumber? { ranges.count == 1 && count == 1 ? first : nil }

  /// Whether a day is in it.
  public func contains(_ day: DayNumber) -> Bool { range(containing: day) != nil }

  /// The span that a day lies in.
  public func range(containing day: DayNumber) -> Range<DayNumber>? {
    let index = firstIndex(endingAfter: day)
    return index < ranges.count && ranges[index].contains(day) ? ranges[index] : nil
  }

  /// Adds a day. Days farther than a thousand million days from 1970 count as the last before that.
  public mutating func insert(_ day: DayNumber) {
    let day = DaySelection.bounded(day)
    insert(day..<day + 1)
  }

  /// Adds a span of days; see `insert(_:)` for what is very far away.
  public mutating func insert(_ range: Range<DayNumber>) {
    let range = DaySelection.bounded(range.lowerBound)..<DaySelection.bounded(range.upperBound)
    guard !range.isEmpty else { return }
    // Spans that overlap or touch become one.
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

  /// Takes a day out.
  public mutating func remove(_ day: DayNumber) {
    let index = firstIndex(endingAfter: day)
    guard index < ranges.count, ranges[index].contains(day) else { return }
    let old = ranges[index]
    let parts = [old.lowerBound..<day, day + 1..<old.upperBound].filter { !$0.isEmpty }
    ranges.replaceSubrange(index..<index + 1, with: parts)
  }

  /// Only the days that lie within bounds.
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

  /// The first span that ends after a day.
  private func firstIndex(endingAfter day: DayNumber) -> Int {
    ranges.partitioningIndex { $0.upperBound > day }
  }
}
