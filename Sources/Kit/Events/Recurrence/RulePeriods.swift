import Basics
import CalendarSystems
import TimeZones

/// The starts that a rule yields, period by period, as `LocalDateTime.secondsAsUTC`. Period 0 contains the first
/// occurrence.
///
/// Every period is found by arithmetic, without visiting earlier ones.
struct RulePeriods {
  private let frequency: RecurrenceRule.Frequency
  private let interval: Int64
  private var days: RuleDays
  private let positions: [Int]
  private let hours: UInt64
  private let minutes: UInt64
  private let seconds: UInt64
  /// The starts within a day, or within the hour, minute, or second that is the period; in seconds.
  private let times: [Int32]
  /// The start of period 0: a second, day, month number, or year.
  private let origin: Int64
  /// The cycle after which periods have the same number of occurrences; 0 if there is none.
  private var cycle: Int64 = 0
  /// The first requested second, inclusive, followed by the last. Other starts are only yielded if the rule needs them.
  private let low: Int64
  private let last: Int64
  private let lowDay: DayNumber
  private let lastDay: DayNumber
  /// The last month, counted from January of year 0.
  private let lastMonth: Int64
  /// The number of days in a period of days or weeks. Consecutive periods without an interval are processed four weeks
  /// at a time.
  private let dayCount: Int
  /// The last start that was yielded, if days are moved, because two periods may move days to the same day.
  private var lastGiven = Int64.min

  init(_ rule: RecurrenceRule, first: LocalDateTime, wholeDays: Bool, from low: Int64, to last: Int64) {
    frequency = rule.frequency
    // Larger intervals never recur within the supported dates; the bound keeps products small.
    interval = Int64(min(max(rule.interval, 1), Int(Int32.max)))
    days = RuleDays(rule, start: first.day)
    positions = rule.numbers.last?.part == .setPosition ? rule[.setPosition] : []
    self.low = low
    self.last = last
    lowDay = LocalDateTime(secondsAsUTC: low).day
    lastDay = LocalDateTime(secondsAsUTC: last).day
    let isLong = rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue
    lastMonth = isLong ? Self.month(GregorianCalendar.shared.fields(of: lastDay)) : 0
    dayCount = interval == 1 && positions.isEmpty ? 28 : rule.frequency == .weekly ? 7 : 1
    let clock = RuleClock(rule, first: first, wholeDays: wholeDays)
    (hours, minutes, seconds, times) = (clock.hours, clock.minutes, clock.seconds, clock.times)
    let fields = GregorianCalendar.shared.fields(of: first.day)
    let length = RuleClock.seconds(in: rule.frequency)
    switch rule.frequency {
    case .weekly: origin = Int64((first.day - Weekday(first.day).index(from: rule.weekStart)).rawValue)
    case .monthly: origin = days.calendar == nil ? Self.month(fields) : 0
    case .yearly: origin = days.calendar == nil ? Int64(fields.year) : 0
    case .daily: origin = Int64(first.day.rawValue)
    default: origin = first.secondsAsUTC - Int64(first.secondOfDay % length)
    }
    if days.repeats(in: frequency), length >= 86_400 || clock.isPlain {
      cycle = frequency == .daily ? 7 : frequency == .monthly ? 12 : 1
    }
  }

  /// Returns the last period that does not begin after `second`, which must not be before the start.
  func index(upTo second: Int64) -> Int64 {
    let day = LocalDateTime(secondsAsUTC: second).day
    switch frequency {
    case .weekly, .daily: return (Int64(day.rawValue) - origin) / (Int64(dayCount) * interval)
    case .monthly, .yearly:
      // An earlier period may have moved a day forward to here.
      let margin: Int64 = days.movesMissingDays ? 2 : 0
      if let calendar = days.calendar {
        let period = frequency == .yearly ? calendar.yearIndex(of: day) : calendar.monthIndex(of: day)
        return max(max(period, 0) / interval - margin, 0)
      }
      let fields = GregorianCalendar.shared.fields(of: day)
      let period = frequency == .yearly ? Int64(fields.year) : Self.month(fields)
      return max((period - origin) / interval - margin, 0)
    default: return (second - origin) / (interval * Int64(RuleClock.seconds(in: frequency)))
    }
  }

