import Basics
public import CalendarSystems
public import TimeZones

/// Expands events to the occurrences that touch a range of days, as displayed in one zone.
///
///     var expander = OccurrenceExpander(touching: days, displayZone: zone, zones: zones)
///     var found: [Occurrence] = []
///     let outcome = expander.append(event, id: EventID(1), to: &found)
///
/// One expander can process any number of events; it caches the zones it encounters. Views use `EventTimeline` instead,
/// which contains an expander.
///
/// DTSTART is always an occurrence, even if no rule produces it. Occurrences keep their wall-clock time across
/// clock changes; of two equal readings, the earlier is used. Each occurrence is as long on the clock as the event: in
/// seconds if the event starts and ends in different zones; with `Event.nominalDays`, that many days on the clock plus
/// the rest in seconds. An unknown zone is interpreted as the display zone. If the start is a date, a rule with a
/// frequency of hours, minutes, or seconds yields each day that it touches once.
///
/// **Gaps.** A start in the gap of a clock change moves forward by the length of the gap (02:30 becomes 03:30) and
/// keeps its length, so no occurrence is lost. If the series also has a start there, the two are one occurrence, which
/// COUNT counts once. With `GapPolicy.reject`, starts in gaps are no occurrences and COUNT skips them, as RFC 5545,
/// 3.3.10 requires. The written starts DTSTART and RDATE move forward even then (3.3.5).
public struct OccurrenceExpander {
  /// The default budget: enough for 500 years of a daily rule.
  public static let defaultBudget = 200_000

  private let days: Range<DayNumber>
  private var zones: ZoneWindows
  /// The number of steps that the next series may take: rule periods to visit, and occurrences to find.
  var allowance: Int
  /// How to treat a series that needs more steps than allowed.
  var excess = Excess.cut
  /// The steps that the last series took, and its occurrences from RDATE.
  private(set) var cost = 0
  /// A handler that is called with the UID and the title of each series of a block before it is expanded.
  var willExpand: ((String, String) -> Void)?
  private let gap: GapPolicy
  /// How a series is treated that needs more steps than allowed.
  enum Excess {
    /// The occurrences that were found first are kept.
    case cut
    /// No occurrence is kept.
    case leaveOut
    /// A few occurrences are kept, spread over all the days.
    case thinOut
  }

  /// The starts of the current event; a property to reuse its storage.
  private var starts: [Int64] = []
  private var plain = PlainReadings()

  /// Creates an expander for a range of days.
  /// - Parameters:
  ///   - days: the days, in the display zone.
  ///   - displayZone: the zone in which occurrences are displayed.
  ///   - zones: the provider of the zones in events.
  ///   - budget: the maximum number of rule periods to visit, and of occurrences to find, per event.
  ///   - gap: the treatment of rule starts in the gap of a clock change.
  public init(
    touching days: Range<DayNumber>, displayZone: ZoneRules, zones: any ZoneProvider, budget: Int = defaultBudget,
    gap: GapPolicy = .moveForward
  ) {
    let limit = EventTime.day(EventExtent.farFuture).writtenDay
    let earliest = EventTime.day(DayNumber(-EventExtent.farFuture.rawValue)).writtenDay
    let low = min(max(days.lowerBound, earliest), limit)
    self.days = low..<max(low, min(days.upperBound, limit))
    self.zones = ZoneWindows(display: displayZone, zones: zones, around: self.days)
    allowance = budget
    self.gap = gap
  }

  /// Appends the occurrences of an event to `result`, in no particular order.
  /// - Parameters:
  /// - Parameters:
  ///   - replaced: the recurrence identifiers of the event's overrides.
  ///   - following: the outlines of the overrides with `RecurrenceRange.thisAndFuture`.
  /// - Returns: whether the budget was sufficient.
  public mutating func append(
    _ event: Event, id: EventID, replaced: [EventTime] = [], following: [EventOutline] = [],
    to result: inout [Occurrence]
  ) -> ExpansionOutcome {
    guard let recurrence = event.recurrence, event.recurrenceID == nil else {
      append(EventOutline(id: id, event: event), to: &result)
      return .complete
    }
    return append(
      recurrence, of: EventOutline(id: id, event: event), replaced: replaced, following: following, to: &result)
  }

