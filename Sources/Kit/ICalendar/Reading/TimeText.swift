import CalendarSystems
import Events
import TimeZones

/// The text form of DATE, DATE-TIME, and DURATION values (RFC 5545, 3.3.4 to 3.3.6). `EventTime.writeText(to:)` writes
/// the first two.
package enum TimeText {
  /// A deviation from the standard, and its interpretation.
  enum Repair {
    case noSeconds, endOfDay

    var meaning: StaticString {
      switch self {
      case .noSeconds: return "a time without seconds"
      case .endOfDay: return "midnight at the end of the day"
      }
    }
  }

  /// A date or a clock reading as written.
  struct Value {
    var day: DayNumber
    /// The seconds since midnight; `nil` for a date.
    var secondOfDay: Int?
    var isUTC = false
    /// The interpretation of a value that deviates from the standard; `nil` for a valid value.
    var repair: Repair?

    var local: LocalDateTime { LocalDateTime(day: day, secondOfDay: secondOfDay ?? 0) }

    /// Returns the time in the zone that TZID names, if any.
    func time(zone: String?) -> EventTime {
      guard secondOfDay != nil else { return .day(day) }
      if isUTC { return .utc(Instant(seconds: local.secondsAsUTC)) }
      return zone.map { .zoned(local, zone: $0) } ?? .floating(local)
    }
  }

  static let expectation: StaticString = "a date or a date-time"

  /// Returns the value of `YYYYMMDD`, `YYYYMMDDTHHMMSS`, or the latter with `Z`; `nil` for anything else and for days
  /// that do not exist. Second 60 becomes 59. Readings without seconds, and 24:00:00, are accepted and reported.
  static func parse(_ text: Bytes) -> Value? {
    let bytes = text.trimmed
    guard bytes.count >= 8, let date = date(bytes), 1...12 ~= date.month,
      1...GregorianCalendar.lengthOfMonth(date.month, year: date.year) ~= date.day
    else { return nil }
    let day = GregorianCalendar.firstDay(ofMonth: date.month, year: date.year) + (date.day - 1)
    if bytes.count == 8 { return Value(day: day) }
    guard bytes.count >= 13, bytes[8].asciiUppercased == UInt8(ascii: "T"), let hour = digits(bytes, 9, 2),
      let minute = digits(bytes, 11, 2)
    else { return nil }
    let second = bytes.count >= 15 ? digits(bytes, 13, 2) : nil
    let end = second == nil ? 13 : 15
    let isUTC = bytes.count == end + 1 && bytes[end].asciiUppercased == UInt8(ascii: "Z")
    guard bytes.count == end || isUTC else { return nil }
    var value = Value(day: day, secondOfDay: 0, isUTC: isUTC)
    if second == nil { value.repair = .noSeconds }
    if hour == 24, minute == 0, second ?? 0 == 0 {
      // The following day cannot be written.
      guard date.year < 9999 || date.month < 12 || date.day < 31 else { return nil }
      value.day = day + 1
      value.repair = .endOfDay
      return value
    }
    guard hour < 24, minute < 60, second ?? 0 <= 60 else { return nil }
    value.secondOfDay = hour * 3600 + minute * 60 + min(second ?? 0, 59)
    return value
  }

  /// A length of time: calendar days, then elapsed seconds (RFC 5545, 3.3.6).
  struct Duration: Equatable {
    var days: Int
    var seconds: Int64
    var isNegative: Bool

    /// The length in seconds if no clock changes.
    var secondsOnClock: Int64 { Int64(days) * 86_400 + seconds }
  }

  /// Returns the length of `P1W`, `P2DT3H`, `PT15M` and so on, with an optional sign.
  static func parseDuration(_ text: Bytes) -> Duration? {
    var bytes = text.trimmed
    var result = Duration(days: 0, seconds: 0, isNegative: false)
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      result.isNegative = sign == UInt8(ascii: "-")
      bytes = Bytes(rebasing: bytes[1...])
    }
    guard let first = bytes.first, first.asciiUppercased == UInt8(ascii: "P"), bytes.count > 2 else { return nil }
    var isTime = false
    var number: Int?
    for byte in bytes.dropFirst() {
      if 48...57 ~= byte {
        let value = (number ?? 0) * 10 + Int(byte - 48)
        // 27 years in seconds; longer durations are mistakes.
        guard value < 900_000_000 / 10 else { return nil }
        number = value
        continue
      }
      let unit = byte.asciiUppercased
      if unit == UInt8(ascii: "T"), !isTime, number == nil {
        isTime = true
        continue
      }
      guard let value = number, result.days < 90_000_000 else { return nil }
      number = nil
      let seconds: Int64
      switch (unit, isTime) {
      case (UInt8(ascii: "W"), false) where value < 10_000_000:
        result.days += value * 7
        continue
      case (UInt8(ascii: "D"), false):
        result.days += value
        continue
      case (UInt8(ascii: "H"), true): seconds = Int64(value) * 3600
      case (UInt8(ascii: "M"), true): seconds = Int64(value) * 60
      case (UInt8(ascii: "S"), true): seconds = Int64(value)
      default: return nil
      }
      result.seconds += seconds
      guard result.seconds < 90_000_000 * 3600 else { return nil }
    }
    return number == nil && result.days < 90_000_000 ? result : nil
  }

  /// Returns the numbers of eight digits, which are read as one word: pairs of digits are combined in parallel.
  private static func date(_ bytes: Bytes) -> (year: Int, month: Int, day: Int)? {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return nil }
    let word = UInt64(littleEndian: base.loadUnaligned(as: UInt64.self)) ^ 0x3030_3030_3030_3030
    // Bytes from 10 on have a high half already, or get one when 6 is added.
    guard (word | (word &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else { return nil }
    let pairs = (word &* 10 &+ word >> 8) & 0x00FF_00FF_00FF_00FF
    let year = pairs & 0xFF &* 100 &+ pairs >> 16 & 0xFF
    return (Int(year), Int(pairs >> 32 & 0xFF), Int(pairs >> 48))
  }

  private static func digits(_ bytes: Bytes, _ start: Int, _ count: Int) -> Int? {
    guard start + count <= bytes.count else { return nil }
    var value = 0
    for index in start..<(start + count) {
      guard 48...57 ~= bytes[index] else { return nil }
      value = value * 10 + Int(bytes[index] - 48)
    }
    return value
  }

  // MARK: - Writing

  /// Appends a duration: weeks if the days are whole weeks; otherwise days, then hours, minutes, and seconds.
  package static func write(days: Int, seconds: Int64, to output: inout [UInt8]) {
    @inline(never) func append(_ number: Int64, _ unit: StaticString) {
      if number > 0 {
        output.append(contentsOf: String(number).utf8)
        output.append(unit)
      }
    }
    output.append("P")
    if days % 7 == 0, seconds == 0 { append(Int64(days / 7), "W") } else { append(Int64(days), "D") }
    if seconds > 0 || days == 0 { output.append("T") }
    append(seconds / 3600, "H")
    append(seconds / 60 % 60, "M")
    append(seconds % 60, "S")
    if seconds == 0, days == 0 { output.append("0S") }
  }
}
