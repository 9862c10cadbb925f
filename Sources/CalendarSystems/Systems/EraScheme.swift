import Basics

/// How a calendar that counts its years without a break underneath (the extended year) names them by eras.
public struct EraScheme: Sendable {
  /// What the years before year 1 are called.
  public enum Earlier: Sendable {
    /// Nothing else: year 0 and negative years. The calendar has one era, and the era is ignored on input.
    case sameEra
    /// An era before, counted backwards from 1.
    case backwards
    /// An era before that goes on counting from an older epoch, this many years earlier.
    case forwards(Int)
    /// Eras of this many years follow each other from the first year on, and there are no years before it: the cycles
    /// of China. The era that `EraScheme.era` names is the first one.
    case cycles(Int)
  }

  /// The number of the era that year 1 begins; an era before it has the number below, cycles after it those above.
  public let era: Int
  /// The extended year before year 1.
  public let origin: Int
  /// The years before.
  public let earlier: Earlier

  /// - Parameter origin: the extended year that would be year 0 of the era.
  @inline(__always)
  public init(era: Int, origin: Int = 0, earlier: Earlier = .sameEra) {
    self.era = era
    self.origin = origin
    self.earlier = earlier
  }

  /// The era and the year in it of an extended year.
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

  /// The extended year of a named one; throws unless it exists and lies in `valid`.
  func extendedYear(_ year: Int, inEra named: Int, valid: ClosedRange<Int>) throws(DateError) -> Int {
    let last = valid.upperBound - origin
    let first = valid.lowerBound - origin
    switch earlier {
    case .sameEra: return try Self.check(year, first...last) + origin
    case .backwards:
      if named == era - 1 { return try 1 - Self.check(year, 1...(1 - first)) + origin }
    case .forwards(let count):
      if named == era - 1 { return try Self.check(year, (first + count)...count) - count + origin }
    case .cycles(let length):
      let cycles = floorDiv(first - 1, length)...floorDiv(last - 1, length)
      guard (era + cycles.lowerBound)...(era + cycles.upperBound) ~= named else {
        throw .eraNotInCalendar(era: named, valid: (era + cycles.lowerBound)...(era + cycles.upperBound))
      }
      let start = (named - era) * length
      return try Self.check(year, max(first - start, 1)...min(last - start, length)) + start + origin
    }
    guard named == era else { throw .eraNotInCalendar(era: named, valid: (era - 1)...era) }
    return try Self.check(year, 1...last) + origin
  }

  private static func check(_ year: Int, _ valid: ClosedRange<Int>) throws(DateError) -> Int {
    guard valid ~= year else { throw .yearOutOfRange(year: year, valid: valid) }
    return year
  }
}
