import CalendarSystems
import Foundation
import TestSupport
import Testing

@Suite struct CalendarGoldenTests {
  private static let confirmed: [CalendarIdentifier] = [
    .buddhist, .japanese, .republicOfChina, .persian, .hebrew, .islamicCivil, .islamicTabular, .coptic,
    .ethiopicAmeteMihret, .ethiopicAmeteAlem, .indian,
  ]

  @Test(
    "every month of the test truth begins, ends and counts as it says",
    arguments: confirmed + [.islamicUmmAlQura, .chinese, .dangi])
  func months(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    guard let rows = Golden.rows("calendars/truth/months-\(identifier).csv") else { return }
    #expect(rows.count > 1_800)
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      let day = DayNumber(numbers[0])
      let fields = DateFields(
        era: numbers[1], year: numbers[2], month: numbers[3], isLeapMonth: numbers[4] == 1, day: numbers[5])
      #expect(calendar.fields(of: day) == fields)
      #expect(try calendar.dayNumber(of: fields) == day)
      #expect(try calendar.dayCount(in: YearMonth(fields)) == numbers[6])
      #expect(calendar.monthCount(inYear: fields.year, era: fields.era) == numbers[7])
      #expect(calendar.startOfMonth(containing: day) == day)
      #expect(calendar.startOfMonth(containing: day + (numbers[6] - 1)) == day)
    }
  }

  @Test("five thousand days of eight thousand years have the date of the test truth", arguments: confirmed)
  func randomDays(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    guard let rows = Golden.rows("calendars/truth/random-\(identifier).csv") else { return }
    #expect(rows.count == 5_000)
    var tested = 0
    var otherLengths = 0
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      if identifier == .persian, numbers[9] == 0 { continue }
      tested += 1
      let day = DayNumber(numbers[0])
      let fields = DateFields(
        era: numbers[1], year: numbers[2], month: numbers[3], isLeapMonth: numbers[4] == 1, day: numbers[5])
      #expect(calendar.fields(of: day) == fields)
      #expect(try calendar.dayNumber(of: fields) == day)
      #expect(Weekday(day).rawValue == numbers[6])
      let dayCount = try calendar.dayCount(in: YearMonth(fields))
      if dayCount != numbers[7] {
        // This file gives whole months where the one of months, as we do, gives the days that an era has of them. It
        // vouches for Persian days, not for the lengths of months: Foundation makes these years leap.
        #expect(identifier == .japanese ? dayCount < numbers[7] : dayCount == 29 && numbers[7] == 30)
        otherLengths += 1
      }
      #expect(calendar.monthCount(inYear: fields.year, era: fields.era) == numbers[8])
    }
    #expect(tested == (identifier == .persian ? 2_498 : 5_000))
    #expect(otherLengths == (identifier == .japanese ? 8 : identifier == .persian ? 4 : 0))
  }

  /// That truth is Julian before 15 October 1582; ours is proleptic, and has a file of its own.
  @Test(
    "since 1582 the Gregorian and the ISO calendar have the dates of the test truth",
    arguments: ["gregorian", "iso8601"])
  func sinceSwitch(name: String) throws {
    let identifier = try #require(CalendarIdentifier.allCases.first { "\($0)" == name })
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    guard let rows = Golden.rows("calendars/truth/random-\(name).csv") else { return }
    #expect(rows.count == 5_000)
    var tested = 0
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      guard numbers[0] >= -141_427 else { continue }
      tested += 1
      let fields = calendar.fields(of: DayNumber(numbers[0]))
      #expect(fields.year == numbers[2] && fields.month == numbers[3] && fields.day == numbers[5])
      #expect(try calendar.dayCount(in: YearMonth(fields)) == numbers[7])
    }
    #expect(tested > 1_500)
  }

  @Test("where Foundation's Persian date departs from the sky, ours is another one")
  func persianDeviations() throws {
    let calendar = PersianCalendar.shared
    guard let rows = Golden.rows("calendars/truth/random-persian.csv") else { return }
    var same: [Int] = []
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      guard numbers[9] == 0, PersianCalendar.astronomicalYears ~= numbers[2] else { continue }
      let foundation = DateFields(era: 0, year: numbers[2], month: numbers[3], day: numbers[5])
      if calendar.fields(of: DayNumber(numbers[0])) == foundation { same.append(numbers[0]) }
    }
    same.sort()
    // Years 1470, 2027, 2093, 2584 and 2716: the equinox falls within four minutes after true noon at 52.5 degrees
    // east, which is the rule of the official table, and before noon in the city of Tehran, which that program takes.
    #expect(same == [44_576, 247_866, 271_938, 272_151, 451_509, 499_444])
  }

  @Test("the Julian calendar has a year 0 and agrees with independent programs")
  func julian() throws {
    let calendar = JulianCalendar.shared
    guard let rows = Golden.rows("calendars/truth/random-julianProleptic.csv") else { return }
    #expect(rows.count == 5_000)
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

  @Test("the calendar that Foundation calls islamic has its months, the one source there is")
  func islamic() throws {
    let calendar = AstronomicalIslamicCalendar.shared
    var foundation = Calendar(identifier: .islamic)
    foundation.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for year in AstronomicalIslamicCalendar.foundationYears {
      for month in 1...12 {
        let fields = DateFields(era: 0, year: year, month: month, day: 1)
        let date = try #require(foundation.date(from: DateComponents(era: 0, year: year, month: month, day: 1)))
        #expect(try calendar.dayNumber(of: fields) == DayNumber(Int(date.timeIntervalSince1970 / 86_400)))
      }
    }
    for year in [1299, 1300, 1600, 1601] {
      let shape = try calendar.year(year)
      #expect(try calendar.year(year - 1).firstDayOfMonth(at: 12) == shape.firstDay && 354...355 ~= shape.length)
    }
    #expect(calendar.fields(of: DayNumber(-40_000)) == IslamicCalendar.tabular.fields(of: DayNumber(-40_000)))
    #expect(calendar.fields(of: DayNumber(80_000)) == IslamicCalendar.tabular.fields(of: DayNumber(80_000)))
  }
}
