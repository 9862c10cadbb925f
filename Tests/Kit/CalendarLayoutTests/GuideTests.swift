import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

@Suite("The guide of the layout")
struct GuideTests {
  @Test("the example of the guide places the bars of a week")
  func example() throws {
    // example
    let monday = try DayNumber(year: 2026, month: 11, day: 16)
    let grid = WeekGrid(firstWeekday: .monday)
    let week = grid.week(of: monday)
    let spans = [
      LayoutSpan(firstDay: monday - 2, lastDay: monday + 3),
      LayoutSpan(firstDay: monday, lastDay: monday),
    ]
    let lanes = LaneBlock(index: LaneBlock.index(ofWeek: week), spans: spans, grid: grid, continuity: 1)

    let pixels = PixelGrid(scale: 2)
    let columns = WeekColumns(width: 700, grid: grid, direction: .leftToRight, pixels: pixels)
    let month = MonthGeometry(
      viewport: Size(width: 700, height: 600), grid: grid, columns: columns, metrics: MonthMetrics(), pixels: pixels)
    let rows = WeekRows(segments: lanes.segments(ofWeek: week), columns: columns, capacity: month.barCapacity)
    let frames = rows.bars.map { month.barFrame($0) }  // the first continues from the previous week to Thursday
    let day = month.day(atX: 150, inWeek: week)  // Tuesday
    // end
    #expect(frames.map { $0.minX } == [0, 2] && frames[0].maxX == 398)
    #expect(rows.bars.map { $0.row } == [0, 1] && rows.bars.map { $0.hasStart } == [false, true])
    #expect(day == monday + 1)
  }

  @Test("the example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("CalendarLayout") == []) }
}
