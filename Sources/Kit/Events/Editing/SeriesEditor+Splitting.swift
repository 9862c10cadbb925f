import CalendarSystems
import TimeZones

extension SeriesEditor {
  // MARK: - This and following

  func changeFollowing(
    _ originalStart: Int64, _ edited: Event, _ difference: EventDifference, newUID: String
  ) throws(SeriesEditError) -> EventChange {
    if recurrence.rules.count > 1 || !recurrence.excludedRules.isEmpty {
      guard !difference.changesRecurrence else { throw .rulesNotSplittable }
      return changeByRange(originalStart, edited)
    }
    var tail = edited
    tail.uid = newUID
    tail.recurrenceID = nil
    tail.recurrenceRange = .this
    if difference.changesRecurrence {
      tail.recurrence = inForm(edited.recurrence, difference)
    } else {
      tail.recurrence = try tailRecurrence(from: originalStart, &tail, difference)
    }
    var changes = [update(series.master, try head(before: originalStart)), .insert(tail)]
    for override in series.overrides {
      let reading = clock.reading(of: try recurrenceID(override))
      guard reading >= originalStart else { continue }
      if reading == originalStart && override.event.recurrenceRange == .this || tail.recurrence == nil {
        // The new series begins with the content of this override.
        changes.append(.delete(override.id, expecting: override.revision))
        continue
      }
      var moved = override.event
      moved.uid = newUID
      moved.calendar = tail.calendar
      moved.recurrenceID = try renamed(reading, difference, in: tail)
      if override.event.recurrenceRange == .thisAndFuture { difference.apply(to: &moved) }
      changes.append(update(override, moved))
    }
    return .group(changes)
  }

  /// Returns the change that stores the edit as an override with RANGE=THISANDFUTURE, for series that are not split.
  private func changeByRange(_ originalStart: Int64, _ edited: Event) -> EventChange {
    var override = edited
    override.uid = master.uid
    override.recurrence = nil
    override.recurrenceID = master.start.withReading(originalStart)
    override.recurrenceRange = .thisAndFuture
    var changes: [EventChange] = []
    for known in series.overrides {
      guard let time = known.event.recurrenceID, clock.reading(of: time) >= originalStart else { continue }
      let isSingle = known.event.recurrenceRange == .this
      if !isSingle || clock.reading(of: time) == originalStart {
        changes.append(.delete(known.id, expecting: known.revision))
      }
    }
    changes.append(.insert(override))
    return changes.count == 1 ? changes[0] : .group(changes)
  }

  /// Returns the series without its occurrences from `originalStart` on.
  func head(before originalStart: Int64) throws(SeriesEditError) -> Event {
    var head = master
    var kept = Recurrence()
    for rule in recurrence.rules {
      var rule = rule
      let count = try clock.count(of: rule, before: originalStart)
      guard count > 0 else { continue }
      if let limit = rule.count {
        rule.count = min(limit, count)
      } else if clock.until(of: rule) ?? .max >= originalStart {
        rule.until = clock.untilTime(
          master.start.isDay ? originalStart - 86_400 : originalStart - 1, beside: master.start)
      }
      kept.rules.append(rule)
    }
    kept.excludedRules = recurrence.excludedRules
    for date in recurrence.dates where clock.reading(of: date) < originalStart { kept.dates.append(date) }
    for period in recurrence.periods where clock.reading(of: period.start) < originalStart {
      kept.periods.append(period)
    }
    for time in recurrence.exceptions where clock.reading(of: time) < originalStart { kept.exceptions.append(time) }
    head.recurrence = kept
    return head
  }

