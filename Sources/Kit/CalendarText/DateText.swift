import Basics
public import CalendarSystems

/// Writes dates, times, and numbers in the conventions of a locale.
///
/// ```swift
/// let text = DateText(locale: .english)
/// text.monthYear(day)  // "February 2026"
/// ```
public struct DateText: Sendable {
  /// The names, digits, and patterns to write with.
  @inline(__always) public var locale: LocaleInfo { box.value }
  /// The calendar system of the dates.
  public let calendar: any CalendarSystem
  /// Whether the locale has the names of the calendar's months.
  let hasMonthNames: Bool
  private let box: LocaleBox

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - locale: the names, digits, and patterns.
  ///   - calendar: the calendar system of the dates. If the locale was created for a calendar with other month names,
  ///     months are written as "M07", and years without eras.
  public init(locale: LocaleInfo, calendar: any CalendarSystem = GregorianCalendar.shared) {
    self.init(box: LocaleBox(locale), calendar: calendar)
  }

  /// Creates a writer that shares a boxed locale.
  package init(box: LocaleBox, calendar: any CalendarSystem) {
    self.box = box
    self.calendar = calendar
    hasMonthNames = box.value.calendar.sharesMonthNames(with: calendar.identifier)
  }

  /// Returns the full date: "Monday, 16 February 2026".
  public func fullDate(_ day: DayNumber) -> String { format(box.patterns.fullDate, day: day) }

  /// Returns the month and year that `day` lies in: "February 2026".
  public func monthYear(_ day: DayNumber) -> String { format(box.patterns.monthYear, day: day) }

  /// Returns the year that `day` lies in, in some calendars with its era: "2026", "令和8年", "1447 AH".
  public func year(_ day: DayNumber) -> String { format(box.patterns.year, day: day) }

  /// Returns the standalone name of the month that `day` lies in: "February". Leap months are marked.
  public func monthName(of day: DayNumber) -> String {
    month(calendar.fields(of: day), 4, locale.standaloneMonths, locale.shortStandaloneMonths)
  }

  /// Returns the day and month: "16 February".
  public func monthDay(_ day: DayNumber) -> String { format(box.patterns.monthDay, day: day) }

  /// Returns the day and abbreviated month: "16 Feb".
  public func shortMonthDay(_ day: DayNumber) -> String { format(box.patterns.shortMonthDay, day: day) }

  /// Returns the day of the month: "16".
  public func dayOfMonth(_ day: DayNumber) -> String { number(calendar.fields(of: day).day) }

  /// Returns a time of day: "14:05" or "2:05 PM".
  ///
  /// - Parameter secondOfDay: 0..<86,400; other values are taken modulo a day.
  public func time(secondOfDay: Int) -> String {
    format(box.patterns.time, day: DayNumber(0), secondOfDay: secondOfDay)
  }

  /// Returns the standalone name of a month: "February".
  ///
  /// - Parameter month: the position in `LocaleInfo.months`, starting at 1. Other values return an empty string.
  public func monthName(_ month: Int) -> String { Self.item(locale.standaloneMonths, month - 1) }

  /// Returns the abbreviated standalone name of a month: "Feb".
  ///
  /// - Parameter month: the position in `LocaleInfo.months`, starting at 1. Other values return an empty string.
  public func shortMonthName(_ month: Int) -> String { Self.item(locale.shortStandaloneMonths, month - 1) }

  /// Returns the name of a weekday.
  public func weekdayName(_ weekday: Weekday, width: NameWidth = .wide) -> String {
    switch width {
    case .wide: return Self.item(locale.weekdays, weekday.rawValue - 1)
    case .short: return Self.item(locale.shortWeekdays, weekday.rawValue - 1)
    case .narrow: return Self.item(locale.narrowWeekdays, weekday.rawValue - 1)
    }
  }

  /// Returns `value` in the locale's digits, padded with leading zeros to `width` digits and without grouping.
  public func number(_ value: Int, width: Int = 1) -> String {
    if box.hasASCIIDigits { return decimal(value, width: width) }
    var result = ""
    for byte in decimal(value, width: width).utf8 {
      if 48...57 ~= byte {
        result += Self.item(locale.digits, Int(byte - 48))
      } else {
        result += "-"
      }
    }
    return result
  }

  /// Returns the two ends of a range with the locale's separator between them: "9:00 – 10:30", "9:00～10:30".
  public func range(_ first: String, _ last: String) -> String { first + locale.rangeSeparator + last }

  /// The separator between numbers, as in "3–9 May": without spaces, unless it is a word.
  private var narrowSeparator: String {
    let inner = String(utf8: Self.trimmingSpaces(Array(locale.rangeSeparator.utf8)))
    return ["–", "—", "-", "~", "～"].contains { inner.hasSameBytes(as: $0) } ? inner : locale.rangeSeparator
  }

