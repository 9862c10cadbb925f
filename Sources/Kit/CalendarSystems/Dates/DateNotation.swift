import Basics

/// The command-line notation for dates of any calendar: `[era:]year-month[L]-day`, where L marks a leap month.
/// Examples: `2026-2-16`, `78:43-1-1`, and `42-6L-3`.
public enum DateNotation {
  /// Parses a date, without validating it against a calendar.
  ///
  /// - Parameter defaultEra: the era of a date without one.
  public static func parse(_ text: String, defaultEra: Int = 1) throws(DateNotationError) -> DateFields {
    var scanner = ASCIIScanner(text)
    var era = defaultEra
    guard var year = signedNumber(&scanner) else { throw .syntax(offset: scanner.offset, expected: .year) }
    if scanner.take(UInt8(ascii: ":")) {
      era = year
      guard let number = signedNumber(&scanner) else { throw .syntax(offset: scanner.offset, expected: .year) }
      year = number
    }
    guard scanner.take(UInt8(ascii: "-")), let month = scanner.number() else {
      throw .syntax(offset: scanner.offset, expected: .month)
    }
    let isLeapMonth = scanner.take(UInt8(ascii: "L"))
    guard scanner.take(UInt8(ascii: "-")), let day = scanner.number() else {
      throw .syntax(offset: scanner.offset, expected: .day)
    }
    guard scanner.isAtEnd else { throw .syntax(offset: scanner.offset, expected: .end) }
    return DateFields(era: era, year: year, month: month, isLeapMonth: isLeapMonth, day: day)
  }

  /// Returns the notation for `fields`; the inverse of `parse(_:defaultEra:)`.
  ///
  /// - Parameter includesEra: whether to write the era; pass `false` for calendars with one era.
  public static func format(_ fields: DateFields, includesEra: Bool) -> String {
    (includesEra ? decimal(fields.era) + ":" : "") + decimal(fields.year) + "-" + decimal(fields.month)
      + (fields.isLeapMonth ? "L" : "") + "-" + decimal(fields.day)
  }

  private static func signedNumber(_ scanner: inout ASCIIScanner) -> Int? {
    let isNegative = scanner.take(UInt8(ascii: "-"))
    guard let number = scanner.number() else { return nil }
    return isNegative ? -number : number
  }
}

/// The reason that a text is not valid `DateNotation`.
public enum DateNotationError: Error, Equatable, Sendable {
  /// The text does not contain the `expected` part after `offset` bytes.
  case syntax(offset: Int, expected: Part)

  /// A part of a written date.
  public enum Part: UInt8, Hashable, Sendable {
    case year
    case month
    case day
    case end
  }
}
