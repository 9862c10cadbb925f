import CalendarSystems
import TestSupport
import Testing

/// A calendar of one era has the days of a golden file: day number, year, month, day, weekday, length of the month.
func expectTruth(_ path: String, of calendar: any CalendarSystem, days count: Int) throws {
  guard let rows = Golden.rows(path) else { return }
  #expect(rows.count == count)
  for row in rows {
    let numbers = try row.map { try #require(Int($0)) }
    let day = DayNumber(numbers[0])
    let fields = DateFields(year: numbers[1], month: numbers[2], day: numbers[3])
    #expect(calendar.fields(of: day) == fields)
    #expect(try calendar.dayNumber(of: fields) == day)
    #expect(Weekday(day).rawValue == numbers[4])
    #expect(try calendar.dayCount(in: YearMonth(fields)) == numbers[5])
    #expect(calendar.startOfMonth(containing: day) == day - (numbers[3] - 1))
  }
}
