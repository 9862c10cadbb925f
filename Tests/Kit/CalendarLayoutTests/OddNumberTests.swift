import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing
import TimeZones

/// Layouts get sizes, positions and days that are none: they answer with something that can be shown, and never trap.
struct OddNumberTests {
  private static let lengths = [
    0, -0.0, 1e-300, 0.3, 1, 5, 50, 319.7, 10_000, 1e9, 1e300, .nan, .infinity, -.infinity, -5,
  ]
  private static let scales = [1, 1.5, .nan, .infinity, 0, 1e300, 1e-300]
  private static let units = [0, 1, -1, 1 << 28, -(1 << 28), Int.max, Int.min]
  private static let grid = WeekGrid(firstWeekday: .monday)

  private static func isShowable(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite } && rect.width >= 0 && rect.height >= 0
  }

  @Test("an endless axis takes any pitch, viewport, unit and offset")
  func axis() {
    for pitch in Self.lengths {
      for viewport in Self.lengths {
        for unit in Self.units {
          for reachable: Range<Int>? in [nil, 0..<10, Int.min..<Int.max, 5..<5] {
            let axis = EndlessAxis(pitch: pitch, viewport: viewport, reachable: reachable, around: unit)
            #expect(axis.pitch > 0 && axis.length.isFinite && axis.lastOffset >= 0)
            for offset in Self.lengths {
              let place = axis.position(at: offset)
              #expect(place.fraction >= 0 && place.fraction < 1 || !offset.isFinite || abs(offset) > 1e8)
              #expect(!axis.units(from: offset).isEmpty)
            }
            for unit in Self.units { _ = (axis.offset(of: unit), axis.contains(unit)) }
          }
        }
      }
    }
  }

  @Test("months take any size, and points of any place mean one of their days")
  func month() {
    for width in Self.lengths {
      for height in Self.lengths {
        for scale in Self.scales {
          let pixels = PixelGrid(scale: scale)
          let columns = WeekColumns(
            width: width, grid: Self.grid, hidden: [.sunday], gutter: height, direction: .rightToLeft, pixels: pixels)
          let size = Size(width: width, height: height)
          #expect(columns.cellSide(pixels).isFinite && columns.cellSide(pixels) >= 0)
          for rowHeight: Double? in [nil, width] {
            let month = MonthGeometry(
              viewport: size, grid: Self.grid, columns: columns, metrics: MonthMetrics(), pixels: pixels,
              rowHeight: rowHeight)
            #expect(month.rowHeight > 0)
            for column in [0, 5, 6, -1] { #expect(Self.isShowable(month.dayFrame(column: column))) }
            for x in Self.lengths {
              #expect(Self.grid.week(of: month.day(atX: x, inWeek: 3)) == 3)
              #expect(month.middleWeek(topWeek: 4, fraction: x) >= 4)
            }
          }
        }
      }
    }
  }

  @Test("years take any width, scale, count of columns and point")
  func year() {
    let years = YearGrid(calendar: GregorianCalendar.shared)
    let months = years.months(ofYear: 2026)
    for width in Self.lengths {
      for scale in Self.scales {
        for count: Int? in [nil, 0, -5, Int.max, 3] {
          let year = YearGeometry(
            width: width, years: years, weeks: Self.grid, monthColumns: count, direction: .leftToRight,
            titleInset: width, pixels: PixelGrid(scale: scale))
          for month in months {
            #expect(year.dayFrame(month.firstDay, in: month).map(Self.isShowable) == true)
            for unit in Self.units where unit.magnitude >= 1 << 20 {
              #expect(year.dayFrame(DayNumber(unit), in: month) == nil)
            }
          }
          for length in Self.lengths {
            _ = year.hit(at: Point(x: length, y: length), inYear: 2026)
            _ = year.hit(at: Point(x: 5, y: length), inYear: 2026)
            #expect(year.stops(viewportHeight: length).first == 0)
          }
        }
      }
    }
  }

  @Test("events as long as numbers go lie among the hours and in lanes")
  func spans() {
    let days = [DayNumber(20_000), DayNumber(20_001)]
    let geometry = TimelineGeometry(
      axes: days.map { DayAxis(day: $0, in: .utc) }, viewport: Size(width: 800, height: 800), direction: .leftToRight,
      pixels: PixelGrid(scale: 1))
    let times = [Int64.min, .max, 0, 20_000 * 86_400, 20_000 * 86_400 + 3600].map { Instant(seconds: $0) }
    let ends = [Int.min, .max, 0, 20_000, 20_001].map { DayNumber($0) }
    var spans: [TimelineSpan] = []
    for start in times {
      for end in times {
        for first in ends {
          for last in ends {
            for isAllDay in [true, false] {
              spans.append(
                TimelineSpan(start: start, end: end, firstDay: first, lastDay: last, isAllDay: isAllDay))
            }
          }
        }
      }
    }
    #expect(!TimelineLayout(spans: spans, geometry: geometry).segments.isEmpty)
    let lane = spans.filter(\.belongsToLane).map { LayoutSpan(firstDay: $0.firstDay, lastDay: $0.lastDay) }
    let week = Self.grid.week(of: days[0])
    let block = LaneBlock(index: LaneBlock.index(ofWeek: week), spans: lane, grid: Self.grid, continuity: 1)
    let columns = WeekColumns(width: 0, grid: Self.grid, direction: .leftToRight, pixels: PixelGrid(scale: 1))
    for capacity in [0, -1, .max, .min, 4] {
      let rows = WeekRows(segments: block.segments(ofWeek: week), columns: columns, capacity: capacity)
      #expect(rows.bars.allSatisfy { $0.row < min(max(capacity, 0), LaneBlock.laneLimit) })
    }
  }

  @Test("T1-T5, T10: spans at the ends of numbers keep the laws of overlap")
  func overlap() {
    var spans: [OverlapSpan] = []
    for start in [Int32.min, .max, 0, 5] {
      for end in [Int32.min, .max, 0, 5] {
        for rank in [Int32.min, .max, 0] { spans.append(OverlapSpan(start: start, end: end, rank: rank)) }
      }
    }
    for strict in [true, false] {
      #expect(OverlapLaws.violation(spans, OverlapColumns(spans, strict: strict), strict: strict) == nil)
    }
  }

  @Test("days end where numbers do")
  func days() {
    let (first, last) = (DayNumber(.min), DayNumber(.max))
    #expect(last + 1 == last && first - 1 == first && last - (-1) == last && first + (-1) == first)
    #expect(last - first == .max && first - last == .min && last - 1 < last && DayNumber(3) - DayNumber(5) == -2)
  }

  @Test("pages of days at the ends of numbers hold the days that there are")
  func pages() {
    for unit in Self.units {
      let page = MonthPage(
        containing: DayNumber(unit), calendar: GregorianCalendar.shared, grid: Self.grid, weeks: .alwaysSix)
      #expect(page.rowCount == 6)
      for far in [Int.max, Int.min] { #expect(page.index(of: DayNumber(far)) == nil) }
    }
    #expect(MonthPage(days: DayNumber(.min)..<DayNumber(.max), grid: Self.grid).rowCount > 6)
    for week in Self.units { #expect(Self.grid.days(of: week).upperBound - Self.grid.days(of: week).lowerBound <= 7) }
  }
}
