import Basics

/// The ISO 8601 notation for dates of the proleptic Gregorian calendar. Examples: `2026-02-16`, `-0044-03-15`, and
/// `+12026-01-01`.
public enum ISODate {
  /// Parses a date.
  ///
  /// The year has at least four digits and an optional sign; month and day have two digits each. Nothing may follow the
  /// day.
  public static func parse(_ text: String) throws(ISODateError) -> DayNumber {
    var scanner = ASCIIScanner(text)
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard let year = scanner.number(digits: 4...9), scanner.take(UInt8(ascii: "-")),
      let month = scanner.number(digits: 2...2), scanner.take(UInt8(ascii: "-")),
      let day = scanner.number(digits: 2...2), scanner.isAtEnd
    else { throw .syntax(offset: scanner.offset) }
    do throws(DateError) {
      return try GregorianCalendar.iso8601.dayNumber(
        of: DateFields(year: isNegative ? -year : year, month: month, day: day))
    } catch {
      throw .date(error)
    }
  }

  /// Returns the date of `day`. The year has four digits. Years before 0 and after 9999 have a sign and at least six
  /// digits, as in ECMAScript.
  public static func format(_ day: DayNumber) -> String {
    let fields = GregorianCalendar.iso8601.fields(of: day)
    let isLong = !(0...9999 ~= fields.year)
    return (fields.year > 9999 ? "+" : "") + decimal(fields.year, width: isLong ? 6 : 4) + "-"
      + decimal(fields.month, width: 2) + "-" + decimal(fields.day, width: 2)
  }
}

/// The reason that a text is not a valid ISO 8601 date.
public enum ISODateError: Error, Equatable, Sendable {
  /// The text differs from `YYYY-MM-DD` after `offset` bytes.
  case syntax(offset: Int)
  /// The text has the form of a date, but the date does not exist.
  case date(DateError)
}
