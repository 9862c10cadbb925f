import Basics
public import CalendarSystems

/// The order of the columns of a timeline in which resources, such as rooms, are side by side.
public enum ResourceOrder: UInt8, Hashable, Sendable {
  /// Each resource with all its days.
  case resources
  /// Each day with all its resources.
  case days
}

/// The columns of a timeline: one for each shown day or, with resources, one for each shown day and resource.
///
/// Columns are numbered without gaps. A *unit* is a group of adjacent columns that repeats endlessly: a day with all its
/// resources, or a period in which each resource has all its days. Without resources, a column, a unit, and a shown day
/// are the same.
public struct TimelineColumns: Equatable, Sendable {
  /// The shown days.
  public let shown: ShownDays
  /// The number of resources side by side; 1 without resources.
  public let resourceCount: Int
  /// The number of days in a unit.
  public let dayCount: Int
  /// The number of the first day of some unit, as in `shown`.
  private let origin: Int

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - resourceCount: the number of resources, at least 1.
  ///   - order: what is beside what; `.days` without resources.
  ///   - period: the number of days of a period, at least 1.
  ///   - start: the first day of some period.
  public init(
    shown: ShownDays, resourceCount: Int = 1, order: ResourceOrder = .days, period: Int = 1,
    start: DayNumber = DayNumber(0)
  ) {
    self.shown = shown
    self.resourceCount = max(1, resourceCount)
    dayCount = order == .resources ? max(1, period) : 1
    origin = dayCount == 1 ? 0 : floorMod(shown.unit(of: start), dayCount)
  }

  /// The number of columns of a unit.
  public var unitLength: Int { dayCount * resourceCount }

  /// The number of adjacent columns of the same day.
  public var dayLength: Int { dayCount == 1 ? resourceCount : 1 }

  /// Returns the column of a day and a resource; for a hidden day, the column of the next shown day.
  ///
  /// - Parameter resource: the number of the resource, starting at 0.
  public func column(of day: DayNumber, resource: Int = 0) -> Int {
    let number = shown.unit(of: day)
    if unitLength == 1 { return number }
    let place = floorMod(number - origin, dayCount)
    return (number - origin - place) / dayCount * unitLength + resource * dayCount + place
  }

  /// Returns the day of a column.
  public func day(of column: Int) -> DayNumber {
    if unitLength == 1 { return shown.day(of: column) }
    let place = self.place(of: column)
    return shown.day(of: (column - place) / unitLength * dayCount + origin + place % dayCount)
  }

  /// Returns the number of the resource of a column, starting at 0.
  public func resource(of column: Int) -> Int { unitLength == 1 ? 0 : place(of: column) / dayCount }

  /// Returns the number of columns before a column in its unit.
  public func place(of column: Int) -> Int { floorMod(column, unitLength) }

  /// Returns the unit of a column.
  public func unit(of column: Int) -> Int { unitLength == 1 ? column : (column - place(of: column)) / unitLength }

  /// Returns the unit of a day.
  public func unit(of day: DayNumber) -> Int { unit(of: column(of: day)) }

  /// Returns the first day of a unit.
  public func firstDay(ofUnit unit: Int) -> DayNumber { day(of: unit * unitLength) }

  /// Returns the units that contain some days.
  public func units(of days: Range<DayNumber>) -> Range<Int> {
    let first = unit(of: days.lowerBound)
    let last = unit(of: shown.day(of: shown.unit(of: days.upperBound) - 1))
    return first..<max(first, last + 1)
  }

  /// Returns the days of some columns, from the first to the last one. With several days in a unit, all days of the units
  /// of the columns.
  public func days(of columns: Range<Int>) -> Range<DayNumber> {
    let first = unit(of: columns.lowerBound)
    let last = unit(of: max(columns.upperBound - 1, columns.lowerBound))
    return firstDay(ofUnit: first)..<day(of: last * unitLength + dayCount - 1) + 1
  }

  /// Returns the adjacent columns around a column that have the same resource, and consecutive days in one unit. Without
  /// resources, the column itself.
  public func run(around column: Int) -> Range<Int> {
    let first = column - place(of: column) % dayCount
    return first..<first + dayCount
  }

}
