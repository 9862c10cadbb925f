import CalendarSystems
import TestSupport
import Testing

@Suite struct MonthGridTests {
  private let sundays = WeekRule(firstWeekday: .sunday, minimalDays: 1)

  @Test(
    "MB-4: a month has as many rows as weeks touch it, and begins on the first weekday on or before the 1st",
    arguments: [("2009-02-01", 4, "2009-02-01"), ("2013-03-15", 6, "2013-02-24"), ("2017-08-31", 5, "2017-07-30")])
  func rows(date: String, rows: Int, first: String) throws {
    let grid = MonthGrid(containing: try ISODate.parse(date), in: GregorianCalendar.shared, weeks: sundays)
    #expect(grid.rowCount == rows)
    #expect(grid.columns == [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday])
    #expect(try grid.firstDay == ISODate.parse(first))
    #expect(grid.day(row: 0, column: 0) == grid.firstDay)
    #expect(grid.day(row: 2, column: 3) == grid.firstDay + 17)
    #expect(grid.isInMonth(grid.day(row: 1, column: 6)))
  }

  @Test("cells and days lead to each other, and the numbers are the calendar's", arguments: CalendarIdentifier.allCases)
  func cells(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 21)
    var samples = [calendar.validDays.lowerBound, calendar.validDays.upperBound, DayNumber(-141_430), DayNumber(6_947)]
    for _ in 0..<300 { samples.append(DayNumber(Int.random(in: -110_000...80_000, using: &generator))) }
    for day in samples where calendar.validDays.contains(day) {
      let weeks = WeekRule(firstWeekday: Weekday.allCases[Int.random(in: 0..<7, using: &generator)], minimalDays: 1)
      let visible = WeekdaySet(rawValue: UInt8.random(in: 0...127, using: &generator))
      let grid = MonthGrid(containing: day, in: calendar, weeks: weeks, visible: visible)
      #expect(1...6 ~= grid.rowCount && grid.columns.count == (visible.count == 0 ? 7 : visible.count))
      #expect(grid.days.contains(day))
      if visible == .all { #expect(grid.rowCount == weeks.rowCount(ofMonthContaining: day, in: calendar)) }
      var shown = 0
      for row in 0..<grid.rowCount {
        for column in grid.columns.indices {
          let cell = grid.day(row: row, column: column)
          let place = try #require(grid.cell(of: cell))
          #expect(place.row == row && place.column == column && Weekday(cell) == grid.columns[column])
          #expect(grid.dayOfMonth(cell) == calendar.fields(of: cell).day)
          if grid.isInMonth(cell) { shown += 1 }
        }
      }
      let expected = (0...(grid.days.upperBound - grid.days.lowerBound)).filter {
        visible.count == 0 || visible.contains(grid.days.lowerBound + $0)
      }
      #expect(shown == expected.count)
    }
  }

  @Test("a month that begins on a hidden weekend has no row for it")
  func hiddenWeekend() throws {
    // 1 August 2026 is a Saturday.
    let grid = MonthGrid(
      containing: try ISODate.parse("2026-08-15"), in: GregorianCalendar.shared, weeks: .iso8601,
      visible: WeekdaySet.saturdayAndSunday.complement)
    #expect(grid.rowCount == 5 && grid.columns.count == 5)
    #expect(try grid.day(row: 0, column: 0) == ISODate.parse("2026-08-03"))
    #expect(try grid.cell(of: ISODate.parse("2026-08-01")) == nil)
  }

  @Test("two days of an era, both hidden, keep their row")
  func hiddenEra() throws {
    // Taisho began on Tuesday, 30 July 1912.
    let grid = MonthGrid(
      containing: try ISODate.parse("1912-07-31"), in: JapaneseCalendar.shared, weeks: .iso8601,
      visible: .saturdayAndSunday)
    #expect(try grid.days == ISODate.parse("1912-07-30")...ISODate.parse("1912-07-31"))
    #expect(grid.rowCount == 1 && grid.columnCount == 2)
    #expect(grid.dayOfMonth(grid.day(row: 0, column: 0)) == 3)
  }

  @Test("days and cells outside the grid still lead to each other")
  func outside() throws {
    let grid = MonthGrid(containing: DayNumber(20_778), in: GregorianCalendar.shared, weeks: .iso8601)
    #expect(try grid.dayOfMonth(ISODate.parse("2020-02-29")) == 29)
    #expect(grid.day(row: -1, column: 6) == grid.firstDay - 1)
    #expect(grid.day(row: 0, column: 9) == grid.firstDay + 6 && grid.day(row: 1, column: -1) == grid.firstDay + 7)
    #expect(grid.cell(of: grid.firstDay - 1) == nil)
  }
}