  /// Returns the recurrence of the new series after a split. Its start moves if the edited occurrence is an extra one.
  private func tailRecurrence(
    from originalStart: Int64, _ tail: inout Event, _ difference: EventDifference
  ) throws(SeriesEditError) -> Recurrence? {
    var kept = Recurrence()
    var start = originalStart
    if let old = recurrence.rules.first {
      var rule = old
      var first: Int64? = originalStart
      if try !clock.yields(old, originalStart) {
        first = try clock.nextYield(of: old, from: originalStart)
      }
      if let first {
        start = first
        if let count = old.count { rule.count = max(count - (try clock.count(of: old, before: first)), 1) }
        rule = rule.skip == .omit ? rule : rule.namingDays(of: master.start.writtenDay)
        guard let moved = RuleMover(from: start, to: start + difference.shift).moved(rule) else {
          throw .rulesNotMovable
        }
        rule = moved
        rule.until = movedUntil(of: rule, difference, beside: tail.start)
        kept.rules = [rule]
      }
    }
    if start != originalStart {
      // The edited occurrence precedes the first start of the rule, so it becomes an extra start.
      kept.dates.append(tail.start)
      let distance = start - originalStart
      tail.start = tail.start.moved(by: distance)
      tail.end = tail.end.moved(by: distance)
    }
    for date in recurrence.dates {
      let reading = clock.reading(of: date)
      if reading > originalStart { kept.dates.append(difference.moved(reading: reading, like: master.start)) }
    }
    for period in recurrence.periods where clock.reading(of: period.start) > originalStart {
      kept.periods.append(moved(period, difference))
    }
    var known = tail
    known.recurrence = kept
    for time in recurrence.exceptions where clock.reading(of: time) >= originalStart {
      kept.exceptions.append(try movedException(time, difference, in: known))
    }
    let isEmpty = kept.rules.isEmpty && kept.dates.isEmpty && kept.periods.isEmpty
    return isEmpty ? nil : kept
  }

  // MARK: - All

  func changeAll(
    _ originalStart: Int64, _ edited: Event, _ difference: EventDifference
  ) throws(SeriesEditError) -> EventChange {
    var new = master
    difference.applyTexts(to: &new)
    if difference.changesRecurrence {
      new.recurrence = inForm(edited.recurrence, difference)
      difference.applyTimes(to: &new, start: master.start.writtenReading.secondsAsUTC)
      if edited.recurrence == nil { (new.start, new.end) = (edited.start, edited.end) }
    } else {
      try moveAll(&new, originalStart, difference)
    }
    var changes = [update(series.master, new)]
    for override in series.overrides {
      if new.recurrence == nil {
        changes.append(.delete(override.id, expecting: override.revision))
        continue
      }
      let reading = clock.reading(of: try recurrenceID(override))
      var moved = override.event
      moved.calendar = new.calendar
      moved.recurrenceID = try renamed(reading, difference, in: new)
      let isEdited = override.event.recurrenceRange == .this && reading == originalStart
      if isEdited || override.event.recurrenceRange == .thisAndFuture { difference.apply(to: &moved) }
      if moved != override.event { changes.append(update(override, moved)) }
    }
    return changes.count == 1 ? changes[0] : .group(changes)
  }

  /// Moves the start of the series and everything that refers to it: extra starts, exceptions, UNTIL, and overrides.
  private func moveAll(
    _ event: inout Event, _ originalStart: Int64, _ difference: EventDifference
  ) throws(SeriesEditError) {
    let start = master.start.writtenReading.secondsAsUTC
    difference.applyTimes(to: &event, start: start)
    guard difference.shift != 0 || difference.changesForm else { return }
    var kept = Recurrence()
    let mover = RuleMover(from: originalStart, to: originalStart + difference.shift)
    for rule in recurrence.rules {
      // If the first start crosses midnight, an interval would skip other days.
      let isPlain = rule.byDay.isEmpty && rule.numbers.isEmpty
      guard var moved = mover.moved(rule), isPlain || mover.days == movedDays(difference) else {
        throw .rulesNotMovable
      }
      moved.until = movedUntil(of: rule, difference, beside: event.start)
      kept.rules.append(moved)
    }
    for rule in recurrence.excludedRules {
      guard var moved = mover.moved(rule) else { throw .rulesNotMovable }
      moved.until = movedUntil(of: rule, difference, beside: event.start)
      kept.excludedRules.append(moved)
    }
    for date in recurrence.dates {
      kept.dates.append(difference.moved(reading: clock.reading(of: date), like: master.start))
    }
    for period in recurrence.periods { kept.periods.append(moved(period, difference)) }
    event.recurrence = kept
    try alignStart(&event, difference)
    for time in recurrence.exceptions {
      kept.exceptions.append(try movedException(time, difference, in: event))
    }
    event.recurrence = kept
  }

