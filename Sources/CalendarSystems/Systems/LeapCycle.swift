import Basics

/// Years of two lengths, the longer ones spread evenly: before year `y` lie `(units * y + offset) / years` units,
/// rounded down. Units are days, or months where whole months are leapt in.
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", section 1.14 (cycles of years), solved for both ways.
public struct LeapCycle: Sendable {
  /// How many years the cycle has.
  let years: Int64
  /// How many units those years have together.
  let units: Int64
  /// Where in the cycle year 0 lies.
  let offset: Int64

  /// - Parameters:
  ///   - years: the years of one cycle, at least 1.
  ///   - units: the days, or months, of one cycle.
  ///   - offset: chosen so that `start(ofYear:)` counts from the wanted unit.
  @inline(__always)
  public init(years: Int64, units: Int64, offset: Int64) {
    self.years = years
    self.units = units
    self.offset = offset
  }

  /// Years of equally many units; year 0 begins at unit 0.
  @inline(__always)
  public init(everyYear units: Int64) { self.init(years: 1, units: units, offset: 0) }

  /// The first unit of `year`, for any year within some millions.
  @inline(__always)
  public func start(ofYear year: Int) -> Int64 { floorDiv(units * Int64(year) + offset, years) }

  /// The first unit of `year` and how many it has, with one division.
  @inline(__always)
  func span(ofYear year: Int) -> (start: Int64, count: Int) {
    let total = units * Int64(year) + offset
    let start = floorDiv(total, years)
    let isLong = total - start * years + units % years >= years
    return (start, Int(units / years) + (isLong ? 1 : 0))
  }

  /// The year in which `unit` lies, the inverse of `start(ofYear:)`.
  @inline(__always)
  public func year(containing unit: Int64) -> Int {
    Int(clamping: floorDiv(years * (unit + 1) - 1 - offset, units))
  }
}
