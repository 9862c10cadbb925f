import CalendarSystems
import TestSupport
import Testing

@Suite struct DateNotationTests {
  @Test(
    "era, year, leap month and day are read",
    arguments: [
      ("2026-2-16", DateFields(year: 2026, month: 2, day: 16)),
      ("2026-02-06", DateFields(year: 2026, month: 2, day: 6)),
      ("-44-3-15", DateFields(year: -44, month: 3, day: 15)),
      ("78:43-6L-1", DateFields(era: 78, year: 43, month: 6, isLeapMonth: true, day: 1)),
      ("0:-1-13-5", DateFields(era: 0, year: -1, month: 13, day: 5)),
    ])
  func reading(text: String, fields: DateFields) throws {
    #expect(try DateNotation.parse(text) == fields)
  }

  @Test("a date without an era gets the one given")
  func defaultEra() throws {
    #expect(try DateNotation.parse("8-5-1", defaultEra: 236).era == 236)
    #expect(try DateNotation.parse("235:8-5-1", defaultEra: 236).era == 235)
  }

  @Test("a written date is read as the same fields")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      let fields = DateFields(
        era: Int.random(in: -5...300, using: &generator), year: Int.random(in: -99_999...99_999, using: &generator),
        month: Int.random(in: 1...13, using: &generator), isLeapMonth: Bool.random(using: &generator),
        day: Int.random(in: 1...32, using: &generator))
      #expect(try DateNotation.parse(DateNotation.format(fields, includesEra: true)) == fields)
      let text = DateNotation.format(fields, includesEra: false)
      #expect(try DateNotation.parse(text, defaultEra: fields.era) == fields)
    }
  }

  @Test(
    "a text that is not a date is refused with what was expected",
    arguments: [
      ("", 0, DateNotationError.Part.year), ("x", 0, .year), ("5:", 2, .year), ("2026", 4, .month),
      ("2026-L", 5, .month), ("2026-2", 6, .day), ("2026-2L16", 7, .day), ("2026-2-16 ", 9, .end),
      ("1:2:3-4-5", 3, .month), ("99999999999-1-1", 0, .year),
    ])
  func refusals(text: String, offset: Int, expected: DateNotationError.Part) {
    #expect(throws: DateNotationError.syntax(offset: offset, expected: expected)) {
      try DateNotation.parse(text)
    }
  }
}
