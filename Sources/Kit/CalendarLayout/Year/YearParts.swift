public import CalendarSystems

/// The endless sequence of a calendar's years, or of parts of years with some months each, such as quarters.
///
/// Parts are counted from the start of a year. The last part of a year has the months that remain, and a leap month if
/// the others have none left.
public struct YearParts: Sendable {
  /// The calendar system of the years.
  public let calendar: any CalendarSystem
  /// The number of months in a part; `nil` if parts are whole years.
  public let monthCount: Int?
  /// The number of parts in a year.
  public let partsPerYear: Int

  /// Creates the years of a calendar system or, with a number of months, 1 or more, their parts.
  public init(calendar: any CalendarSystem, monthCount: Int? = nil) {
    self.calendar = calendar
    self.monthCount = monthCount.map { min(max($0, 1), 12) }
    partsPerYear = self.monthCount.map { (12 + $0 - 1) / $0 } ?? 1
  }

  /// The numbers of the parts that the calendar can name.
  public var valid: ClosedRange<Int> {
    let years = calendar.validYears
    return years.lowerBound * partsPerYear...years.upperBound * partsPerYear + partsPerYear - 1
  }

  /// Returns the number of the part that contains a day. Days that the calendar cannot name are replaced by the nearest
  /// day that it can.
  @inline(never)
  public func number(of day: DayNumber) -> Int {
    let year = calendar.yearNumber(of: day)
    guard let monthCount, let shape = try? calendar.year(year) else { return year * partsPerYear }
    var month = 0
    while month + 1 < shape.monthCount, shape.firstDayOfMonth(at: month + 1) <= day { month += 1 }
    return year * partsPerYear + min(month / monthCount, partsPerYear - 1)
  }

  /// Returns the first day of a part; `nil` if the calendar cannot name it.
  public func firstDay(of number: Int) -> DayNumber? {
    months(of: number).map { $0.shape.firstDayOfMonth(at: $0.indexes.lowerBound) }
  }

  /// Returns the months of a part as indexes of the months of its year; `nil` if the calendar cannot name the year.
  @inline(never)
  public func months(of number: Int) -> (shape: YearShape, indexes: Range<Int>)? {
    let part = (number % partsPerYear + partsPerYear) % partsPerYear
    guard let shape = try? calendar.year((number - part) / partsPerYear) else { return nil }
    guard let monthCount else { return (shape, 0..<shape.monthCount) }
    let start = min(part * monthCount, shape.monthCount - 1)
    return (shape, start..<(part + 1 == partsPerYear ? shape.monthCount : min(start + monthCount, shape.monthCount)))
  }
}
