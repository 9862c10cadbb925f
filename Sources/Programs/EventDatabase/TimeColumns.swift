import Almanac
import GRDB

/// The four columns of an `EventTime`: kind, day, second of the day, zone. All are NULL if there is no time.
enum TimeColumns {
  /// The number of columns that store an `EventTime`.
  static let count = 4

  private enum Kind: Int64 {
    case day, floating, utc, zoned
  }

  /// Returns the values of the columns, in their order.
  static func values(_ time: EventTime?) -> [DatabaseValue] {
    switch time {
    case nil: return [.null, .null, .null, .null]
    case .day(let day): return values(.day, Int64(day.rawValue), 0)
    case .floating(let local): return values(.floating, Int64(local.day.rawValue), Int64(local.secondOfDay))
    case .zoned(let local, let zone):
      return values(.zoned, Int64(local.day.rawValue), Int64(local.secondOfDay), TextColumn.value(zone))
    case .utc(let instant):
      let (day, remainder) = instant.seconds.quotientAndRemainder(dividingBy: 86_400)
      return remainder < 0 ? values(.utc, day - 1, remainder + 86_400) : values(.utc, day, remainder)
    }
  }

  /// Returns the time whose columns begin at `index`, or `nil` if they are NULL.
  static func time(_ row: Row, at index: Int) throws -> EventTime? {
    guard let kind = row[index] as Int64? else { return nil }
    guard let day = row[index + 1] as Int64?, let second = row[index + 2] as Int64? else {
      throw DamagedRow(reason: "a time without day or second")
    }
    // The first day of the range of instants begins before the first instant: the product wraps, and the sum wraps
    // back.
    if kind == Kind.utc.rawValue { return .utc(Instant(seconds: day &* 86_400 &+ second)) }
    guard let number = Int(exactly: day), 0..<86_400 ~= second else {
      throw DamagedRow(reason: "a time out of range")
    }
    let local = LocalDateTime(day: DayNumber(number), secondOfDay: Int(second))
    switch Kind(rawValue: kind) {
    case .day: return .day(local.day)
    case .floating: return .floating(local)
    case .zoned: return .zoned(local, zone: try TextColumn.text(row, at: index + 3))
    default: throw DamagedRow(reason: "an unknown kind of time")
    }
  }

  private static func values(
    _ kind: Kind, _ day: Int64, _ second: Int64, _ zone: DatabaseValue = .null
  ) -> [DatabaseValue] {
    [kind.rawValue.databaseValue, day.databaseValue, second.databaseValue, zone]
  }
}

/// The error for a row that no version of this store can have written.
struct DamagedRow: Error {
  var reason: String
}