  /// Moves the first start to the nearest day of the rule if the rule no longer yields it: an nth weekday may be a week
  /// earlier or later than the moved one.
  private func alignStart(_ event: inout Event, _ difference: EventDifference) throws(SeriesEditError) {
    guard let rule = event.recurrence?.rules.first, event.recurrence?.rules.count == 1,
      let old = recurrence.rules.first, try clock.yields(old, master.start.writtenReading.secondsAsUTC)
    else { return }
    let start = event.start.writtenReading.secondsAsUTC
    var early = event
    early.start = event.start.moved(by: -8 * 86_400)
    var near = SeriesClock(early, zones: clock)
    var free = rule.namingDays(of: event.start.writtenDay)
    (free.count, free.interval) = (nil, 1)
    let best = try near.nearest(of: free, to: start)
    guard let best else { throw .rulesNotMovable }
    event.start = event.start.moved(by: best - start)
    event.end = event.end.moved(by: best - start)
  }

  // MARK: - Moving

  /// Returns a new recurrence in which the exceptions of the series have the new form of the start.
  private func inForm(_ new: Recurrence?, _ difference: EventDifference) -> Recurrence? {
    guard difference.changesForm, var new else { return new }
    let known = recurrence.exceptions
    new.exceptions = new.exceptions.map { time in
      // In a series with a time, a day among the exceptions means all occurrences on that day.
      guard known.contains(time), !time.isDay || master.start.isDay else { return time }
      return difference.moved(reading: clock.reading(of: time), like: master.start)
    }
    return new
  }

  private func movedUntil(
    of rule: RecurrenceRule, _ difference: EventDifference, beside start: EventTime
  ) -> EventTime? {
    guard let until = rule.until, let last = clock.until(of: rule) else { return rule.until }
    if difference.shift == 0, !difference.changesForm { return until }
    // If the series has times, a date in UNTIL admits its whole day, and must continue to do so.
    if until.isDay, !start.isDay || difference.shift % 86_400 == 0 {
      return .day(until.writtenDay + movedDays(difference))
    }
    return clock.untilTime(last + difference.shift, beside: start)
  }

  private func moved(_ period: RecurrencePeriod, _ difference: EventDifference) -> RecurrencePeriod {
    let length = period.end.writtenReading.secondsAsUTC - period.start.writtenReading.secondsAsUTC
    let start = difference.moved(reading: clock.reading(of: period.start), like: master.start)
    return RecurrencePeriod(start: start, end: start.moved(by: length), nominalDays: period.nominalDays)
  }

  /// Returns a moved exception. In a series with a time, a day means all occurrences on that day.
  private func movedException(
    _ time: EventTime, _ difference: EventDifference, in new: Event
  ) throws(SeriesEditError) -> EventTime {
    if time.isDay, !master.start.isDay {
      return .day(time.writtenDay + movedDays(difference))
    }
    return try renamed(clock.reading(of: time), difference, in: new)
  }

  /// Returns the number of days that the first start moves by.
  private func movedDays(_ difference: EventDifference) -> Int {
    let start = master.start.writtenReading
    return LocalDateTime(secondsAsUTC: start.secondsAsUTC + difference.shift).day - start.day
  }

  /// Returns the recurrence identifier in the new series for an occurrence of the old one. If the occurrences moved by
  /// different distances, as with an nth weekday, this is the nearest occurrence of the new rule.
  private func renamed(
    _ reading: Int64, _ difference: EventDifference, in new: Event
  ) throws(SeriesEditError) -> EventTime {
    let moved = reading + difference.shift
    if movedDays(difference) != 0, recurrence.rules.count == 1, let rule = new.recurrence?.rules.first,
      try clock.yields(recurrence.rules[0], reading)
    {
      var near = SeriesClock(new, zones: clock)
      if let nearest = try near.nearest(of: rule, to: moved) {
        return (difference.changesForm ? new.start : master.start).withReading(nearest)
      }
    }
    return difference.moved(reading: reading, like: master.start)
  }
}
