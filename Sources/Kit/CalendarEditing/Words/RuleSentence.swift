import CalendarSystems
import CalendarText
import CalendarViews
import Events
import TimeZones

/// The sentence that says how an event repeats: "every month on the last Friday, until 3 June 2027".
///
/// It covers every rule of RFC 5545 and RFC 7529. Its parts have the same order in all languages: the period; the
/// months, weeks, and days; the times; the positions; the end.
struct RuleSentence {
  let words: EditPhrases
  let text: DateText
  let phrases: Phrases
  let clock: EditClock
  /// The start of the event. Ends are given in its time zone, and it supplies the parts of the time that a rule omits.
  let start: EventTime

  init(_ words: EditPhrases, _ texts: CalendarTexts, _ clock: EditClock, start: EventTime) {
    (self.words, text, phrases) = (words, texts.date, texts.phrases)
    (self.clock, self.start) = (clock, start)
  }

  /// Returns the sentence of a recurrence with rules, extra dates, and excluded rules. Single exceptions are not
  /// mentioned.
  func sentence(_ recurrence: Recurrence) -> String {
    var result = ""
    for rule in recurrence.rules {
      let other = sentence(rule)
      result = result.utf8.isEmpty ? other : words.text(.ruleAlso, [("rule", result), ("other", other)])
    }
    let dates = recurrence.dates + recurrence.periods.map { $0.start }
    if result.utf8.isEmpty, !dates.isEmpty { result = phrases.repeats }
    if let first = dates.first {
      let shown = dates.count <= 3 ? list(dates.map { text.date(day(of: $0)) }) : text.date(day(of: first))
      result = words.text(.ruleDates, [("rule", result), ("list", shown)])
      if dates.count > 3 {
        result += " " + words.text(.ruleMore, [("count", text.number(dates.count - 1))], count: dates.count - 1)
      }
    }
    for rule in recurrence.excludedRules {
      result = words.text(.ruleExcept, [("rule", result), ("other", sentence(rule))])
    }
    return result
  }

  /// Returns the sentence of one rule.
  func sentence(_ rule: RecurrenceRule) -> String {
    guard rule.otherParts.isEmpty else {
      return words.text(.ruleUnknown, [("rule", rule.otherParts.joined(separator: ";"))])
    }
    let period = words.text(
      Self.period(rule.frequency), [("count", text.number(rule.interval))], count: rule.interval)
    var result = ([period] + limits(of: rule)).joined(separator: " ")
    if let until = rule.until { result += phrases.separator + phrases.until.of(text.date(day(of: until))) }
    if let count = rule.count {
      result += phrases.separator + words.text(.times, [("count", text.number(count))], count: count)
    }
    return result
  }

  /// Returns the limits of a rule's periods: "on the last Friday".
  func limits(of rule: RecurrenceRule) -> [String] {
    var parts: [String] = []
    let dates = dates(rule)
    if dates.isEmpty {
      add(months(rule), .inPeriods, to: &parts)
      add(numbers(rule[.weekNumber], .weekNumber, .weekFromEnd), .inPeriods, to: &parts)
      add(numbers(rule[.yearDay], .yearDay, .yearDayFromEnd), .onDays, to: &parts)
      add(monthDays(rule), .onDays, to: &parts)
    } else {
      add(dates, .onDays, to: &parts)
    }
    let isWorkdays = rule.byDay.count == 5 && Weekday.workdays.allSatisfy { rule.byDay.contains(.init($0)) }
    let isLong = rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue
    var positions = rule[.setPosition]
    if isWorkdays, isLong, !positions.isEmpty {
      add(positions.map { nth($0, words[.workday]) }, .onDays, to: &parts)
      positions = []
    } else if isWorkdays {
      parts.append(
        words.text(.fromTo, [("first", text.weekdayName(.monday)), ("last", text.weekdayName(.friday))]))
    } else {
      add(rule.byDay.map { weekday($0, isLong: isLong) }, .onDays, to: &parts)
    }
    addTimes(rule, to: &parts)
    add(positions.map { position($0) }, .onlyPositions, to: &parts)
    if rule.skip != .omit { parts.append(words[rule.skip == .backward ? .skipBackward : .skipForward]) }
    if RuleSentence.isDated(rule), !text.calendar.identifier.writesAlike(rule.calendar) {
      parts.append("(" + words[RuleSentence.name(of: rule.calendar)] + ")")
    }
    return parts
  }

