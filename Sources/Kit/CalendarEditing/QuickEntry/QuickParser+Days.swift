import CalendarSystems

/// Days: "Friday", "next Monday", "in 3 days", "27 November", "2026-11-27".
extension QuickParser {
  func day(at index: Int) -> Piece? {
    if let iso = isoDay(at: index) { return iso }
    if let word = find(.day, index) { return relative(reference.today + word.value, word.end) }
    if let inside = find(.inside, index), let count = count(inside.end), let unit = find(.unit, count.end),
      let day = day(count.value, QuickUnit(rawValue: unit.value))
    {
      return relative(day, unit.end)
    }
    let on = find(.on, index)
    let start = on?.end ?? index
    if let weekday = weekday(at: start) { return weekday }
    if let next = find(.next, start), let unit = find(.unit, next.end),
      let day = day(1, QuickUnit(rawValue: unit.value))
    {
      return relative(day, unit.end)
    }
    return date(at: start) ?? (on == nil ? nil : dayOfMonth(at: start))
  }

  private func relative(_ day: DayNumber, _ end: Int) -> Piece {
    var piece = Piece(.day, end: end)
    (piece.day, piece.isRelative) = (day, true)
    return piece
  }

  private func fixed(_ day: DayNumber, _ end: Int) -> Piece {
    var piece = Piece(.day, end: end)
    piece.day = day
    return piece
  }

  /// Returns the day some units after today; `nil` for units of hours.
  private func day(_ count: Int, _ unit: QuickUnit?) -> DayNumber? {
    switch unit {
    case .day: reference.today + count
    case .week: reference.today + 7 * count
    case .month: reference.today.offset(byMonths: count, in: GregorianCalendar.shared)
    case .year: reference.today.offset(byYears: count, in: GregorianCalendar.shared)
    default: nil
    }
  }

  /// A weekday with words around it, or with a date after it, which then counts.
  private func weekday(at index: Int) -> Piece? {
    let before = find(.next, index)
    let start = before?.end ?? skip(.this, index)
    guard let word = find(.weekday, start), let weekday = Weekday(rawValue: word.value) else { return nil }
    var end = word.end
    if isSymbol(UInt8(ascii: "."), end), isGlued(end), tokens[word.end - 1].bytes.count < 4 { end += 1 }
    let after = find(.next, end)
    let written = isComma(end) ? end + 1 : end
    if before == nil, after == nil, let date = date(at: skip(.on, written)), isEnd(date.end) { return date }
    let day =
      before == nil && after == nil
      ? upcoming(weekday) : nextWeek + weekday.index(from: reference.firstWeekday)
    return relative(day, after?.end ?? end)
  }

  /// Returns the first day from today on that is a weekday.
  func upcoming(_ weekday: Weekday) -> DayNumber {
    reference.today + weekday.index(from: Weekday(reference.today))
  }

  /// The first day of the next week.
  private var nextWeek: DayNumber {
    reference.today + (7 - Weekday(reference.today).index(from: reference.firstWeekday))
  }

  // MARK: - Dates

  private func isoDay(at index: Int) -> Piece? {
    let dash = UInt8(ascii: "-")
    guard let year = number(index), tokens[index].bytes.count == 4, isSymbol(dash, index + 1), isGlued(index + 1),
      let month = number(index + 2), isGlued(index + 2), isSymbol(dash, index + 3), isGlued(index + 3),
      let day = number(index + 4), isGlued(index + 4), let found = gregorian(year, month, day)
    else { return nil }
    return fixed(found, index + 5)
  }

  private func gregorian(_ year: Int, _ month: Int, _ day: Int) -> DayNumber? {
    try? DayNumber(year: year, month: month, day: day)
  }

  /// Returns a date without a year: this year's, or next year's if that is past.
  private func coming(_ month: Int, _ day: Int) -> DayNumber? {
    let year = GregorianCalendar.shared.fields(of: reference.today).year
    if let date = gregorian(year, month, day), date >= reference.today { return date }
    return gregorian(year + 1, month, day)
  }

  private func date(at index: Int) -> Piece? {
    if let month = find(.month, index) {
      let start = isSymbol(UInt8(ascii: "."), month.end) && isGlued(month.end) ? month.end + 1 : month.end
      guard let day = dayNumber(at: start) else { return nil }
      return date(month.value, day.value, yearAt: day.end)
    }
    guard let day = dayNumber(at: index) else { return nil }
    if let month = find(.month, skip(.of, day.end)) {
      let isShort = isSymbol(UInt8(ascii: "."), month.end) && isGlued(month.end) && !isEnd(month.end + 1)
      return date(month.value, day.value, yearAt: isShort ? month.end + 1 : month.end)
    }
    return numericDate(at: index)
  }

  private func date(_ month: Int, _ day: Int, yearAt index: Int) -> Piece? {
    let start = isComma(index) ? index + 1 : skip(.of, index)
    if let year = number(start), tokens[start].bytes.count == 4, isEnd(start + 1),
      let found = gregorian(year, month, day)
    {
      return fixed(found, start + 1)
    }
    return coming(month, day).map { fixed($0, index) }
  }

  /// A number that can be a day of a month, with its mark.
  private func dayNumber(at index: Int) -> (value: Int, end: Int, isMarked: Bool)? {
    guard let day = number(index), 1...31 ~= day, tokens[index].bytes.count < 3 else { return nil }
    if isGlued(index + 1), isSymbol(UInt8(ascii: "."), index + 1) { return (day, index + 2, true) }
    if isGlued(index + 1), let mark = find(.ordinal, index + 1) { return (day, mark.end, true) }
    return (day, index + 1, false)
  }

  /// "27/11", "27.11.", "11/27/2026".
  private func numericDate(at index: Int) -> Piece? {
    guard let first = number(index), let second = number(index + 2), isGlued(index + 1), isGlued(index + 2),
      tokens[index + 2].bytes.count < 3
    else { return nil }
    let isDotted = isSymbol(UInt8(ascii: "."), index + 1)
    guard isDotted || isSymbol(UInt8(ascii: "/"), index + 1) else { return nil }
    let (day, month) = isDotted || reference.isDayFirst ? (first, second) : (second, first)
    let isClosed = isGlued(index + 3) && tokens[index + 3].bytes == tokens[index + 1].bytes
    if isClosed, isGlued(index + 4), let year = number(index + 4) {
      let digits = tokens[index + 4].bytes.count
      guard digits == 4 || digits == 2 else { return nil }
      return gregorian(digits == 2 ? 2000 + year : year, month, day).map { fixed($0, index + 5) }
    }
    // "9.30" is a time.
    guard isDotted ? isClosed : !isClosed else { return nil }
    return coming(month, day).map { fixed($0, index + (isDotted ? 4 : 3)) }
  }

  /// "on the 27th", "am 27.", "le 27", "el 27".
  private func dayOfMonth(at index: Int) -> Piece? {
    guard let day = dayNumber(at: index), isEnd(day.end), day.isMarked || !reference.words.marksDays,
      find(.unit, day.end) == nil, find(.oclock, day.end) == nil
    else { return nil }
    let today = reference.today
    for months in 0...2 {
      guard let month = today.offset(byMonths: months, in: GregorianCalendar.shared) else { continue }
      let fields = GregorianCalendar.shared.fields(of: month)
      if let found = gregorian(fields.year, fields.month, day.value), found >= today { return fixed(found, day.end) }
    }
    return nil
  }
}
