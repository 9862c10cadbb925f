public import CalendarSystems
public import TimeZones

/// Whether an expansion gave everything.
public enum ExpansionOutcome: Equatable, Sendable {
  case complete
  /// The budget was used up; what had been found until then is there.
  case limitReached
}

extension RecurrenceRule {
  /// Whether this version expands the rule. Of rules with parts besides those of RFC 5545, only the first instance is
  /// shown.
  public var isExpandable: Bool { otherParts.isEmpty }

  /// Adds the starts on `days` that the rule alone gives to `result`, in order, as `LocalDateTime.secondsAsUTC`.
  ///
  /// That is the set of RFC 5545, 3.3.10: `first` is in it only if the rule yields it, COUNT counts what the rule
  /// yields. What lies before `days` is passed by arithmetic, unless there is a COUNT and periods give different numbers
  /// of instances: those are counted through period by period.
  /// - Parameters:
  ///   - first: the reading of DTSTART.
  ///   - wholeDays: whether DTSTART is a date; BYHOUR, BYMINUTE and BYSECOND then mean nothing.
  ///   - until: the last second that UNTIL admits, inclusive; `nil` for no such limit.
  ///   - budget: how many periods may be visited and instances be found; lowered by what was.
  public func appendStarts(
    on days: Range<DayNumber>, from first: LocalDateTime, wholeDays: Bool, until: Int64?, budget: inout Int,
    to result: inout [Int64]
  ) -> ExpansionOutcome {
    let start = first.secondsAsUTC
    let windowStart = LocalDateTime(day: days.lowerBound, secondOfDay: 0).secondsAsUTC
    let windowEnd = LocalDateTime(day: days.upperBound, secondOfDay: 0).secondsAsUTC
    let last = min(windowEnd - 1, until ?? .max)
    guard isExpandable, last >= max(start, windowStart) else { return .complete }
    let low = count == nil ? max(start, windowStart) : start
    var periods = RulePeriods(self, first: first, wholeDays: wholeDays, from: low, to: last)
    var index = periods.index(upTo: max(start, windowStart))
    var rest = count.map { Int64($0) } ?? .max
    if count != nil {
      if let known = periods.instanceCount(before: index) { rest -= known } else { index = 0 }
    }
    var buffer: [Int64] = []
    while rest > 0 {
      guard budget > 0 else { return .limitReached }
      guard periods.fill(&buffer, period: &index, budget: &budget) else { return .complete }
      for second in buffer where second >= start {
        if second > last || rest == 0 { return .complete }
        rest -= 1
        if second >= windowStart { result.append(second) }
      }
    }
    return .complete
  }
}
