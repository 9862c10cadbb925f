import CalendarSystems
import TestSupport
import Testing

@Suite struct CalendarDayTests {
  private let sundays = WeekRule(firstWeekday: .sunday, minimalDays: 1)

  private func day(_ text: String) throws -> CalendarDay { try CalendarDay(ISODate.parse(text), weeks: sundays) }

  @Test("MB-89: a day has its components in its calendar")
  func components() throws {
    let day = try day("1991-10-23")
    #expect(day.fields == DateFields(era: 1, year: 1991, month: 10, day: 23))
    #expect(day.weekday == .wednesday && day.weekOfMonth == 4 && day.dayOfYear == 296)
    #expect(day.weekOfYear == WeekOfYear(year: 1991, week: 43))
    #expect(throws: DateError.self) { try CalendarDay(DayNumber(.max)) }
  }

  @Test("MB-90: days, weeks, months and years are added, and what does not exist is clamped, refused or rolled")
  func adding() throws {
    let day = try day("2023-01-31")
    #expect(try day.adding(1, .month) == self.day("2023-02-28"))
    #expect(try self.day("2024-01-31").adding(1, .month) == self.day("2024-02-29"))
    #expect(try day.adding(1, .month, overflow: .roll) == self.day("2023-03-03"))
    #expect(throws: DateError.dayNotInMonth(day: 31, valid: 1...28)) { try day.adding(1, .month, overflow: .reject) }
    #expect(try day.adding(-31, .day) == self.day("2022-12-31"))
    #expect(try day.adding(2, .week) == self.day("2023-02-14"))
    #expect(try self.day("2024-02-29").adding(1, .year) == self.day("2025-02-28"))
    #expect(try self.day("2024-02-29").adding(1, .year, overflow: .roll) == self.day("2025-03-01"))
    #expect(try self.day("2024-02-29").adding(-4, .year, overflow: .reject) == self.day("2020-02-29"))
    #expect(throws: DateError.self) { try day.adding(.max, .week) }
    #expect(throws: DateError.self) { try day.adding(.min, .year) }
  }

  @Test("MB-91: first and last days of weeks and months follow the first weekday")
  func junctures() throws {
    #expect(try day("2013-04-12").firstDay(of: .week) == ISODate.parse("2013-04-07"))
    #expect(try day("2013-04-15").lastDay(of: .week) == ISODate.parse("2013-04-20"))
    let monday = try CalendarDay(ISODate.parse("2013-04-12"))
    #expect(try monday.firstDay(of: .week) == ISODate.parse("2013-04-08"))
    #expect(try day("2013-02-01").firstDay(of: .month) == ISODate.parse("2013-02-01"))
    #expect(try day("2012-02-01").lastDay(of: .month) == ISODate.parse("2012-02-29"))
    #expect(try day("2012-02-01").firstDay(of: .year) == ISODate.parse("2012-01-01"))
    #expect(try day("2012-02-01").lastDay(of: .year) == ISODate.parse("2012-12-31"))
  }

  @Test(
    "MB-92: the weeks of a month are those that touch it",
    arguments: [(2013, [5, 5, 6, 5, 5, 6, 5, 5, 5, 5, 5, 5]), (2009, [5, 4, 5, 5, 6, 5, 5, 6, 5, 5, 5, 5])])
  func weeksOfMonths(year: Int, expected: [Int]) throws {
    for (index, count) in expected.enumerated() {
      let day = try CalendarDay(year: year, month: index + 1, day: 9, weeks: sundays)
      #expect(day.count(of: .week, in: .month) == count)
    }
  }

  @Test("MB-92: each unit counts the smaller ones in it")
  func counts() throws {
    let day = try day("2012-02-01")
    #expect(day.count(of: .day, in: .week) == 7 && day.count(of: .day, in: .month) == 29)
    #expect(day.count(of: .day, in: .year) == 366 && day.count(of: .month, in: .year) == 12)
    #expect(day.count(of: .week, in: .year) == 52 && day.count(of: .year, in: .month) == 0)
    #expect(try CalendarDay(year: 2020).count(of: .week, in: .year) == 53)
    #expect(ClockUnit.second.count(in: .minute) == 60 && ClockUnit.second.count(in: .hour) == 3_600)
    #expect(ClockUnit.minute.count(in: .hour) == 60 && ClockUnit.hour.count(in: .minute) == 0)
    #expect(day.count(of: ClockUnit.second, in: .day) == 86_400 && day.count(of: ClockUnit.hour, in: .week) == 168)
    #expect(day.count(of: ClockUnit.minute, in: .month) == 41_760)
    #expect(day.count(of: ClockUnit.second, in: .year) == 31_622_400)
  }

