public import TimeZones

/// An editor of recurring events that expresses each edit in terms of RFC 5545. It computes changes but does not modify
/// a store.
///
///     let editor = try SeriesEditor(series, zones: zones)
///     var event = try editor.instance(occurrence.id)
///     event.start = .floating(later)
///     try store.apply(editor.change(occurrence.id, to: event, .thisAndFollowing, newUID: uid))
///
/// - *This*: an edit becomes an override with RECURRENCE-ID, and a deletion becomes an EXDATE.
/// - *This and following*: the old series ends before the occurrence, and a series with a new UID begins with it. The
///   old series ends with a lower COUNT, or with UNTIL: a date if DTSTART is a date, in UTC if DTSTART has a zone.
///   Exceptions, extra starts, and overrides go to the part they belong to. If one rule cannot express the split
///   (several rules, EXRULE), the edit becomes an override with RANGE=THISANDFUTURE.
/// - *All*: the master changes. All occurrences move by the same distance, and so do the days in the rule (see
///   `RuleMover`), exceptions, extra starts, UNTIL, and the RECURRENCE-IDs of overrides.
///
/// An edit is the difference between `instance(_:)` and the event that the caller passes back; unedited properties of
/// all affected events stay as they are. Overrides of single occurrences keep their content, unless they are themselves
/// edited.
public final class SeriesEditor {
  let series: StoredSeries
  var clock: SeriesClock

  var master: Event { series.master.event }
  var recurrence: Recurrence { master.recurrence ?? Recurrence() }

  /// Creates an editor of one series.
  /// - Parameter zones: the provider of the zones in the series. Times in unknown zones are interpreted as UTC.
  /// - Throws: `SeriesEditError.notRecurring` if the master has no recurrence, or is an override.
  public init(_ series: StoredSeries, zones: any ZoneProvider) throws(SeriesEditError) {
    guard series.master.event.recurrence != nil, series.master.event.recurrenceID == nil else { throw .notRecurring }
    self.series = series
    clock = SeriesClock(series.master.event, zones: zones)
  }

  /// Returns an occurrence as a standalone event, as it is displayed: with the texts and times of its override, if any,
  /// without `recurrenceID`, and with the recurrence of the series.
  public func instance(_ id: OccurrenceID) throws(SeriesEditError) -> Event {
    let originalStart = try originalStart(of: id)
    return instance(at: originalStart)
  }

  /// Returns the change that turns an occurrence into `edited`.
  /// - Parameters:
  ///   - edited: the edited result of `instance(_:)`. A changed recurrence applies to the edited part of the series:
  ///     RRULE as given, with COUNT counted from the edited occurrence, or for the whole series. It is ignored for
  ///     `.this`.
  ///   - newUID: the UID of the new series, if the series is split.
  public func change(
    _ id: OccurrenceID, to edited: Event, _ scope: EditScope, newUID: String
  ) throws(SeriesEditError) -> EventChange {
    let originalStart = try originalStart(of: id)
    let difference = EventDifference(from: instance(at: originalStart), to: edited)
    switch scope {
    case .this: return try changeThis(originalStart, edited)
    case .thisAndFollowing:
      if try isFirst(originalStart) { return try changeAll(originalStart, edited, difference) }
      return try changeFollowing(originalStart, edited, difference, newUID: newUID)
    case .all: return try changeAll(originalStart, edited, difference)
    }
  }

  /// Returns the change that deletes an occurrence, an occurrence and all later ones, or the whole series.
  public func deletion(_ id: OccurrenceID, _ scope: EditScope) throws(SeriesEditError) -> EventChange {
    let originalStart = try originalStart(of: id)
    switch scope {
    case .this: return try deleteThis(originalStart)
    case .thisAndFollowing:
      if try isFirst(originalStart) { return deleteAll() }
      var changes: [EventChange] = []
      for override in series.overrides where clock.reading(of: try recurrenceID(override)) >= originalStart {
        changes.append(.delete(override.id, expecting: override.revision))
      }
      changes.insert(update(series.master, try head(before: originalStart)), at: 0)
      return .group(changes)
    case .all: return deleteAll()
    }
  }

  // MARK: - This

  private func changeThis(_ originalStart: Int64, _ edited: Event) throws(SeriesEditError) -> EventChange {
    var override = clock.settled(edited)
    override.uid = master.uid
    override.recurrence = nil
    override.recurrenceID = master.start.withReading(originalStart)
    override.recurrenceRange = .this
    var changes: [EventChange] = []
    if let known = single(at: originalStart) {
      changes.append(update(known, override))
    } else {
      changes = try reanchored(from: originalStart)
      changes.append(.insert(override))
    }
    return changes.count == 1 ? changes[0] : .group(changes)
  }

