import TestSupport
import Testing

@testable import almanac_cli

@Suite("convert")
struct ConvertTests {
  @Test("every day of the test truth is found by its date, and its date by the day")
  func golden() throws {
    let toDay = try conversion("gregorian", "day")
    let toDate = try conversion("day", "gregorian")
    let vectors: [[Substring]] =
      Golden.rows("calendars/truth/random-gregorianProleptic.csv") ?? [
        ["0", "1970", "1", "1", "5"], ["20778", "2026", "11", "21", "7"], ["-719468", "0", "3", "1", "4"],
      ]
    for row in vectors {
      let date = "\(row[1])-\(row[2])-\(row[3])"
      #expect(try toDay.convert(date) == String(row[0]))
      #expect(try toDate.convert(String(row[0])) == date)
    }
  }

  @Test("the object names all fields in the order of the documentation")
  func json() throws {
    #expect(
      try conversion("gregorian", "iso8601", json: true).convert(" 2026-11-21 ")
        == #"{"calendar":"iso8601","era":1,"year":2026,"month":11,"leapMonth":false,"day":21,"weekday":7,"dayNumber":20778}"#
    )
    #expect(
      try conversion("gregorian", "day", json: true).convert("1970-1-1")
        == #"{"calendar":"day","weekday":5,"dayNumber":0}"#)
  }

  @Test(
    "a date that does not exist is refused with what was expected",
    arguments: [
      ("2026-2-29", "there is no day 29 in that month, expected 1 to 28"),
      ("2026-13-1", "there is no month 13 in that year, expected 1 to 12"),
      ("2026-2L-1", "there is no month 2L in that year, expected 1 to 12"),
      ("1000000-1-1", "year 1000000 is out of range, expected -999999 to 999999"),
      ("", "expected a year at column 1, as in 2026-11-21"),
      ("2026", "expected - and a month at column 5, as in 2026-11-21"),
      ("2026-11", "expected - and a day at column 8, as in 2026-11-21"),
      ("2026-11-21T10:00", "expected nothing more at column 11, as in 2026-11-21"),
    ])
  func refused(date: String, message: String) throws {
    let conversion = try conversion("gregorian", "iso8601")
    #expect(throws: DateConversion.Failure(message: message)) { _ = try conversion.convert(date) }
  }

  @Test(
    "day numbers without a date are refused", arguments: ["364522972", "-365961663", "9223372036854775807", "x", "1.5"])
  func refusedDays(number: String) throws {
    let conversion = try conversion("day", "gregorian")
    #expect(throws: DateConversion.Failure.self) { _ = try conversion.convert(number) }
  }

  private func conversion(_ from: String, _ to: String, json: Bool = false) throws -> DateConversion {
    DateConversion(
      from: try #require(CalendarArgument(argument: from)), to: try #require(CalendarArgument(argument: to)),
      isJSON: json)
  }
}
