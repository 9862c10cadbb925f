import CalendarSystems
import TestSupport
import Testing
import TimeZones

@testable import Events

@Suite("Events that are loaded a slice at a time")
struct QuietLoadingTests {
  private let store = MemoryEventStore(calendars: [
    CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  ])

  private func event(_ number: Int, calendar: Int64 = 1) -> Event {
    .test("\(number)", .day(DayNumber(number)), .day(DayNumber(number + 2)), calendar: calendar)
  }

  private func found(_ store: MemoryEventStore) throws -> [Int64] {
    try store.outlines(touching: DayNumber(-100)..<DayNumber(10_000)).map { $0.id.rawValue }
  }

  @Test("events that are loaded in slices appear and are reported at their announcement, as if loaded at once")
  func announcing() throws {
    var changes: [Range<DayNumber>?] = []
    let token = store.observe { changes.append($0.days) }
    let events = (0..<900).map { event($0 * 7 % 400) }
    for start in stride(from: 0, to: 900, by: 128) {
      try store.loadQuietly(events[start..<min(start + 128, 900)])
      #expect(try changes.isEmpty && found(store).isEmpty)
    }
    store.announce()
    store.announce()
    let other = MemoryEventStore(calendars: try store.calendars())
    var expected: [Range<DayNumber>?] = []
    let otherToken = other.observe { expected.append($0.days) }
    let ids = try other.load(events)
    #expect(ids == (1...900).map { EventID($0) })
    #expect(changes == expected && changes.count == 1)
    #expect(try found(store) == found(other))
    for id in ids { #expect(try store.event(id) == other.event(id)) }
    withExtendedLifetime((token, otherToken)) {}
  }

  @Test("any other change announces the loaded events first")
  func changing() throws {
    try store.loadQuietly([event(1), event(2)])
    try store.apply(.update(EventID(1), event(50)))
    #expect(try found(store) == [2, 1])
    try store.loadQuietly([event(3)])
    try store.load([event(4)])
    #expect(try found(store) == [2, 3, 4, 1])
    try store.loadQuietly([event(5)])
    try store.apply(.deleteCalendar(CalendarID(1)))
    #expect(try found(store).isEmpty && store.eventCount == 0)
  }

  @Test("a slice with an event that cannot be loaded changes nothing")
  func refusing() throws {
    #expect(throws: StoreError.calendarNotFound(CalendarID(9))) {
      try store.loadQuietly([event(1), event(2, calendar: 9)])
    }
    store.announce()
    #expect(try store.eventCount == 0 && found(store).isEmpty)
  }

  @Test("indices are found by numbers, near and far, as in a dictionary", arguments: [1, 2, 3] as [UInt64])
  func positions(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = PositionTable()
    var plain: [Int64: Int] = [:]
    let far: [Int64] = [-1, .min, .max, 1023, 1024, 5000, 1 << 40]
    for step in 0..<4000 {
      let isFar = Int.random(in: 0..<8, using: &random) == 0
      let number = isFar ? far[step % far.count] : Int64.random(in: 0...Int64(step), using: &random)
      let value = Int.random(in: 0..<3, using: &random) == 0 ? nil : step
      table[number] = value
      plain[number] = value
      let other = Int64.random(in: -2...4000, using: &random)
      #expect(table[other] == plain[other])
    }
    for number in plain.keys { #expect(table[number] == plain[number]) }
    for number in far { #expect(table[number] == plain[number]) }
  }
}