  // MARK: - Days

  /// The dates of a yearly rule with days of one month, such as "25 December"; empty for other rules, and if the shown
  /// calendar lacks the months of the rule.
  private func dates(_ rule: RecurrenceRule) -> [String] {
    guard rule.frequency == .yearly, rule[.month].count == 1, rule[.leapMonth].isEmpty, !rule[.monthDay].isEmpty,
      rule[.weekNumber].isEmpty, rule[.yearDay].isEmpty, rule.byDay.isEmpty, hasMonths(of: rule)
    else { return [] }
    var dates: [String] = []
    for number in rule[.monthDay] {
      var fields = text.calendar.fields(of: day(of: start))
      (fields.month, fields.isLeapMonth, fields.day) = (monthIndex(rule[.month][0], isLeap: false), false, number)
      // A date that the year does not have, such as 29 February, is in one of the next years.
      for _ in 0..<9 {
        if let day = DayNumber.day(of: fields, in: text.calendar) {
          dates.append(words.text(.weekdayNamed, [("day", text.monthDay(day))]))
          break
        }
        fields.year += 1
      }
    }
    return dates.count == rule[.monthDay].count ? dates : []
  }

  private func months(_ rule: RecurrenceRule) -> [String] {
    var names: [String] = []
    for (part, isLeap) in [(RecurrenceRule.NumberPart.month, false), (.leapMonth, true)] {
      for number in rule[part] {
        if hasMonths(of: rule), !isLeap || rule.calendar == .hebrew {
          // Tables decline only the months of the Gregorian calendar.
          let month = text.calendar.identifier.writesAlike(.gregorian) ? number : nil
          names.append(
            words.text(
              .monthNamed, [("month", text.monthName(monthIndex(number, isLeap: isLeap)))], count: month))
        } else {
          names.append(words.text(isLeap ? .leapMonthNumber : .monthNumber, [("number", text.number(number))]))
        }
      }
    }
    return names
  }

  private func monthDays(_ rule: RecurrenceRule) -> [String] {
    rule[.monthDay].map { number in
      number == -1 ? words[.lastDay] : numbers([number], .dayNumber, .dayFromEnd)[0]
    }
  }

  private func weekday(_ day: RecurrenceRule.NthWeekday, isLong: Bool) -> String {
    let name = text.weekdayName(day.weekday)
    guard let ordinal = day.ordinal, ordinal != 0, isLong else {
      return words.text(.weekdayNamed, [("day", name)], count: day.weekday.rawValue)
    }
    return nth(ordinal, name, day.weekday)
  }

  /// Returns "the last Friday", or "Friday number 20". The weekday is `nil` for working days.
  private func nth(_ ordinal: Int, _ day: String, _ weekday: Weekday? = nil) -> String {
    if let word = ordinalWord(ordinal, weekday) {
      return words.text(.nthDay, [("nth", word), ("day", day)], count: weekday?.rawValue)
    }
    return words.text(
      ordinal > 0 ? .numberedDay : .numberedDayFromEnd, [("day", day), ("number", text.number(abs(ordinal)))])
  }

  private func position(_ number: Int) -> String {
    if let word = ordinalWord(number) { return words.text(.positionNamed, [("nth", word)]) }
    return numbers([number], .positionNumber, .positionFromEnd)[0]
  }

  /// Returns the ordinal word for a number, in the form that agrees with a weekday.
  private func ordinalWord(_ number: Int, _ weekday: Weekday? = nil) -> String? {
    let key: EditPhrases.Key? =
      switch number {
      case 1: .first
      case 2: .second
      case 3: .third
      case 4: .fourth
      case 5: .fifth
      case -1: .last
      case -2: .nextToLast
      default: nil
      }
    return key.map { words.text($0, count: weekday?.rawValue) }
  }

  // MARK: - Times

