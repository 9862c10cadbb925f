import CalendarSystems
import TestSupport
import Testing

@Suite("The guide of CalendarSystems")
struct GuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() throws {
    // example
    let day = try DayNumber(year: 2026, month: 11, day: 21)
    let hebrew = HebrewCalendar.shared.fields(of: day)  // 11 Kislev 5787
    let week = WeekRule.iso8601.weekOfYear(of: day, in: GregorianCalendar.shared)  // week 47 of 2026

    let january = try CalendarDay(year: 2026, month: 1, day: 31)
    let february = try january.adding(1, .month)  // 28 February 2026
    let days = january.distance(to: february, in: .day)  // 28

    let grid = MonthGrid(containing: day, in: GregorianCalendar.shared, weeks: .iso8601)
    let first = ISODate.format(grid.day(row: 0, column: 0))  // "2026-10-26"
    // end
    #expect((hebrew.year, hebrew.month, hebrew.day) == (5787, 3, 11))
    #expect(week == WeekOfYear(year: 2026, week: 47))
    #expect((february.fields.month, february.fields.day, days) == (2, 28, 28))
    #expect(first == "2026-10-26")
  }

  @Test("every example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("CalendarSystems") == []) }
}
