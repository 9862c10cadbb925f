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

  @Test(
    "dates of calendars with several eras have an era; without one, that of today is used",
    arguments: [
      ("gregorian", "2026-11-21", "japanese", "236:8-11-21"), ("japanese", "8-11-21", "gregorian", "2026-11-21"),
      ("gregorian", "1989-1-7", "japanese", "234:64-1-7"), ("japanese", "235:1-1-8", "iso8601", "1989-1-8"),
      ("gregorian", "1911-12-31", "republicOfChina", "0:1-12-31"), ("republicOfChina", "1-1-1", "day", "-21185"),
      ("coptic", "0:1-1-1", "day", "-615923"), ("gregorian", "2025-9-11", "ethiopicAmeteMihret", "1:2018-1-1"),
      ("gregorian", "2025-9-11", "ethiopicAmeteAlem", "7518-1-1"), ("hebrew", "5807-1-1", "gregorian", "2046-10-1"),
      ("hebrew", "0:5807-1-1", "gregorian", "2046-10-1"), ("gregorian", "2025-3-20", "persian", "1403-12-30"),
      ("gregorian", "2025-3-30", "islamicUmmAlQura", "1446-10-1"), ("julian", "1900-2-29", "gregorian", "1900-3-13"),
      ("gregorian", "2025-7-25", "chinese", "78:42-6L-1"), ("chinese", "42-6L-1", "gregorian", "2025-7-25"),
      ("chinese", "78:43-1-1", "dangi", "78:43-1-1"), ("dangi", "78:43-1-1", "gregorian", "2026-2-17"),
      ("gregorian", "2026-11-21", "islamic", "1448-6-12"), ("gregorian", "2024-3-21", "indian", "1946-1-1"),
      ("gregorian", "2026-1-1", "buddhist", "2569-1-1"),
    ])
  func eras(from: String, date: String, to: String, expected: String) throws {
    #expect(try conversion(from, to).convert(date) == expected)
  }

  @Test("the era of the object is Foundation's")
  func eraJSON() throws {
    #expect(
      try conversion("gregorian", "japanese", json: true).convert("1989-1-8")
        == #"{"calendar":"japanese","era":235,"year":1,"month":1,"leapMonth":false,"day":8,"weekday":1,"dayNumber":6947}"#
    )
    #expect(
      try conversion("gregorian", "hebrew", json: true).convert("2026-11-21")
        == #"{"calendar":"hebrew","era":0,"year":5787,"month":3,"leapMonth":false,"day":11,"weekday":7,"dayNumber":20778}"#
    )
  }

  @Test("an era that a calendar does not have is refused")
  func refusedEra() throws {
    let conversion = try conversion("japanese", "gregorian")
    #expect(throws: DateConversion.Failure(message: "there is no era 237 in japanese, expected 0 to 236")) {
      _ = try conversion.convert("237:1-1-1")
    }
    for calendar in ["gregorian", "iso8601"] {
      #expect(throws: DateConversion.Failure(message: "there is no era 0 in \(calendar), expected 1 to 1")) {
        _ = try self.conversion(calendar, "julian").convert("0:5-1-1")
      }
    }
  }

  @Test("dates outside the tables of China and Korea are refused with the range of the tables")
  func refusedTable() throws {
    let range = "expected a day number of -118676 to 84404"
    #expect(throws: DateConversion.Failure(message: "the day has no date in chinese, \(range)")) {
      _ = try conversion("gregorian", "chinese").convert("2201-2-4")
    }
    #expect(throws: DateConversion.Failure(message: "there is no era 71 in dangi, expected 72 to 81")) {
      _ = try conversion("dangi", "day").convert("71:60-1-1")
    }
    #expect(throws: DateConversion.Failure(message: "there is no month 5L in that year, expected 1 to 12")) {
      _ = try conversion("chinese", "day").convert("78:42-5L-1")
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