  @Test("MB-93: distances are whole units, and days have an order")
  func distances() throws {
    #expect(try day("2010-01-01").distance(to: day("2011-01-01"), in: .day) == 365)
    #expect(try day("2012-01-01").distance(to: day("2013-01-01"), in: .day) == 366)
    #expect(try day("2012-01-01").distance(to: day("2012-12-31"), in: .month) == 11)
    #expect(try day("2012-12-31").distance(to: day("2012-01-01"), in: .month) == -11)
    #expect(try day("2012-01-31").distance(to: day("2012-02-29"), in: .month) == 1)
    #expect(try day("2012-02-29").distance(to: day("2013-02-27"), in: .year) == 0)
    #expect(try day("2012-02-29").distance(to: day("2013-02-28"), in: .year) == 1)
    #expect(try day("2012-02-29").distance(to: day("2012-02-15"), in: .week) == -2)
    #expect(try day("2012-01-01") < day("2012-01-02"))
  }

  @Test("the distance to a sum is what was added, in every calendar", arguments: CalendarIdentifier.allCases)
  func addingAndDistance(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 31)
    for _ in 0..<200 {
      let start = try CalendarDay(DayNumber(Int.random(in: -20_000...40_000, using: &generator)), in: calendar)
      for unit in DateUnit.allCases {
        let count = Int.random(in: -80...80, using: &generator)
        let end = try start.adding(count, unit)
        #expect(start.distance(to: end, in: unit) == count, "\(start.fields) \(count) \(unit)")
      }
    }
  }

  @Test("MB-94: days are made of components, in any calendar, with values for those left out")
  func constructors() throws {
    let hebrew = try CalendarDay(year: 5773, in: HebrewCalendar.shared)
    #expect(try hebrew.number == ISODate.parse("2012-09-17"))
    #expect(try CalendarDay(year: 2026).number == ISODate.parse("2026-01-01"))
    #expect(try CalendarDay(year: 8, month: 11, day: 21, in: JapaneseCalendar.shared).number == DayNumber(20_778))
    #expect(
      try CalendarDay(era: 78, year: 42, month: 6, isLeapMonth: true, day: 1, in: ChineseCalendar.shared).number
        == ISODate.parse("2025-07-25"))
    #expect(throws: DateError.dayNotInMonth(day: 30, valid: 1...28)) { try CalendarDay(year: 2026, month: 2, day: 30) }
  }

  @Test(
    "MB-94: an era that a calendar does not have is an error, in all of them", arguments: CalendarIdentifier.allCases)
  func eras(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    let today = try CalendarDay(DayNumber(20_778), in: calendar)
    let fields = today.fields
    for era in (-3...300).map({ $0 }) + [.min, .max] {
      func make() throws -> CalendarDay {
        try CalendarDay(
          era: era, year: fields.year, month: fields.month, isLeapMonth: fields.isLeapMonth, day: fields.day,
          in: calendar)
      }
      // The same date may exist in another era.
      if let made = try? make() {
        var expected = fields
        expected.era = era
        #expect(made.fields == expected)
      }
    }
    #expect(try CalendarDay(era: fields.era, year: fields.year, in: calendar).fields.era == fields.era)
    #expect(throws: DateError.self) {
      try CalendarDay(era: fields.era + 20, year: 5, week: 1, weekday: .monday, in: calendar)
    }
  }

  @Test("MB-94: years of the Gregorian calendar have no era 0, because they go on below 1")
  func gregorianEra() throws {
    #expect(throws: DateError.eraNotInCalendar(era: 0, valid: 1...1)) { try CalendarDay(era: 0, year: 5) }
    #expect(throws: DateError.eraNotInCalendar(era: 0, valid: 1...1)) {
      try CalendarDay(era: 0, year: 5, month: 2, weekday: .monday, ordinal: 1)
    }
    #expect(try CalendarDay(era: 1, year: 5) == CalendarDay(year: 5))
    #expect(try CalendarDay(year: -4).fields == DateFields(era: 1, year: -4, month: 1, day: 1))
  }

  @Test("MB-94: days are made of a week and a weekday, as the rule counts weeks")
  func weeks() throws {
    #expect(try CalendarDay(year: 2026, week: 47, weekday: .saturday).number == ISODate.parse("2026-11-21"))
    // ISO 8601: the first week of 2021 begins on 4 January, and 2020 has 53.
    #expect(try CalendarDay(year: 2021, week: 1, weekday: .monday).number == ISODate.parse("2021-01-04"))
    #expect(try CalendarDay(year: 2020, week: 53, weekday: .sunday).number == ISODate.parse("2021-01-03"))
    #expect(try CalendarDay(year: 2026, week: 1, weekday: .monday).number == ISODate.parse("2025-12-29"))
    #expect(
      try CalendarDay(year: 2013, week: 1, weekday: .sunday, weeks: sundays).number == ISODate.parse("2012-12-30"))
    #expect(throws: DateError.weekNotInYear(week: 53, valid: 1...52)) {
      try CalendarDay(year: 2026 - 1, week: 53, weekday: .monday)
    }
    for week in [0, -1, .min, .max] {
      #expect(throws: DateError.self) { try CalendarDay(year: 2026, week: week, weekday: .monday) }
    }
    #expect(throws: DateError.self) { try CalendarDay(year: .max, week: 1, weekday: .monday) }
  }

  @Test("MB-94: days of random weeks are in that week", arguments: CalendarIdentifier.allCases)
  func randomWeeks(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    var generator = SeededGenerator(seed: 94)
    for _ in 0..<200 {
      let rule = WeekRule(
        firstWeekday: .sunday.advanced(by: .random(in: 0..<7, using: &generator)),
        minimalDays: .random(in: 1...7, using: &generator))
      let day = try CalendarDay(DayNumber(.random(in: 10_000...30_000, using: &generator)), in: calendar, weeks: rule)
      let week = day.weekOfYear
      // A year that is given by a number of an era.
      guard week.year == day.fields.year else { continue }
      let made = try CalendarDay(
        era: day.fields.era, year: week.year, week: week.week, weekday: day.weekday, in: calendar, weeks: rule)
      #expect(made == day, "\(day.fields) \(week)")
    }
  }

  @Test("MB-94: days are made of a weekday and its place in the month, from either end")
  func ordinals() throws {
    func day(_ month: Int, _ weekday: Weekday, _ ordinal: Int) throws -> DayNumber {
      try CalendarDay(year: 2026, month: month, weekday: weekday, ordinal: ordinal).number
    }
    #expect(try day(11, .thursday, 4) == ISODate.parse("2026-11-26"))
    #expect(try day(11, .sunday, 1) == ISODate.parse("2026-11-01"))
    #expect(try day(11, .monday, 5) == ISODate.parse("2026-11-30"))
    #expect(try day(3, .sunday, -1) == ISODate.parse("2026-03-29"))
    #expect(try day(11, .monday, -1) == ISODate.parse("2026-11-30"))
    #expect(try day(11, .monday, -5) == ISODate.parse("2026-11-02"))
    #expect(throws: DateError.dayNotInMonth(day: 31, valid: 1...30)) { try day(11, .tuesday, 5) }
    for ordinal in [0, 6, -6, .min, .max] {
      #expect(throws: DateError.self) { try day(11, .tuesday, ordinal) }
    }
    for ordinal in 1...4 {
      for weekday in Weekday.allCases {
        let found = try CalendarDay(
          year: 5773, month: 2, weekday: weekday, ordinal: ordinal, in: HebrewCalendar.shared)
        #expect(found.weekday == weekday && (found.fields.day - 1) / 7 + 1 == ordinal && found.fields.month == 2)
      }
    }
  }

  @Test("a day number is made of a Gregorian date, if that date exists")
  func dayNumbers() throws {
    #expect(try DayNumber(year: 2026, month: 11, day: 21) == ISODate.parse("2026-11-21"))
    #expect(try DayNumber(year: 1970, month: 1, day: 1) == DayNumber(0))
    #expect(try DayNumber(year: 0, month: 2, day: 29) == ISODate.parse("0000-02-29"))
    #expect(throws: DateError.dayNotInMonth(day: 29, valid: 1...28)) { try DayNumber(year: 2026, month: 2, day: 29) }
    #expect(throws: DateError.monthNotInYear(month: 13, valid: 1...12)) {
      try DayNumber(year: 2026, month: 13, day: 1)
    }
    #expect(throws: DateError.self) { try DayNumber(year: .max, month: 1, day: 1) }
  }
}
