import Basics
import CalendarSystems

/// The events of one week in a number of rows: bars, and links to the events that do not fit.
///
/// If all lanes of a day fit, they are all shown. Otherwise the last row is the link, and the events in that lane and
/// below are hidden on that day only. A single hidden event takes the place of the link.
public struct WeekRows: Equatable, Sendable {
  /// A piece of a bar: consecutive visible days in one row.
  public struct Bar: Equatable, Sendable {
    /// The index of the span in the input of the lanes.
    public var span: Int32
    /// The row from the top, 0 up to but not including the capacity.
    public var row: Int
    /// The first column.
    public var firstColumn: Int
    /// The last column, inclusive.
    public var lastColumn: Int
    /// Whether the start of the event is at this piece's edge; otherwise the edge is drawn cut.
    public var hasStart: Bool
    /// Whether the end of the event is at this piece's edge.
    public var hasEnd: Bool
    /// Whether links hide the event on earlier days of this week.
    public var isHiddenBefore = false
    /// Whether links hide the event on later days of this week.
    public var isHiddenAfter = false
  }

  /// The link of a day.
  public struct Link: Equatable, Sendable {
    /// The column of the day.
    public var column: Int
    /// The number of events hidden on the day; at least 2.
    public var hiddenCount: Int
  }

  /// The bars in reading order: by first column, then by row.
  public let bars: [Bar]
  /// The links of the days that hide events, by column.
  public let links: [Link]
  /// The number of events that touch the day of each column.
  public let eventCounts: [Int]
  /// The number of events hidden on the day of each column.
  public let hiddenCounts: [Int]

  /// Creates the rows of a week.
  ///
  /// - Parameter capacity: the number of rows, including the link. If 0, only the counts are computed.
  public init(segments: [LaneBlock.Segment], columns: WeekColumns, capacity: Int) {
    let capacity = min(max(capacity, 0), LaneBlock.laneLimit)
    var days = [DayLoad](repeating: DayLoad(), count: 7)
    for segment in segments {
      for offset in Int(segment.firstOffset)...Int(segment.lastOffset) {
        days[offset].add(lane: WeekRows.lane(of: segment), capacity: capacity)
      }
    }
    eventCounts = columns.dayOffsets.map { days[$0].total }
    hiddenCounts = columns.dayOffsets.map { days[$0].hidden(capacity) }
    links = columns.dayOffsets.enumerated().compactMap { column, offset in
      let hidden = days[offset].hidden(capacity)
      return hidden > 0 && capacity > 0 ? Link(column: column, hiddenCount: hidden) : nil
    }
    var bars: [Bar] = []
    // Below the rows, only an event that takes the row of a link is visible.
    let shownLanes = days.contains { $0.takesLinkRow } ? LaneBlock.laneLimit + 1 : capacity
    for segment in segments where capacity > 0 && WeekRows.lane(of: segment) < shownLanes {
      WeekRows.pieces(of: segment, days, columns, capacity, into: &bars)
    }
    self.bars = SortKey.sorted(bars) { UInt64($0.firstColumn) << 32 | UInt64($0.row) }
  }

  /// Returns the lane of a segment. Segments without a lane lie below all others.
  private static func lane(of segment: LaneBlock.Segment) -> Int {
    segment.lane < 0 ? LaneBlock.laneLimit : Int(segment.lane)
  }

  private static func pieces(
    of segment: LaneBlock.Segment, _ days: [DayLoad], _ columns: WeekColumns, _ capacity: Int, into bars: inout [Bar]
  ) {
    var current: Bar?
    var wasHidden = false
    for offset in Int(segment.firstOffset)...Int(segment.lastOffset) {
      guard let column = columns.column(ofOffset: offset) else { continue }
      let row = days[offset].row(ofLane: lane(of: segment), capacity)
      if var bar = current, bar.row != row {
        bar.isHiddenAfter = row == nil
        bars.append(bar)
        current = nil
      }
      guard let row else {
        wasHidden = true
        continue
      }
      let isStart = segment.startsHere && offset == Int(segment.firstOffset)
      let isEnd = segment.endsHere && offset == Int(segment.lastOffset)
      if current == nil {
        current = Bar(
          span: segment.span, row: row, firstColumn: column, lastColumn: column, hasStart: isStart, hasEnd: isEnd,
          isHiddenBefore: wasHidden)
      } else {
        current?.lastColumn = column
        current?.hasEnd = isEnd
      }
    }
    if let current { bars.append(current) }
  }
}

/// The events of one day.
private struct DayLoad {
  var total = 0
  /// The number of events in the link's lane or below.
  private var belowLink = 0
  /// The number of events below the last row.
  private var belowLast = 0

  mutating func add(lane: Int, capacity: Int) {
    total += 1
    if lane >= capacity - 1 { belowLink += 1 }
    if lane >= capacity { belowLast += 1 }
  }

  /// Returns the number of hidden events.
  func hidden(_ capacity: Int) -> Int {
    if capacity <= 0 { return total }
    return belowLast == 0 || takesLinkRow ? 0 : belowLink
  }

  /// Returns the row in which an event with a lane is visible on this day.
  func row(ofLane lane: Int, _ capacity: Int) -> Int? {
    if lane < capacity - 1 { return lane }
    return belowLast == 0 || takesLinkRow ? capacity - 1 : nil
  }

  /// Whether the only event that does not fit is shown instead of a "+1" link.
  var takesLinkRow: Bool { belowLink == 1 }
}
