import Basics
public import CalendarSystems

/// The lanes of all events in eight weeks that begin at a fixed absolute week number, so that every window gives a week
/// the same lanes, wherever scrolling began.
///
/// Lanes do not depend on how many rows a week has room for; `WeekRows` decides what is seen.
public struct LaneBlock: Sendable {
  /// The number of weeks in a block.
  public static let weekCount = 8
  /// The number of lanes, 0..<64: a row has no room for more, and a lane set is one machine word.
  public static let laneLimit = 64

  /// The part of a span inside one week.
  public struct Segment: Equatable, Sendable {
    /// The index of the span in the input.
    public var span: Int32
    /// 0...6, from the first day of the week.
    public var firstOffset: Int8
    /// 0...6, not before `firstOffset`.
    public var lastOffset: Int8
    /// 0..<64, or -1 if all lanes were taken: such a part lies below all others and is shown only where it is the only
    /// one that does not fit.
    public var lane: Int8
    /// Whether the span begins in this week.
    public var startsHere: Bool
    /// Whether the span ends in this week.
    public var endsHere: Bool
  }

  /// The number of the block: weeks `index * 8 ..< index * 8 + 8`.
  public let index: Int
  /// The segments of each of the eight weeks, continuing ones first.
  public private(set) var weeks: [[Segment]]

  /// Returns the index of the block of a week.
  public static func index(ofWeek week: Int) -> Int { floorDiv(week, weekCount) }

  /// Returns the days of a block.
  public static func days(of index: Int, in grid: WeekGrid) -> Range<DayNumber> {
    grid.firstDay(of: index * weekCount)..<grid.firstDay(of: (index + 1) * weekCount)
  }

  /// Returns the segments of an absolute week of this block.
  public func segments(ofWeek week: Int) -> [Segment] { weeks[week - index * LaneBlock.weekCount] }

  /// Creates a block, and gives each span a lane in each week.
  ///
  /// - Parameters:
  ///   - spans: everything that touches the block, by first day, longer first, then as the caller likes; the same
  ///     order for equal days in every call. Others are ignored.
  ///   - continuity: how many free lanes may stay empty above a bar so that it keeps its lane from the week before;
  ///     0 packs as tightly as possible, `Int.max` never moves a bar whose lane is free.
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

  /// Gives lanes anew after some spans were exchanged: in the weeks of those, and in later ones until they are as they
  /// were. The lanes are those of a new block.
  ///
  /// - Parameters:
  ///   - days: the days that the exchanged spans touch, before and after.
  ///   - keepsCount: whether as many spans came as went, so that only those between them have other indices.
  ///   - moved: returns the index of a span that stayed, from that before.
  ///   - count: the number of spans now.
  ///   - span: returns a span by its index.
  /// - Returns: the weeks with other segments.
  package mutating func update(
    _ days: Range<DayNumber>, grid: WeekGrid, continuity: Int, keepsCount: Bool, moved: (Int32) -> Int32, count: Int,
    span: @escaping (Int) -> LayoutSpan
  ) -> Range<Int> {
    let start = LaneBlock.days(of: index, in: grid).lowerBound
    let range = days.clamped(to: LaneBlock.days(of: index, in: grid))
    let first = range.isEmpty ? 0 : (range.lowerBound - start) / 7
    let last = range.isEmpty ? -1 : (range.upperBound - 1 - start) / 7
    for week in weeks.indices where !keepsCount || week > last {
      // Spans between those that were exchanged begin on their days at the latest.
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