  /// Returns the number of occurrences before the period at `index`; `nil` if the periods do not repeat in a cycle.
  mutating func instanceCount(before index: Int64) -> Int64? {
    guard index > 0 else { return 0 }
    guard cycle > 0 else { return nil }
    var buffer: [Int64] = []
    var budget = Int.max
    var number: Int64 = 0
    // Period 0 may begin before the start.
    for step in 0...min(cycle, index - 1) {
      var period = step
      guard fill(&buffer, period: &period, budget: &budget) else { return number }
      var inPeriod: Int64 = 0
      for second in buffer where second >= low { inPeriod += 1 }
      number += step == 0 ? inPeriod : (index - step + cycle - 1) / cycle * inPeriod
    }
    return number
  }

  /// Replaces `starts` with the starts in a period, in order, and advances `index` to the next period to visit. Starts
  /// before the first one may be included. `budget` is reduced by the work done; once it is exhausted, the period is
  /// truncated.
  /// - Returns: `false` if no more starts follow.
  mutating func fill(_ starts: inout [Int64], period index: inout Int64, budget: inout Int) -> Bool {
    starts.removeAll(keepingCapacity: true)
    if RuleClock.seconds(in: frequency) < 86_400 {
      guard let start = nextStart(&index) else { return false }
      if start == .min {
        budget -= 1
        return true
      }
      for time in times { starts.append(start + Int64(time)) }
    } else {
      guard let (first, end) = bounds(ofPeriod: index) else { return false }
      index += 1
      if days.movesMissingDays {
        for day in days.daysWithMoved(from: first, to: end) where starts.count < budget {
          for time in times { starts.append(Int64(day.rawValue) * 86_400 + Int64(time)) }
        }
      }
      var day = days.movesMissingDays ? end : first
      while starts.count < budget, let next = days.next(from: day, before: end) {
        let midnight = Int64(next.rawValue) * 86_400
        for time in times { starts.append(midnight + Int64(time)) }
        day = next + 1
      }
    }
    budget -= max(starts.count, 1)
    if !positions.isEmpty { choosePositions(&starts, isWhole: budget > 0) }
    if days.movesMissingDays {
      starts.removeAll { $0 <= lastGiven }
      lastGiven = starts.last ?? lastGiven
    }
    return true
  }

  /// Whether `appendMonths` can expand the rule.
  var isInMonths: Bool {
    frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue && positions.isEmpty && days.calendar == nil
      && !days.movesMissingDays
  }

  /// Appends the starts of period `index` and all later ones to `result`, month by month. Yields the same starts as
  /// `fill`, but faster.
  /// - Parameters:
  ///   - start: the first start; occurrences before it do not count.
  ///   - low: the first requested second; occurrences before it are only counted.
  ///   - rest: the number of occurrences that may follow.
  mutating func appendMonths(
    from index: Int64, start: Int64, low: Int64, rest: Int64, budget: inout Int, to result: inout [Int64]
  ) -> ExpansionOutcome {
    let width: Int64 = frequency == .monthly ? 1 : 12
    let step = interval * width
    let (distance, overflow) = index.multipliedReportingOverflow(by: step)
    guard !overflow, distance < 1 << 40 else { return .complete }
    let limit = Int64(GregorianCalendar.validYears.upperBound) * 12
    var month = origin * width + distance
    var rest = rest
    while month <= lastMonth, month < limit {
      if budget <= 0 { return .limitReached }
      let known = budget
      for number in month..<min(month + width, lastMonth + 1) {
        guard let (first, bits) = days.month(Int(number)) else { continue }
        let midnight = Int64(first.rawValue) * 86_400
        var left = bits
        while left != 0 {
          let day = midnight + Int64(left.trailingZeroBitCount) * 86_400
          left &= left - 1
          for time in times {
            let second = day + Int64(time)
            if second < start { continue }
            if second > last || rest <= 0 { return .complete }
            if budget <= 0 { return .limitReached }
            budget -= 1
            rest -= 1
            if second >= low { result.append(second) }
          }
        }
      }
      if budget == known { budget -= 1 }
      month += step
    }
    return .complete
  }

