import CalendarLayout
import CalendarSystems
import Geometry
import TestSupport
import Testing

struct YearGeometryTests {
  private static let calendars = CalendarIdentifier.allCases.compactMap { CalendarCatalog.system(for: $0) }
  private static let gregorian = YearGrid(calendar: GregorianCalendar.shared)
  private static let sunday = WeekGrid(firstWeekday: .sunday)

  private static func geometry(
    width: Double = 1000, years: YearGrid = gregorian, columns: Int? = nil, hidden: [Weekday] = [],
    direction: LayoutDirection = .leftToRight, scale: Double = 1, letters: Double = 0
  ) -> YearGeometry {
    var metrics = YearMetrics()
    metrics.weekdayHeight = letters
    return YearGeometry(
      width: width, years: years, weeks: sunday, hidden: hidden, monthColumns: columns, direction: direction,
      metrics: metrics, pixels: PixelGrid(scale: scale))
  }

  @Test("every year of every calendar follows on the one before, and is found from each of its days")
  func years() {
    for calendar in Self.calendars {
      let grid = YearGrid(calendar: calendar)
      let valid = grid.validYears
      var broken: String?
      let samples = [
        valid.lowerBound, valid.lowerBound + 1, -3000, -1571, -388, -1, 0, 1, 19, 54, 1000, 8000, valid.upperBound - 1,
      ]
      for year in samples.filter({ valid.contains($0) && valid.contains($0 + 1) }) {
        let months = grid.months(ofYear: year)
        if !(12...13).contains(months.count) { broken = "\(year) has \(months.count) months" }
        if months.first?.firstDay != grid.firstDay(ofYear: year) { broken = "\(year) begins late" }
        for (month, next) in zip(months, months.dropFirst()) where month.days.upperBound != next.firstDay {
          broken = "\(year): \(month) \(next)"
        }
        if months.last?.days.upperBound != grid.firstDay(ofYear: year + 1) { broken = "\(year) ends at \(months)" }
        for month in months {
          if grid.year(of: month.firstDay) != year {
            broken = "\(year): \(month) is in \(grid.year(of: month.firstDay))"
          }
          if grid.year(of: month.firstDay + (month.dayCount - 1)) != year { broken = "\(year): end of \(month)" }
        }
      }
      #expect(broken == nil, "\(calendar.identifier)")
      #expect(valid.count > 100, "\(calendar.identifier)")
      #expect(grid.firstDay(ofYear: .max) == nil && grid.firstDay(ofYear: .min) == nil)
      _ = (grid.year(of: DayNumber(1 << 40)), grid.year(of: DayNumber(-1 << 40)))
    }
  }

