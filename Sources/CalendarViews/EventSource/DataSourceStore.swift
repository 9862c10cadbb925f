import Basics
import CalendarSystems
import Events

/// A store that asks a data source, and remembers its answers day by day.
///
/// Events cannot be changed here: they belong to the source.
final class DataSourceStore: EventStore {
  private let askDays: (Range<DayNumber>) -> [Event]?
  private let askDay: (DayNumber) -> [Event]
  private let askCalendars: () -> [CalendarInfo]
  private let reject: (Event, StoreError) -> Void
  private let disturbed: () -> Void
  /// While the source answers, nobody else is answered, and nothing is forgotten.
  private(set) var isAsking = false
  private var isDisturbed = false
  private var isClosed = false
  private var knownCalendars: [CalendarInfo]?
  private let observers = StoreObservers()
  /// Each day that was asked for, in order.
  private var days: [Answer] = []
  private var events: [Int64: StoredEvent] = [:]
  /// The numbers of the events with a UID, by a hash of it.
  private var ids: [UInt64: [Int]] = [:]
  private var lastID: Int64 = 0

  private struct Answer {
    let day: DayNumber
    /// The numbers of its events.
    var ids: [Int64]
  }

  /// More days than anybody scrolls through at a time; when they are reached, all answers are forgotten.
  private static let dayLimit = 16_384

  /// - Parameter disturbed: called after a question during which the source had its calendar ask more, which was not
  ///   answered, or left it: what is shown may be incomplete until `announce()`.
  init(
    days: @escaping (Range<DayNumber>) -> [Event]?, day: @escaping (DayNumber) -> [Event],
    calendars: @escaping () -> [CalendarInfo], reject: @escaping (Event, StoreError) -> Void,
    disturbed: @escaping () -> Void
  ) {
    askDays = days
    askDay = day
    askCalendars = calendars
    self.reject = reject
    self.disturbed = disturbed
  }

  /// Tells observers that all days may be shown anew; no answer is forgotten.
  func announce() { observers.notify(StoreChange(days: nil)) }

  /// Asks no more.
  func close() {
    isClosed = true
    if isAsking { isDisturbed = true }
  }

  /// Forgets answers, of all days or some, and tells observers; not to be called while the source answers.
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

  /// What is wrong with an event, to be put behind a sentence.
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
    try ask {
      if days.count > DataSourceStore.dayLimit { removeAll() }
      load(range)
    }
    var order: [Int64] = []
    var keys: [SortKey] = []
    for place in place(of: range.lowerBound)..<place(of: range.upperBound) {
      for id in days[place].ids {
        guard let event = events[id]?.event else { continue }
        let firstDay = Int64(EventExtent.days(of: event).lowerBound.rawValue)
        keys.append(SortKey(UInt64(bitPattern: firstDay) &+ 1 << 63, order.count))
        order.append(id)
      }
    }
    SortKey.sort(&keys) { order[Int($0)] < order[Int($1)] }
    var result: [EventOutline] = []
    for key in keys {
      // An event of several days was found on each, and now stands behind itself.
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

  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }

  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  // MARK: - Answers

  /// Asks the source, unless it is answering already: then whoever wants to know has to come again.
  private func ask<Answer>(_ question: () -> Answer) throws(StoreError) -> Answer {
    guard !isAsking else {
      isDisturbed = true
      throw .storage(code: 0, message: "the data source is being asked")
    }
    isAsking = true
    let answer = question()
    isAsking = false
    if isDisturbed {
      isDisturbed = false
      disturbed()
    }
    return answer
  }

  /// How many of the known days come before one.
  private func place(of day: DayNumber) -> Int { days.partitioningIndex { $0.day >= day } }

  private func isKnown(_ day: DayNumber) -> Bool {
    let place = place(of: day)
    return place < days.count && days[place].day == day
  }

  private func note(_ ids: [Int64], on day: DayNumber) {
    let place = place(of: day)
    if place < days.count, days[place].day == day {
      days[place].ids += ids
    } else {
      days.insert(Answer(day: day, ids: ids), at: place)
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
      for day in missing { note([], on: day) }
      for event in answer { add(event, to: missing) }
    } else {
      for day in missing where !isClosed { note(askDay(day).compactMap { id(of: $0) }, on: day) }
    }
  }

  /// Notes an event of a span's answer on each of the asked days that it may touch.
  private func add(_ event: Event, to asked: [DayNumber]) {
    guard let id = id(of: event) else { return }
    let extent = EventExtent.days(of: event)
    for day in asked where extent.contains(day) { note([id], on: day) }
  }

  /// The number of an event; `nil` for one that no store would take, which is told. Rules are left out: the source
  /// says what is on a day.
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

  /// Whether an event that the source gives again is the same: in UID and times.
  private func isSame(_ known: Event?, _ event: Event) -> Bool {
    guard let known else { return false }
    return known.start == event.start && known.end == event.end && known.uid.hasSameBytes(as: event.uid)
  }

  /// Events that no day holds any more.
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
