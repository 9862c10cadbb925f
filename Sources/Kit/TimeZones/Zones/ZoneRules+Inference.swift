import CalendarSystems

/// Inference of the yearly rule behind a list of transitions.
extension ZoneRules {
  /// Returns the rules with a final rule if the last years follow one and nothing in the observed period contradicts
  /// it; `nil` otherwise.
  ///
  /// A host that can only probe a zone, such as a browser, finds transitions up to some year; the final rule yields the
  /// later ones.
  ///
  /// - Parameter observed: the end of the period in which all transitions are known. A zone whose last transition is
  ///   long before that has stopped changing its clocks and gets no rule.
  public func inferringFinalRule(observedUntil observed: Instant) -> ZoneRules? {
    // Two changes a year for four years: enough to distinguish "last" from "fourth" in most months.
    guard finalRule == nil, transitions.count >= 8 else { return nil }
    let changes = Self.changes(in: self)
    // The longest run of years that follows one rule; earlier years may have followed another.
    for count in stride(from: changes.count, through: 8, by: -2) {
      if let rule = rule(from: Array(changes.suffix(count)), observedUntil: observed) {
        return ZoneRules(
          identifier: identifier, initialType: initialType, transitions: transitions, finalRule: rule)
      }
    }
    return nil
  }

  /// Returns the rule that yields exactly `changes`, and no others before `observed`.
  private func rule(from changes: [Change], observedUntil observed: Instant) -> PosixRule? {
    guard let rule = Self.rule(from: changes), let first = changes.first else { return nil }
    let candidate = ZoneRules(identifier: identifier, initialType: initialType, transitions: [], finalRule: rule)
    let predicted = candidate.transitions(from: first.transition.instant, to: observed)
    guard predicted.count == changes.count else { return nil }
    for (prediction, change) in zip(predicted, changes)
    where prediction.instant != change.transition.instant
      || prediction.type.offset != change.transition.type.offset
    {
      return nil
    }
    return rule
  }

  /// A transition, with the type of local time before it.
  private struct Change {
    var transition: ZoneTransition
    var previous: LocalTimeType
    var reading: LocalDateTime
  }

  /// Returns the last changes that alternate between the same two offsets, for at most 24 years.
  private static func changes(in rules: ZoneRules) -> [Change] {
    let list = rules.transitions
    var result: [Change] = []
    for index in list.indices.reversed() {
      let previous = index == 0 ? rules.initialType : list[index - 1].type
      if result.count == 48 { break }
      if result.count >= 2, list[index].type.offset != result[result.count - 2].transition.type.offset { break }
      // Hostile files have instants for which there is no reading.
      let (reading, isTooFar) = list[index].instant.seconds.addingReportingOverflow(Int64(previous.offset))
      if isTooFar { break }
      result.append(
        Change(
          transition: list[index], previous: previous, reading: LocalDateTime(secondsAsUTC: reading)))
    }
    result.reverse()
    return result
  }

  private static func rule(from changes: [Change]) -> PosixRule? {
    guard changes.count >= 8, let last = changes.last else { return nil }
    // The greater offset is daylight saving time; probes do not report which one it is.
    let forward = changes.filter { $0.transition.type.offset > $0.previous.offset }
    let backward = changes.filter { $0.transition.type.offset < $0.previous.offset }
    guard forward.count + backward.count == changes.count, let start = ruleDate(of: forward),
      let end = ruleDate(of: backward)
    else { return nil }
    let lastIsForward = last.transition.type.offset > last.previous.offset
    let standard = lastIsForward ? last.previous : last.transition.type
    let daylight = lastIsForward ? last.transition.type : last.previous
    return PosixRule(
      standard: LocalTimeType(offset: standard.offset, abbreviation: standard.abbreviation),
      daylight: PosixRule.Daylight(
        type: LocalTimeType(offset: daylight.offset, isDaylight: true, abbreviation: daylight.abbreviation),
        start: start, end: end))
  }

  /// Returns the date that all `changes` have in common. Some rules only fit another day, such as the Friday before the
  /// last Sunday, so adjacent days are tried as well.
  private static func ruleDate(of changes: [Change]) -> RuleDate? {
    guard let second = changes.first?.reading.secondOfDay,
      changes.allSatisfy({ $0.reading.secondOfDay == second })
    else { return nil }
    for shift in [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] {
      let days = changes.map { $0.reading.day - shift }
      if let day = weekdayRule(days) { return RuleDate(day, time: Int32(second + shift * 86_400)) }
    }
    return fixedDay(changes.map { $0.reading.day }).map { RuleDate($0, time: Int32(second)) }
  }

  private static func weekdayRule(_ days: [DayNumber]) -> RuleDate.Day? {
    guard let first = days.first else { return nil }
    let month = GregorianCalendar.shared.fields(of: first).month
    var weeks = [true, true, true, true, true]
    for day in days {
      let fields = GregorianCalendar.shared.fields(of: day)
      guard fields.month == month, Weekday(day) == Weekday(first) else { return nil }
      let length = GregorianCalendar.lengthOfMonth(month, year: fields.year)
      for week in 1...4 where (fields.day + 6) / 7 != week { weeks[week - 1] = false }
      if fields.day + 7 <= length { weeks[4] = false }
    }
    // "Last" is far more common than "fourth" where both fit.
    guard let week = weeks.lastIndex(of: true) else { return nil }
    return .weekday(month: month, week: week + 1, weekday: Weekday(first))
  }

  private static func fixedDay(_ days: [DayNumber]) -> RuleDate.Day? {
    guard let first = days.first else { return nil }
    let date = GregorianCalendar.shared.fields(of: first)
    for day in days {
      let fields = GregorianCalendar.shared.fields(of: day)
      guard fields.month == date.month, fields.day == date.day else { return nil }
    }
    // Any year without a leap day numbers its days like `Jn`.
    let number = GregorianCalendar.firstDay(ofMonth: date.month, year: 2001) + (date.day - 1)
    return .julianDay(number - GregorianCalendar.firstDay(ofMonth: 1, year: 2001) + 1)
  }
}
