import Basics

/// How a calendar names its extended years, which are counted continuously, by eras.
public struct EraScheme: Sendable {
  /// How the years before year 1 are named.
  public enum Earlier: Sendable {
    /// In the same era, with year 0 and negative years. The calendar has one era, which is ignored on input.
    case sameEra
    /// In an earlier era that counts backward from 1.
    case backwards
    /// In an earlier era that counts forward from an older epoch, this many years before.
    case forwards(Int)
    /// In cycles of this many years from the first year on, without earlier years, as in China. `EraScheme.era` is the
    /// first cycle.
    case cycles(Int)
  }

  /// The number of the era that begins with year 1. An earlier era has the next lower number, and later cycles have the
  /// numbers above.
  public let era: Int
  /// The extended year before year 1.
  public let origin: Int
  /// How the years before year 1 are named.
  public let earlier: Earlier

  /// Creates a scheme.
  ///
  /// - Parameters:
  ///   - era: the number of the era that begins with year 1.
  ///   - origin: the extended year that would be year 0 of the era.
  ///   - earlier: how the years before year 1 are named.
  @inline(__always)
  public init(era: Int, origin: Int = 0, earlier: Earlier = .sameEra) {
    self.era = era
    self.origin = origin
    self.earlier = earlier
  }

  /// Returns the era of an extended year, and the year in that era.
  @inline(__always)
  func name(ofYear extendedYear: Int) -> (era: Int, year: Int) {
    let year = extendedYear - origin
    switch earlier {
    case .sameEra: return (era, year)
    case .backwards: return year >= 1 ? (era, year) : (era - 1, 1 - year)
    case .forwards(let count): return year >= 1 ? (era, year) : (era - 1, year + count)
    case .cycles(let length):
      let cycle = floorDiv(year - 1, length)
      return (era + cycle, year - cycle * length)
    }
  }

  /// Returns the extended year for a year in an era; throws unless it exists and is in `valid`.
  func extendedYear(_ year: Int, inEra number: Int, valid: ClosedRange<Int>) throws(DateError) -> Int {
    let last = valid.upperBound - origin
    let first = valid.lowerBound - origin
    switch earlier {
    case .sameEra: return try Self.check(year, first...last) + origin
    case .backwards:
      if number == era - 1 { return try 1 - Self.check(year, 1...(1 - first)) + origin }
    case .forwards(let count):
      if number == era - 1 { return try Self.check(year, (first + count)...count) - count + origin }
    case .cycles(let length):
      let cycles = floorDiv(first - 1, length)...floorDiv(last - 1, length)
      guard (era + cycles.lowerBound)...(era + cycles.upperBound) ~= number else {
        throw .eraNotInCalendar(era: number, valid: (era + cycles.lowerBound)...(era + cycles.upperBound))
      }
      let start = (number - era) * length
      return try Self.check(year, max(first - start, 1)...min(last - start, length)) + start + origin
    }
    guard number == era else { throw .eraNotInCalendar(era: number, valid: (era - 1)...era) }
    return try Self.check(year, 1...last) + origin
  }

  private static func check(_ year: Int, _ valid: ClosedRange<Int>) throws(DateError) -> Int {
    guard valid ~= year else { throw .yearOutOfRange(year: year, valid: valid) }
    return year
  }
}
