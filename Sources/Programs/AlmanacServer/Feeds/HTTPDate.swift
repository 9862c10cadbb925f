import Almanac

/// Times in HTTP headers, such as `Sat, 21 Nov 2026 11:44:00 GMT` (RFC 9110, 5.6.7).
enum HTTPDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  static func text(_ instant: Instant) -> String {
    let (days, second) = instant.seconds.quotientAndRemainder(dividingBy: 86_400)
    let date = ISODate.format(DayNumber(Int(days))).split(separator: "-")
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let month = months[(Int(date[1]) ?? 1) - 1]
    return "\(weekdays[Int(days % 7)]), \(date[2]) \(month) \(date[0]) \(time.joined(separator: ":")) GMT"
  }

  /// Returns the instant of a text from `text(_:)`; `nil` for any other text, such as obsolete forms.
  static func instant(_ text: String) -> Instant? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let month = months.firstIndex(of: String(parts[2])) else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    let time = parts[4].split(separator: ":").compactMap { UInt8($0) }.map { Int64($0) }
    guard let day = try? ISODate.parse("\(parts[3])-\(number)-\(parts[1])"), day.rawValue >= 0, time.count == 3 else {
      return nil
    }
    let instant = Instant(seconds: Int64(day.rawValue) * 86_400 + time[0] * 3600 + time[1] * 60 + time[2])
    return Self.text(instant) == text ? instant : nil
  }
}
