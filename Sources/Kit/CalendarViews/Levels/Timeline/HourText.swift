import Basics
import CalendarSystems
import CalendarText
import TimeZones

/// The hour labels of a timeline, as short as the language allows.
enum HourText {
  /// Returns an hour, such as "14:00", or "2 PM" for 12-hour clocks.
  static func text(_ hour: HourLabel, _ date: DateText) -> String {
    let isFull = hour.minute == 0
    let pattern = isFull ? hourPattern(of: date.locale.patterns.time) : date.locale.patterns.time
    return date.format(pattern, day: .init(0), secondOfDay: hour.secondOfDay)
  }

  /// Returns the text that distinguishes the two passes of a repeated hour: the time zone's abbreviation at that time,
  /// such as "CEST". If there is none or it does not fit, returns the offset from UTC, such as "UTC+2" or "+10:30".
  ///
  /// - Parameter room: the available width, in points.
  static func zone(_ hour: HourLabel, abbreviation: String, room: Double, _ date: DateText) -> String {
    let minutes = abs(hour.offset) / 60
    let offset =
      (hour.offset < 0 ? "−" : "+") + date.number(minutes / 60)
      + (minutes % 60 == 0 ? "" : ":" + date.number(minutes % 60, width: 2))
    // For zones without abbreviations, time zone data contains offsets in an older form, such as "-03".
    let isName = abbreviation.utf8.first.map { $0 > UInt8(ascii: "9") } == true
    for text in [isName ? abbreviation : "", "UTC" + offset] where !text.utf8.isEmpty {
      if Double(text.unicodeScalars.count) * letterWidth <= room { return text }
    }
    return offset
  }

  /// The maximum width of a letter, in points.
  private static let letterWidth = 7.0

  /// Returns a 12-hour pattern without its minutes and the separator before them. Returns other patterns unchanged.
  static func hourPattern(of pattern: String) -> String {
    let bytes = Array(pattern.utf8)
    guard let hour = bytes.lastIndex(where: { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }),
      let minute = bytes.lastIndex(of: UInt8(ascii: "m")), hour < minute
    else { return pattern }
    return String(utf8: bytes[...hour] + bytes[(minute + 1)...])
  }
}
