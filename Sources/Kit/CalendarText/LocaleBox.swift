/// A locale held by reference, so that values that contain it are cheap to copy: `LocaleInfo` has two dozen lists and
/// strings.
package final class LocaleBox: Sendable {
  /// The locale.
  package let value: LocaleInfo
  /// The locale's patterns, split in advance because dates are written often.
  let patterns: Patterns
  /// Whether the locale's digits are ASCII.
  let hasASCIIDigits: Bool

  package init(_ value: LocaleInfo) {
    self.value = value
    patterns = Patterns(value.patterns)
    var isASCII = value.digits.count == 10
    for (index, digit) in value.digits.enumerated() where isASCII {
      isASCII = digit.utf8.count == 1 && digit.utf8.first == UInt8(48 + index)
    }
    hasASCIIDigits = isASCII
  }

  /// The patterns of `LocaleInfo.Patterns`, split into pieces.
  struct Patterns: Sendable {
    let fullDate: DatePattern
    let monthYear: DatePattern
    let monthDay: DatePattern
    let shortMonthDay: DatePattern
    let time: DatePattern
    let year: DatePattern

    init(_ patterns: LocaleInfo.Patterns) {
      fullDate = DatePattern(patterns.fullDate)
      monthYear = DatePattern(patterns.monthYear)
      monthDay = DatePattern(patterns.monthDay)
      shortMonthDay = DatePattern(patterns.shortMonthDay)
      time = DatePattern(patterns.time)
      year = DatePattern(patterns.year)
    }
  }
}