  private func addTimes(_ rule: RecurrenceRule, to parts: inout [String]) {
    let (hours, minutes, seconds) = (rule[.hour], rule[.minute], rule[.second])
    let second = start.writtenReading.secondOfDay
    let count = max(hours.count, 1) * max(minutes.count, 1) * max(seconds.count, 1)
    if rule.frequency.rawValue >= RecurrenceRule.Frequency.daily.rawValue, !hours.isEmpty || !minutes.isEmpty,
      count <= 12
    {
      var times: [String] = []
      for hour in hours.isEmpty ? [second / 3600] : hours {
        for minute in minutes.isEmpty ? [second / 60 % 60] : minutes {
          times.append(text.time(secondOfDay: hour * 3600 + minute * 60))
        }
      }
      add(times, .atTimes, to: &parts)
    } else {
      add(numbers(hours, .hourNumber, .hourNumber), .inPeriods, to: &parts)
      add(numbers(minutes, .minuteNumber, .minuteNumber), .inPeriods, to: &parts)
    }
    add(numbers(seconds, .secondNumber, .secondNumber), .inPeriods, to: &parts)
  }

  /// Returns the day of a time on the clock of the start.
  private func day(of time: EventTime) -> DayNumber {
    if case .utc(let instant) = time { return clock.time(at: instant, like: start).writtenDay }
    return time.writtenDay
  }

  // MARK: - Lists

  private func add(_ items: [String], _ key: EditPhrases.Key, to parts: inout [String]) {
    if !items.isEmpty { parts.append(words.text(key, [("list", list(items))])) }
  }

  /// Returns "a, b and c".
  private func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return words.text(.andList, [("list", items.dropLast().joined(separator: phrases.separator)), ("last", last)])
  }

  private func numbers(_ numbers: [Int], _ key: EditPhrases.Key, _ fromEnd: EditPhrases.Key) -> [String] {
    numbers.map { words.text($0 < 0 ? fromEnd : key, [("number", text.number(abs($0)))]) }
  }

  /// Returns whether the texts include the names of a rule's months.
  private func hasMonths(of rule: RecurrenceRule) -> Bool {
    text.calendar.identifier.writesAlike(rule.calendar) && text.locale.calendar.writesAlike(rule.calendar)
  }

  /// Returns the index of a rule's month among the names. Rules do not count the Hebrew Adar I.
  private func monthIndex(_ number: Int, isLeap: Bool) -> Int { number + (isLeap || isPastLeap(number) ? 1 : 0) }

  private func isPastLeap(_ number: Int) -> Bool { text.calendar.identifier == .hebrew && number > 5 }

  /// Returns whether the days of a rule depend on its calendar system, by its periods or its limits. Weeks and weekdays
  /// are the same in all systems.
  private static func isDated(_ rule: RecurrenceRule) -> Bool {
    let parts: [RecurrenceRule.NumberPart] = [.month, .leapMonth, .monthDay, .yearDay, .weekNumber]
    return rule.frequency == .monthly || rule.frequency == .yearly || parts.contains { !rule[$0].isEmpty }
  }

  /// The name of a calendar system. Systems that differ only by a day or an era share a name.
  private static func name(of calendar: CalendarIdentifier) -> EditPhrases.Key {
    switch calendar {
    case .gregorian, .iso8601: .gregorianCalendar
    case .julian: .julianCalendar
    case .buddhist: .buddhistCalendar
    case .japanese: .japaneseCalendar
    case .republicOfChina: .minguoCalendar
    case .persian: .persianCalendar
    case .hebrew: .hebrewCalendar
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura: .islamicCalendar
    case .coptic: .copticCalendar
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: .ethiopicCalendar
    case .indian: .indianCalendar
    case .chinese: .chineseCalendar
    case .dangi: .dangiCalendar
    }
  }

  private static func period(_ frequency: RecurrenceRule.Frequency) -> EditPhrases.Key {
    switch frequency {
    case .secondly: .everySecond
    case .minutely: .everyMinute
    case .hourly: .everyHour
    case .daily: .everyDay
    case .weekly: .everyWeek
    case .monthly: .everyMonth
    case .yearly: .everyYear
    }
  }
}

extension CalendarIdentifier {
  /// Returns whether dates in both systems have the same months and days, in the same words.
  fileprivate func writesAlike(_ other: CalendarIdentifier) -> Bool {
    self == other || self == .iso8601 && other == .gregorian || self == .gregorian && other == .iso8601
  }
}

extension Weekday {
  fileprivate static var workdays: [Weekday] { [.monday, .tuesday, .wednesday, .thursday, .friday] }
}