  /// Returns the text of a span of days: "3–9 May", "28 April – 3 May", or two full dates if the years differ. If both
  /// days are the same, returns a single date.
  public func interval(_ first: DayNumber, _ last: DayNumber) -> String {
    let from = calendar.fields(of: first)
    let to = calendar.fields(of: last)
    if first == last { return monthDay(first) }
    guard from.year == to.year, from.era == to.era else { return range(fullDate(first), fullDate(last)) }
    guard YearMonth(from) == YearMonth(to) else { return range(monthDay(first), monthDay(last)) }
    return format(box.patterns.monthDay, day: first, lastDayOfMonth: to.day)
  }

  /// Returns a day and time written with a CLDR pattern; see `LocaleInfo.Patterns` for the supported fields. Other
  /// fields are omitted, along with the spaces that they leave at the ends.
  ///
  /// - Parameter secondOfDay: 0..<86,400; other values are taken modulo a day.
  public func format(_ pattern: String, day: DayNumber, secondOfDay: Int = 0) -> String {
    format(DatePattern(pattern), day: day, secondOfDay: secondOfDay)
  }

  /// Returns a day and time written with a pattern.
  ///
  /// - Parameter lastDayOfMonth: the last day of a span, which changes the day to "3–9".
  private func format(
    _ pattern: DatePattern, day: DayNumber, secondOfDay: Int = 0, lastDayOfMonth: Int? = nil
  ) -> String {
    // Time patterns need no date fields.
    lazy var fields = calendar.fields(of: day)
    let hour = floorMod(secondOfDay, 86_400) / 3600
    var bytes: [UInt8] = []
    bytes.reserveCapacity(48)
    for piece in pattern.pieces {
      switch piece {
      case .literal(let literal): bytes += literal
      case .field(let letter, let count):
        let text: String
        switch letter {
        case UInt8(ascii: "E"), UInt8(ascii: "c"): text = weekday(Weekday(day), count)
        case UInt8(ascii: "d") where lastDayOfMonth == nil && append(fields.day, width: count, to: &bytes): continue
        case UInt8(ascii: "H") where append(hour, width: count, to: &bytes): continue
        case UInt8(ascii: "m") where append(floorMod(secondOfDay, 3600) / 60, width: count, to: &bytes): continue
        case UInt8(ascii: "d"):
          text =
            number(fields.day, width: count) + (lastDayOfMonth.map { narrowSeparator + number($0, width: count) } ?? "")
        case UInt8(ascii: "M"): text = month(fields, count, locale.months, locale.shortMonths)
        case UInt8(ascii: "L"):
          text = month(fields, count, locale.standaloneMonths, locale.shortStandaloneMonths)
        case UInt8(ascii: "y"), UInt8(ascii: "u"):
          let year = yearNumber(fields, day)
          text = count == 2 ? number(floorMod(year, 100), width: 2) : number(year, width: count)
        case UInt8(ascii: "r"): text = number(relatedYear(of: day), width: count)
        case UInt8(ascii: "U"):
          text = locale.cyclicYears.isEmpty ? number(fields.year) : Self.item(locale.cyclicYears, fields.year - 1)
        case UInt8(ascii: "G"): text = era(fields.era)
        case UInt8(ascii: "H"): text = number(hour, width: count)
        case UInt8(ascii: "k"): text = number(hour == 0 ? 24 : hour, width: count)
        case UInt8(ascii: "h"): text = number((hour + 11) % 12 + 1, width: count)
        case UInt8(ascii: "K"): text = number(hour % 12, width: count)
        case UInt8(ascii: "m"): text = number(floorMod(secondOfDay, 3600) / 60, width: count)
        case UInt8(ascii: "s"): text = number(floorMod(secondOfDay, 60), width: count)
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "B"):
          text = hour < 12 ? locale.amSymbol : locale.pmSymbol
        default: text = ""
        }
        bytes += text.utf8
      }
    }
    return String(utf8: Self.trimmingSpaces(bytes))
  }

  private func weekday(_ weekday: Weekday, _ count: Int) -> String {
    weekdayName(weekday, width: count <= 3 ? .short : count == 5 ? .narrow : .wide)
  }

  /// Writes a number of one or two digits without allocating a string. Returns whether it did.
  private func append(_ value: Int, width: Int, to bytes: inout [UInt8]) -> Bool {
    guard box.hasASCIIDigits, 0..<100 ~= value, width <= 2 else { return false }
    if value >= 10 || width == 2 { bytes.append(UInt8(48 + value / 10)) }
    bytes.append(UInt8(48 + value % 10))
    return true
  }

  static func item(_ list: [String], _ index: Int) -> String {
    list.indices.contains(index) ? list[index] : ""
  }

  private static func trimmingSpaces(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    var slice = bytes[...]
    while slice.first == 32 { slice.removeFirst() }
    while slice.last == 32 { slice.removeLast() }
    return slice
  }
}

/// The width of a name.
public enum NameWidth: UInt8, Hashable, Sendable {
  /// The full name, such as "Sunday".
  case wide
  /// The abbreviated name, such as "Sun".
  case short
  /// The name in the fewest letters, such as "S".
  case narrow
}
