import Almanac
import EventDatabase
import EventStores
import Foundation
import TestSupport
import Testing

@Suite("Changes of other processes")
struct RefreshingTests {
  private static let calendar = CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))

  @Test(
    "GT-22: a store says on which days others have changed events, and all days if they changed calendars or resources")
  func refreshing() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let (own, other) = (try SQLiteEventStore(path: path), try SQLiteEventStore(path: path))
      try own.apply(.putCalendar(Self.calendar))
      try own.refresh()
      var heard: [StoreChange] = []
      let token = own.observe { heard.append($0) }
      try own.refresh()
      #expect(heard.isEmpty)
      let day = try ISODate.parse("2026-11-21")
      try other.apply(.insert(event("a", day)))
      try own.refresh()
      #expect(heard.count == 1)
      #expect(heard[0].days?.contains(day) == true && heard[0].days?.contains(day + 30) == false)
      try own.refresh()
      #expect(heard.count == 1)
      var renamed = Self.calendar
      renamed.name = "Garden"
      try other.apply(.putCalendar(renamed))
      try own.refresh()
      #expect(heard.count == 2 && heard[1].days == nil)
      try other.apply(.putResource(Resource(id: "a", title: "A")))
      try own.refresh()
      #expect(heard.count == 3 && heard[2].days == nil)
      token.cancel()
    }
  }

  @Test("GT-22: own changes are told once, not again as those of others")
  func own() throws {
    let store = try SQLiteEventStore()
    try store.refresh()
    var heard = 0
    let token = store.observe { _ in heard += 1 }
    try store.apply(.putCalendar(Self.calendar))
    try store.refresh()
    #expect(heard == 1)
    token.cancel()
  }

  private func event(_ uid: String, _ day: DayNumber) -> Event {
    Event(uid: uid, calendar: CalendarID(1), summary: uid, start: .day(day), end: .day(day + 1))
  }
}
