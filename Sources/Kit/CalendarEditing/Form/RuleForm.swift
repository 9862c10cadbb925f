import CalendarSystems
import Events
import TimeZones

/// The fields of the repetition builder: the part of a rule that it can represent, and the rule that it produces.
///
///     var form = RuleForm(.month, from: event.start, in: .gregorian, weekStart: .monday)
///     form.place = .lastWeekday
///     event.recurrence = Recurrence(rules: [form.rule(from: event.start, clock)])  // the last Tuesday of each month
///
/// Days of months and years are stored relative to the start, so that they follow it. Any other rule has no fields.
struct RuleForm: Equatable {
  /// The units of the period.
  enum Unit: Int, CaseIterable { case day, week, month, year }

  /// The days of a month or year: the date of the start, or the day before in months that lack it; its weekday, by
  /// number or as the last; the last day; or the last working day.
  enum Place: CaseIterable { case date, dateOrDayBefore, nthWeekday, lastWeekday, lastDay, lastWorkingDay }

  /// The ends of a repetition: none, after a day, or after a number of occurrences.
  enum End: Equatable { case never, day(DayNumber), count(Int) }

  /// The unit of the period.
  var unit: Unit
  /// The number of units between periods, at least 1.
  var interval = 1
  /// The weekdays of a weekly rule, at least one; for other rules, the start's weekday.
  var weekdays: WeekdaySet
  /// The day in monthly and yearly rules.
  var place = Place.date
  /// The end.
  var end = End.never
  /// The calendar system in which months and years are counted.
  private var calendar: CalendarIdentifier
  /// The first day of the week, which determines the weeks that an interval skips.
  private var weekStart: Weekday

  /// Creates the default rule for a start.
  init(_ unit: Unit, from start: EventTime, in calendar: CalendarIdentifier, weekStart: Weekday) {
    (self.unit, self.weekStart) = (unit, weekStart)
    weekdays = WeekdaySet([Weekday(start.writtenDay)])
    switch calendar {
    // Their years differ from Gregorian years only in number.
    case .iso8601, .buddhist, .japanese, .republicOfChina: self.calendar = .gregorian
    default: self.calendar = calendar
    }
  }

  /// Creates the fields of a recurrence; `nil` if they cannot represent all of it. Exceptions are ignored.
  init?(
    _ recurrence: Recurrence, from start: EventTime, in calendar: CalendarIdentifier, weekStart: Weekday,
    _ clock: EditClock
  ) {
    guard let rule = recurrence.rules.first, recurrence.rules.count == 1, recurrence.excludedRules.isEmpty,
      recurrence.dates.isEmpty, recurrence.periods.isEmpty, rule.otherParts.isEmpty,
      rule.count == nil || rule.until == nil, let unit = Unit(rule.frequency)
    else { return nil }
    let isLong = unit == .month || unit == .year
    let hasWeeks = unit == .week && rule.interval > 1
    self.init(
      unit, from: start, in: isLong ? rule.calendar : calendar, weekStart: hasWeeks ? rule.weekStart : weekStart)
    interval = rule.interval
    if let count = rule.count { end = .count(count) }
    if let until = rule.until { end = .day(RuleForm.lastDay(of: until, from: start, clock)) }
    let day = start.writtenDay
    if isLong {
      let named = rule.namingDays(of: day)
      for place in places(on: day) {
        self.place = place
        let own = self.rule(from: start, clock).namingDays(of: day)
        if own.byDay == named.byDay, own.numbers == named.numbers, own.skip == named.skip { return }
      }
      return nil
    }
    guard rule.numbers.isEmpty, rule.skip == .omit, unit == .week || rule.byDay.isEmpty,
      rule.byDay.allSatisfy({ $0.ordinal ?? 0 == 0 })
    else { return nil }
    if !rule.byDay.isEmpty { weekdays = WeekdaySet(rule.byDay.map { $0.weekday }) }
  }

  // MARK: - Days

  /// Returns the days of a month or year that can represent a start on `day`.
  func places(on day: DayNumber) -> [Place] {
    let (number, length) = position(of: day)
    return Place.allCases.filter {
      switch $0 {
      case .date: true
      case .dateOrDayBefore: isMissingLater(day, number)
      // Few months have a fifth one.
      case .nthWeekday: number <= 28
      case .lastWeekday: number + 7 > length
      case .lastDay: number == length
      case .lastWorkingDay:
        RuleForm.workdays.contains(Weekday(day))
          && (0..<length - number).allSatisfy { !RuleForm.workdays.contains(Weekday(day + $0 + 1)) }
      }
    }
  }

