import CalendarSystems

/// The days that a rule of days, weeks, months or years gives, period by period; period 0 holds the first instance.
///
/// Any period is found by arithmetic, so that nothing is ever walked through from the start.
struct RulePeriods {
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int64
  private let start: DayNumber
  private let startFields: DateFields
  /// The first day of the week, or the count of months, or the year, that period 0 begins with.
  private let origin: Int64
  /// Bit n - 1 for weekday n: every such weekday.
  private let weekdays: UInt8
  private let nthWeekdays: [RecurrenceRule.NthWeekday]
  private let weekStart: Weekday

  init(_ rule: RecurrenceRule, start: DayNumber) {
    frequency = rule.frequency
    // The rest is as good as never, and keeps products small.
    interval = Int64(min(max(rule.interval, 1), Int(Int32.max)))
    self.start = start
    startFields = GregorianCalendar.shared.fields(of: start)
    weekStart = rule.weekStart
    // An nth weekday has a meaning in months and years alone.
    let countsWeekdays = rule.frequency == .monthly || rule.frequency == .yearly
    var weekdays: UInt8 = 0
    var nthWeekdays: [RecurrenceRule.NthWeekday] = []
    for item in rule.byDay {
      if countsWeekdays, let ordinal = item.ordinal, ordinal != 0 {
        nthWeekdays.append(item)
      } else {
        weekdays |= Self.bit(item.weekday)
      }
    }
    if rule.frequency == .weekly, weekdays == 0 { weekdays = Self.bit(Weekday(start)) }
    self.weekdays = weekdays
    self.nthWeekdays = nthWeekdays
    switch rule.frequency {
    case .weekly: origin = Int64((start - Weekday(start).index(from: rule.weekStart)).rawValue)
    case .monthly: origin = Self.monthIndex(startFields)
    case .yearly: origin = Int64(startFields.year)
    default: origin = Int64(start.rawValue)
    }
  }

  /// The last period that does not begin after `day`; 0 or more.
  func index(upTo day: DayNumber) -> Int64 {
    let distance: Int64
    switch frequency {
    case .weekly: distance = (Int64(day.rawValue) - origin) / 7
    case .monthly: distance = Self.monthIndex(GregorianCalendar.shared.fields(of: day)) - origin
    case .yearly: distance = Int64(GregorianCalendar.shared.fields(of: day).year) - origin
    default: distance = Int64(day.rawValue) - origin
    }
    return day <= start ? 0 : max(distance / interval, 0)
  }

  /// Puts the days of a period into `days`, in order, those before the first instance too; `false` if the period
  /// begins after `last` or after the last day that has a date.
  func fill(_ days: inout [DayNumber], period index: Int64, upTo last: DayNumber) -> Bool {
    days.removeAll(keepingCapacity: true)
    let (distance, overflow) = index.multipliedReportingOverflow(by: frequency == .weekly ? interval * 7 : interval)
    guard !overflow, distance < 1 << 40 else { return false }
    let place = origin + distance
    switch frequency {
    case .weekly:
      guard place <= Int64(last.rawValue) else { return false }
      let first = DayNumber(Int(place))
      for offset in 0..<7 where weekdays & Self.bit(Weekday(first + offset)) != 0 { days.append(first + offset) }
    case .monthly:
      let month = Int(((place % 12) + 12) % 12) + 1
      return fillMonth(&days, year: (place - Int64(month - 1)) / 12, month: month, upTo: last)
    case .yearly:
      return fillYear(&days, year: place, upTo: last)
    default:
      guard place <= Int64(last.rawValue) else { return false }
      let day = DayNumber(Int(place))
      if weekdays == 0 || weekdays & Self.bit(Weekday(day)) != 0 { days.append(day) }
    }
    return true
  }

