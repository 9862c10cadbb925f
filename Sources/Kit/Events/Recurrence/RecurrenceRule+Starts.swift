public import CalendarSystems
public import TimeZones

/// The result of an expansion.
public enum ExpansionOutcome: Equatable, Sendable {
  case complete
  /// The budget was exhausted. The occurrences found before that are included.
  case limitReached
}

extension RecurrenceRule {
  /// Whether the rule can be expanded. A rule with parts beyond RFC 5545 and RFC 7529, or in a calendar that is not
  /// built in, yields only the first occurrence.
  public var isExpandable: Bool {
    otherParts.isEmpty && (RuleCalendar.isGregorian(calendar) || CalendarCatalog.system(for: calendar) != nil)
  }

  /// Appends the rule's starts on `days` to `result`, in order, as `LocalDateTime.secondsAsUTC`.
  ///
  /// This is the set defined by RFC 5545, 3.3.10: it contains `first` only if the rule yields it, and COUNT counts the
  /// starts that the rule yields. Periods before `days` are skipped by arithmetic. If the rule has a COUNT and a
  /// varying number of occurrences per period, however, the cost is linear in the number of periods since `first`.
  /// - Parameters:
  ///   - first: the clock reading of DTSTART.
  ///   - wholeDays: whether DTSTART is a date; BYHOUR, BYMINUTE, and BYSECOND are then ignored.
  ///   - until: the last second that UNTIL admits, inclusive; `nil` for no limit.
  ///   - budget: the maximum number of periods to visit and occurrences to find; reduced by the number used.
  /// - Returns: whether the budget was sufficient.
  public func appendStarts(
    on days: Range<DayNumber>, from first: LocalDateTime, wholeDays: Bool, until: Int64?, budget: inout Int,
    to result: inout [Int64]
  ) -> ExpansionOutcome {
    appendStarts(
      on: days, from: first, wholeDays: wholeDays, until: until, gaps: .none, budget: &budget, to: &result)
  }

  /// Appends the starts as above, except for starts in gaps that are no occurrences of their own; COUNT skips them.
  func appendStarts(
    on days: Range<DayNumber>, from first: LocalDateTime, wholeDays: Bool, until: Int64?, gaps series: SeriesGaps,
    budget: inout Int, to result: inout [Int64]
  ) -> ExpansionOutcome {
    let start = first.secondsAsUTC
    let windowStart = Int64(days.lowerBound.rawValue) * 86_400
    let last = min(Int64(days.upperBound.rawValue) * 86_400 - 1, until ?? .max)
    guard last >= max(start, windowStart), isExpandable else { return .complete }
    let low = max(start, windowStart)
    let isCounted = count.map { $0 < Self.endlessCount } ?? false
    var gaps = series.gaps(for: self, from: isCounted ? start : low, to: last)
    let repeating = RepeatingStarts(self, first: first, wholeDays: wholeDays)
    var rule = self
    if let count, !gaps.isEmpty {
      guard case .merged = series, let repeating else {
        return appendCounted(
          count, until: last, series, first: first, wholeDays: wholeDays, budget: &budget, after: windowStart,
          to: &result)
      }
      rule = countingMerged(repeating, gaps, first: start, until: until ?? .max, budget: &budget)
      gaps.removeAll { $0.upperBound <= low }
    }
    let known = result.count
    let outcome: ExpansionOutcome
    if let repeating {
      outcome = repeating.append(
        from: low, to: last, first: start, count: rule.count, budget: &budget, to: &result)
    } else if let monthly = MonthlyStarts(self, first: first) {
      outcome = monthly.append(from: low, to: last, budget: &budget, to: &result)
    } else {
      outcome = appendByPeriods(
        from: windowStart, to: last, first: first, wholeDays: wholeDays, budget: &budget, to: &result)
    }
    if !gaps.isEmpty { series.remove(gaps, from: known, of: &result, first: start) }
    return outcome
  }

  /// Returns whether arithmetic finds the starts of any days, regardless of COUNT.
  func isRepeating(from first: LocalDateTime, _ wholeDays: Bool) -> Bool {
    RepeatingStarts(self, first: first, wholeDays: wholeDays) != nil
  }

  /// Appends the starts of a rule with a COUNT and gaps. The number of starts that are no occurrences is only known
  /// after visiting all of them.
  private func appendCounted(
    _ count: Int, until: Int64, _ series: SeriesGaps, first: LocalDateTime, wholeDays: Bool, budget: inout Int,
    after windowStart: Int64, to result: inout [Int64]
  ) -> ExpansionOutcome {
    var all: [Int64] = []
    var endless = self
    endless.count = nil
    let outcome = endless.appendStarts(
      on: first.day..<LocalDateTime(secondsAsUTC: until).day + 1, from: first, wholeDays: wholeDays, until: until,
      gaps: series, budget: &budget, to: &all)
    for second in all.prefix(count) where second >= windowStart { result.append(second) }
    return all.count >= count ? .complete : outcome
  }

  private func appendByPeriods(
    from windowStart: Int64, to last: Int64, first: LocalDateTime, wholeDays: Bool, budget: inout Int,
    to result: inout [Int64]
  ) -> ExpansionOutcome {
    let start = first.secondsAsUTC
    let low = count == nil ? max(start, windowStart) : start
    var periods = RulePeriods(self, first: first, wholeDays: wholeDays, from: low, to: last)
    var index = periods.index(upTo: max(start, windowStart))
    var rest = count.map { Int64($0) } ?? .max
    if count != nil {
      if let known = periods.instanceCount(before: index) { rest -= known } else { index = 0 }
    }
    if periods.isInMonths {
      return periods.appendMonths(
        from: index, start: start, low: max(start, windowStart), rest: rest, budget: &budget, to: &result)
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
