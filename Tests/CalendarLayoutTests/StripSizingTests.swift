import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct StripSizingTests {
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
      for offset in 0..<7 { #expect(page.place(of: page.day(row: row, offset: offset))! == (row, offset)) }
    }
    #expect(page.place(of: page.firstVisibleDay - 1) == nil)
    #expect(page.place(of: page.lastVisibleDay + 1) == nil)
  }

  @Test("MB-11: a row is as high as the width, rounded down to a multiple of the columns, leaves for each")
  func cellSide() {
    let sides = [320.0, 375, 414, 768, 1024].map { MonthSizing(width: $0).cellSide }
    #expect(sides == [45, 53, 59, 109, 146])
    #expect(MonthSizing(width: 375, columnCount: 0).cellSide == 0)
    #expect(MonthSizing(width: 375, pixels: PixelGrid(scale: 2)).cellSide == 53.5)
  }

  @Test("MB-9, MB-10: a page is as wide as its host, and as high as its header and rows")
  func heights() {
    let sizing = MonthSizing(width: 375)
    #expect([5, 6, 1, 0].map { sizing.size(rowCount: $0) } == [309, 362, 97, 44].map { Size(width: 375, height: $0) })
    let others = [(320.0, 269.0, 314.0), (414, 339, 398), (768, 589, 698), (1024, 774, 920)]
    for (width, five, six) in others {
      #expect(MonthSizing(width: width).size(rowCount: 5).height == five)
      #expect(MonthSizing(width: width).size(rowCount: 6).height == six)
    }
  }

  @Test("MB-12: left-over pixels go to single columns, so that widths sum to the host's and differ by one at most")
  func leftOver() {
    let patterns = [[], [1], [0, 2], [1, 3, 5], [0, 2, 4, 6], [1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]
    for (rest, wider) in patterns.enumerated() {
      let sizing = MonthSizing(width: 700 + Double(rest))
      let widths = (0..<7).map { sizing.cellFrame(column: $0, row: 0, rowCount: 5).width }
      #expect(widths == (0..<7).map { wider.contains($0) ? 101 : 100 })
      #expect(widths.reduce(0, +) == 700 + Double(rest))
    }
    for count in 1...9 {
      for width in 0..<200 {
        let sizing = MonthSizing(width: Double(width), columnCount: count)
        let widths = (0..<count).map { sizing.cellFrame(column: $0, row: 0, rowCount: 5).width }
        #expect(widths.reduce(0, +) == Double(width))
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      }
    }
  }

  @Test("CV-8: equal cells with space around them, rows a share or a sixth of the height")
  func spaced() {
    let sizing = MonthSizing(width: 300, rows: .sixth(of: 450), columns: .spaced(0))
    #expect(abs(sizing.cellFrame(column: 0, row: 0, rowCount: 5).width - 42.857) < 0.001)
    #expect(sizing.cellHeight(rowCount: 5) == 75)
    let shares = MonthSizing(width: 350, rows: .share(of: 300), columns: .spaced(4))
    #expect(shares.cellFrame(column: 2, row: 1, rowCount: 5) == Rect(x: 102, y: 62, width: 46, height: 56))
    #expect(shares.size(rowCount: 5, headerHeight: 0).height == 300)
    #expect(MonthSizing(width: 350, rows: .fixed(40)).size(rowCount: 4, headerHeight: 10).height == 170)
  }

  @Test("every point of every cell leads back to it, and right to left is the mirror image")
  func inverse() {
    for sizing in [
      MonthSizing(width: 703), MonthSizing(width: 300, rows: .sixth(of: 450), columns: .spaced(6)),
      MonthSizing(width: 401, columnCount: 5, rows: .fixed(44), pixels: PixelGrid(scale: 2)),
    ] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        for row in 0..<6 {
          for column in 0..<sizing.columnCount {
            let frame = sizing.cellFrame(column: column, row: row, rowCount: 6, direction: direction)
            let image = sizing.cellFrame(column: column, row: row, rowCount: 6).mirrored(in: sizing.width)
            #expect(direction == .leftToRight || frame == image)
            for (x, y) in [(0.01, 0.01), (0.5, 0.5), (0.98, 0.98)] {
              let point = Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
              #expect(sizing.cell(at: point, rowCount: 6, direction: direction)! == (column, row))
            }
          }
        }
      }
    }
  }

  @Test("widths that are none give cells without size, and nothing traps")
  func senseless() {
    for width in [-1.0, 0, .nan, .infinity] {
      let sizing = MonthSizing(width: width)
      #expect(sizing.cellSide >= 0)
      _ = sizing.cell(at: Point(x: 5, y: 5), rowCount: 6)
    }
    #expect(MonthSizing(width: 100, columnCount: -3).cell(at: .zero, rowCount: 6) == nil)
  }
}
