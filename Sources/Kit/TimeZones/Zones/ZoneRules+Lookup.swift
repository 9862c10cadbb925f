import Basics
public import CalendarSystems

extension ZoneRules {
  /// Returns the offset at `instant`, in seconds east of UTC.
  public func offset(at instant: Instant) -> Int { Int(localTimeType(at: instant).offset) }

  /// Returns the offset, kind, and abbreviation of the local time at `instant`, in logarithmic time.
  public func localTimeType(at instant: Instant) -> LocalTimeType {
    if let rule = governingRule(at: instant) { return rule.localTimeType(at: instant) }
    let index = transitionCount(upTo: instant)
    return index == 0 ? initialType : transitions[index - 1].type
  }

  /// Returns what clocks show at `instant`. Instants a million years away or more are clamped.
  public func localDateTime(at instant: Instant) -> LocalDateTime {
    let limit: Int64 = 31_500_000_000_000
    let seconds = min(max(instant.seconds, -limit), limit)
    return LocalDateTime(secondsAsUTC: seconds + Int64(offset(at: Instant(seconds: seconds))))
  }

  /// Returns the instant at which clocks show `local`, or `nil` if they never do and `gap` is `.reject`.
  public func instant(of local: LocalDateTime, gap: GapPolicy, overlap: OverlapPolicy) -> Instant? {
    switch resolve(local) {
    case .unique(let instant): return instant
    case .repeated(let earlier, let later): return overlap == .earlier ? earlier : later
    case .skipped(_, let movedForward): return gap == .moveForward ? movedForward : nil
    }
  }

  /// Returns all meanings of `local` in the zone.
  public func resolve(_ local: LocalDateTime) -> LocalResolution {
    // For any offset, the result lies in this window, which rarely contains a transition.
    let reading = local.secondsAsUTC
    let windowEnd = reading - Int64(LocalTimeType.validOffsets.lowerBound)
    var start = reading - Int64(LocalTimeType.validOffsets.upperBound)
    var earliest: Int64?
    var latest: Int64 = 0
    var overshoot: Int64?
    var skipped: LocalResolution?
    while true {
      let span = span(at: Instant(seconds: start))
      let candidate = reading - Int64(span.type.offset)
      let end = span.end?.seconds ?? .max
      if candidate < start {
        // The span before ended before the reading, and this one begins after it.
        if let overshoot, skipped == nil {
          skipped = .skipped(
            transition: Instant(seconds: start), movedForward: Instant(seconds: overshoot))
        }
      } else if candidate < end {
        if earliest == nil { earliest = candidate }
        latest = candidate
      }
      overshoot = candidate >= end ? candidate : nil
      if end > windowEnd { break }
      start = end
    }
    if let earliest {
      return earliest == latest
        ? .unique(Instant(seconds: earliest))
        : .repeated(earlier: Instant(seconds: earliest), later: Instant(seconds: latest))
    }
    return skipped ?? .unique(Instant(seconds: reading - Int64(localTimeType(at: Instant(seconds: reading)).offset)))
  }

  /// Returns the first instant of `day`: midnight, or the end of the gap that contains midnight.
  ///
  /// A day that a zone leaves out (30 December 2011 in Samoa) begins when the next one does.
  public func startOfDay(_ day: DayNumber) -> Instant {
    switch resolve(LocalDateTime(day: day, secondOfDay: 0)) {
    case .unique(let instant): return instant
    case .repeated(let earlier, _): return earlier
    case .skipped(let transition, _): return transition
    }
  }

  /// Returns the length of `day`: 86,400 seconds, more or less if clocks change, and 0 if the zone leaves the day out.
  package func secondsInDay(_ day: DayNumber) -> Int64 { startOfDay(day + 1) - startOfDay(day) }

  /// Returns the changes of offset, kind, or abbreviation in `start..<end`, in order. Changes by the final rule are
  /// limited to the years 0 to 9999.
  public func transitions(from start: Instant, to end: Instant) -> [ZoneTransition] {
    let ruleSpan = Instant(seconds: -62_167_219_200)..<Instant(seconds: 253_402_300_800)
    let limit = finalRule == nil ? end : min(end, ruleSpan.upperBound)
    let first = governingRule(at: start) == nil ? start : max(start, ruleSpan.lowerBound)
    var result: [ZoneTransition] = []
    var cursor = first.seconds == .min ? first : first - 1
    var type = localTimeType(at: cursor)
    while let next = span(at: cursor).end, next < limit {
      let nextType = localTimeType(at: next)
      if nextType != type { result.append(ZoneTransition(instant: next, type: nextType)) }
      type = nextType
      cursor = next
    }
    return result
  }

  /// Returns the local time type at `instant`, and the instant at which another may begin; `nil` if none ever does.
  private func span(at instant: Instant) -> (type: LocalTimeType, end: Instant?) {
    if let rule = governingRule(at: instant) {
      return (rule.localTimeType(at: instant), rule.nextTransition(after: instant))
    }
    let index = transitionCount(upTo: instant)
    return (
      index == 0 ? initialType : transitions[index - 1].type,
      index < transitions.count ? transitions[index].instant : nil
    )
  }

  /// Returns the final rule, if `instant` lies after the last transition.
  private func governingRule(at instant: Instant) -> PosixRule? {
    guard let finalRule else { return nil }
    if let last = transitions.last, instant < last.instant { return nil }
    return finalRule
  }

  /// Returns the number of transitions that are not later than `instant`.
  private func transitionCount(upTo instant: Instant) -> Int {
    transitions.partitioningIndex { $0.instant > instant }
  }
}
