import Basics
import CalendarSystems
import TimeZones

/// A signed length of time as alarms have it: calendar days, then elapsed seconds (RFC 5545, 3.3.6).
struct AlarmDuration {
  var days = 0
  var seconds: Int64 = 0

  /// Reads `-PT15M`, `P1DT2H`, `P2W`, and so on; `nil` for anything else, and for more than 27 years.
  init?(_ text: [UInt8]) {
    var scanner = ASCIIScanner(EventLine.capitals(text))
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard scanner.take(UInt8(ascii: "P")), !scanner.isAtEnd else { return nil }
    var isTime = false
    while !scanner.isAtEnd {
      if !isTime, scanner.take(UInt8(ascii: "T")) {
        isTime = true
        if scanner.isAtEnd { return nil }
      }
      guard let number = scanner.number() else { return nil }
      switch (isTime, scanner.next) {
      case (false, UInt8(ascii: "W")?) where number < 2_000: days += number * 7
      case (false, UInt8(ascii: "D")?): days += number
      case (true, UInt8(ascii: "H")?): seconds += Int64(number) * 3_600
      case (true, UInt8(ascii: "M")?): seconds += Int64(number) * 60
      case (true, UInt8(ascii: "S")?): seconds += Int64(number)
      default: return nil
      }
      guard let unit = scanner.next, scanner.take(unit), days < 10_000, seconds < 864_000_000 else { return nil }
    }
    if isNegative { (days, seconds) = (-days, -seconds) }
  }

  /// Creates a length whose parts have the same sign.
  init(days: Int, seconds: Int64) { (self.days, self.seconds) = (days, seconds) }

  /// The length as text: weeks if there are nothing but whole weeks.
  var text: String {
    let (days, seconds) = (abs(self.days), Int(abs(self.seconds)))
    var text = self.days < 0 || self.seconds < 0 ? "-P" : "P"
    if days > 0 { text += seconds == 0 && days % 7 == 0 ? decimal(days / 7) + "W" : decimal(days) + "D" }
    if seconds == 0, days > 0 { return text }
    text += "T"
    if seconds >= 3_600 { text += decimal(seconds / 3_600) + "H" }
    if seconds / 60 % 60 > 0 { text += decimal(seconds / 60 % 60) + "M" }
    if seconds % 60 > 0 || seconds == 0 { text += decimal(seconds % 60) + "S" }
    return text
  }
}

extension EventAlarm.Trigger {
  /// Reads a TRIGGER property (RFC 5545, 3.8.6.3).
  init?(_ line: String) {
    guard let value = line.value(ofLineNamed: "TRIGGER") else { return nil }
    if let instant = Self.instant(Array(value)) {
      self = .at(instant)
      return
    }
    guard let length = AlarmDuration(Array(value)) else { return nil }
    let related = EventLine.capitals(ResourceLine.parameter("RELATED", of: Array(line.utf8)))
    self =
      related.hasSameBytes(as: "END")
      ? .end(days: length.days, seconds: length.seconds) : .start(days: length.days, seconds: length.seconds)
  }

  /// The parameters and the value of a TRIGGER property.
  var text: String {
    switch self {
    case .start(let days, let seconds): ":" + AlarmDuration(days: days, seconds: seconds).text
    case .end(let days, let seconds): ";RELATED=END:" + AlarmDuration(days: days, seconds: seconds).text
    case .at(let instant): ";VALUE=DATE-TIME:" + EventTime.utc(instant).iCalendarText
    }
  }

  /// Reads a time in UTC, such as `20260301T090000Z`; `nil` for anything else.
  static func instant(_ text: [UInt8]) -> Instant? {
    let text = Array(EventLine.capitals(text).utf8)
    guard text.count == 16, text[8] == UInt8(ascii: "T"), text[15] == UInt8(ascii: "Z") else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var scanner = ASCIIScanner(bytes: Array(text[range]))
      return scanner.number()
    }
    guard let year = number(0..<4), let month = number(4..<6), let dayOfMonth = number(6..<8),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15),
      hour < 24, minute < 60, second <= 60,
      let day = try? GregorianCalendar.iso8601.dayNumber(of: DateFields(year: year, month: month, day: dayOfMonth))
    else { return nil }
    let reading = LocalDateTime(day: day, hour: hour, minute: minute, second: min(second, 59))
    return Instant(seconds: reading.secondsAsUTC)
  }
}
