import Basics
public import CalendarSystems
import Geometry

/// The bars above a timeline: events of whole days and those of 24 hours or more, in rows, with "+n" where they do not
/// fit. Lanes come from the same blocks of weeks as in the month, so that a bar keeps its row while days are scrolled.
public struct AllDayLane: Equatable, Sendable {
  /// In reading order of each week; columns are those of the timeline. `span` is the index in the input.
  public let bars: [WeekRows.Bar]
  /// By column. A link lies in the last row.
  public let links: [WeekRows.Link]
  /// How many rows are in use, links included; 0 if there is nothing to show.
  public let rowCount: Int

  /// - Parameters:
  ///   - spans: the events; those that belong among the hours or to other days are left out. To get the same rows
  ///     wherever the days are scrolled to, give all that touch `daysNeeded(for:grid:)`, always in the same order.
  ///   - days: the shown days, ascending.
  ///   - capacity: how many rows there are at most, the link's included; `LaneBlock.laneLimit` to show all.
  ///   - continuity: see `LaneBlock`.
  ///   - grid: weeks whose lanes belong together; by default they begin with the first shown day.
  public init(
    spans: [TimelineSpan], days: [DayNumber], capacity: Int, continuity: Int = 1, grid: WeekGrid? = nil
  ) {
    let grid = grid ?? AllDayLane.grid(days)
    let chosen = AllDayLane.order(spans)
    let layoutSpans = chosen.map { LayoutSpan(firstDay: spans[$0].firstDay, lastDay: spans[$0].lastDay) }
    var block: LaneBlock?
    var bars: [WeekRows.Bar] = []
    var links: [WeekRows.Link] = []
    var column = 0
    while column < days.count {
      let week = grid.week(of: days[column])
      var end = column + 1
      while end < days.count, days[end] > days[end - 1], grid.week(of: days[end]) == week { end += 1 }
      let index = LaneBlock.index(ofWeek: week)
      let lanes =
        block?.index == index ? block : LaneBlock(index: index, spans: layoutSpans, grid: grid, continuity: continuity)
      block = lanes
      let shown = (column..<end).map { Weekday(days[$0]) }
      let columns = WeekColumns(
        width: 0, grid: grid, hidden: Weekday.allCases.filter { !shown.contains($0) }, direction: .leftToRight,
        pixels: PixelGrid(scale: 1))
      let rows = WeekRows(segments: lanes?.segments(ofWeek: week) ?? [], columns: columns, capacity: capacity)
      for bar in rows.bars {
        var bar = bar
        bar.span = Int32(truncatingIfNeeded: chosen[Int(bar.span)])
        bar.firstColumn += column
        bar.lastColumn += column
        AllDayLane.add(bar, to: &bars, joiningAt: column)
      }
      links += rows.links.map { WeekRows.Link(column: $0.column + column, hiddenCount: $0.hiddenCount) }
      column = end
    }
    self.bars = bars
    self.links = links
    let last = bars.reduce(-1) { max($0, $1.row) }
    rowCount = links.isEmpty ? last + 1 : min(max(capacity, 0), LaneBlock.laneLimit)
  }

  /// The days whose events decide which rows the shown ones get.
  public static func daysNeeded(for days: [DayNumber], grid: WeekGrid? = nil) -> Range<DayNumber> {
    guard let first = days.first, let last = days.last else { return DayNumber(0)..<DayNumber(0) }
    let grid = grid ?? AllDayLane.grid(days)
    let start = LaneBlock.days(of: LaneBlock.index(ofWeek: grid.week(of: first)), in: grid).lowerBound
    let end = LaneBlock.days(of: LaneBlock.index(ofWeek: grid.week(of: last)), in: grid).upperBound
    return start..<max(start, end)
  }

  private static func grid(_ days: [DayNumber]) -> WeekGrid {
    WeekGrid(firstWeekday: Weekday(days.first ?? DayNumber(0)))
  }

  /// The places of the events of the lane by first day, longer first, place.
  private static func order(_ spans: [TimelineSpan]) -> [Int] {
    let chosen = spans.indices.filter { spans[$0].belongsToLane }
    return SortKey.sorted(chosen) { index in
      let first = UInt64(UInt32(bitPattern: Int32(clamping: spans[index].firstDay.rawValue) ^ .min))
      let length = UInt32(clamping: spans[index].lastDay - spans[index].firstDay)
      return first << 32 | UInt64(~length)
    }
  }

  /// A bar that goes on over the end of a week in the same row is one bar.
  private static func add(_ bar: WeekRows.Bar, to bars: inout [WeekRows.Bar], joiningAt column: Int) {
    if bar.firstColumn == column, column > 0, !bar.hasStart {
      for index in bars.indices
      where bars[index].span == bar.span && bars[index].row == bar.row && bars[index].lastColumn == column - 1 {
        bars[index].lastColumn = bar.lastColumn
        bars[index].hasEnd = bar.hasEnd
        return
      }
    }
    bars.append(bar)
  }
}
