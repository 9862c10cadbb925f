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
  public let weeks: [[Segment]]

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
    var assigner = LaneAssigner(spans: spans, continuity: continuity)
    var weeks: [[Segment]] = []
    weeks.reserveCapacity(LaneBlock.weekCount)
    let days = LaneBlock.days(of: index, in: grid)
    for week in 0..<LaneBlock.weekCount { weeks.append(assigner.nextWeek(from: days.lowerBound + week * 7)) }
    self.weeks = weeks
  }
}
