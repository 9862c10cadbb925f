import Basics
public import CalendarSystems

/// The lanes of all events in eight weeks that begin at a fixed absolute week number, so that a week has the same lanes
/// in every window, wherever scrolling began.
///
/// Lanes do not depend on the number of rows that fit in a week. `WeekRows` decides what is visible.
public struct LaneBlock: Sendable {
  /// The number of weeks in a block.
  public static let weekCount = 8
  /// The number of lanes, 0..<64. A row has no room for more, and a lane set is one machine word.
  public static let laneLimit = 64

  /// The part of a span in one week.
  public struct Segment: Equatable, Sendable {
    /// The index of the span in the input.
    public var span: Int32
    /// The first day, as an offset from the first day of the week, 0...6.
    public var firstOffset: Int8
    /// The last day, as an offset from the first day of the week, `firstOffset`...6.
    public var lastOffset: Int8
    /// The lane, 0..<64; -1 if all lanes are taken. A segment without a lane lies below all others, and is shown only
    /// if it is the only one that does not fit.
    public var lane: Int8
    /// Whether the span begins in this week.
    public var startsHere: Bool
    /// Whether the span ends in this week.
    public var endsHere: Bool
  }

  /// The number of the block: weeks `index * 8 ..< index * 8 + 8`.
  public let index: Int
  /// The segments of each of the eight weeks, continuing segments first.
  public private(set) var weeks: [[Segment]]

  /// Returns the index of the block that contains a week.
  public static func index(ofWeek week: Int) -> Int { floorDiv(week, weekCount) }

  /// Returns the days of a block.
  public static func days(of index: Int, in grid: WeekGrid) -> Range<DayNumber> {
    grid.firstDay(of: index * weekCount)..<grid.firstDay(of: (index + 1) * weekCount)
  }

  /// Returns the segments of a week of this block, by absolute week number.
  public func segments(ofWeek week: Int) -> [Segment] { weeks[week - index * LaneBlock.weekCount] }

  /// Creates a block, and assigns each span a lane in each week.
  ///
  /// - Parameters:
  ///   - spans: all spans that touch the block, by first day, and longer spans first. Spans with equal days may have
  ///     any order, but the same one in every call. Other spans are ignored.
  ///   - continuity: the number of free lanes that may stay empty above a bar so that it keeps its lane from the
  ///     previous week. 0 packs as tightly as possible; `Int.max` never moves a bar whose lane is free.
  ///
  /// O(n) for n segments.
  public init(index: Int, spans: [LayoutSpan], grid: WeekGrid, continuity: Int) {
    self.index = index
    var assigner = LaneAssigner(count: spans.count, span: { spans[$0] }, continuity: continuity)
    var weeks: [[Segment]] = []
    weeks.reserveCapacity(LaneBlock.weekCount)
    let days = LaneBlock.days(of: index, in: grid)
    for week in 0..<LaneBlock.weekCount { weeks.append(assigner.nextWeek(from: days.lowerBound + week * 7)) }
    self.weeks = weeks
  }

  /// Reassigns lanes after some spans were replaced, in their weeks and in later weeks until nothing changes. The
  /// result equals a new block.
  ///
  /// - Parameters:
  ///   - days: the days that the replaced spans touched before and touch now.
  ///   - keepsCount: whether as many spans were added as removed, so that only the indices of spans between them
  ///     change.
  ///   - moved: returns the new index of a span that stayed, given its old index.
  ///   - count: the new number of spans.
  ///   - span: returns the span with an index.
  /// - Returns: the weeks whose segments changed.
  package mutating func update(
    _ days: Range<DayNumber>, grid: WeekGrid, continuity: Int, keepsCount: Bool, moved: (Int32) -> Int32, count: Int,
    span: @escaping (Int) -> LayoutSpan
  ) -> Range<Int> {
    let start = LaneBlock.days(of: index, in: grid).lowerBound
    let range = days.clamped(to: LaneBlock.days(of: index, in: grid))
    let first = range.isEmpty ? 0 : (range.lowerBound - start) / 7
    let last = range.isEmpty ? -1 : (range.upperBound - 1 - start) / 7
    for week in weeks.indices where !keepsCount || week > last {
      // Spans between the replaced ones begin at the latest on their days.
      for place in weeks[week].indices where !keepsCount || !weeks[week][place].startsHere {
        weeks[week][place].span = moved(weeks[week][place].span)
      }
    }
    guard !range.isEmpty else { return 0..<0 }
    let day = start + first * 7
    let next = first == 0 ? 0 : (0..<count).partitioningIndex { span($0).firstDay >= day }
    var assigner = LaneAssigner(
      count: count, span: span, continuity: continuity, next: next, after: first == 0 ? [] : weeks[first - 1])
    var week = first
    var former: [Segment] = []
    while week < LaneBlock.weekCount, week <= last || former != assigner.continuing {
      former = LaneAssigner.continuing(weeks[week])
      if keepsCount, week <= last {
        for place in former.indices { former[place].span = moved(former[place].span) }
      }
      weeks[week] = assigner.nextWeek(from: start + week * 7)
      week += 1
    }
    let base = index * LaneBlock.weekCount
    return base + first..<base + week
  }
}
