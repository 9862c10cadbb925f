import CalendarSystems
import TestSupport
import Testing

@Suite struct GregorianCalendarTests {
  private let calendar = GregorianCalendar.shared

  @Test(
    "1970-01-01 is day 0, and known days have their numbers",
    arguments: [
      (1970, 1, 1, 0), (1970, 1, 2, 1), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2026, 2, 16, 20_500),
      (1, 1, 1, -719_162), (0, 1, 1, -719_528), (-1, 12, 31, -719_529), (1582, 10, 15, -141_427),
    ])
  func knownDays(year: Int, month: Int, day: Int, number: Int) throws {
    let fields = DateFields(year: year, month: month, day: day)
    #expect(try calendar.dayNumber(of: fields) == DayNumber(number))
    #expect(calendar.fields(of: DayNumber(number)) == fields)
  }

  @Test("five thousand days of seven thousand years agree with independent programs")
  func golden() throws {
    try expectTruth("calendars/truth/random-gregorianProleptic.csv", of: calendar, days: 5_000)
  }

  @Test("every month of two centuries begins and ends where independent programs say")
  func goldenMonths() throws {
    guard let rows = Golden.rows("calendars/truth/months-iso8601.csv") else { return }
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      let month = YearMonth(year: numbers[2], month: numbers[3])
      let first = try calendar.dayNumber(of: DateFields(year: month.year, month: month.month, day: 1))
      #expect(first == DayNumber(numbers[0]))
      #expect(try calendar.dayCount(in: month) == numbers[6])
    }
  }

  @Test("the day after a date is the next date, through four centuries and over year 0")
  func consecutiveDays() throws {
    var expected = DateFields(year: -2, month: 12, day: 1)
    let first = try calendar.dayNumber(of: expected)
    for offset in 0..<(146_097 + 1_000) {
      let fields = calendar.fields(of: first + offset)
      #expect(fields == expected)
      expected.day += 1
      if try expected.day > calendar.dayCount(in: YearMonth(expected)) {
        expected.day = 1
        expected.month += 1
      }
      if expected.month > calendar.monthCount(inYear: expected.year, era: 1) {
        expected.month = 1
        expected.year += 1
      }
    }
  }

  @Test("fields and day numbers are inverse over all valid days")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 1)
    let valid = calendar.validDays
    for _ in 0..<20_000 {
      let day = DayNumber(Int.random(in: valid.lowerBound.rawValue...valid.upperBound.rawValue, using: &generator))
      #expect(try calendar.dayNumber(of: calendar.fields(of: day)) == day)
    }
    for day in [valid.lowerBound, valid.upperBound] {
      #expect(try calendar.dayNumber(of: calendar.fields(of: day)) == day)
    }
    #expect(calendar.fields(of: valid.lowerBound) == DateFields(year: -999_999, month: 1, day: 1))
    #expect(calendar.fields(of: valid.upperBound) == DateFields(year: 999_999, month: 12, day: 31))
  }

  @Test("valid days fit 32 bits, and days outside read as the nearest inside")
  func limits() {
    let valid = calendar.validDays
    #expect(Int32(exactly: valid.lowerBound.rawValue) != nil && Int32(exactly: valid.upperBound.rawValue) != nil)
    #expect(calendar.fields(of: DayNumber(.max)) == calendar.fields(of: valid.upperBound))
    #expect(calendar.fields(of: DayNumber(.min)) == calendar.fields(of: valid.lowerBound))
    #expect(calendar.startOfMonth(containing: DayNumber(.min)) == valid.lowerBound)
  }

  @Test("dates that do not exist are refused with what is valid")
  func refusals() {
    #expect(throws: DateError.dayNotInMonth(day: 29, valid: 1...28)) {
      try calendar.dayNumber(of: DateFields(year: 1900, month: 2, day: 29))
    }
    #expect(throws: DateError.dayNotInMonth(day: 0, valid: 1...31)) {
      try calendar.dayNumber(of: DateFields(year: 2026, month: 1, day: 0))
    }
    #expect(throws: DateError.monthNotInYear(month: 13, valid: 1...12)) {
      try calendar.dayNumber(of: DateFields(year: 2026, month: 13, day: 1))
    }
    #expect(throws: DateError.monthNotInYear(month: 5, valid: 1...12)) {
      try calendar.dayNumber(of: DateFields(year: 2026, month: 5, isLeapMonth: true, day: 1))
    }
    #expect(throws: DateError.yearOutOfRange(year: 1_000_000, valid: -999_999...999_999)) {
      try calendar.dayNumber(of: DateFields(year: 1_000_000, month: 1, day: 1))
    }
    #expect(throws: DateError.yearOutOfRange(year: .min, valid: -999_999...999_999)) {
      try calendar.dayCount(in: YearMonth(year: .min, month: 1))
    }
  }

  @Test("a day too late for the month is clamped, refused or counted on")
  func overflow() throws {
    let day = try ISODate.parse("2024-01-31")
    #expect(try ISODate.format(calendar.day(day, offsetByMonths: 1, overflow: .clamp)) == "2024-02-29")
    #expect(try ISODate.format(calendar.day(day, offsetByMonths: 1, overflow: .roll)) == "2024-03-02")
    #expect(throws: DateError.dayNotInMonth(day: 31, valid: 1...29)) {
      try calendar.day(day, offsetByMonths: 1, overflow: .reject)
    }
    #expect(try ISODate.format(calendar.day(day, offsetByMonths: -1, overflow: .reject)) == "2023-12-31")
    #expect(try ISODate.format(calendar.day(day, offsetByMonths: -24_290, overflow: .clamp)) == "-000001-11-30")
  }

  @Test("adding and subtracting months leads back to the same day, up to the 28th")
  func offsetsCancel() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let start = DayNumber(Int.random(in: -2_000_000...2_000_000, using: &generator))
      let day = calendar.startOfMonth(containing: start) + Int.random(in: 0..<28, using: &generator)
      let count = Int.random(in: -50_000...50_000, using: &generator)
      let moved = try calendar.day(day, offsetByMonths: count, overflow: .reject)
      #expect(try calendar.day(moved, offsetByMonths: -count, overflow: .reject) == day)
      #expect((moved < day) == (count < 0) || count == 0)
    }
  }

  @Test(
    "moves beyond the calendar are errors, however far",
    arguments: [
      Int.max, Int.min, 12_000_000, -24_000_000,
    ])
  func farMoves(count: Int) {
    #expect(throws: DateError.self) { try calendar.day(DayNumber(0), offsetByMonths: count, overflow: .clamp) }
    #expect(throws: DateError.dayOutOfRange(day: DayNumber(.max), valid: calendar.validDays)) {
      try calendar.day(DayNumber(.max), offsetByMonths: count, overflow: .clamp)
    }
  }

  @Test("the ISO calendar differs in name only")
  func iso() {
    #expect(GregorianCalendar.iso8601.identifier == .iso8601)
    #expect(GregorianCalendar.iso8601.fields(of: DayNumber(20_500)) == calendar.fields(of: DayNumber(20_500)))
  }
}