  // MARK: - Periods

  /// Returns the days of a period, clamped to those needed.
  private func bounds(ofPeriod index: Int64) -> (first: DayNumber, end: DayNumber)? {
    let isInDays = frequency == .daily || frequency == .weekly
    let (distance, overflow) = index.multipliedReportingOverflow(by: isInDays ? interval * Int64(dayCount) : interval)
    guard !overflow, distance < 1 << 40 else { return nil }
    let period = origin + distance
    var first: DayNumber
    var end: DayNumber
    switch frequency {
    case .yearly, .monthly:
      if let calendar = days.calendar {
        let isYearly = frequency == .yearly
        guard let low = isYearly ? calendar.start(ofYear: period) : calendar.start(ofMonth: period),
          let high = isYearly ? calendar.start(ofYear: period + 1) : calendar.start(ofMonth: period + 1)
        else { return nil }
        (first, end) = (low, high)
        break
      }
      let months = frequency == .monthly ? period : period * 12
      guard abs(months) < Int64(GregorianCalendar.validYears.upperBound) * 12 else { return nil }
      first = Self.firstDay(ofMonth: Int(months))
      end = Self.firstDay(ofMonth: Int(months) + (frequency == .monthly ? 1 : 12))
    default:
      guard period <= Int64(lastDay.rawValue) else { return nil }
      first = DayNumber(Int(period))
      end = first + dayCount
    }
    if days.movesMissingDays { return first <= lastDay + 1 ? (first, end) : nil }
    guard first <= lastDay else { return nil }
    if positions.isEmpty {
      first = max(first, lowDay)
      end = min(end, lastDay + 1)
    }
    return (first, end)
  }

  /// Returns the second at which period `index` begins, and advances `index` by one. If the rule excludes the period,
  /// returns `Int64.min` and advances `index` to the next one that it may admit.
  private mutating func nextStart(_ index: inout Int64) -> Int64? {
    let length = Int64(RuleClock.seconds(in: frequency))
    let step = interval * length
    let (distance, overflow) = index.multipliedReportingOverflow(by: step)
    guard !overflow, distance <= last - origin else { return nil }
    let start = origin + distance
    let local = LocalDateTime(secondsAsUTC: start)
    guard let day = days.next(from: local.day, before: lastDay + 1) else { return nil }
    var next = Int64(day.rawValue) * 86_400
    if day == local.day {
      if let hour = Self.next(hours, after: local.hour, end: 24) {
        next += Int64(hour) * 3600
      } else if length <= 60, let minute = Self.next(minutes, after: local.minute, end: 60) {
        next += Int64(local.hour * 60 + minute) * 60
      } else if length == 1, let second = Self.next(seconds, after: local.second, end: 60) {
        next = start + Int64(second - local.second)
      } else {
        index += 1
        return start
      }
    }
    index = (next - origin + step - 1) / step
    return .min
  }

  /// Returns the next number after `number` whose bit is set, or `end`; `nil` if the bit of `number` itself is set.
  private static func next(_ bits: UInt64, after number: Int, end: Int) -> Int? {
    let rest = bits >> UInt64(number)
    return rest & 1 != 0 ? nil : min(number + rest.trailingZeroBitCount, end)
  }

  /// Keeps the occurrences that BYSETPOS selects. In a truncated period, they are unknown.
  private func choosePositions(_ starts: inout [Int64], isWhole: Bool) {
    var chosen: [Int64] = []
    for position in positions where isWhole {
      let index = position > 0 ? position - 1 : starts.count + position
      if position != 0, starts.indices ~= index { chosen.append(starts[index]) }
    }
    SortKey.sort(&chosen)
    starts.removeAll(keepingCapacity: true)
    for start in chosen where start != starts.last { starts.append(start) }
  }

  /// Returns the month, counted from January of year 0.
  private static func month(_ fields: DateFields) -> Int64 { Int64(fields.year) * 12 + Int64(fields.month - 1) }

  private static func firstDay(ofMonth month: Int) -> DayNumber {
    GregorianCalendar.firstDay(ofMonth: floorMod(month, 12) + 1, year: floorDiv(month, 12))
  }
}
