import TimeZones

/// How many days of a length are days of the calendar, if the rest is time that passes; four bytes.
struct NominalDays: Sendable {
  /// -1: nothing was said.
  private var value: Int32 = -1

  /// The whole length is told by the clock.
  init() {}

  init(_ number: Int?) { value = number.map { Int32(clamping: max($0, 0)) } ?? -1 }

  /// The number of days; `nil` where it makes no difference.
  func number(from start: EventTime, to end: EventTime) -> Int? {
    guard value >= 0 else { return nil }
    switch start {
    case .day, .utc: return nil
    case .floating, .zoned: break
    }
    guard start.hasSameZone(as: end) else { return nil }
    let length = end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC
    let days = min(Int64(value), length / 86_400)
    // What is longer than ten thousand years cannot be written in hours.
    return 1..<324_000_000_000 ~= length - days * 86_400 ? Int(days) : nil
  }
}
