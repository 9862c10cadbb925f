import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

/// Which days the page of a month has, and how large they are.
struct MonthPageTests {
  private static func page(_ first: String, _ length: Int, _ weekday: Weekday, _ weeks: WeeksPerMonth = .natural) throws
    -> MonthPage
  {
    let day = try ISODate.parse(first)
    return MonthPage(days: day..<day + length, grid: WeekGrid(firstWeekday: weekday), weeks: weeks)
  }

  @Test("MB-4: a month has four to six rows, and the first cell is the first weekday on or before the 1st")
  func rows() throws {
    #expect(try Self.page("2009-02-01", 28, .sunday).rowCount == 4)
    #expect(try Self.page("2013-03-01", 31, .sunday).rowCount == 6)
    #expect(try Self.page("2017-08-01", 31, .sunday).firstVisibleDay == ISODate.parse("2017-07-30"))
    #expect(try Self.page("2009-02-01", 28, .sunday, .alwaysSix).rowCount == 6)
  }

  @Test("MB-7: first and last visible days follow the first weekday")
  func visibleDays() throws {
    let page = try Self.page("2017-08-01", 31, .monday)
    #expect(page.firstVisibleDay == (try ISODate.parse("2017-07-31")))
    #expect(page.lastVisibleDay == (try ISODate.parse("2017-09-03")))
  }

  @Test("MB-8: days and places in the grid lead to each other, and days that are not visible have none")
  func places() throws {
    let page = try Self.page("2017-08-01", 31, .sunday)
    for row in 0..<page.rowCount {
      for offset in 0..<7 { #expect(page.index(of: page.day(row: row, offset: offset))! == (row, offset)) }
    }
    #expect(page.index(of: page.firstVisibleDay - 1) == nil)
    #expect(page.index(of: page.lastVisibleDay + 1) == nil)
  }

  @Test("MB-11: a square cell is as high as the width, rounded down to a multiple of the columns, leaves for each")
  func cellSide() {
    func side(_ width: Double, scale: Double = 1) -> Double {
      let pixels = PixelGrid(scale: scale)
      let grid = WeekGrid(firstWeekday: .sunday)
      return WeekColumns(width: width, grid: grid, direction: .leftToRight, pixels: pixels).cellSide(pixels)
    }
    #expect([320.0, 375, 414, 768, 1024].map { side($0) } == [45, 53, 59, 109, 146])
    #expect(side(375, scale: 2) == 53.5)
    #expect([-1.0, 0, .nan].map { side($0) } == [0, 0, 0])
  }
}
