import Basics
import CalendarSystems
import Events

/// A read-only store that asks a data source for events and keeps its answers by day.
final class DataSourceStore: EventStore {
  private let askDays: (Range<DayNumber>) -> [Event]?
  private let askDay: (DayNumber) -> [Event]
  private let askCalendars: () -> [CalendarInfo]
  private let reject: (Event, StoreError) -> Void
  private let onReentry: () -> Void
  private let onOverflow: () -> Void
  /// Whether the data source is being asked. Meanwhile, other queries fail and no answer is removed.
  private(set) var isAsking = false
  private var wasReentered = false
  private var isClosed = false
  private var knownCalendars: [CalendarInfo]?
  private let observers = StoreObservers()
  /// The answers, ordered by day.
  private var days: [Answer] = []
  private var events: [Int64: StoredEvent] = [:]
  /// The IDs of events with a UID, by the UID's hash.
  private var ids: [UInt64: [Int]] = [:]
  private var lastID: Int64 = 0

  private struct Answer {
    let day: DayNumber
    /// The IDs of its events.
    var ids: [Int64]
  }

  /// The days that were queried last.
  private var lastRange: Range<DayNumber>?

  /// The number of days above which the most distant answers are removed.
  private static let dayLimit = 16_384

  /// Creates a store.
  ///
  /// - Parameter onReentry: called after a query during which the data source made its calendar ask again, which fails,
  ///   or disconnected it. What is shown may be incomplete until `announce()`.
  /// - Parameter onOverflow: called while there are so many answers that the owner must call `trim()` as soon as
  ///   nothing reads events.
  init(
    days: @escaping (Range<DayNumber>) -> [Event]?, day: @escaping (DayNumber) -> [Event],
    calendars: @escaping () -> [CalendarInfo], reject: @escaping (Event, StoreError) -> Void,
    onReentry: @escaping () -> Void, onOverflow: @escaping () -> Void
  ) {
    askDays = days
    askDay = day
    askCalendars = calendars
    self.reject = reject
    self.onReentry = onReentry
    self.onOverflow = onOverflow
  }

  /// Notifies observers that all days may have changed. Keeps the answers.
  func announce() { observers.notify(StoreChange(days: nil)) }

  /// Disconnects the data source.
  func close() {
    isClosed = true
    if isAsking { wasReentered = true }
  }

  /// Removes the answers for some days, or for all days if `nil`, and notifies observers. Must not be called while the
  /// data source is being asked.
  func forget(_ range: Range<DayNumber>?) {
    knownCalendars = nil
    if let range {
      days.removeAll { range.contains($0.day) }
      dropUnused()
    } else {
      removeAll()
    }
    observers.notify(StoreChange(days: range))
  }

  /// If there are too many answers, removes the half that is farthest from the days queried last, and notifies
  /// observers, which may have cached events of these days.
  func trim() {
    guard days.count > DataSourceStore.dayLimit, !isAsking, let range = lastRange else { return }
    let center = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    var kept = days.indices
    while kept.count > DataSourceStore.dayLimit / 2 {
      let isFirstFarther = center - days[kept.lowerBound].day > days[kept.upperBound - 1].day - center
      kept = isFirstFarther ? kept.dropFirst() : kept.dropLast()
    }
    let dropped = [days[..<kept.lowerBound], days[kept.upperBound...]].compactMap { answers in
      answers.first.flatMap { first in answers.last.map { first.day..<$0.day + 1 } }
    }
    days = Array(days[kept])
    dropUnused()
    for range in dropped { observers.notify(StoreChange(days: range)) }
  }

  /// Returns what is wrong with an event, as the end of a sentence.
  static func reason(_ error: StoreError) -> String {
    if case .invalid(let uid, let reason) = error { ", \"" + uid + "\": " + reason } else { "" }
  }

  func calendars() throws(StoreError) -> [CalendarInfo] {
    if let knownCalendars { return knownCalendars }
    let calendars = try ask(askCalendars)
    knownCalendars = calendars
    return calendars
  }