  /// Appends the occurrence of a single event or an override to `result` if it touches the days.
  public mutating func append(_ outline: EventOutline, to result: inout [Occurrence]) {
    let number = (outline.recurrenceID ?? outline.start).writtenReading.secondsAsUTC
    let id = OccurrenceID(event: outline.id, start: number)
    var occurrence: Occurrence
    if outline.start.isDay {
      let first = outline.start.writtenDay
      occurrence = zones.display.occurrence(id, from: first, to: first + SeriesLength(outline, zones: &zones).days)
    } else {
      let start = zones.instant(of: outline.start)
      let end =
        outline.nominalDays == nil
        ? zones.instant(of: outline.end)
        : SeriesLength(outline, zones: &zones).end(
          from: outline.start.writtenReading, at: start, in: zones.zone(of: outline.start))
      occurrence = zones.display.occurrence(id, from: start, to: end)
    }
    guard occurrence.touches(days) else { return }
    occurrence.order = TitleOrder(title: outline.title, uid: outline.uid)
    result.append(occurrence)
  }

  /// Appends the occurrences of a series to `result`; `outline` is the outline of its master.
  ///
  /// Occurrences that follow an override with `RecurrenceRange.thisAndFuture` have that override's identifier as their
  /// event. Their `OccurrenceID.start` is the start that they would have without the override.
  public mutating func append(
    _ recurrence: Recurrence, of outline: EventOutline, replaced: [EventTime], following: [EventOutline] = [],
    to result: inout [Occurrence]
  ) -> ExpansionOutcome {
    guard !days.isEmpty else { return .complete }
    let series = outline.start
    let first = series.writtenReading
    let main = SeriesPart(outline, zones: &zones)
    let others = following.isEmpty ? [] : SeriesPart.parts(of: following, in: series, zones: &zones)
    // Days on the clocks of the series. Two zones may differ by two days.
    var window = main.window(days)
    for part in others { window = EventExtent.hull(window, part.window(days)) }
    window = window.lowerBound - 2..<window.upperBound + 2
    var outcome = ExpansionOutcome.complete
    var rest = allowance
    defer { cost = allowance - rest + recurrence.dates.count + recurrence.periods.count }
    starts.removeAll(keepingCapacity: true)
    for rule in recurrence.rules where appendStarts(of: rule, series, from: first, window, &rest) == .limitReached {
      outcome = .limitReached
    }
    addDates(recurrence, series: series, from: first, window: window)
    if !recurrence.excludedRules.isEmpty, excludeStarts(recurrence, series, window, &rest) == .limitReached {
      outcome = .limitReached
    }
    if outcome == .limitReached, excess == .leaveOut { return outcome }
    if !(recurrence.exceptions.isEmpty && replaced.isEmpty) {
      let exceptions = SeriesExceptions(recurrence.exceptions, replaced: replaced, series: series, zones: &zones)
      let zone = zones.zone(of: series)
      starts.removeAll { exceptions.contains($0, of: series, in: zone) }
    }
    if !recurrence.periods.isEmpty { appendPeriods(recurrence.periods, of: outline, to: &result) }
    if others.isEmpty {
      main.append(starts[...], touching: days, display: zones.display, &plain, to: &result)
    } else {
      appendParts([main] + others, to: &result)
    }
    return outcome
  }

  /// Appends the occurrences of all parts. Each part covers the starts from its first one up to the first of the next
  /// part.
  private mutating func appendParts(_ parts: [SeriesPart], to result: inout [Occurrence]) {
    var next = 0
    for (index, part) in parts.enumerated() {
      var end = index + 1 < parts.count ? next : starts.count
      while end < starts.count, starts[end] < parts[index + 1].from { end += 1 }
      part.append(starts[next..<end], touching: days, display: zones.display, &plain, to: &result)
      next = end
    }
  }

  // MARK: - Starts

  private mutating func appendStarts(
    of rule: RecurrenceRule, _ series: EventTime, from first: LocalDateTime, _ window: Range<DayNumber>,
    _ budget: inout Int
  ) -> ExpansionOutcome {
    let until = SeriesExceptions.lastStart(of: rule, inZoneOf: series, zones: &zones)
    let gaps = SeriesGaps(series, gap, zones: &zones)
    let known = starts.count
    func append(on days: Range<DayNumber>, _ budget: inout Int) -> ExpansionOutcome {
      rule.appendStarts(
        on: days, from: first, wholeDays: series.isDay, until: until, gaps: gaps, budget: &budget, to: &starts)
    }
    let allowed = budget
    let outcome = append(on: window, &budget)
    // Where starts before the window have to be visited, expanding a part of it is no cheaper.
    if outcome == .limitReached, excess == .thinOut, rule.count == nil || rule.isRepeating(from: first, series.isDay) {
      starts.removeLast(starts.count - known)
      let length = Int64(window.upperBound - window.lowerBound)
      let pieces = max(min(length, Int64(allowed)), 1)
      for piece in 0..<pieces {
        var share = max(allowed / Int(pieces), 1)
        _ = append(
          on: window.lowerBound + Int(length * piece / pieces)..<window.lowerBound + Int(length * (piece + 1) / pieces),
          &share)
      }
    }
    if series.isDay, rule.frequency.rawValue < RecurrenceRule.Frequency.daily.rawValue { keepDays(from: known) }
    return outcome
  }