  @Test("lunar years have 12 or 13 months, Coptic ones 13, and an era that begins in a year does not cut it")
  func monthCounts() throws {
    let hebrew = YearGrid(calendar: try #require(CalendarCatalog.system(for: .hebrew)))
    #expect((5750..<5769).map { hebrew.months(ofYear: $0).count }.reduce(0, +) == 235)
    #expect(hebrew.maximumMonthCount == 13)
    #expect(YearGrid(calendar: try #require(CalendarCatalog.system(for: .coptic))).months(ofYear: 1705).count == 13)
    let japanese = YearGrid(calendar: try #require(CalendarCatalog.system(for: .japanese)))
    for day in ["1989-06-01", "2019-06-01", "1926-12-30"] {
      let year = japanese.year(of: try ISODate.parse(day))
      #expect(japanese.months(ofYear: year) == Self.gregorian.months(ofYear: year))
    }
  }

  @Test("SH-26: one to four columns of months, by default three in wide views, two in others and one in the narrowest")
  func columns() {
    #expect([0, 1, 2, 3, 4, 5].map { Self.geometry(columns: $0).monthColumns } == [1, 1, 2, 3, 4, 4])
    #expect(Self.geometry(width: 600).monthColumns == 3)
    #expect(Self.geometry(width: 599).monthColumns == 2 && Self.geometry(width: 300).monthColumns == 2)
    #expect(Self.geometry(width: 299).monthColumns == 1)
    #expect(Self.geometry(columns: 3).monthRows == 4 + 1 - 1)
  }

  @Test("SH-11: months are in columns with a title and square days")
  func frames() throws {
    let geometry = Self.geometry(width: 704, columns: 3, letters: 14)
    #expect(geometry.monthFrame(0) == Rect(x: 8, y: 44, width: 224, height: 24 + 14 + 192))
    #expect(geometry.monthFrame(4) == Rect(x: 240, y: 44 + 238, width: 224, height: 230))
    #expect(geometry.rowHeight == 32)
    let june = geometry.years.months(ofYear: 2026)[5]
    #expect(june.firstDay == (try ISODate.parse("2026-06-01")))
    let first = try #require(geometry.dayFrame(june.firstDay, in: june))
    #expect(first == Rect(x: 472 + 32, y: 44 + 238 + 38, width: 32, height: 32))
    #expect(geometry.dayFrame(june.firstDay - 1, in: june)?.minX == 472)
    #expect(geometry.dayFrame(june.firstDay - 2, in: june) == nil)
    #expect(geometry.yearHeight == 44 + 4 * 238)
  }

  @Test("every point of every day, title and letter leads back to it, in every calendar and both directions")
  func inverse() {
    var random = SeededGenerator(seed: 611)
    for calendar in Self.calendars {
      let grid = YearGrid(calendar: calendar)
      for _ in 0..<6 {
        let geometry = Self.geometry(
          width: Double.random(in: 200...1400, using: &random), years: grid,
          columns: Int.random(in: 1...4, using: &random),
          hidden: Bool.random(using: &random) ? [] : [.saturday, .sunday],
          direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft,
          scale: [1, 1.5, 2][Int.random(in: 0..<3, using: &random)], letters: Bool.random(using: &random) ? 14 : 0)
        let year = grid.year(of: DayNumber(0)) + Int.random(in: -20...100, using: &random)
        var broken: String?
        func check(_ frame: Rect, _ hit: YearHit) {
          guard !frame.isEmpty else { return }
          for (x, y) in [(0.0, 0.0), (0.5, 0.5), (0.99, 0.99)] {
            let point = Point(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
            let found = geometry.hit(at: point, inYear: year)
            if found != hit { broken = "\(hit) \(frame) \(found)" }
          }
        }
        check(geometry.yearTitleFrame, .year)
        let months = grid.months(ofYear: year)
        for month in months {
          let place = geometry.monthFrame(month.index, monthCount: months.count)
          let translation = place.origin - geometry.monthFrame(month.index).origin
          check(geometry.monthTitleFrame(month.index).offset(by: translation), .month(month))
          check(geometry.weekdayFrame(month.index, column: 2).offset(by: translation), .month(month))
          if geometry.monthFrame(month.index).maxX > geometry.width { broken = "too wide" }
          for offset in 0..<month.dayCount {
            let day = month.firstDay + offset
            guard let frame = geometry.dayFrame(day, in: month) else {
              if geometry.columns.count == 7 { broken = "no frame of \(day)" }
              continue
            }
            check(frame.offset(by: translation), .day(day, in: month))
            if frame.maxY > geometry.monthFrame(month.index).maxY + 1e-6 { broken = "\(day) leaves its month" }
          }
        }
        #expect(broken == nil, "\(calendar.identifier)")
      }
    }
  }

  @Test("a year with fewer rows of months than others leaves none empty, and no month covers another")
  func rowsOfLunarYears() throws {
    let hebrew = YearGrid(calendar: try #require(CalendarCatalog.system(for: .hebrew)))
    for columns in 1...4 {
      let geometry = Self.geometry(width: 900, years: hebrew, columns: columns, letters: 16)
      for year in 5784...5786 {
        let months = hebrew.months(ofYear: year)
        #expect(months.count == (year == 5784 ? 13 : 12) && hebrew.monthCount(ofYear: year) == months.count)
        let frames = months.map { geometry.monthFrame($0.index, monthCount: months.count) }
        for (frame, next) in zip(frames, frames.dropFirst()) { #expect(!frame.intersects(next)) }
        let rest = geometry.yearHeight - (frames.last?.maxY ?? 0)
        #expect(rest >= 0 && rest < geometry.monthHeight, "\(columns) \(year)")
        let stops = geometry.stops(viewportHeight: 300, monthCount: months.count)
        #expect(stops.count == (months.count + columns - 1) / columns && stops == stops.sorted())
      }
    }
  }

  @Test("right to left is the mirror image")
  func mirroring() {
    for width in [300.0, 704, 999] {
      let left = Self.geometry(width: width)
      let right = Self.geometry(width: width, direction: .rightToLeft)
      for month in left.years.months(ofYear: 50) {
        #expect(right.monthTitleFrame(month.index) == left.monthTitleFrame(month.index).mirrored(in: width))
        for day in [month.firstDay, month.firstDay + 11] {
          #expect(right.dayFrame(day, in: month) == left.dayFrame(day, in: month)?.mirrored(in: width))
        }
      }
    }
  }

  @Test("views without width do not trap")
  func senseless() {
    for width in [-5.0, 0, 3, 20] {
      let geometry = Self.geometry(width: width, columns: 4)
      #expect(geometry.rowHeight > 0)
      _ = geometry.hit(at: Point(x: 3, y: 300), inYear: 0)
    }
  }
}
