import TimeZones

/// The number of calendar days in a length; the rest is elapsed time. Takes up four bytes.
struct NominalDays: Sendable {
  /// The number of days; -1 for a length without an elapsed part.
  private var value: Int32 = -1

  /// Creates the value for a length that is measured only on the clock.
  init() {}

  init(_ number: Int?) { value = number.map { Int32(clamping: max($0, 0)) } ?? -1 }

  /// Returns the number of days, or `nil` if the distinction makes no difference between these times.
  func number(from start: EventTime, to end: EventTime) -> Int? {
    guard value >= 0 else { return nil }
    switch start {
    case .day, .utc: return nil
    case .floating, .zoned: break
    }
    guard start.hasSameZone(as: end) else { return nil }
    let length = end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC
    let days = min(Int64(value), length / 86_400)
    // A length over ten thousand years cannot be written in hours.
    return 1..<324_000_000_000 ~= length - days * 86_400 ? Int(days) : nil
  }
}
