import Basics
import CalendarSystems

extension PosixRule {
  /// Creates a rule from a TZ string such as `CET-1CEST,M3.5.0,M10.5.0/3`; returns `nil` if the string is not valid.
  ///
  /// Daylight saving time without dates follows the rule of the United States, as in other implementations.
  public init?(posixText text: String) {
    self.init(scanner: ASCIIScanner(text))
  }

  init?(posixBytes bytes: [UInt8]) {
    self.init(scanner: ASCIIScanner(bytes: bytes))
  }

  private init?(scanner source: ASCIIScanner) {
    var scanner = source
    guard let name = Self.name(&scanner), let west = Self.time(&scanner, hours: 0...24) else { return nil }
    let standard = LocalTimeType(offset: -west, abbreviation: name)
    if scanner.isAtEnd {
      self.init(standard: standard)
      return
    }
    guard let daylightName = Self.name(&scanner) else { return nil }
    var daylightOffset = -west + 3600
    if let byte = scanner.next, byte != UInt8(ascii: ",") {
      guard let west = Self.time(&scanner, hours: 0...24) else { return nil }
      daylightOffset = -west
    }
    // An hour more than the last offset that can be written has no text form.
    guard abs(daylightOffset) < 25 * 3600 else { return nil }
    var start = RuleDate(.weekday(month: 3, week: 2, weekday: .sunday))
    var end = RuleDate(.weekday(month: 11, week: 1, weekday: .sunday))
    if !scanner.isAtEnd {
      guard scanner.take(UInt8(ascii: ",")), let first = Self.date(&scanner), scanner.take(UInt8(ascii: ",")),
        let second = Self.date(&scanner), scanner.isAtEnd
      else { return nil }
      start = first
      end = second
    }
    let type = LocalTimeType(offset: daylightOffset, isDaylight: true, abbreviation: daylightName)
    self.init(standard: standard, daylight: Daylight(type: type, start: start, end: end))
  }

  /// The TZ string of the rule; the inverse of `init(posixText:)`. Abbreviations that POSIX does not allow become
  /// `-00`.
  public var posixText: String {
    let text = Self.text(standard)
    guard let daylight else { return text }
    return text + Self.text(daylight.type) + "," + Self.text(daylight.start) + "," + Self.text(daylight.end)
  }

  // MARK: - Reading

  private static func name(_ scanner: inout ASCIIScanner) -> String? {
    let isQuoted = scanner.take(UInt8(ascii: "<"))
    let bytes = scanner.take { isQuoted ? isNameByte($0) : isLetter($0) }
    if isQuoted, !scanner.take(UInt8(ascii: ">")) { return nil }
    return bytes.count >= 3 && bytes.count <= 32 ? String(utf8: bytes) : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 65...90 ~= byte || 97...122 ~= byte }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || 48...57 ~= byte || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// Reads `[+-]hh[:mm[:ss]]` and returns it in seconds.
  private static func time(_ scanner: inout ASCIIScanner, hours: ClosedRange<Int>) -> Int32? {
    let isNegative = scanner.take(UInt8(ascii: "-"))
    if !isNegative { _ = scanner.take(UInt8(ascii: "+")) }
    guard let hour = scanner.number(digits: 1...3), hours ~= hour else { return nil }
    var seconds = hour * 3600
    for unit in [60, 1] {
      guard scanner.take(UInt8(ascii: ":")) else { break }
      guard let number = scanner.number(digits: 1...2), number < 60 else { return nil }
      seconds += number * unit
    }
    return Int32(isNegative ? -seconds : seconds)
  }

  private static func date(_ scanner: inout ASCIIScanner) -> RuleDate? {
    guard let day = day(&scanner) else { return nil }
    guard scanner.take(UInt8(ascii: "/")) else { return RuleDate(day) }
    guard let time = time(&scanner, hours: 0...167) else { return nil }
    return RuleDate(day, time: time)
  }

  private static func day(_ scanner: inout ASCIIScanner) -> RuleDate.Day? {
    if scanner.take(UInt8(ascii: "M")) {
      guard let month = scanner.number(digits: 1...2), 1...12 ~= month, scanner.take(UInt8(ascii: ".")),
        let week = scanner.number(digits: 1...1), 1...5 ~= week, scanner.take(UInt8(ascii: ".")),
        let number = scanner.number(digits: 1...1), let weekday = Weekday(rawValue: number + 1)
      else { return nil }
      return .weekday(month: month, week: week, weekday: weekday)
    }
    if scanner.take(UInt8(ascii: "J")) {
      guard let number = scanner.number(digits: 1...3), 1...365 ~= number else { return nil }
      return .julianDay(number)
    }
    guard let number = scanner.number(digits: 1...3), number <= 365 else { return nil }
    return .dayOfYear(number)
  }

  // MARK: - Writing

  private static func text(_ type: LocalTimeType) -> String {
    let name = type.abbreviation
    let isName = 3...32 ~= name.utf8.count && name.utf8.allSatisfy(isNameByte)
    let isPlain = isName && name.utf8.allSatisfy(isLetter)
    return (isPlain ? name : isName ? "<" + name + ">" : "<-00>") + text(seconds: -Int(type.offset))
  }

  private static func text(_ date: RuleDate) -> String {
    let day: String
    switch date.day {
    case .weekday(let month, let week, let weekday):
      day = "M" + decimal(month) + "." + decimal(week) + "." + decimal(weekday.rawValue - 1)
    case .julianDay(let number): day = "J" + decimal(number)
    case .dayOfYear(let number): day = decimal(number)
    }
    return date.time == 7200 ? day : day + "/" + text(seconds: Int(date.time))
  }

  private static func text(seconds: Int) -> String {
    let size = abs(seconds)
    let minutes = size % 3600 == 0 ? "" : ":" + decimal(size / 60 % 60, width: 2)
    let rest = size % 60 == 0 ? "" : ":" + decimal(size % 60, width: 2)
    return (seconds < 0 ? "-" : "") + decimal(size / 3600) + minutes + rest
  }
}
