import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// Random edits of a store with series, overrides and single events in two calendars, around 2026. All are valid.
struct RandomEdits {
  private var random: SeededGenerator
  private var number = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static var calendars: [CalendarInfo] {
    [
      CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)),
      CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green)),
    ]
  }

  /// Returns a change that the store accepts.
  mutating func change(_ store: MemoryEventStore) throws -> EventChange {
    let all = Self.events(store)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: return .insert(event())
    case 3..<5: return .insert(series())
    case 5..<9: return try override(all, store).map { .insert($0) } ?? .insert(series())
    case 9..<13: return try update(all) ?? .insert(event())
    case 13..<15: return all.randomElement(using: &random).map { .delete($0.id) } ?? .insert(series())
    case 15..<18: return try edit(all, store) ?? .insert(series())
    default:
      var changes: [EventChange] = [.insert(event())]
      for stored in all where Int.random(in: 0..<6, using: &random) == 0 {
        changes.append(Bool.random(using: &random) ? .delete(stored.id) : .update(stored.id, moved(stored.event)))
      }
      return .group([.group(changes), .insert(series())])
    }
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func days() -> Range<DayNumber> {
    let first = Self.first + Int.random(in: -500..<500, using: &random)
    return first..<first + Int.random(in: 1..<200, using: &random)
  }

  static let first = day("2026-02-16")

  static func events(_ store: MemoryEventStore) -> [StoredEvent] {
    var all: [StoredEvent] = []
    _ = try? store.scan(from: 0) {
      all.append($0)
      return true
    }
    return all
  }

  // MARK: - Parts

  private mutating func time() -> EventTime {
    let day = Self.first + Int.random(in: -200..<200, using: &random)
    let local = LocalDateTime(day: day, secondOfDay: Int.random(in: 0..<96, using: &random) * 900)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .day(day)
    case 1: return .floating(local)
    case 2: return .utc(Instant(seconds: local.secondsAsUTC))
    default: return .zoned(local, zone: chance(50) ? "Europe/Paris" : "Pacific/Kiritimati")
    }
  }

  private mutating func event() -> Event {
    number += 1
    let start = time()
    let length =
      start.isDay ? 86_400 * Int64.random(in: 1...9, using: &random) : Int64.random(in: 0...99, using: &random) * 1800
    var event = Event.test("u\(number)", start, Self.moved(start, by: length), calendar: chance(70) ? 1 : 2)
    if chance(15) { event.display = .background }
    return event
  }

  private mutating func series() -> Event {
    var event = event()
    var rule = RecurrenceRule(frequency: chance(50) ? .daily : .weekly, interval: Int.random(in: 1...3, using: &random))
    if chance(60) { rule.count = Int.random(in: 2...30, using: &random) }
    event.recurrence = Recurrence(rules: [rule])
    if chance(30) { event.recurrence?.exceptions = [Self.moved(event.start, by: 86_400 * 14)] }
    return event
  }

  private mutating func override(_ all: [StoredEvent], _ store: MemoryEventStore) throws -> Event? {
    guard let master = all.filter({ $0.event.recurrence != nil }).randomElement(using: &random)?.event else {
      return nil
    }
    let replaced = Self.moved(master.start, by: 86_400 * Int64.random(in: 0..<40, using: &random))
    let known = try store.events(uid: master.uid, in: master.calendar)
    if known.contains(where: { $0.event.recurrenceID == replaced }) { return nil }
    var override = moved(master)
    override.calendar = master.calendar
    override.uid = master.uid
    override.recurrence = nil
    override.recurrenceID = replaced
    override.recurrenceRange = chance(40) ? .thisAndFuture : .this
    return override
  }

  /// Moves an event, mostly not far, and sometimes changes its calendar, its UID or its rule.
  private mutating func moved(_ old: Event) -> Event {
    var event = old
    let days = chance(80) ? Int64.random(in: -9...9, using: &random) : Int64.random(in: -400...400, using: &random)
    event.start = Self.moved(event.start, by: days * 86_400)
    event.end = Self.moved(event.end, by: days * 86_400)
    event.summary += "'"
    guard old.recurrenceID == nil, chance(30) else { return event }
    number += 1
    switch Int.random(in: 0..<3, using: &random) {
    case 0: event.calendar = CalendarID(3 - event.calendar.rawValue)
    case 1: event.uid = "u\(number)"
    default: event.recurrence = event.recurrence == nil ? series().recurrence : nil
    }
    return event
  }

  private mutating func update(_ all: [StoredEvent]) throws -> EventChange? {
    guard let stored = all.randomElement(using: &random) else { return nil }
    return .update(stored.id, moved(stored.event), expecting: chance(50) ? stored.revision : nil)
  }

  /// Edits or deletes a part of a series, as a person does.
  private mutating func edit(_ all: [StoredEvent], _ store: MemoryEventStore) throws -> EventChange? {
    guard let master = all.filter({ $0.event.recurrence != nil }).randomElement(using: &random) else { return nil }
    let overrides = try store.events(uid: master.event.uid, in: master.event.calendar).filter {
      $0.event.recurrenceID != nil
    }
    let timeline = EventTimeline(store: store, displayZone: TestZones.paris, zones: TestZones())
    let shown = timeline.occurrences(touching: Self.first - 100..<Self.first + 200).filter { $0.id.event == master.id }
    guard let occurrence = shown.randomElement(using: &random),
      let editor = try? SeriesEditor(StoredSeries(master: master, overrides: overrides), zones: TestZones()),
      let scope = EditScope.allCases.randomElement(using: &random), var event = try? editor.instance(occurrence.id)
    else { return nil }
    if chance(30) { return try? editor.deletion(occurrence.id, scope) }
    event.start = Self.moved(event.start, by: 86_400)
    event.end = Self.moved(event.end, by: 86_400)
    number += 1
    return try? editor.change(occurrence.id, to: event, scope, newUID: "u\(number)")
  }

  private static func moved(_ time: EventTime, by seconds: Int64) -> EventTime {
    switch time {
    case .day(let day): .day(day + Int(seconds / 86_400))
    case .floating(let local): .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds))
    case .utc(let instant): .utc(instant + seconds)
    case .zoned(let local, let zone): .zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + seconds), zone: zone)
    }
  }
}
