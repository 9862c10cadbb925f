import Basics
package import CalendarSystems
import TimeZones

/// Moves the days in a recurrence rule along with its start.
///
/// In daily and weekly rules, all weekdays move by the same number of days, and so does WKST if the interval skips
/// weeks. In monthly and yearly rules, days of the month move by the same number if all of them stay within 1 to 28,
/// because every occurrence then moves by the same distance. Otherwise, only the day of the start is replaced, as is an
/// nth weekday. A rule with neither weekdays nor days of the month follows the start without a change.
struct RuleMover {
  private let old: DayNumber
  private let new: DayNumber
  /// The days to move by; negative for earlier.
  let days: Int
  private let seconds: Int

  /// Creates a mover from the times of one occurrence, in seconds on its clock.
  /// - Parameters:
  ///   - old: the start before the move.
  ///   - new: the start after it.
  init(from old: Int64, to new: Int64) {
    self.old = LocalDateTime(secondsAsUTC: old).day
    self.new = LocalDateTime(secondsAsUTC: new).day
    days = self.new - self.old
    seconds = Int(new - old) - days * 86_400
  }

  /// Returns the moved rule, or `nil` if no rule yields the moved occurrences.
  func moved(_ rule: RecurrenceRule) -> RecurrenceRule? {
    movedOnClock(rule).flatMap { movedInDays($0) }
  }

  /// Returns the rule with its hours, minutes, and seconds moved by the same distance, or `nil` if one would leave its
  /// day.
  private func movedOnClock(_ rule: RecurrenceRule) -> RecurrenceRule? {
    let lists = [rule[.hour], rule[.minute], rule[.second]]
    if seconds == 0 || lists.allSatisfy({ $0.isEmpty }) { return rule }
    // With a frequency shorter than a day, only one time in the hour can move without the others.
    guard rule.frequency.rawValue >= RecurrenceRule.Frequency.daily.rawValue, lists[2].count <= 1,
      seconds % 60 == 0 || lists[2].isEmpty, lists[1].count <= 1 || seconds % 3600 == 0
    else { return nil }
    var result = rule
    if seconds % 60 != 0 { return nil }
    var hours = seconds / 3600
    if seconds % 3600 != 0 {
      guard let minute = lists[1].first else {
        // The minute comes from the start, and may carry over into the hour.
        return nil
      }
      let moved = minute + seconds / 60
      result[.minute] = [floorMod(moved, 60)]
      hours = floorDiv(moved, 60)
    }
    if hours != 0 {
      guard !lists[0].isEmpty, lists[0].allSatisfy({ 0...23 ~= $0 + hours }) else { return nil }
      result[.hour] = lists[0].map { $0 + hours }
    }
    return result
  }

  private func movedInDays(_ rule: RecurrenceRule) -> RecurrenceRule? {
    guard days != 0 else { return rule }
    var result = rule
    let named = rule.numbers.contains { $0.part != .second && $0.part != .minute && $0.part != .hour }
    guard named || !rule.byDay.isEmpty else { return rule }
    guard rule.calendar == .gregorian, rule[.setPosition].isEmpty, rule[.yearDay].isEmpty, rule[.weekNumber].isEmpty,
      rule[.leapMonth].isEmpty
    else { return nil }
    let isShort = rule.frequency.rawValue <= RecurrenceRule.Frequency.weekly.rawValue
    if !rule.byDay.isEmpty {
      if isShort || rule.byDay.allSatisfy({ $0.ordinal == nil }) {
        // Every such weekday moves. If the rule also has other limits, they would exclude the wrong days.
        guard !named else { return nil }
        result.byDay = rule.byDay.map { .init($0.weekday.advanced(by: floorMod(days, 7)), ordinal: $0.ordinal) }
        // The first day of the week moves as well; otherwise, some occurrences would fall into different weeks than the
        // rest.
        if rule.frequency == .weekly, rule.interval > 1 {
          result.weekStart = rule.weekStart.advanced(by: floorMod(days, 7))
        }
        return result
      }
      guard rule.byDay.count == 1, let ordinal = rule.byDay[0].ordinal, rule[.monthDay].isEmpty else { return nil }
      result.byDay = [nthWeekday(isFromEnd: ordinal < 0)]
      guard let months = movedMonths(rule[.month]), rule.frequency == .monthly || !months.isEmpty else { return nil }
      result[.month] = months
      return result
    }
    if isShort { return nil }
    guard let months = movedMonths(rule[.month]) else { return nil }
    result[.month] = months
    let monthDays = rule[.monthDay]
    if monthDays.isEmpty { return result }
    let fields = GregorianCalendar.shared.fields(of: new)
    if rule[.month] == months, monthDays.allSatisfy({ 1...28 ~= $0 && 1...28 ~= $0 + days }) {
      result[.monthDay] = monthDays.map { $0 + days }
      return result
    }
    let start = GregorianCalendar.shared.fields(of: old)
    let length = GregorianCalendar.lengthOfMonth(start.month, year: start.year)
    guard let index = monthDays.firstIndex(where: { $0 == start.day || $0 == start.day - length - 1 }) else {
      return nil
    }
    var moved = monthDays
    moved[index] = fields.day
    result[.monthDay] = moved
    return result
  }

  /// Returns the months of a rule after the move: the month of the start is replaced if it changed.
  private func movedMonths(_ months: [Int]) -> [Int]? {
    let (from, to) = (GregorianCalendar.shared.fields(of: old).month, GregorianCalendar.shared.fields(of: new).month)
    if from == to || months.isEmpty { return months }
    guard months == [from] else { return nil }
    return [to]
  }

  private func nthWeekday(isFromEnd: Bool) -> RecurrenceRule.NthWeekday {
    let fields = GregorianCalendar.shared.fields(of: new)
    let length = GregorianCalendar.lengthOfMonth(fields.month, year: fields.year)
    return .init(Weekday(new), ordinal: isFromEnd ? -((length - fields.day) / 7 + 1) : (fields.day - 1) / 7 + 1)
  }
}

extension RecurrenceRule {
  /// Returns the rule with the days that it takes from its start spelled out, so that the start can change.
  package func namingDays(of start: DayNumber) -> RecurrenceRule {
    guard byDay.isEmpty, self[.monthDay].isEmpty, self[.yearDay].isEmpty else { return self }
    var result = self
    let weekNumbers = self[.weekNumber]
    switch frequency {
    case .weekly where weekNumbers.isEmpty: result.byDay = [.init(Weekday(start))]
    case .yearly where !weekNumbers.isEmpty: result.byDay = [.init(Weekday(start))]
    case .monthly where weekNumbers.isEmpty, .yearly:
      let month: (number: Int, isLeap: Bool, day: Int)
      if let calendar = RuleCalendar(calendar, start: start) {
        guard let found = calendar.month(containing: start) else { return self }
        month = (found.month.number, found.month.isLeap, start - found.month.first + 1)
      } else {
        let fields = GregorianCalendar.shared.fields(of: start)
        month = (fields.month, false, fields.day)
      }
      if frequency == .yearly, self[.month].isEmpty, self[.leapMonth].isEmpty {
        result[month.isLeap ? .leapMonth : .month] = [month.number]
      }
      result[.monthDay] = [month.day]
    default: break
    }
    return result
  }
}
