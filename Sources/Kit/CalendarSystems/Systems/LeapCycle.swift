import Basics

/// A cycle of years of two lengths in which the longer ones are spread evenly: before year `y`, there are `(units * y +
/// offset) / years` units, rounded down. Units are days, or months in calendars with leap months.
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", section 1.14 (cycles of years), solved in both
/// directions.
public struct LeapCycle: Sendable {
  /// The number of years in the cycle.
  let years: Int64
  /// The number of units in the cycle.
  let units: Int64
  /// The position of year 0 in the cycle.
  let offset: Int64

  /// Creates a cycle.
  ///
  /// - Parameters:
  ///   - years: the years of one cycle, at least 1.
  ///   - units: the days, or months, of one cycle.
  ///   - offset: the offset that makes `start(ofYear:)` count from the desired unit.
  @inline(__always)
  public init(years: Int64, units: Int64, offset: Int64) {
    self.years = years
    self.units = units
    self.offset = offset
  }

  /// Creates a cycle in which all years have the same number of units; year 0 begins at unit 0.
  @inline(__always)
  public init(everyYear units: Int64) { self.init(years: 1, units: units, offset: 0) }

  /// Returns the first unit of `year`, which must be within some millions of year 0.
  @inline(__always)
  public func start(ofYear year: Int) -> Int64 { floorDiv(units * Int64(year) + offset, years) }

  /// Returns the first unit of `year` and its number of units, with one division.
  @inline(__always)
  func span(ofYear year: Int) -> (start: Int64, count: Int) {
    let total = units * Int64(year) + offset
    let start = floorDiv(total, years)
    let isLong = total - start * years + units % years >= years
    return (start, Int(units / years) + (isLong ? 1 : 0))
  }

  /// Returns the year that contains `unit`; the inverse of `start(ofYear:)`.
  @inline(__always)
  public func year(containing unit: Int64) -> Int {
    Int(clamping: floorDiv(years * (unit + 1) - 1 - offset, units))
  }
}
