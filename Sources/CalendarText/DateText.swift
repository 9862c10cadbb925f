import Basics
public import CalendarSystems

/// Writes dates, times and numbers as the people of a locale do.
public struct DateText: Sendable {
  /// Names, digits and patterns.
  @inline(__always) public var locale: LocaleInfo { box.value }
  /// Whose dates are written.
  public let calendar: any CalendarSystem
  /// Whether the locale has the names of the calendar's months.
  let hasMonthNames: Bool
  private let box: LocaleBox

  /// - Parameter calendar: which calendar's dates are written. If the locale was made for another one whose months have
  ///   other names, months are written as "M07", and years without eras.
  public init(locale: LocaleInfo, calendar: any CalendarSystem = GregorianCalendar.shared) {
    self.init(box: LocaleBox(locale), calendar: calendar)
  }

  /// The same for a locale that is held already.
  package init(box: LocaleBox, calendar: any CalendarSystem) {
    self.box = box
    self.calendar = calendar
    hasMonthNames = box.value.calendar.sharesMonthNames(with: calendar.identifier)
  }

  /// "Monday, 16 February 2026".
  public func fullDate(_ day: DayNumber) -> String { format(box.patterns.fullDate, day: day) }

  /// "February 2026", for the month that `day` lies in.
  public func monthYear(_ day: DayNumber) -> String { format(box.patterns.monthYear, day: day) }

  /// "2026", "令和8年", "1447 AH": the year that `day` lies in, of the era of `day`.
  public func year(_ day: DayNumber) -> String { format(box.patterns.year, day: day) }

  /// "February", as it stands alone; leap months are marked.
  public func monthName(of day: DayNumber) -> String {
    month(calendar.fields(of: day), 4, locale.standaloneMonths, locale.shortStandaloneMonths)
  }

  /// "16 February".
  public func monthDay(_ day: DayNumber) -> String { format(box.patterns.monthDay, day: day) }

  /// "16 Feb".
  public func shortMonthDay(_ day: DayNumber) -> String { format(box.patterns.shortMonthDay, day: day) }

  /// "16", the day of the month.
  public func dayOfMonth(_ day: DayNumber) -> String { number(calendar.fields(of: day).day) }

  /// "14:05" or "2:05 PM".
  ///
  /// - Parameter secondOfDay: 0..<86,400; others count on from midnight.
  public func time(secondOfDay: Int) -> String {
    format(box.patterns.time, day: DayNumber(0), secondOfDay: secondOfDay)
  }

  /// "February", as a name that stands alone. `month` is a place in
  /// `LocaleInfo.months`, from 1; others give an empty text.
  public func monthName(_ month: Int) -> String { Self.item(locale.standaloneMonths, month - 1) }

  /// "Feb", as a name that stands alone. `month` is a place in
  /// `LocaleInfo.months`, from 1; others give an empty text.
  public func shortMonthName(_ month: Int) -> String { Self.item(locale.shortStandaloneMonths, month - 1) }

  /// The name of a weekday.
  public func weekdayName(_ weekday: Weekday, width: NameWidth = .wide) -> String {
    switch width {
    case .wide: return Self.item(locale.weekdays, weekday.rawValue - 1)
    case .short: return Self.item(locale.shortWeekdays, weekday.rawValue - 1)
    case .narrow: return Self.item(locale.narrowWeekdays, weekday.rawValue - 1)
    }
  }

  /// `value` in the digits of the locale, with zeros in front up to `width` digits; no grouping.
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

  /// "3–9 May", "28 April – 3 May", or two full dates when the years differ; a single date if both are the same day.
  public func interval(_ first: DayNumber, _ last: DayNumber) -> String {
    let from = calendar.fields(of: first)
    let to = calendar.fields(of: last)
    if first == last { return monthDay(first) }
    guard from.year == to.year, from.era == to.era else { return fullDate(first) + " – " + fullDate(last) }
    guard YearMonth(from) == YearMonth(to) else { return monthDay(first) + " – " + monthDay(last) }
    return format(box.patterns.monthDay, day: first, lastDayOfMonth: to.day)
  }

  /// Fills a CLDR pattern; `LocaleInfo.Patterns` lists the fields. Fields of other kinds are left out, with the spaces
  /// that they leave at the ends.
  ///
  /// - Parameter secondOfDay: 0..<86,400; others count on from midnight.
  public func format(_ pattern: String, day: DayNumber, secondOfDay: Int = 0) -> String {
    format(DatePattern(pattern), day: day, secondOfDay: secondOfDay)
  }

  /// - Parameter lastDayOfMonth: turns the day into a span, "3–9".
  private func format(
    _ pattern: DatePattern, day: DayNumber, secondOfDay: Int = 0, lastDayOfMonth: Int? = nil
  ) -> String {
    // Times have none of them.
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
          text = number(fields.day, width: count) + (lastDayOfMonth.map { "–" + number($0, width: count) } ?? "")
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
    return String(decoding: Self.trimmingSpaces(bytes), as: UTF8.self)
  }

  private func weekday(_ weekday: Weekday, _ count: Int) -> String {
    weekdayName(weekday, width: count <= 3 ? .short : count == 5 ? .narrow : .wide)
  }

  /// Writes a number of one or two digits without a text of its own. Returns whether it could.
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

/// How much of a name is written.
public enum NameWidth: UInt8, Hashable, Sendable {
  /// "Sunday".
  case wide
  /// "Sun".
  case short
  /// "S".
  case narrow
}
