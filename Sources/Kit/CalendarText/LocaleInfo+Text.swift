import Basics
import CalendarSystems

/// The text form of locales, in which a browser sends the data from `Intl`.
///
/// It has one field per line, in this order: identifier; name of the calendar system; 1 if right to left, otherwise 0;
/// digits; first weekday (1 is Sunday); minimal days; weekend; months; short months; standalone months; short
/// standalone months; weekdays; short weekdays; narrow weekdays; AM; PM; patterns of the full date, month and year,
/// month and day, short month and day, time, year; leap month; number of the first era; eras; cyclic years; range
/// separator. List items are separated by U+001F. The phrases follow, each on a line `name: text`; if they are missing,
/// they are English.
extension LocaleInfo {
  /// Returns the text form, with a line feed after each line. Control characters inside a field become spaces, and so
  /// do `#` and `|` in phrases.
  public func encode() -> String {
    let fields = [
      [identifier], [calendar.name], [isRightToLeft ? "1" : "0"], digits, [decimal(firstWeekday.rawValue)],
      [decimal(minimalDaysInFirstWeek)], weekend.map { decimal($0.rawValue) }, months, shortMonths,
      standaloneMonths, shortStandaloneMonths, weekdays, shortWeekdays, narrowWeekdays, [amSymbol], [pmSymbol],
      [patterns.fullDate], [patterns.monthYear], [patterns.monthDay], [patterns.shortMonthDay], [patterns.time],
      [patterns.year], [leapMonth], [decimal(firstEra)], eras, cyclicYears, [rangeSeparator],
    ]
    var bytes: [UInt8] = []
    for field in fields {
      for (index, item) in field.enumerated() {
        if index > 0 { bytes.append(Self.separator) }
        for byte in item.utf8 { bytes.append(byte < 32 ? 32 : byte) }
      }
      bytes.append(10)
    }
    return String(utf8: bytes) + phrases.encode()
  }

  /// Returns the locale for a text form that was split into lines. Additional lines are ignored.
  public static func decode(lines: [String]) throws(LocaleDecodeError) -> LocaleInfo {
    var reader = LineReader(lines: lines)
    let identifier = try reader.text()
    let calendar = try reader.calendar()
    let monthCount = calendar.monthNameCount
    var info = LocaleInfo(identifier: identifier)
    info.calendar = calendar
    info.isRightToLeft = try reader.number(0...1) == 1
    info.digits = try reader.list(10)
    info.firstWeekday = try reader.weekday()
    info.minimalDaysInFirstWeek = try reader.number(1...7)
    info.weekend = try reader.weekdays()
    info.months = try reader.list(monthCount)
    info.shortMonths = try reader.list(monthCount)
    info.standaloneMonths = try reader.list(monthCount)
    info.shortStandaloneMonths = try reader.list(monthCount)
    info.weekdays = try reader.list(7)
    info.shortWeekdays = try reader.list(7)
    info.narrowWeekdays = try reader.list(7)
    info.amSymbol = try reader.text()
    info.pmSymbol = try reader.text()
    info.patterns = Patterns(
      fullDate: try reader.text(), monthYear: try reader.text(), monthDay: try reader.text(),
      shortMonthDay: try reader.text(), time: try reader.text(), year: try reader.text())
    info.leapMonth = try reader.text()
    info.firstEra = try reader.number(0...999)
    info.eras = try reader.optionalItems()
    info.cyclicYears = try reader.optionalList(60)
    info.rangeSeparator = try reader.text()
    info.phrases = try reader.phrases(of: identifier)
    return info
  }

  private static let separator: UInt8 = 0x1F

  /// A reader that consumes one field after another.
  struct LineReader {
    let lines: [String]
    var count = 0

    init(lines: [String]) { self.lines = lines }

    mutating func text() throws(LocaleDecodeError) -> String {
      guard count < lines.count else { throw .missingLine(count + 1) }
      count += 1
      return lines[count - 1]
    }

    mutating func items() throws(LocaleDecodeError) -> [String] {
      let line = try text()
      return line.split(at: LocaleInfo.separator)
    }

    /// Reads a list of any length. An empty line is an empty list.
    mutating func optionalItems() throws(LocaleDecodeError) -> [String] {
      let items = try items()
      return items.count == 1 && items[0].utf8.isEmpty ? [] : items
    }

    /// Reads a list of the expected length, or an empty one.
    mutating func optionalList(_ expected: Int) throws(LocaleDecodeError) -> [String] {
      let items = try optionalItems()
      guard items.isEmpty || items.count == expected else {
        throw .wrongCount(line: count, expected: expected, found: items.count)
      }
      return items
    }

    mutating func calendar() throws(LocaleDecodeError) -> CalendarIdentifier {
      guard let calendar = CalendarIdentifier(name: try text()) else { throw .unknownCalendar(line: count) }
      return calendar
    }

    mutating func list(_ expected: Int) throws(LocaleDecodeError) -> [String] {
      let items = try items()
      guard items.count == expected else {
        throw .wrongCount(line: count, expected: expected, found: items.count)
      }
      return items
    }

    mutating func number(_ valid: ClosedRange<Int>) throws(LocaleDecodeError) -> Int {
      let line = try text()
      return try number(in: line, valid)
    }

    mutating func weekday() throws(LocaleDecodeError) -> Weekday {
      let line = try text()
      return try weekday(in: line)
    }

    mutating func weekdays() throws(LocaleDecodeError) -> [Weekday] {
      let line = try optionalItems()
      var result: [Weekday] = []
      for item in line { result.append(try weekday(in: item)) }
      return result
    }

    private func number(in text: String, _ valid: ClosedRange<Int>) throws(LocaleDecodeError) -> Int {
      var scanner = ASCIIScanner(text)
      guard let number = scanner.number(), scanner.isAtEnd, valid ~= number else { throw .badNumber(line: count) }
      return number
    }

    private func weekday(in text: String) throws(LocaleDecodeError) -> Weekday {
      guard let weekday = Weekday(rawValue: try number(in: text, 1...7)) else { throw .badNumber(line: count) }
      return weekday
    }
  }
}

/// An error in lines that should be the text form of a locale. Lines are counted from 1.
public enum LocaleDecodeError: Error, Equatable, Sendable {
  /// The text ends before this line.
  case missingLine(Int)
  /// The list in this line has the wrong length.
  case wrongCount(line: Int, expected: Int, found: Int)
  /// The line names an unknown calendar system.
  case unknownCalendar(line: Int)
  /// The line has no number, or one outside the allowed range.
  case badNumber(line: Int)
  /// The line does not have the name of the phrase that belongs in this place.
  case wrongPhrase(line: Int)
}
