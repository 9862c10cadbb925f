import CalendarSystems
import Foundation
import TestSupport
import Testing

@Suite struct CalendarGoldenTests {
  private static let confirmed: [CalendarIdentifier] = [
    .buddhist, .japanese, .republicOfChina, .persian, .hebrew, .islamicCivil, .islamicTabular, .coptic,
    .ethiopicAmeteMihret, .ethiopicAmeteAlem, .indian,
  ]

  /// Nothing independent confirms Foundation's `islamic`, and it has no Julian calendar.
  private static let inMonths = CalendarIdentifier.allCases.filter { $0 != .julian && $0 != .islamic }

  @Test("every file of the test truth is read, or named with a reason")
  func files() throws {
    guard let folder = Golden.url("calendars/truth") else { return }
    var read = Self.inMonths.map { "months-\($0).csv" } + Self.confirmed.map { "random-\($0).csv" }
    read += ["gregorian", "iso8601", "gregorianProleptic", "julianProleptic"].map { "random-\($0).csv" }
    let deviations = try KnownDeviations(from: "unread")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      #expect(deviations.expects("calendars/truth/" + file, agrees: read.contains(file)), "\(file)")
    }
  }

  @Test("every month of the test truth begins, ends and counts as it says", arguments: inMonths)
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
    let deviations = try KnownDeviations(from: "calendars/truth/random-\(identifier).csv")
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      if identifier == .persian, numbers[9] == 0 {
        #expect(deviations.expects("agreesAstronomical 0", agrees: false))
        continue
      }
      let day = DayNumber(numbers[0])
      let fields = DateFields(
        era: numbers[1], year: numbers[2], month: numbers[3], isLeapMonth: numbers[4] == 1, day: numbers[5])
      #expect(calendar.fields(of: day) == fields)
      #expect(try calendar.dayNumber(of: fields) == day)
      #expect(Weekday(day).rawValue == numbers[6])
      // Eras have other days before them; lengths of months are all that may differ.
      let dayCount = try calendar.dayCount(in: YearMonth(fields))
      #expect(
        deviations.expects("day \(numbers[0])", agrees: dayCount == numbers[7]), "\(identifier) \(row) \(dayCount)")
      #expect(calendar.monthCount(inYear: fields.year, era: fields.era) == numbers[8])
    }
    #expect(deviations.unmet == [])
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
    let deviations = try KnownDeviations(from: "calendars/truth/random-\(name).csv")
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      guard numbers[0] >= -141_427 else {
        #expect(deviations.expects("days before -141427", agrees: false))
        continue
      }
      let fields = calendar.fields(of: DayNumber(numbers[0]))
      #expect(fields.year == numbers[2] && fields.month == numbers[3] && fields.day == numbers[5])
      #expect(try calendar.dayCount(in: YearMonth(fields)) == numbers[7])
    }
    #expect(deviations.unmet == [])
  }

  @Test("a Persian date differs from Foundation's where that departs from astronomy")
  func persianDeviations() throws {
    let calendar = PersianCalendar.shared
    guard let rows = Golden.rows("calendars/truth/random-persian.csv") else { return }
    let deviations = try KnownDeviations(from: "calendars/truth/random-persian.csv: agreesAstronomical 0")
    for row in rows {
      let numbers = try row.map { try #require(Int($0)) }
      guard numbers[9] == 0, PersianCalendar.astronomicalYears ~= numbers[2] else { continue }
      let foundation = DateFields(era: 0, year: numbers[2], month: numbers[3], day: numbers[5])
      let differs = calendar.fields(of: DayNumber(numbers[0])) != foundation
      #expect(deviations.expects("day \(numbers[0])", agrees: differs), "\(row)")
    }
    #expect(deviations.unmet == [])
  }

  @Test("Hebrew and Chinese months agree with independent programs where Foundation's do not")
  func foundationDeviations() throws {
    guard let rows = Golden.rows("calendars/foundation-deviations.csv") else { return }
    var count = 0
    for row in rows {
      guard let identifier = CalendarIdentifier(name: String(row[0])), let number = Int(row[1]),
        let calendar = CalendarCatalog.system(for: identifier)
      else { continue }
      count += 1
      // "5806-2 starts 2045-10-12 length 29", or the same in quotation marks, with a comma before the length.
      let text = row.joined(separator: " ").replacing("\"", with: "").replacing("  ", with: " ")
      let words = text.split(separator: " ").map { String($0) }
      let start = try #require(words.lastIndex(of: "starts"))
      let first = try ISODate.parse(words[start + 1])
      let length = try #require(words[start + 2] == "length" ? Int(words[start + 3]) : nil)
      #expect(calendar.startOfMonth(containing: first) == first, "\(row)")
      #expect(try calendar.dayCount(in: YearMonth(calendar.fields(of: first))) == length, "\(row)")
      #expect(first == DayNumber(number), "\(row)")
    }
    #expect(count == 23)
  }

  @Test("the Julian calendar has a year 0 and agrees with independent programs")
  func julian() throws {
    try expectTruth("calendars/truth/random-julianProleptic.csv", of: JulianCalendar.shared, days: 5_000)
  }

  @Test("the islamic calendar has Foundation's months, its only source")
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