  /// How many instances lie before the period, if that is known by arithmetic.
  func instanceCount(before index: Int64) -> Int64? {
    guard index > 0 else { return 0 }
    switch frequency {
    case .weekly:
      let isSkipped = (0..<start.rawValue - Int(origin)).reduce(0) { count, offset in
        count + (weekdays & Self.bit(weekStart.advanced(by: offset)) != 0 ? 1 : 0)
      }
      return index.multipliedReportingOverflow(by: Int64(weekdays.nonzeroBitCount)).partialValue - Int64(isSkipped)
    case .monthly where weekdays == 0 && nthWeekdays.isEmpty && startFields.day <= 28: return index
    case .yearly where weekdays == 0 && nthWeekdays.isEmpty && (startFields.month, startFields.day) != (2, 29):
      return index
    case .daily where weekdays == 0: return index
    case .daily:
      // After seven periods the weekdays come again.
      var inCycle: Int64 = 0
      var inRest: Int64 = 0
      for step in 0..<7 {
        let weekday = Weekday(start).advanced(by: step * Int(interval % 7))
        guard weekdays & Self.bit(weekday) != 0 else { continue }
        inCycle += 1
        if Int64(step) < index % 7 { inRest += 1 }
      }
      return index / 7 * inCycle + inRest
    default: return nil
    }
  }

  // MARK: - Months and years

  private func fillMonth(_ days: inout [DayNumber], year: Int64, month: Int, upTo last: DayNumber) -> Bool {
    guard abs(year) <= Int64(GregorianCalendar.validYears.upperBound) else { return false }
    let first = GregorianCalendar.firstDay(ofMonth: month, year: Int(year))
    guard first <= last else { return false }
    let length = GregorianCalendar.lengthOfMonth(month, year: Int(year))
    if weekdays == 0, nthWeekdays.isEmpty {
      if startFields.day <= length { days.append(first + (startFields.day - 1)) }
    } else {
      fillByWeekday(&days, first: first, length: length)
    }
    return true
  }

  private func fillYear(_ days: inout [DayNumber], year: Int64, upTo last: DayNumber) -> Bool {
    guard abs(year) <= Int64(GregorianCalendar.validYears.upperBound) else { return false }
    let first = GregorianCalendar.firstDay(ofMonth: 1, year: Int(year))
    guard first <= last else { return false }
    if weekdays == 0, nthWeekdays.isEmpty {
      if startFields.day <= GregorianCalendar.lengthOfMonth(startFields.month, year: Int(year)) {
        days.append(GregorianCalendar.firstDay(ofMonth: startFields.month, year: Int(year)) + (startFields.day - 1))
      }
    } else {
      fillByWeekday(&days, first: first, length: GregorianCalendar.isLeapYear(Int(year)) ? 366 : 365)
    }
    return true
  }

  private func fillByWeekday(_ days: inout [DayNumber], first: DayNumber, length: Int) {
    if weekdays != 0 {
      for offset in 0..<length where weekdays & Self.bit(Weekday(first + offset)) != 0 { days.append(first + offset) }
    }
    guard !nthWeekdays.isEmpty else { return }
    let end = first + length
    for item in nthWeekdays {
      guard let ordinal = item.ordinal, abs(ordinal) <= 53 else { continue }
      let day =
        ordinal > 0
        ? first + item.weekday.index(from: Weekday(first)) + 7 * (ordinal - 1)
        : end - 1 - Weekday(end - 1).index(from: item.weekday) + 7 * (ordinal + 1)
      if day >= first, day < end { days.append(day) }
    }
    guard days.count > 1 else { return }
    days.sort()
    var kept = 1
    for index in 1..<days.count where days[index] != days[kept - 1] {
      days[kept] = days[index]
      kept += 1
    }
    days.removeLast(days.count - kept)
  }

  private static func bit(_ weekday: Weekday) -> UInt8 { 1 << UInt8(weekday.rawValue - 1) }

  /// Months since January of year 0.
  private static func monthIndex(_ fields: DateFields) -> Int64 { Int64(fields.year) * 12 + Int64(fields.month - 1) }
}