  /// Returns whether one of the next months lacks the number of a day, or one of the next years its date. Dates in leap
  /// months are excluded, because they have no day before.
  private func isMissingLater(_ day: DayNumber, _ number: Int) -> Bool {
    // No step of 28 days skips a month.
    if unit == .month { return (1...13).contains { position(of: day + $0 * 28).length < number } }
    let system: any CalendarSystem = CalendarCatalog.system(for: calendar) ?? GregorianCalendar.shared
    var fields = system.fields(of: day)
    if fields.isLeapMonth { return false }
    return (1...8).contains { _ in
      fields.year += 1
      return DayNumber.day(of: fields, in: system) == nil
    }
  }

  private static let workdays = WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday])

  /// Returns the number of a day in its month, and the length of the month.
  private func position(of day: DayNumber) -> (number: Int, length: Int) {
    let system: any CalendarSystem = CalendarCatalog.system(for: calendar) ?? GregorianCalendar.shared
    return (system.fields(of: day).day, day.monthLength(in: system))
  }

  /// Returns the rule for an event that was moved by `days`.
  func moved(by days: Int) -> RuleForm {
    var moved = self
    moved.weekdays = WeekdaySet(weekdays.weekdays(from: .sunday).map { $0.advanced(by: days) })
    return moved
  }

  /// Returns a suggested last day for a repetition from a start: after a few weeks, a quarter, a year, or five years.
  func guessedEnd(from start: EventTime) -> DayNumber {
    let days =
      switch unit {
      case .day: 28
      case .week: 91
      case .month: 365
      case .year: 1826
      }
    return start.writtenDay + days * min(interval, 100)
  }

  // MARK: - The rule

  /// Returns the rule of the fields for a start.
  func rule(from start: EventTime, _ clock: EditClock) -> RecurrenceRule {
    let day = start.writtenDay
    let isLong = unit == .month || unit == .year
    var rule = RecurrenceRule(
      frequency: unit.frequency, interval: interval, calendar: isLong ? calendar : .gregorian)
    if unit == .week, interval > 1 { rule.weekStart = weekStart }
    switch end {
    case .never: break
    case .count(let count): rule.count = count
    case .day(let last): rule.until = RuleForm.until(max(last, day), from: start, clock)
    }
    if unit == .week { rule.byDay = weekdays.weekdays(from: weekStart).map { .init($0) } }
    guard isLong, place != .date, places(on: day).contains(place) else { return rule }
    if unit == .year {
      let named = rule.namingDays(of: day)
      (rule[.month], rule[.leapMonth]) = (named[.month], named[.leapMonth])
    }
    switch place {
    case .dateOrDayBefore:
      rule = rule.namingDays(of: day)
      rule.skip = .backward
    case .lastDay: rule[.monthDay] = [-1]
    case .lastWorkingDay:
      rule.byDay = RuleForm.workdays.weekdays(from: .monday).map { .init($0) }
      rule[.setPosition] = [-1]
    case .nthWeekday: rule.byDay = [.init(Weekday(day), ordinal: (position(of: day).number - 1) / 7 + 1)]
    default: rule.byDay = [.init(Weekday(day), ordinal: -1)]
    }
    return rule
  }

  /// Returns UNTIL for a last day. RFC 5545, 3.3.10 requires a date if the start is a date, and UTC if the start has a
  /// time zone.
  private static func until(_ day: DayNumber, from start: EventTime, _ clock: EditClock) -> EventTime {
    let last = start.withReading(Int64(day.rawValue) * 86_400 + (start.isDay ? 0 : 86_399))
    if case .zoned = last { return .utc(clock.instant(of: last)) }
    return last
  }

  /// Returns the last day on which UNTIL admits an occurrence, on the clock of the start.
  private static func lastDay(of until: EventTime, from start: EventTime, _ clock: EditClock) -> DayNumber {
    var until = until
    if case .utc(let instant) = until, !start.isDay { until = clock.time(at: instant, like: start) }
    let isEarly = until.writtenReading.secondOfDay < start.writtenReading.secondOfDay
    return until.writtenDay - (isEarly && !until.isDay && !start.isDay ? 1 : 0)
  }
}

extension RuleForm.Unit {
  /// Creates the unit of a frequency; `nil` for frequencies shorter than a day.
  fileprivate init?(_ frequency: RecurrenceRule.Frequency) {
    self.init(rawValue: Int(frequency.rawValue) - Int(RecurrenceRule.Frequency.daily.rawValue))
  }

  fileprivate var frequency: RecurrenceRule.Frequency {
    switch self {
    case .day: .daily
    case .week: .weekly
    case .month: .monthly
    case .year: .yearly
    }
  }
}