  func outlines(touching range: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    try ask { load(range) }
    lastRange = range
    if days.count > DataSourceStore.dayLimit { onOverflow() }
    var order: [Int64] = []
    var keys: [SortKey] = []
    for index in index(of: range.lowerBound)..<index(of: range.upperBound) {
      for id in days[index].ids {
        guard let event = events[id]?.event else { continue }
        let firstDay = Int64(EventExtent.days(of: event).lowerBound.rawValue)
        keys.append(SortKey(UInt64(bitPattern: firstDay) &+ 1 << 63, order.count))
        order.append(id)
      }
    }
    SortKey.sort(&keys) { order[Int($0)] < order[Int($1)] }
    var result: [EventOutline] = []
    for key in keys {
      // An event that spans several days was found on each of them. Sorting has put the copies next to each other.
      let id = EventID(order[Int(key.index)])
      if result.last?.id != id, let event = events[id.rawValue] {
        result.append(EventOutline(id: id, event: event.event))
      }
    }
    return result
  }

  func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    events[id.rawValue]
  }

  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    var result: [StoredEvent] = []
    for id in ids[FNV1a(uid).value] ?? [] {
      if let stored = events[Int64(id)], stored.event.calendar == calendar, stored.event.uid.hasSameBytes(as: uid) {
        result.append(stored)
      }
    }
    return StoredEvent.ordered(result)
  }

  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }

  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  // MARK: - Answers

  /// Asks the data source. Fails if it is already being asked; the query must then be repeated.
  private func ask<Answer>(_ question: () -> Answer) throws(StoreError) -> Answer {
    guard !isAsking else {
      wasReentered = true
      throw .storage(code: 0, message: "the data source is being asked")
    }
    isAsking = true
    let answer = question()
    isAsking = false
    if wasReentered {
      wasReentered = false
      onReentry()
    }
    return answer
  }

  /// Returns the number of days with answers before a day.
  private func index(of day: DayNumber) -> Int { days.partitioningIndex { $0.day >= day } }

  private func isKnown(_ day: DayNumber) -> Bool {
    let index = index(of: day)
    return index < days.count && days[index].day == day
  }

  private func record(_ ids: [Int64], on day: DayNumber) {
    let index = index(of: day)
    if index < days.count, days[index].day == day {
      days[index].ids += ids
    } else {
      days.insert(Answer(day: day, ids: ids), at: index)
    }
  }

  private func load(_ range: Range<DayNumber>) {
    var missing: [DayNumber] = []
    var day = range.lowerBound
    while day < range.upperBound {
      if !isKnown(day) { missing.append(day) }
      day = day + 1
    }
    guard let first = missing.first, let last = missing.last else { return }
    if let answer = askDays(first..<last + 1) {
      for day in missing { record([], on: day) }
      for event in answer { add(event, to: missing) }
    } else {
      for day in missing where !isClosed { record(askDay(day).compactMap { id(of: $0) }, on: day) }
    }
  }

  /// Adds an event in the answer for a span to each of the missing days that it may touch.
  private func add(_ event: Event, to missing: [DayNumber]) {
    guard let id = id(of: event) else { return }
    let extent = EventExtent.days(of: event)
    for day in missing where extent.contains(day) { record([id], on: day) }
  }

  /// Returns the ID of an event, or `nil` if it is invalid and was rejected. Recurrence rules are removed, because the
  /// data source decides what is on each day.
  private func id(of event: Event) -> Int64? {
    var event = event
    event.recurrence = nil
    event.recurrenceID = nil
    if let error = event.invalidity {
      reject(event, error)
      return nil
    }
    let hash = FNV1a(event.uid).value
    let known = event.uid.utf8.isEmpty ? nil : ids[hash]?.first { isSame(events[Int64($0)]?.event, event) }
    let id = known.map { Int64($0) } ?? lastID + 1
    events[id] = StoredEvent(id: EventID(id), revision: Revision(1), event: event)
    if known == nil {
      lastID = id
      if !event.uid.utf8.isEmpty { ids[hash, default: []].append(Int(id)) }
    }
    return id
  }

  /// Returns whether a returned event is one that is already known, by UID and times.
  private func isSame(_ known: Event?, _ event: Event) -> Bool {
    guard let known else { return false }
    return known.start == event.start && known.end == event.end && known.uid.hasSameBytes(as: event.uid)
  }

  /// Removes the events that are no longer on any day.
  private func dropUnused() {
    var uses: [Int64: Int] = [:]
    for answer in days { for id in answer.ids { uses[id] = 1 } }
    for id in Array(events.keys) where uses[id] == nil { events[id] = nil }
    for hash in Array(ids.keys) {
      let used = (ids[hash] ?? []).filter { uses[Int64($0)] != nil }
      ids[hash] = used.isEmpty ? nil : used
    }
  }

  private func removeAll() {
    days = []
    events = [:]
    ids = [:]
  }
}