  /// Replaces the starts from index `first` on, which are in order, by their days, each once.
  private mutating func keepDays(from first: Int) {
    var kept = first
    for index in first..<starts.count {
      let day = Int64(LocalDateTime(secondsAsUTC: starts[index]).day.rawValue) * 86_400
      if kept > first, starts[kept - 1] == day { continue }
      starts[kept] = day
      kept += 1
    }
    starts.removeLast(starts.count - kept)
  }

  /// Adds DTSTART and the extra starts, sorts all starts, and removes duplicates.
  private mutating func addDates(
    _ recurrence: Recurrence, series: EventTime, from first: LocalDateTime, window: Range<DayNumber>
  ) {
    if window.contains(first.day) {
      let second = first.secondsAsUTC
      if recurrence.rules.count == 1 {
        if starts.first != second { starts.insert(second, at: 0) }
      } else {
        starts.append(second)
      }
    }
    if recurrence.rules.count <= 1, recurrence.dates.isEmpty, recurrence.periods.isEmpty { return }
    for date in recurrence.dates {
      var start = SeriesExceptions.reading(of: date, inZoneOf: series, zones: &zones)
      // If DTSTART is a date, a time stands for its day; if DTSTART has a time, a day gets that time.
      if date.isDay || series.isDay { start = LocalDateTime(day: start.day, secondOfDay: first.secondOfDay) }
      if window.contains(start.day) { starts.append(start.secondsAsUTC) }
    }
    for period in recurrence.periods {
      let start = SeriesExceptions.reading(of: period.start, inZoneOf: series, zones: &zones)
      starts.append(start.secondsAsUTC)
    }
    SortKey.sort(&starts)
    var kept = 0
    for index in starts.indices where kept == 0 || starts[index] != starts[kept - 1] {
      starts[kept] = starts[index]
      kept += 1
    }
    starts.removeLast(starts.count - kept)
  }

  /// Removes the starts that EXRULE yields.
  private mutating func excludeStarts(
    _ recurrence: Recurrence, _ series: EventTime, _ window: Range<DayNumber>, _ budget: inout Int
  ) -> ExpansionOutcome {
    var candidates = starts
    var outcome = ExpansionOutcome.complete
    for rule in recurrence.excludedRules {
      starts.removeAll(keepingCapacity: true)
      if appendStarts(of: rule, series, from: series.writtenReading, window, &budget) == .limitReached {
        outcome = .limitReached
      }
      let excluded = starts
      starts.removeAll(keepingCapacity: true)
      var next = 0
      for start in candidates {
        while next < excluded.count, excluded[next] < start { next += 1 }
        if next == excluded.count || excluded[next] != start { starts.append(start) }
      }
      candidates = starts
    }
    return outcome
  }

  /// Appends the RDATE occurrences with their own length, and removes them from `starts`.
  private mutating func appendPeriods(
    _ periods: [RecurrencePeriod], of outline: EventOutline, to result: inout [Occurrence]
  ) {
    var isTaken = [Bool](repeating: false, count: starts.count)
    for period in periods {
      let second = SeriesExceptions.reading(of: period.start, inZoneOf: outline.start, zones: &zones).secondsAsUTC
      let index = starts.partitioningIndex { $0 >= second }
      guard index < starts.count, starts[index] == second, !isTaken[index] else { continue }
      isTaken[index] = true
      var own = outline
      (own.start, own.end, own.nominalDays) = (period.start, period.end, period.nominalDays)
      let part = SeriesPart(own, zones: &zones)
      let start = period.start.writtenReading.secondsAsUTC
      part.append([start], as: second, touching: days, display: zones.display, &plain, to: &result)
    }
    var kept = 0
    for index in starts.indices where !isTaken[index] {
      starts[kept] = starts[index]
      kept += 1
    }
    starts.removeLast(starts.count - kept)
  }
}
