import CalendarSystems
import CalendarText
import TimeZones

/// The labels of the hours of a timeline, as short as the language allows.
enum HourText {
  /// "14:00", or "2 PM" where clocks have twelve hours; with the distance from UTC where clocks show the hour twice.
  static func text(_ hour: HourLabel, _ date: DateText) -> String {
    let isFull = hour.minute == 0
    let pattern = isFull ? hourPattern(of: date.locale.patterns.time) : date.locale.patterns.time
    let text = date.format(pattern, day: .init(0), secondOfDay: hour.secondOfDay)
    guard hour.isAmbiguous else { return text }
    let hours = abs(hour.offset) / 3600
    let minutes = abs(hour.offset) / 60 % 60
    let sign = hour.offset < 0 ? "−" : "+"
    return text + sign + date.number(hours) + (minutes == 0 ? "" : ":" + date.number(minutes, width: 2))
  }

  /// A pattern of twelve hours without its minutes and what precedes them; others unchanged.
  static func hourPattern(of pattern: String) -> String {
    let bytes = Array(pattern.utf8)
    guard let hour = bytes.lastIndex(where: { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }),
      let minute = bytes.lastIndex(of: UInt8(ascii: "m")), hour < minute
    else { return pattern }
    return String(decoding: bytes[...hour] + bytes[(minute + 1)...], as: UTF8.self)
  }
}
