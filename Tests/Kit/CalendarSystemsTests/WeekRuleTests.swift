import CalendarSystems
import TestSupport
import Testing

@Suite struct WeekRuleTests {
  private let calendar = GregorianCalendar.shared

  @Test("weeks of years and months agree with Foundation for every first weekday and every minimum")
  func golden() throws {
    guard let rows = Golden.rows("weeks/week-rules.csv") else { return }
    for row in rows {
      let numbers = try row.enumerated().map { try $0 == 1 ? 0 : #require(Int($1)) }
      let rule = WeekRule(firstWeekday: try #require(Weekday(rawValue: numbers[2])), minimalDays: numbers[3])
      let day = DayNumber(numbers[0])
      #expect(ISODate.format(day) == row[1])
      let week = rule.weekOfYear(of: day, in: calendar)
      #expect(week == WeekOfYear(year: numbers[4], week: numbers[5]), "\(row)")
      #expect(rule.weekOfMonth(of: day, in: calendar) == numbers[6], "\(row)")
      #expect(rule.startOfWeek(containing: day) == DayNumber(numbers[8]))
    }
  }

  @Test(
    "ISO weeks near New Year belong to the year of their Thursday",
    arguments: [
      ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2021-01-04", 2021, 1), ("2024-12-30", 2025, 1),
      ("2026-01-01", 2026, 1), ("2027-01-01", 2026, 53), ("0000-01-02", -1, 52),
    ])
  func isoWeeks(date: String, year: Int, week: Int) throws {
    let day = try ISODate.parse(date)
    #expect(WeekRule.iso8601.weekOfYear(of: day, in: calendar) == WeekOfYear(year: year, week: week))
  }

  @Test("a week has seven days with one number, and the next week the next")
  func continuity() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let rule = WeekRule(
        firstWeekday: Weekday.allCases.randomElement(using: &generator) ?? .sunday,
        minimalDays: Int.random(in: 1...7, using: &generator))
      let start = rule.startOfWeek(containing: DayNumber(Int.random(in: -800_000...800_000, using: &generator)))
      #expect(Weekday(start) == rule.firstWeekday)
      let week = rule.weekOfYear(of: start, in: calendar)
      for offset in 1..<7 { #expect(rule.weekOfYear(of: start + offset, in: calendar) == week) }
      let next = rule.weekOfYear(of: start + 7, in: calendar)
      #expect(next.week == week.week + 1 || (next.week == 1 && next.year == week.year + 1))
    }
  }

  @Test("minimal days outside 1...7 become the nearest", arguments: [(0, 1), (-9, 1), (8, 7), (4, 4)])
  func clamping(given: Int, kept: Int) {
    #expect(WeekRule(firstWeekday: .monday, minimalDays: given).minimalDays == kept)
  }
}