  private func deleteThis(_ originalStart: Int64) throws(SeriesEditError) -> EventChange {
    var changes = try reanchored(from: originalStart)
    if let known = single(at: originalStart) { changes.append(.delete(known.id, expecting: known.revision)) }
    var rest = master
    rest.recurrence?.exceptions.append(master.start.withReading(originalStart))
    changes.insert(update(series.master, rest), at: 0)
    return changes.count == 1 ? changes[0] : .group(changes)
  }

  private func deleteAll() -> EventChange {
    var changes: [EventChange] = [.delete(series.master.id, expecting: series.master.revision)]
    for override in series.overrides { changes.append(.delete(override.id, expecting: override.revision)) }
    return .group(changes)
  }

  /// Returns the changes that make an override with RANGE=THISANDFUTURE at `originalStart` begin one occurrence later.
  private func reanchored(from originalStart: Int64) throws(SeriesEditError) -> [EventChange] {
    for override in series.overrides where override.event.recurrenceRange == .thisAndFuture {
      guard clock.reading(of: try recurrenceID(override)) == originalStart else { continue }
      guard let next = try clock.next(from: originalStart + 1) else {
        return [.delete(override.id, expecting: override.revision)]
      }
      var moved = override.event
      moved.recurrenceID = master.start.withReading(next)
      moved.start = moved.start.moved(by: next - originalStart)
      moved.end = moved.end.moved(by: next - originalStart)
      return [update(override, moved)]
    }
    return []
  }

  // MARK: - Occurrences

  /// Returns the number of occurrences that the only rule of the series yields before a given one; 0 for several rules.
  func countBefore(_ id: OccurrenceID) throws(SeriesEditError) -> Int {
    guard let rule = recurrence.rules.first, recurrence.rules.count == 1 else { return 0 }
    return try clock.count(of: rule, before: try originalStart(of: id))
  }

  /// Returns the start of an occurrence on the clock of the series.
  func originalStart(of id: OccurrenceID) throws(SeriesEditError) -> Int64 {
    if id.event == series.master.id { return id.start }
    guard let override = series.overrides.first(where: { $0.id == id.event }) else { throw .foreignInstance(id.event) }
    let time = try recurrenceID(override)
    // An override identifies its own occurrence as written, and the following ones as the series counts them.
    return id.start == time.writtenReading.secondsAsUTC ? clock.reading(of: time) : id.start
  }

  func recurrenceID(_ override: StoredEvent) throws(SeriesEditError) -> EventTime {
    guard let time = override.event.recurrenceID else { throw .foreignInstance(override.id) }
    return time
  }

  func single(at originalStart: Int64) -> StoredEvent? {
    for override in series.overrides where override.event.recurrenceRange == .this {
      if let time = override.event.recurrenceID, clock.reading(of: time) == originalStart { return override }
    }
    return nil
  }

  /// Returns the override that describes an occurrence and all later ones, and the occurrence with which it begins.
  private func governing(_ originalStart: Int64) -> (event: Event, from: Int64)? {
    var best: (event: Event, from: Int64)?
    for override in series.overrides where override.event.recurrenceRange == .thisAndFuture {
      guard let time = override.event.recurrenceID else { continue }
      let from = clock.reading(of: time)
      if from <= originalStart, from > best?.from ?? .min { best = (override.event, from) }
    }
    return best
  }

  func instance(at originalStart: Int64) -> Event {
    var event: Event
    if let single = single(at: originalStart) {
      event = single.event
    } else {
      let (description, from) = governing(originalStart) ?? (master, master.start.writtenReading.secondsAsUTC)
      event = description
      event.start = description.start.moved(by: originalStart - from)
      event.end = description.end.moved(by: originalStart - from)
      for period in recurrence.periods where clock.reading(of: period.start) == originalStart && description == master {
        (event.start, event.end, event.nominalDays) = (period.start, period.end, period.nominalDays)
      }
    }
    event.recurrence = master.recurrence
    event.recurrenceID = nil
    event.recurrenceRange = .this
    return event
  }

  func isFirst(_ originalStart: Int64) throws(SeriesEditError) -> Bool {
    try clock.next(from: .min) ?? originalStart >= originalStart
  }

  func update(_ stored: StoredEvent, _ event: Event) -> EventChange {
    .update(stored.id, event, expecting: stored.revision)
  }
}
