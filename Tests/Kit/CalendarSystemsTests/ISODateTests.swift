import CalendarSystems
import TestSupport
import Testing

@Suite struct ISODateTests {
  @Test(
    "dates are read and written",
    arguments: [
      ("1970-01-01", 0), ("2026-02-16", 20_500), ("0000-01-01", -719_528), ("-000044-03-15", -735_525),
      ("+012026-01-01", 3_672_879),
    ])
  func known(text: String, number: Int) throws {
    #expect(try ISODate.parse(text) == DayNumber(number))
    #expect(ISODate.format(DayNumber(number)) == text)
  }

  @Test("a plus sign and surplus zeros are read, not written")
  func lenient() throws {
    #expect(try ISODate.format(ISODate.parse("+2026-02-16")) == "2026-02-16")
    #expect(try ISODate.format(ISODate.parse("002026-02-16")) == "2026-02-16")
    #expect(try ISODate.parse("-0000-01-01") == ISODate.parse("0000-01-01"))
  }

  @Test("a written date is read as the same day, over all valid days")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 4)
    let valid = GregorianCalendar.shared.validDays
    for _ in 0..<5_000 {
      let day = DayNumber(Int.random(in: valid.lowerBound.rawValue...valid.upperBound.rawValue, using: &generator))
      #expect(try ISODate.parse(ISODate.format(day)) == day)
    }
  }

  @Test(
    "a text that is not a date is refused with the position of the error",
    arguments: [
      ("", 0), ("x", 0), ("26-02-16", 0), ("2026", 4), ("2026-2-16", 5), ("2026-02-16T00:00", 10), ("2026-02-1", 8),
      ("2026/02/16", 4), (" 2026-02-16", 0), ("--2026-02-16", 1), ("9999999999-01-01", 0), ("２０２６-02-16", 0),
    ])
  func syntax(text: String, offset: Int) {
    #expect(throws: ISODateError.syntax(offset: offset)) { try ISODate.parse(text) }
  }

  @Test("dates that do not exist are refused with the reason")
  func dates() {
    #expect(throws: ISODateError.date(.dayNotInMonth(day: 30, valid: 1...28))) { try ISODate.parse("2026-02-30") }
    #expect(throws: ISODateError.date(.monthNotInYear(month: 0, valid: 1...12))) { try ISODate.parse("2026-00-10") }
    #expect(throws: ISODateError.date(.yearOutOfRange(year: 999_999_999, valid: -999_999...999_999))) {
      try ISODate.parse("999999999-01-01")
    }
  }
}
