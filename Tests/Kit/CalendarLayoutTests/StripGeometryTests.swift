import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct StripGeometryTests {
  private static func strip(
    width: Double, hidden: [Weekday] = [], direction: LayoutDirection = .leftToRight, scale: Double = 1
  ) -> StripGeometry {
    let grid = WeekGrid(firstWeekday: .monday)
    let pixels = PixelGrid(scale: scale)
    return StripGeometry(
      size: Size(width: width, height: 600), grid: grid,
      columns: WeekColumns(width: width, grid: grid, hidden: hidden, direction: direction, pixels: pixels),
      stripHeight: 53, pixels: pixels)
  }

  @Test("a row of days is above the list, and every point leads back to its day")
  func inverse() {
    var random = SeededGenerator(seed: 91)
    for hidden in [[], [Weekday.saturday, .sunday]] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let strip = Self.strip(
          width: Double.random(in: 100...900, using: &random), hidden: hidden, direction: direction)
        #expect(strip.listFrame == Rect(x: 0, y: 53, width: strip.columns.width, height: 547))
        for day in strip.grid.days(of: 2900).lowerBound.rawValue..<strip.grid.days(of: 2900).upperBound.rawValue {
          let day = DayNumber(day)
          guard let frame = strip.dayFrame(of: day) else {
            #expect(hidden.contains(Weekday(day)))
            continue
          }
          #expect(strip.day(at: frame.origin, inWeek: 2900) == day)
          #expect(strip.day(at: Point(x: frame.maxX - 0.01, y: frame.maxY - 0.01), inWeek: 2900) == day)
          #expect(strip.day(at: Point(x: frame.minX, y: frame.maxY), inWeek: 2900) == nil)
        }
      }
    }
  }

  @Test("right to left is the mirror image, and low views have no list")
  func mirroring() {
    for column in 0..<7 {
      let left = Self.strip(width: 703).dayFrame(column: column)
      #expect(Self.strip(width: 703, direction: .rightToLeft).dayFrame(column: column) == left.mirrored(in: 703))
    }
    let grid = WeekGrid(firstWeekday: .monday)
    let low = StripGeometry(
      size: Size(width: 70, height: 20), grid: grid,
      columns: WeekColumns(width: 70, grid: grid, direction: .leftToRight, pixels: PixelGrid(scale: 1)),
      pixels: PixelGrid(scale: 1))
    #expect(low.stripHeight == 20 && low.listFrame.height == 0)
  }
}
