import Basics
public import CalendarSystems
public import TimeZones

/// The part of a series that a scope covers, shown to users who choose a scope.
///
///     let extents = try editor.extents(of: occurrence.id, [.this, .thisAndFollowing, .all])
///     extents[1].count  // 18
public struct EditExtent: Equatable, Sendable {
  /// The scope.
  public var scope: EditScope
  /// The number of occurrences; `nil` if the series has no end or too many occurrences to count.
  public var count: Int?
  /// The number of occurrences that have ended; 0 if there are too many to count.
  public var past: Int
  /// The first day on which the edited occurrence is displayed.
  public var day: DayNumber

  /// Creates an extent.
  public init(_ scope: EditScope, count: Int?, past: Int = 0, day: DayNumber) {
    self.scope = scope
    self.count = count
    self.past = past
    self.day = day
  }
}

extension EventEditor {
  /// Returns how much of a series each scope covers. Takes less than 5 ms for any series.
  /// - Parameters:
  ///   - today: the day that the calendar shows as today; by default, the day of `now`. If it is another day, occurrences
  ///     that ended before it are past.
  ///   - now: the time that the calendar shows; by default, the editor's current time.
  /// - Throws: an `EditError` if the event is gone or its series is invalid.
  public func extents(of id: OccurrenceID, _ scopes: [EditScope], today: DayNumber? = nil, now: Instant? = nil)
    throws(EditError) -> [EditExtent]
  {
    let subject = try subject(id)
    let day = clock.shown(subject.instance).firstDay
    guard let editor = subject.editor else {
      return scopes.map { EditExtent($0, count: 1, day: day) }
    }
    let start = (try? editor.originalStart(of: id)) ?? 0
    let present = editor.clock.reading(ofToday: today, now ?? self.now(), in: displayZone)
    return scopes.map { scope in
      guard scope != .this else { return EditExtent(.this, count: 1, day: day) }
      let counted = editor.clock.count(from: scope == .all ? .min : start, at: present)
      return EditExtent(scope, count: counted.count, past: counted.past, day: day)
    }
  }
}

extension SeriesClock {
  /// The number of occurrences that are visited to count them.
  private static let countingBudget = 5000
  /// The number of days after the start of a series in which to look for its end: a thousand years.
  private static let countingDays = 366_000

  /// Returns the present on the clock of the series. Days and times without a zone follow the clock of the display.
  fileprivate mutating func reading(ofToday today: DayNumber?, _ now: Instant, in zone: ZoneRules) -> Int64 {
    let shown = zone.localDateTime(at: now)
    let today = today ?? shown.day
    let isOther = today != shown.day
    switch master.start {
    case .day: return Int64(today.rawValue) * 86_400
    case .floating: return isOther ? Int64(today.rawValue) * 86_400 : shown.secondsAsUTC
    case .utc, .zoned: return reading(of: .utc(isOther ? zone.startOfDay(today) : now))
    }
  }

  /// Counts the occurrences from a start on, and how many of them have ended at a present on the same clock.
  /// - Returns: a `count` of `nil` for a series without an end or with too many occurrences.
  mutating func count(from reading: Int64, at present: Int64) -> (count: Int?, past: Int) {
    let recurrence = master.recurrence ?? Recurrence()
    let first = master.start.writtenReading
    let isEndless = recurrence.rules.contains { $0.count == nil && $0.until == nil && $0.isExpandable }
    let low = LocalDateTime(secondsAsUTC: max(reading, first.secondsAsUTC)).day
    // For a series without an end, only past occurrences are counted.
    let last = isEndless ? LocalDateTime(secondsAsUTC: present).day : first.day + Self.countingDays
    let days = low..<max(low, last) + 1
    var budget = Self.countingBudget
    guard var starts = starts(of: recurrence.rules, on: days, &budget) else { return (nil, 0) }
    starts.append(first.secondsAsUTC)
    for date in recurrence.dates { starts.append(self.reading(of: date)) }
    for period in recurrence.periods { starts.append(self.reading(of: period.start)) }
    SortKey.sort(&starts)
    // Excluded rules often have no end.
    let end = LocalDateTime(secondsAsUTC: starts.last ?? 0).day
    guard let excluded = self.starts(of: recurrence.excludedRules, on: low..<max(low, end) + 1, &budget) else {
      return (nil, 0)
    }
    var excepted = recurrence.exceptions
    for start in excluded { excepted.append(master.start.withReading(start)) }
    let (exceptions, zone) = exceptions(excepted)
    var (count, past, previous) = (0, 0, Int64.min)
    for start in starts where start >= reading && start != previous {
      previous = start
      if exceptions.contains(start, of: master.start, in: zone) { continue }
      count += 1
      if start + master.lengthOnClock <= present { past += 1 }
    }
    return (isEndless ? nil : count, past)
  }

  /// Returns the starts of rules on days; `nil` if there are too many.
  private mutating func starts(
    of rules: [RecurrenceRule], on days: Range<DayNumber>, _ budget: inout Int
  ) -> [Int64]? {
    var found: [Int64] = []
    for rule in rules {
      let outcome = appendStarts(of: rule, on: days, budget: &budget, to: &found)
      if outcome == .limitReached { return nil }
    }
    return found
  }
}
