import CalendarSystems

/// Repetitions: "every Monday", "every 2 weeks", "weekly", "mondays".
extension QuickParser {
  func repetition(at index: Int) -> Piece? {
    if let word = find(.repeats, index) { return piece(QuickEntry.Rule(unit: word.value), word.end) }
    guard let every = find(.every, index) else {
      return find(.weekdays, index) == nil ? nil : weekdays(at: index, interval: 1)
    }
    // "Every Monday", before "every second Monday".
    if let days = weekdays(at: every.end, interval: 1) { return days }
    var (interval, start) = (1, every.end)
    if let count = count(every.end) {
      (interval, start) = count
      // "Every 2nd week", "jede 2. Woche".
      if isGlued(start) { start = isSymbol(UInt8(ascii: "."), start) ? start + 1 : skip(.ordinal, start) }
    }
    if let unit = find(.unit, start) {
      var rule = QuickEntry.Rule(unit: unit.value)
      rule?.interval = interval
      return piece(rule, unit.end)
    }
    return start == every.end ? nil : weekdays(at: start, interval: interval)
  }

  private func piece(_ rule: QuickEntry.Rule?, _ end: Int) -> Piece? {
    guard let rule else { return nil }
    var piece = Piece(.repetition, end: end)
    piece.rule = rule
    return piece
  }

  /// A list of weekdays: "Monday, Wednesday and Friday".
  private func weekdays(at index: Int, interval: Int) -> Piece? {
    var rule = QuickEntry.Rule(unit: .week, interval: interval)
    var (start, end) = (index, index)
    while let word = find(.weekday, start) ?? find(.weekdays, start) {
      rule.weekdays.formUnion(
        word.value == 8
          ? WeekdaySet.all.subtracting(.saturdayAndSunday)
          : WeekdaySet(Weekday(rawValue: word.value).map { [$0] } ?? []))
      end = word.end
      start = isComma(end) ? end + 1 : skip(.and, end)
      if start == end { break }
    }
    return end == index ? nil : piece(rule, end)
  }
}

extension QuickEntry.Rule {
  /// Creates a rule that repeats in each unit; `nil` for units shorter than a day.
  init?(unit: Int) {
    guard let unit = RuleForm.Unit(rawValue: unit - QuickUnit.day.rawValue) else { return nil }
    self.init(unit: unit)
  }
}
