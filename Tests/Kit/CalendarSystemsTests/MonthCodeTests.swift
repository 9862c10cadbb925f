import CalendarSystems
import TestSupport
import Testing

@Suite struct MonthCodeTests {
  @Test(
    "the months of a year have codes that lead back to them, in their order", arguments: CalendarIdentifier.allCases)
  func codes(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<300 {
      let day = DayNumber(Int.random(in: -100_000...80_000, using: &generator))
      let number = calendar.yearNumber(of: day)
      let year = try calendar.year(number)
      #expect(year.firstDay == calendar.startOfYear(containing: day))
      var regular = 0
      for index in 0..<year.monthCount {
        let code = year.code(ofMonthAt: index)
        if !code.isLeap { regular += 1 }
        #expect(code == MonthCode(regular, isLeap: index > 0 && index == year.leapMonth))
        #expect(year.monthIndex(of: code) == index)
        let first = year.firstDayOfMonth(at: index)
        #expect(year.monthIndex(containing: first) == index)
        #expect(year.monthIndex(containing: first + (year.lengthOfMonth(at: index) - 1)) == index)
        #expect(calendar.yearNumber(of: first) == number)
        if identifier != .japanese {
          #expect(calendar.startOfMonth(containing: first) == first)
          #expect(try calendar.dayCount(in: YearMonth(calendar.fields(of: first))) == year.lengthOfMonth(at: index))
        }
      }
      #expect(year.firstDayOfMonth(at: year.monthCount) == year.firstDay + year.length)
      #expect(year.monthIndex(of: MonthCode(regular + 1)) == nil && year.monthIndex(of: MonthCode(0)) == nil)
      #expect(year.lengthOfMonth(at: 13) == 0 && year.lengthOfMonth(at: -1) == 0)
    }
  }

  @Test("Hebrew codes number months as RFC 7529 does: 5L is Adar I, 6 Adar or Adar II")
  func hebrew() throws {
    let calendar = HebrewCalendar.shared
    let leap = try calendar.year(5784)
    let common = try calendar.year(5785)
    #expect(common.monthIndex(of: MonthCode(5, isLeap: true)) == nil)
    for (year, code, month) in [
      (leap, MonthCode(5, isLeap: true), 6), (leap, MonthCode(6), 7), (common, MonthCode(6), 7),
    ] {
      let index = try #require(year.monthIndex(of: code))
      #expect(calendar.fields(of: year.firstDayOfMonth(at: index)).month == month)
    }
  }

  @Test("a leap month has the number of the month before", arguments: [(4_662, 6), (4_660, 2), (4_670, 11)])
  func chinese(year: Int, month: Int) throws {
    let shape = try ChineseCalendar.shared.year(year)
    #expect(shape.leapMonth == month && shape.monthIndex(of: MonthCode(month, isLeap: true)) == month)
    let first = shape.firstDayOfMonth(at: month)
    let expected = DateFields(era: 78, year: year - 4_620, month: month, isLeapMonth: true, day: 1)
    #expect(ChineseCalendar.shared.fields(of: first) == expected)
  }
}
