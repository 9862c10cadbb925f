import Basics
import CalendarSystems
import TimeZones

/// The starts of a rule that repeat unchanged after a fixed time, found by arithmetic. This applies to rules of weeks
/// and shorter units without months, days of months or years, or positions.
struct RepeatingStarts {
  /// The second at which repetition 0 begins; not after the first start.
  let origin: Int64
  /// The length of a repetition, in seconds.
  let length: Int64
  /// The starts within a repetition, in order, each below `length`; at least one.
  let offsets: [Int64]

  /// The maximum number of starts in a repetition. `RulePeriods` handles rules with more.
  private static let limit = 4096

  /// Creates the starts; `nil` for all other rules.
  init?(_ rule: RecurrenceRule, first: LocalDateTime, wholeDays: Bool) {
    guard rule.frequency.rawValue <= RecurrenceRule.Frequency.weekly.rawValue else { return nil }
    for item in rule.numbers where item.part.rawValue > RecurrenceRule.NumberPart.hour.rawValue { return nil }
    let isPlain = rule.numbers.isEmpty || wholeDays
    // Larger intervals never recur within the supported dates; the bound keeps products small.
    let interval = Int64(min(max(rule.interval, 1), Int(Int32.max)))
    var weekdays: UInt32 = 0
    for item in rule.byDay { weekdays |= 1 << UInt32(item.weekday.rawValue - 1) }
    let day = Int64(first.day.rawValue) * 86_400
    let time = Int64(first.secondOfDay)
    if isPlain, weekdays == 0 {
      let unit = rule.frequency == .weekly ? 604_800 : Int64(RuleClock.seconds(in: rule.frequency))
      origin = day + time
      length = interval * unit
      offsets = [0]
      return
    }
    let clock = isPlain ? nil : RuleClock(rule, first: first, wholeDays: wholeDays)
    let times = clock?.times.count ?? 1
    guard clock?.admitsAllPeriods ?? true, times * 7 <= Self.limit else { return nil }
    var list: [Int64] = []
    func add(_ base: Int64) {
      if let clock { for item in clock.times { list.append(base + Int64(item)) } } else { list.append(base + time) }
    }
    let weekday = Weekday(first.day)
    switch rule.frequency {
    case .weekly:
      if weekdays == 0 { weekdays = 1 << UInt32(weekday.rawValue - 1) }
      origin = day - Int64(weekday.index(from: rule.weekStart)) * 86_400
      length = interval * 604_800
      list.reserveCapacity(7 * times)
      var number = rule.weekStart.rawValue - 1
      for step in 0..<7 {
        if weekdays >> UInt32(number) & 1 != 0 { add(Int64(step) * 86_400) }
        number = number == 6 ? 0 : number + 1
      }
    case .daily:
      origin = day
      length = weekdays == 0 ? interval * 86_400 : interval * 604_800
      if weekdays == 0 {
        add(0)
      } else {
        for step in 0..<7 {
          let number = (weekday.rawValue - 1 + Int(Int64(step) * interval % 7)) % 7
          if weekdays >> UInt32(number) & 1 != 0 { add(Int64(step) * interval * 86_400) }
        }
      }
    default:
      guard weekdays == 0 else { return nil }
      let unit = Int64(RuleClock.seconds(in: rule.frequency))
      origin = day + time - time % unit
      length = interval * unit
      add(0)
    }
    guard !list.isEmpty else { return nil }
    offsets = list
  }

  /// Returns a second that is not before the last of the first `count` starts.
  func end(afterCount count: Int) -> Int64 {
    let (span, overflow) = (Int64(count) / Int64(offsets.count) + 2).multipliedReportingOverflow(by: length)
    return overflow ? .max : origin.addingReportingOverflow(span).overflow ? .max : origin + span
  }

  /// Returns the number of starts in `low...last` among the first `count` ones; for one start in a repetition.
  func number(from low: Int64, to last: Int64, first: Int64, count: Int) -> Int {
    let start = origin + offsets[0]
    let initial = -floorDiv(start - first, length)
    let lower = max(-floorDiv(start - low, length), initial)
    let upper = min(floorDiv(last - start, length), initial + Int64(count) - 1)
    return Int(max(upper - lower + 1, 0))
  }

  /// Appends the starts in `low...last` to `result`; see `RecurrenceRule.appendStarts`. `low` is not before `first`.
  func append(
    from low: Int64, to last: Int64, first: Int64, count: Int?, budget: inout Int, to result: inout [Int64]
  ) -> ExpansionOutcome {
    let repetition = (low - origin) / length
    var rest = Int64.max
    if let count {
      var before: Int64 = 0
      for offset in offsets where origin + offset < first { before += 1 }
      rest = Int64(count) + before - repetition * Int64(offsets.count)
    }
    var base = origin + repetition * length
    if offsets.count == 1 {
      var start = base + offsets[0]
      if start < low {
        start += length
        rest -= 1
      }
      guard start <= last, rest > 0 else { return .complete }
      let number = min((last - start) / length + 1, rest)
      let given = Int(min(number, Int64(max(budget, 0))))
      Self.appendSeries(given, from: start, step: length, to: &result)
      budget -= given
      return Int64(given) < number ? .limitReached : .complete
    }
    while true {
      // Whole repetitions in one step, as long as they contain none of the limits.
      let whole = min((last - base) / length, min(rest, Int64(budget)) / Int64(offsets.count))
      if base >= low, whole > 0 {
        appendWhole(Int(whole), from: base, to: &result)
        let given = whole * Int64(offsets.count)
        budget -= Int(given)
        rest -= given
        base += whole * length
      }
      for offset in offsets {
        let start = base + offset
        if start > last || rest <= 0 { return .complete }
        rest -= 1
        if start >= low {
          guard budget > 0 else { return .limitReached }
          budget -= 1
          result.append(start)
        }
      }
      base += length
    }
  }

  private static func appendSeries(_ count: Int, from start: Int64, step: Int64, to result: inout [Int64]) {
    let first = result.count
    result.append(contentsOf: repeatElement(0, count: count))
    result.withUnsafeMutableBufferPointer { result in
      var start = start
      for index in first..<first + count {
        result[index] = start
        start &+= step
      }
    }
  }

  private func appendWhole(_ repetitions: Int, from base: Int64, to result: inout [Int64]) {
    let first = result.count
    result.append(contentsOf: repeatElement(base, count: repetitions * offsets.count))
    result.withUnsafeMutableBufferPointer { result in
      offsets.withUnsafeBufferPointer { offsets in
        var base = base
        var index = first
        for _ in 0..<repetitions {
          for offset in offsets {
            result[index] = base &+ offset
            index &+= 1
          }
          base &+= length
        }
      }
    }
  }
}
