public import CalendarSystems
import TimeZones

/// The days that an event may touch in any zone. Stores index them for `EventStore.outlines(touching:)`.
public enum EventExtent {
  /// A day later than every day that has a date: the upper bound of endless series.
  public static let farFuture = DayNumber(400_000_000)

  /// Returns a range that contains every day on which the event or any of its occurrences may be displayed in any zone.
  /// The range may be too wide, but never too narrow.
  ///
  /// For an override, it also contains the days around its `recurrenceID`, so a query that finds the replaced
  /// occurrence also finds the override, wherever it was moved. With `RecurrenceRange.thisAndFuture`, it extends to
  /// `farFuture`. For a rule, it extends to an upper bound of the last occurrence, or to `farFuture`.
  public static func days(of event: Event) -> Range<DayNumber> {
    var days = own(start: event.start, end: event.end, isElapsed: event.nominalDays != nil)
    if let recurrenceID = event.recurrenceID {
      days = hull(days, own(start: recurrenceID, end: recurrenceID, isElapsed: false))
      if event.recurrenceRange == .thisAndFuture { days = days.lowerBound..<farFuture }
    } else if let recurrence = event.recurrence {
      let length = days.upperBound - days.lowerBound
      for date in recurrence.dates {
        // An extra start of any kind is an occurrence in the zone of the event.
        let first = date.writtenDay - 2
        days = hull(days, first..<first + length + 4)
      }
      for period in recurrence.periods {
        days = hull(days, own(start: period.start, end: period.end, isElapsed: period.nominalDays != nil))
      }
      for rule in recurrence.rules {
        let last = lastDay(of: rule, from: event.start)
        let end = last.map { min($0 + length + 2, farFuture) } ?? farFuture
        days = days.lowerBound..<max(days.upperBound, end)
      }
    }
    return days
  }

  /// Returns the smallest range that contains both ranges.
  public static func hull(_ a: Range<DayNumber>, _ b: Range<DayNumber>) -> Range<DayNumber> {
    min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  /// Returns the written days, widened by the distance that zones can shift them: a reading at +14:00 is two days
  /// earlier at -11:00. If elapsed time crosses a day that a zone left out, the end may be another day later.
  private static func own(start: EventTime, end: EventTime, isElapsed: Bool) -> Range<DayNumber> {
    let first = start.writtenDay
    let last = max(end.writtenDay, first) + (isElapsed ? 1 : 0)
    return first - slack(of: start)..<last + 1 + slack(of: end)
  }

  private static func slack(of time: EventTime) -> Int {
    switch time {
    case .day, .floating, .utc: return 1
    case .zoned: return 2
    }
  }

  /// Returns a day after which no occurrence of the rule starts, or `nil` if arithmetic yields none.
  private static func lastDay(of rule: RecurrenceRule, from start: EventTime) -> DayNumber? {
    let untilDay = rule.until.map { $0.writtenDay + 1 }
    guard let count = rule.count, rule.isExpandable, let period = longestPeriod(of: rule) else { return untilDay }
    let (span, overflow) = (Int64(count) + 1).multipliedReportingOverflow(by: period)
    let limit = Int64(farFuture.rawValue)
    guard !overflow, span < limit else { return untilDay }
    let byCount = DayNumber(Int(min(Int64(start.writtenDay.rawValue) + span, limit)))
    return untilDay.map { min($0, byCount) } ?? byCount
  }

  /// Returns an upper bound of the days between two occurrences of the rule, or `nil` if arithmetic yields none.
  private static func longestPeriod(of rule: RecurrenceRule) -> Int64? {
    guard rule.calendar == .gregorian, rule.skip == .omit else { return nil }
    let interval = Int64(min(max(rule.interval, 1), Int(Int32.max)))
    let ordinals = rule.byDay.compactMap { $0.ordinal }
    let isDated = rule.byDay.isEmpty && rule.frequency.rawValue >= RecurrenceRule.Frequency.monthly.rawValue
    for item in rule.numbers {
      switch item.part {
      // More occurrences per day only move the last one to an earlier day.
      case .second, .minute, .hour: if rule.frequency.rawValue >= RecurrenceRule.Frequency.daily.rawValue { continue }
      case .monthDay: if isDated, rule.frequency == .yearly || item.number != 0 && -28...28 ~= item.number { continue }
      case .month: if isDated, rule.frequency == .yearly { continue }
      default: break
      }
      return nil
    }
    switch rule.frequency {
    case .secondly, .minutely, .hourly: return rule.byDay.isEmpty ? interval / 24 + 1 : nil
    // Every seventh day of a rule has the same weekday, unless the interval is a multiple of seven.
    case .daily: return rule.byDay.isEmpty ? interval : (interval % 7 == 0 ? nil : interval * 7)
    case .weekly: return interval * 7 + 7
    case .monthly:
      if ordinals.contains(where: { !(-4...4 ~= $0) }) { return nil }
      // The 31st or 29 February recurs after eight periods at most.
      return (rule.byDay.isEmpty ? interval * 8 : interval + 1) * 31
    case .yearly:
      if ordinals.contains(where: { !(-52...52 ~= $0) }) { return nil }
      return (rule.byDay.isEmpty ? interval * 8 : interval + 1) * 366
    }
  }
}

extension EventOutline {
  /// Creates the outline of an event.
  public init(id: EventID, event: Event) {
    self.init(
      id: id, start: event.start, end: event.end,
      isRecurring: event.recurrence != nil && event.recurrenceID == nil, recurrenceID: event.recurrenceID,
      nominalDays: event.nominalDays, isBackground: event.display == .background, title: event.summary, uid: event.uid)
  }
}
