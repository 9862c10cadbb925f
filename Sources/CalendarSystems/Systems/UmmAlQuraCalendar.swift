/// The calendar of Saudi Arabia, by its published table for the years 1343 to 1500.
///
/// Outside the table the arithmetic of `IslamicCalendar` goes on, shifted by whole days so that no day is left out or
/// counted twice where they meet; that is its tabular form before, and its civil form after. One era, number 0 as in
/// Foundation.
public final class UmmAlQuraCalendar: ArithmeticCalendar {
  /// The calendar.
  public static let shared = UmmAlQuraCalendar()
  /// The years that the table covers.
  public static let publishedYears: ClosedRange<Int> = 1343...1500

  private init() {}

  /// `.islamicUmmAlQura`.
  public var identifier: CalendarIdentifier { .islamicUmmAlQura }
  /// A million years both ways.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-354_858_816)...DayNumber(353_874_163) }
  /// One, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.table.yearAndShape(containing: day).year }

  /// Constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    Self.table.yearAndShape(containing: day)
  }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape { Self.table.shape(ofYear: extendedYear) }

  /// The lengths of the months, as published: facts, taken from the months that the Python package hijridate gives;
  /// eight of them, in the first years, have 28 or 31 days there. 1 Muharram 1343 was 1 August 1924.
  private static let table = IslamicYearTable(
    years: publishedYears, days: DayNumber(-16_589)..<DayNumber(39_402),
    words: [
      0x0A8A9A6, 0x2666665, 0x19A2766, 0x16969A5, 0x15A69A5, 0x135A666, 0x0B2A666, 0x29A6599, 0x29A5666,
      0x1666666, 0x19699A6, 0x1666999, 0x19A6666, 0x265A665, 0x0A66666, 0x169659A, 0x165966A, 0x0A66666,
      0x1666666, 0x1666666, 0x0A66666, 0x16A2666, 0x0A66666, 0x1666666, 0x1666666, 0x0A66666, 0x169A666,
      0x2666666, 0x1A99966, 0x2A65999, 0x1999999, 0x1A5A666, 0x2696666, 0x1666A59, 0x1A69996, 0x2666666,
      0x1999999, 0x1666666, 0x16659A6, 0x09969A6, 0x1666699, 0x0666666, 0x06A65A6, 0x1A6665A, 0x1A66665,
      0x1666669, 0x1A66666, 0x159A666, 0x1A66666, 0x2A66665, 0x1A66566, 0x1696666, 0x06659A6, 0x09966A6,
      0x1666699, 0x099A666, 0x1699999, 0x1A6659A, 0x1665999, 0x099666A, 0x06599A9, 0x0966A69, 0x16669A5,
      0x09A6666, 0x1999999, 0x1996666, 0x06599A6, 0x09666A6, 0x159A699, 0x066A696, 0x1A69A59, 0x19A9965,
      0x19A6599, 0x1996666, 0x0599A66, 0x0666A66, 0x19A6999, 0x19AA659, 0x29AA565, 0x29A9596, 0x1999666,
      0x16659A6, 0x06699A6, 0x19A6999, 0x269A665, 0x1A6A596, 0x2A69659, 0x2999969, 0x1966669, 0x15999A9,
      0x06669A6, 0x15A6999, 0x19A6666, 0x1999999, 0x19665A6, 0x16596A6, 0x09666A6, 0x1599A99, 0x1669A66,
      0x1669999, 0x1A66666, 0x1999699, 0x19659A9, 0x15969A9, 0x06666A6, 0x199A699, 0x269A665, 0x1699966,
      0x166659A, 0x199966A, 0x16665A9, 0x19999A9, 0x16699A5, 0x19A9996, 0x2A69659, 0x19A5966, 0x169659A,
      0x1A5999A, 0x1666699, 0x19A6666, 0x169A659, 0x1A99966, 0x2A96599, 0x1999666, 0x16659A6, 0x19999A6,
      0x15A69A5, 0x16A6696, 0x269A659, 0x1699666, 0x16659A6, 0x099669A, 0x1659A99, 0x1969A99, 0x15A9A65,
      0x19A6996, 0x29A6659, 0x1999969, 0x1659A69, 0x19669A6, 0x159A9A5, 0x169A696, 0x1A99A59, 0x2A66665,
      0x2A65999, 0x1996669, 0x16599A9, 0x19669A6, 0x1A66999, 0x29A6665, 0x19A5996, 0x199965A, 0x166599A,
      0x099666A, 0x1665A69, 0x1999A66, 0x1699999, 0x1A9965A,
    ])
}
