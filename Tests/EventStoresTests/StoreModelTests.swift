import Almanac
import EventDatabase
import TestSupport
import Testing

/// Property P6: whatever is done, an SQLite store is not to be told from the store in memory.
@Suite("SQLite store: the same as the memory store")
struct StoreModelTests {
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
      _ = try both(.putCalendar(CalendarInfo(id: CalendarID(Int64(calendar)), name: "c", color: .named(.red))))
    }
    for step in 0..<100 {
      let receipt = try both(random.change())
      if step % 5 == 0, let receipt { _ = try both(receipt.inverse) }
      try expectSameContents(random.days())
      #expect(heard[0].all == heard[1].all)
    }
    for token in tokens { token.cancel() }
  }

  @Test("undoing everything in turn leads back to the beginning", arguments: UInt64(100)...105)
  func undoAll(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "only", color: .rgb(0x123456))))
    var inverses: [EventChange] = []
    for _ in 0..<150 {
      if let receipt = try? store.apply(random.change()) { inverses.append(receipt.inverse) }
    }
    for inverse in inverses.reversed() { try store.apply(inverse) }
    #expect(try store.calendars() == [CalendarInfo(id: CalendarID(1), name: "only", color: .rgb(0x123456))])
    #expect(try store.outlines(touching: DayNumber(-100_000)..<DayNumber(100_000)).isEmpty)
  }

  /// Applies to both stores, compares what comes of it, and returns the receipt, if there was one.
  private func both(_ change: EventChange) throws -> StoreReceipt? {
    let results = stores.map { store in
      Result { () throws(StoreError) in try store.apply(change) }
    }
    #expect(results[0] == results[1], "\(change)")
    return try? results[0].get()
  }

  private func expectSameContents(_ days: Range<DayNumber>) throws {
    #expect(try stores[0].calendars() == stores[1].calendars())
    let outlines = try stores.map { try $0.outlines(touching: days) }
    #expect(outlines[0] == outlines[1])
    for id in 1...14 {
      let events = try stores.map { try $0.event(EventID(Int64(id))) }
      #expect(events[0] == events[1])
    }
  }
}

private final class Notices {
  var all: [StoreChange] = []
}
