import CalendarSystems
import CalendarText
import TimeZones

/// The labels of the hours of a timeline, as short as the language allows.
enum HourText {
  /// "14:00", or "2 PM" where clocks have twelve hours.
  static func text(_ hour: HourLabel, _ date: DateText) -> String {
    let isFull = hour.minute == 0
    let pattern = isFull ? hourPattern(of: date.locale.patterns.time) : date.locale.patterns.time
    return date.format(pattern, day: .init(0), secondOfDay: hour.secondOfDay)
  }

  /// The text that tells the two passes of a repeated hour apart: the abbreviation of the zone at that time, "CEST", or where
  /// there is none or it has no room, the distance from UTC, "UTC+2" or "+10:30".
  ///
  /// - Parameter room: the width for it, in points.
  static func zone(_ hour: HourLabel, abbreviation: String, room: Double, _ date: DateText) -> String {
    let minutes = abs(hour.offset) / 60
    let offset =
      (hour.offset < 0 ? "−" : "+") + date.number(minutes / 60)
      + (minutes % 60 == 0 ? "" : ":" + date.number(minutes % 60, width: 2))
    // Where zones have no abbreviations, their data have distances in an older form: "-03".
    let isName = abbreviation.utf8.first.map { $0 > UInt8(ascii: "9") } == true
    for text in [isName ? abbreviation : "", "UTC" + offset] where !text.utf8.isEmpty {
      if Double(text.unicodeScalars.count) * letterWidth <= room { return text }
    }
    return offset
  }

  /// The width of a letter at most, in points.
  private static let letterWidth = 7.0

  /// A pattern of twelve hours without its minutes and what precedes them; others unchanged.
  static func hourPattern(of pattern: String) -> String {
    let bytes = Array(pattern.utf8)
    guard let hour = bytes.lastIndex(where: { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }),
      let minute = bytes.lastIndex(of: UInt8(ascii: "m")), hour < minute
    else { return pattern }
    return String(decoding: bytes[...hour] + bytes[(minute + 1)...], as: UTF8.self)
  }
}
