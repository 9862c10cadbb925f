/// The calendar of Saudi Arabia, by its published table for the years 1343 to 1500 (see `UmmAlQuraTable`).
///
/// Outside the table the arithmetic of `IslamicCalendar` goes on, shifted by whole days so that no day is left out or
/// counted twice where they meet; that is its tabular form before, and its civil form after. One era, number 0 as in Foundation.
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
  public func extendedYear(containing day: DayNumber) -> Int {
    if day < UmmAlQuraTable.firstDay {
      return IslamicCalendar.civil.extendedYear(containing: day - UmmAlQuraTable.shiftBefore)
    }
    if day >= UmmAlQuraTable.endDay {
      return IslamicCalendar.civil.extendedYear(containing: day - UmmAlQuraTable.shiftAfter)
    }
    let dayOfTable = day - UmmAlQuraTable.firstDay
    // The sky stays within a few days of the mean year, so the guess is right or off by one.
    let guess = min(dayOfTable * 30 / 10_631, UmmAlQuraTable.years.count - 1)
    let correction =
      dayOfTable < UmmAlQuraTable.start(guess) ? -1 : dayOfTable >= UmmAlQuraTable.start(guess + 1) ? 1 : 0
    return Self.publishedYears.lowerBound + guess + correction
  }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    guard Self.publishedYears ~= extendedYear else {
      let isBefore = extendedYear < Self.publishedYears.lowerBound
      return IslamicCalendar.civil.shape(ofYear: extendedYear)
        .shifted(by: isBefore ? UmmAlQuraTable.shiftBefore : UmmAlQuraTable.shiftAfter)
    }
    let index = extendedYear - Self.publishedYears.lowerBound
    let start = UmmAlQuraTable.start(index)
    return YearShape(
      firstDay: UmmAlQuraTable.firstDay + start, length: UmmAlQuraTable.start(index + 1) - start, shortest: 28,
      extraDays: UmmAlQuraTable.years[index])
  }
}
