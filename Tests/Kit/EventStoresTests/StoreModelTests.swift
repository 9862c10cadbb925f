import Almanac
import EventDatabase
import TestSupport
import Testing

/// Property P6: whatever is done, no store is to be told from the store in memory.
@Suite("Stores: the same as the memory store")
struct StoreModelTests {
  /// The store in memory, then all that have to be like it.
  private let stores: [any EventStore]

  init() throws {
    stores = [MemoryEventStore(), try SQLiteEventStore()]
  }

  @Test("P6: random changes give the same receipts, errors, notices and contents", arguments: UInt64(1)...12)
  func randomChanges(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    let heard = stores.map { _ in Notices() }
    let tokens = zip(stores, heard).map { store, notices in store.observe { notices.all.append($0) } }
    for calendar in 1...3 {
      _ = try all(.putCalendar(CalendarInfo(id: CalendarID(Int64(calendar)), name: "c", color: .named(.red))))
    }
    for step in 0..<100 {
      let receipt = try all(random.change())
      if step % 5 == 0, let receipt { _ = try all(receipt.inverse) }
      try expectSameContents(random.days())
      for notices in heard { #expect(notices.all == heard[0].all) }
    }
    for token in tokens { token.cancel() }
  }

  @Test("undoing everything in turn leads back to the beginning", arguments: UInt64(100)...105)
  func undoAll(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    let only = CalendarInfo(id: CalendarID(1), name: "only", color: .rgb(0x123456))
    _ = try all(.putCalendar(only))
    var inverses: [EventChange] = []
    for _ in 0..<150 {
      if let receipt = try all(random.change()) { inverses.append(receipt.inverse) }
    }
    for inverse in inverses.reversed() { _ = try #require(try all(inverse)) }
    for store in stores {
      #expect(try store.calendars() == [only])
      #expect(try store.resources().isEmpty)
      #expect(try store.outlines(touching: DayNumber(-100_000)..<DayNumber(100_000)).isEmpty)
    }
  }

  /// Applies to all stores, compares what comes of it, and returns the receipt, if there was one.
  private func all(_ change: EventChange) throws -> StoreReceipt? {
    let results = stores.map { store in
      Result { () throws(StoreError) in try store.apply(change) }
    }
    for result in results { #expect(result == results[0], "\(change)") }
    return try? results[0].get()
  }

  private func expectSameContents(_ days: Range<DayNumber>) throws {
    for store in stores.dropFirst() {
      #expect(try store.calendars() == stores[0].calendars())
      #expect(try store.resources() == stores[0].resources())
      #expect(try store.outlines(touching: days) == stores[0].outlines(touching: days))
      for id in 1...14 {
        let event = EventID(Int64(id))
        let expected = try stores[0].event(event)
        #expect(try store.event(event) == expected)
        guard let expected = expected?.event else { continue }
        let series = try store.events(uid: expected.uid, in: expected.calendar)
        #expect(try series == stores[0].events(uid: expected.uid, in: expected.calendar))
        #expect(series.contains { $0.id == event })
      }
      #expect(try store.events(uid: "nobody's", in: CalendarID(1)).isEmpty)
    }
  }
}

private final class Notices {
  var all: [StoreChange] = []
}
