import CalendarSystems
import TestSupport
import Testing

@Suite struct LunisolarCalendarTests {
  @Test(
    "New Year of China and Korea falls on the days that are known",
    arguments: [
      (CalendarIdentifier.chinese, "72:22-1-1", "1645-01-28"), (.chinese, "76:37-1-1", "1900-01-31"),
      (.chinese, "78:42-1-1", "2025-01-29"), (.chinese, "78:43-1-1", "2026-02-17"),
      (.chinese, "79:17-1-1", "2060-02-02"),
      (.chinese, "78:42-6L-1", "2025-07-25"), (.chinese, "78:50-11L-1", "2033-12-22"),
      (.dangi, "78:24-1-1", "2007-02-18"),
      (.chinese, "78:40-2L-1", "2023-03-22"), (.dangi, "78:43-1-1", "2026-02-17"), (.dangi, "77:5-1-1", "1928-01-23"),
    ])
  func newYears(identifier: CalendarIdentifier, date: String, iso: String) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    let day = try ISODate.parse(iso)
    #expect(DateNotation.format(calendar.fields(of: day), includesEra: true) == date)
    #expect(try calendar.dayNumber(of: DateNotation.parse(date)) == day)
  }

  @Test(
    "a year outside the table is an error that names the table's range",
    arguments: [
      ("78:42-5L-1", DateError.monthNotInYear(month: 5, valid: 1...12)),
      ("78:42-13-1", .monthNotInYear(month: 13, valid: 1...12)),
      ("78:42-6L-30", .dayNotInMonth(day: 30, valid: 1...29)),
      ("71:60-1-1", .eraNotInCalendar(era: 71, valid: 72...81)),
      ("72:21-1-1", .yearOutOfRange(year: 21, valid: 22...60)),
      ("81:38-1-1", .yearOutOfRange(year: 38, valid: 1...37)), ("78:61-1-1", .yearOutOfRange(year: 61, valid: 1...60)),
    ])
  func refusals(date: String, expected: DateError) throws {
    let fields = try DateNotation.parse(date)
    #expect(throws: expected) { try ChineseCalendar.shared.dayNumber(of: fields) }
  }

  @Test("a leap month plus a year is the regular month, an error, or the month after")
  func leapMonths() throws {
    let calendar = ChineseCalendar.shared
    let day = try calendar.dayNumber(of: DateFields(era: 78, year: 40, month: 2, isLeapMonth: true, day: 10))
    func fields(_ overflow: DayOverflow) throws -> DateFields {
      try calendar.fields(of: calendar.day(day, offsetByYears: 1, overflow: overflow))
    }
    #expect(try fields(.clamp) == DateFields(era: 78, year: 41, month: 2, day: 10))
    #expect(try fields(.roll) == DateFields(era: 78, year: 41, month: 3, day: 10))
    #expect(throws: DateError.monthNotInYear(month: 2, valid: 1...12)) { try fields(.reject) }
    // 2004, too, had a leap second month.
    let back = try calendar.day(day, offsetByYears: -19, overflow: .reject)
    #expect(calendar.fields(of: back) == DateFields(era: 78, year: 21, month: 2, isLeapMonth: true, day: 10))
  }

  @Test("Adar I plus a year is Adar, as in Foundation, or an error")
  func adar() throws {
    let calendar = HebrewCalendar.shared
    let day = try calendar.dayNumber(of: DateFields(era: 0, year: 5784, month: 6, day: 30))
    let clamped = try calendar.day(day, offsetByYears: 1, overflow: .clamp)
    #expect(calendar.fields(of: clamped) == DateFields(era: 0, year: 5785, month: 7, day: 29))
    let rolled = try calendar.day(day, offsetByYears: 1, overflow: .roll)
    #expect(calendar.fields(of: rolled) == DateFields(era: 0, year: 5785, month: 8, day: 1))
    #expect(throws: DateError.monthNotInYear(month: 6, valid: 1...13)) {
      try calendar.day(day, offsetByYears: 1, overflow: .reject)
    }
  }

  @Test("every year of the table has 12 or 13 months of 29 or 30 days, and its leap month after the first")
  func table() throws {
    for calendar: any CalendarSystem in [ChineseCalendar.shared, DangiCalendar.shared] {
      var next = calendar.validDays.lowerBound
      var months = 0
      for number in calendar.validYears {
        let year = try calendar.year(number)
        #expect(year.firstDay == next && (353...355 ~= year.length || 383...385 ~= year.length))
        #expect(year.monthCount == (year.leapMonth > 0 ? 13 : 12))
        for index in 0..<year.monthCount { #expect(29...30 ~= year.lengthOfMonth(at: index)) }
        #expect(
          calendar.monthNumber(of: next) - calendar.monthNumber(of: calendar.validDays.lowerBound) == Int64(months))
        months += year.monthCount
        next = next + year.length
      }
      #expect(next == calendar.validDays.upperBound + 1)
      #expect(throws: DateError.yearOutOfRange(year: 4_838, valid: 4_282...4_837)) { try calendar.year(4_838) }
      #expect(throws: DateError.dayOutOfRange(day: next, valid: calendar.validDays)) { try calendar.date(of: next) }
    }
  }
}
