import Basics
public import CalendarSystems

/// Texts for which a locale has no patterns. They are derived from its patterns by shortening a name, or by removing a
/// field together with the words around it.
extension DateText {
  /// Returns the month and year with the month abbreviated: "Feb 2026".
  public func shortMonthYear(_ day: DayNumber) -> String {
    format(Self.shortened(locale.patterns.monthYear), day: day)
  }

  /// Returns the month and year of a span of days: "August 2017", or, if the span touches two months, "Aug 2017 – Sep
  /// 2017".
  public func monthYears(_ first: DayNumber, _ last: DayNumber) -> String {
    calendar.startOfMonth(containing: first) == calendar.startOfMonth(containing: last)
      ? monthYear(first) : range(shortMonthYear(first), shortMonthYear(last))
  }

  /// Returns the full date without its weekday: "16 February 2026".
  public func date(_ day: DayNumber) -> String {
    format(Self.pattern(locale.patterns.fullDate, without: [UInt8(ascii: "E"), UInt8(ascii: "c")]), day: day)
  }

  /// Returns the date with the month abbreviated, without its weekday: "16 Feb 2026".
  public func shortDate(_ day: DayNumber) -> String {
    format(
      Self.shortened(Self.pattern(locale.patterns.fullDate, without: [UInt8(ascii: "E"), UInt8(ascii: "c")])), day: day)
  }

  /// Returns the weekday and the day with short names, without the year: "Mon, 16 Feb". The order is the same as in
  /// full dates.
  public func shortWeekdayDate(_ day: DayNumber) -> String {
    let date = shortMonthDay(day)
    let pieces = DatePattern(locale.patterns.fullDate).pieces
    guard let index = pieces.firstIndex(where: { Self.isField($0, [UInt8(ascii: "E"), UInt8(ascii: "c")]) }) else {
      return date
    }
    let weekday = weekdayName(Weekday(day), width: .short)
    if index == 0 {
      // A comma of any script, or a space. Other words belong to the year or to wide names.
      guard pieces.count > 1, case .literal(let literal) = pieces[1], let first = literal.first,
        [UInt8(ascii: " "), UInt8(ascii: ","), 0xD8].contains(first)
      else { return weekday + " " + date }
      return weekday + String(utf8: literal) + date
    }
    guard case .literal(let literal) = pieces[index - 1] else { return date + " " + weekday }
    // Anything before the separator belongs to the day, such as "日".
    let end = literal.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }.map { $0 + 1 } ?? 0
    // Without a separator, only a whole name is recognized: "16日月曜日".
    if end == literal.count { return date + weekdayName(of: day) }
    return date + String(utf8: literal[end...]) + weekday
  }

  /// Returns a short time of day for narrow spaces: "2:05p" for "2:05 PM" and "2p" for "2:00 PM". If the locale does
  /// not write AM and PM in Latin letters after the time, this is the same as `time(secondOfDay:)`.
  public func shortTime(secondOfDay: Int) -> String {
    let full = time(secondOfDay: secondOfDay)
    for symbol in [locale.amSymbol, locale.pmSymbol] {
      let (bytes, end) = (Array(full.utf8), Array(symbol.utf8))
      guard let letter = end.first, (65...90).contains(letter) || (97...122).contains(letter), bytes.count > end.count,
        bytes[(bytes.count - end.count)...].elementsEqual(end)
      else { continue }
      var digits = bytes[..<(bytes.count - end.count)]
      // The space, which is often a narrow no-break space of three bytes.
      while let last = digits.last, last == 32 || last > 127 { digits.removeLast() }
      if String(utf8: digits.suffix(3)).hasSameBytes(as: ":00") { digits.removeLast(3) }
      return String(utf8: digits + [letter | 32])
    }
    return full
  }

  /// Returns the abbreviated standalone name of the month that `day` lies in: "Feb".
  public func shortMonthName(of day: DayNumber) -> String { shortMonthName(calendar.fields(of: day).month) }

  /// Returns the name of the weekday of `day`: "Monday".
  public func weekdayName(of day: DayNumber) -> String { weekdayName(Weekday(day)) }

  /// Returns the day of the month and the year, without the month: "16 2026".
  public func dayYear(_ day: DayNumber) -> String { dayOfMonth(day) + " " + year(day) }

  /// Returns a pattern with abbreviated instead of wide months.
  static func shortened(_ pattern: String) -> String {
    write(
      DatePattern(pattern).pieces.map { piece in
        if case .field(let letter, let count) = piece, count >= 4,
          letter == UInt8(ascii: "M") || letter == UInt8(ascii: "L")
        {
          return .field(letter: letter, count: 3)
        }
        return piece
      })
  }

  /// Returns a pattern without some fields and the literals that separate them from the rest.
  static func pattern(_ pattern: String, without letters: [UInt8]) -> String {
    var pieces = DatePattern(pattern).pieces
    while let index = pieces.firstIndex(where: { isField($0, letters) }) {
      pieces.remove(at: index)
      // If two literals now touch, the one after the field is removed. At the end of the pattern, separators are
      // removed too.
      let isBehind = index < pieces.count && isLiteral(pieces[index])
      let isBefore = index > 0 && isLiteral(pieces[index - 1])
      let isLast = isBehind ? index + 1 == pieces.count : index == pieces.count
      if isBehind, index == 0 || isBefore { pieces.remove(at: index) }
      if isBefore, isLast, case .literal(let literal) = pieces[index - 1] {
        let rest = withoutSeparator(literal)
        pieces.remove(at: index - 1)
        if !rest.isEmpty { pieces.append(.literal(rest)) }
      }
    }
    return write(pieces)
  }

  /// Returns a literal without trailing spaces, commas, and opening brackets. "日" and "." belong to the field before
  /// them.
  private static func withoutSeparator(_ literal: [UInt8]) -> [UInt8] {
    var bytes = literal[...]
    while let last = bytes.last {
      if last == UInt8(ascii: " ") || last == UInt8(ascii: ",") || last == UInt8(ascii: "(") {
        bytes.removeLast()
      } else if bytes.suffix(2).elementsEqual([0xC2, 0xA0]) || bytes.suffix(2).elementsEqual([0xD8, 0x8C]) {
        // A no-break space, or the Arabic comma.
        bytes.removeLast(2)
      } else {
        break
      }
    }
    return Array(bytes)
  }

  private static func isField(_ piece: DatePattern.Piece, _ letters: [UInt8]) -> Bool {
    if case .field(let letter, _) = piece { return letters.contains(letter) }
    return false
  }

  private static func isLiteral(_ piece: DatePattern.Piece) -> Bool {
    if case .literal = piece { return true }
    return false
  }

  private static func write(_ pieces: [DatePattern.Piece]) -> String {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .field(let letter, let count): for _ in 0..<count { bytes.append(letter) }
      case .literal(let literal):
        // Quoted as a whole, so that its letters are not read as fields.
        bytes.append(UInt8(ascii: "'"))
        for byte in literal {
          bytes.append(byte)
          if byte == UInt8(ascii: "'") { bytes.append(byte) }
        }
        bytes.append(UInt8(ascii: "'"))
      }
    }
    return String(utf8: bytes)
  }
}
