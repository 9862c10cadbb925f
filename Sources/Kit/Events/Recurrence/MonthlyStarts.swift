import Basics
import CalendarSystems
import TimeZones

/// The starts of the most common monthly and yearly rules: one Gregorian day per period, given by its number, by an nth
/// weekday, or by the start, without COUNT. Yields the same starts as `RulePeriods`, without its setup cost.
struct MonthlyStarts {
  /// The first month, counted from January of year 0; `step` is the distance to the next, in months.
  private var month: Int64
  private let step: Int64
  /// The day of the month, 1...31 or -31...-1; 0 if the weekday decides.
  private var monthDay = 0
  /// The weekday, 0 for Sunday; `ordinal` counts it within the month, from its end if negative.
  private var weekday = 0
  private var ordinal = 0
  private let time: Int64

  /// Creates the starts; `nil` for all other rules.
  init?(_ rule: RecurrenceRule, first: LocalDateTime) {
    guard rule.count == nil, rule.calendar == .gregorian, rule.skip == .omit, rule.byDay.count <= 1,
      rule.frequency == .monthly || rule.frequency == .yearly
    else { return nil }
    let isYearly = rule.frequency == .yearly
    var named = 0
    for item in rule.numbers {
      switch item.part {
      case .month where isYearly && named == 0 && 1...12 ~= item.number: named = Int(item.number)
      case .monthDay where monthDay == 0 && item.number != 0 && -31...31 ~= item.number: monthDay = Int(item.number)
      default: return nil
      }
    }
    if let item = rule.byDay.first {
      guard let ordinal = item.ordinal, ordinal != 0, -5...5 ~= ordinal, monthDay == 0 else { return nil }
      (self.ordinal, weekday) = (ordinal, item.weekday.rawValue - 1)
    }
    if isYearly, named == 0, monthDay != 0 || ordinal != 0 { return nil }
    let fields = GregorianCalendar.shared.fields(of: first.day)
    if monthDay == 0, ordinal == 0 { monthDay = fields.day }
    month = Int64(fields.year) * 12 + Int64((named == 0 ? fields.month : named) - 1)
    step = Int64(min(max(rule.interval, 1), Int(Int32.max))) * (isYearly ? 12 : 1)
    time = Int64(first.secondOfDay)
  }

  /// Appends the starts in `low...last` to `result`, in order.
  func append(from low: Int64, to last: Int64, budget: inout Int, to result: inout [Int64]) -> ExpansionOutcome {
    let lowMonth = Self.month(of: low)
    var month = month
    if lowMonth > month { month += (lowMonth - month) / step * step }
    let end = min(Self.month(of: last), Int64(GregorianCalendar.validYears.upperBound) * 12)
    while month <= end {
      if budget <= 0 { return .limitReached }
      budget -= 1
      if let day = day(inMonth: Int(month)) {
        let second = Int64(day) * 86_400 + time
        if second > last { return .complete }
        if second >= low { result.append(second) }
      }
      month += step
    }
    return .complete
  }

  /// Returns the day number in a month, or `nil` if the month has no such day.
  private func day(inMonth month: Int) -> Int? {
    let year = floorDiv(month, 12)
    let number = month - year * 12 + 1
    let first = GregorianCalendar.firstDay(ofMonth: number, year: year).rawValue
    let length = GregorianCalendar.lengthOfMonth(number, year: year)
    let day: Int
    if ordinal > 0 {
      day = (weekday + 7 - floorMod(first + 4, 7)) % 7 + 7 * (ordinal - 1)
    } else if ordinal < 0 {
      day = length - 1 - (floorMod(first + length + 3, 7) + 7 - weekday) % 7 + 7 * (ordinal + 1)
    } else {
      day = monthDay > 0 ? monthDay - 1 : length + monthDay
    }
    return 0..<length ~= day ? first + day : nil
  }

  private static func month(of second: Int64) -> Int64 {
    let fields = GregorianCalendar.shared.fields(of: LocalDateTime(secondsAsUTC: second).day)
    return Int64(fields.year) * 12 + Int64(fields.month - 1)
  }
}
