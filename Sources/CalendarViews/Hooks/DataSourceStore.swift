import CalendarSystems
import Events

/// A store that asks a data source, and remembers its answers day by day.
///
/// Events cannot be changed here: they belong to the source.
final class DataSourceStore: EventStore {
  private let askDays: (Range<DayNumber>) -> [Event]?
  private let askDay: (DayNumber) -> [Event]
  private let askCalendars: () -> [CalendarInfo]
  private let observers = StoreObservers()
  /// The numbers of the events of each day that was asked for.
  private var days: [DayNumber: [Int64]] = [:]
  private var events: [Int64: Event] = [:]
  private var ids: [EventIdentity: Int64] = [:]
  private var lastID: Int64 = 0

  /// More days than anybody scrolls through at a time; when they are reached, all answers are forgotten.
  private static let dayLimit = 16_384

  init(
    days: @escaping (Range<DayNumber>) -> [Event]?, day: @escaping (DayNumber) -> [Event],
    calendars: @escaping () -> [CalendarInfo]
  ) {
    askDays = days
    askDay = day
    askCalendars = calendars
  }

  /// Forgets answers, of all days or some, and tells observers.
  func forget(_ range: Range<DayNumber>?) {
    if let range {
      for day in days.keys where range.contains(day) { days[day] = nil }
      dropUnused()
    } else {
      removeAll()
    }
    observers.notify(StoreChange(days: range))
  }

  func calendars() throws(StoreError) -> [CalendarInfo] { askCalendars() }

  func outlines(touching range: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    if days.count > DataSourceStore.dayLimit { removeAll() }
    load(range)
    var found: Set<Int64> = []
    var order: [(extent: Range<DayNumber>, id: Int64)] = []
    var day = range.lowerBound
    while day < range.upperBound {
      for id in days[day] ?? [] where found.insert(id).inserted {
        if let event = events[id] { order.append((EventExtent.days(of: event), id)) }
      }
      day = day + 1
    }
    var keys: [SortKey] = []
    for (index, item) in order.enumerated() {
      keys.append(SortKey(UInt64(bitPattern: Int64(item.extent.lowerBound.rawValue)) &+ 1 << 63, index))
    }
    SortKey.sort(&keys) { order[Int($0)].id < order[Int($1)].id }
    return keys.compactMap { key in
      let id = order[Int(key.index)].id
      return events[id].map { EventOutline(id: EventID(id), event: $0) }
    }
  }

  func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    events[id.rawValue].map { StoredEvent(id: id, revision: Revision(1), event: $0) }
  }

  @discardableResult func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }

  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  // MARK: - Answers

  private func load(_ range: Range<DayNumber>) {
    var missing: [DayNumber] = []
    var day = range.lowerBound
    while day < range.upperBound {
      if days[day] == nil { missing.append(day) }
      day = day + 1
    }
    guard let first = missing.first, let last = missing.last else { return }
    if let answer = askDays(first..<last + 1) {
      for day in missing { days[day] = [] }
      for event in answer { add(event, to: missing) }
    } else {
      for day in missing { days[day] = askDay(day).compactMap { id(of: $0) } }
    }
  }

  /// Notes an event of a span's answer on each of the asked days that it may touch.
  private func add(_ event: Event, to asked: [DayNumber]) {
    guard let id = id(of: event) else { return }
    let extent = EventExtent.days(of: event)
    for day in asked where extent.contains(day) { days[day]?.append(id) }
  }

  /// The number of an event; `nil` for one that no store would take. Rules are left out: the source says what is on a
  /// day.
  private func id(of event: Event) -> Int64? {
    var event = event
    event.recurrence = nil
    event.recurrenceID = nil
    guard event.invalidity == nil else { return nil }
    let identity = EventIdentity(uid: Array(event.uid.utf8), start: event.start, end: event.end)
    if !identity.uid.isEmpty, let known = ids[identity] {
      events[known] = event
      return known
    }
    lastID += 1
    events[lastID] = event
    if !identity.uid.isEmpty { ids[identity] = lastID }
    return lastID
  }

  /// Events that no day holds any more.
  private func dropUnused() {
    var used: Set<Int64> = []
    for list in days.values { for id in list { used.insert(id) } }
    for id in events.keys where !used.contains(id) { events[id] = nil }
    for (identity, id) in ids where !used.contains(id) { ids[identity] = nil }
  }

  private func removeAll() {
    days = [:]
    events = [:]
    ids = [:]
  }
}

/// What makes an event that a source gives on several days the same.
private struct EventIdentity: Hashable {
  var uid: [UInt8]
  var start: EventTime
  var end: EventTime
}
