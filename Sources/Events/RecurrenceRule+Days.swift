public import CalendarSystems

/// Whether an expansion gave everything.
public enum ExpansionOutcome: Equatable, Sendable {
  case complete
  /// The budget was used up; what had been found until then is there.
  case limitReached
}

extension RecurrenceRule {
  /// Whether this version expands the rule. Of others, only the first instance is shown: rules of hours, minutes and
  /// seconds, and rules with parts besides INTERVAL, COUNT, UNTIL, BYDAY and WKST.
  public var isExpandable: Bool { otherParts.isEmpty && frequency.rawValue >= Frequency.daily.rawValue }

  /// Adds the days in `days` on which the rule alone gives an instance to `result`, in order.
  ///
  /// That is the set of RFC 5545, 3.3.10: `start` is in it only if the rule yields it, COUNT counts what the rule
  /// yields. Days before `days` are passed by arithmetic; only a COUNT together with months that lack the day, or with
  /// BYDAY in months and years, is counted through period by period.
  /// - Parameters:
  ///   - start: the day of DTSTART.
  ///   - last: the last day that UNTIL admits, inclusive; `nil` for no such limit.
  ///   - budget: how many periods may be visited; lowered by those that were.
  public func appendDays(
    in days: Range<DayNumber>, from start: DayNumber, until last: DayNumber?, budget: inout Int,
    to result: inout [DayNumber]
  ) -> ExpansionOutcome {
    guard isExpandable, !days.isEmpty else { return .complete }
    let end = min(days.upperBound - 1, last ?? days.upperBound)
    guard end >= start, end >= days.lowerBound else { return .complete }
    let periods = RulePeriods(self, start: start)
    var index = periods.index(upTo: days.lowerBound)
    var buffer: [DayNumber] = []
    var number: Int64 = 0
    let limit = count.map { Int64($0) } ?? .max
    if count != nil {
      if let known = periods.instanceCount(before: index) {
        number = known
      } else {
        index = 0
      }
    }
    while number < limit {
      budget -= 1
      guard budget >= 0 else { return .limitReached }
      guard periods.fill(&buffer, period: index, upTo: end) else { return .complete }
      index += 1
      for day in buffer where day >= start && number < limit {
        number += 1
        if day > end { return .complete }
        if day >= days.lowerBound { result.append(day) }
      }
    }
    return .complete
  }
}
