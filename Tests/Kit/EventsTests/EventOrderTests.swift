import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// The order of events that begin on the same day.
struct EventOrderTests {
  private func titles(_ keys: [EventOrder.Key], ranks: [(uid: String, rank: Int)] = []) throws -> [String] {
    let calendar = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
    let store = MemoryEventStore(calendars: [calendar])
    var events: [Event] = []
    for (title, start, end) in [
      ("Early", "2026-11-20 22:00", "2026-11-22 12:00"), ("Call", "2026-11-21 09:00", "2026-11-21 09:30"),
      ("Audit", "2026-11-21 09:00", "2026-11-21 11:00"), ("Brunch", "2026-11-21 11:00", "2026-11-21 13:00"),
    ] {
      var event = Event.test(floating(start), floating(end))
      (event.summary, event.uid) = (title, title)
      events.append(event)
    }
    try store.load(events)
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: TestZones())
    timeline.order = EventOrder(keys)
    timeline.order.setRanks(ranks)
    let found = timeline.occurrences(touching: day("2026-11-20")..<day("2026-11-22"))
    return found.compactMap { timeline.event($0.id.event)?.event.summary }
  }

  @Test("the fields are compared one after another, and earlier days come first in any case")
  func fields() throws {
    #expect(try titles([]) == ["Early", "Audit", "Call", "Brunch"])
    #expect(try titles([.init(.title)]) == ["Early", "Audit", "Brunch", "Call"])
    #expect(try titles([.init(.title, isDescending: true)]) == ["Early", "Call", "Brunch", "Audit"])
    #expect(try titles([.init(.start), .init(.duration)]) == ["Early", "Call", "Audit", "Brunch"])
    #expect(try titles([.init(.start, isDescending: true)]) == ["Early", "Brunch", "Audit", "Call"])
    #expect(try titles([.init(.duration, isDescending: true), .init(.title)]) == ["Early", "Audit", "Brunch", "Call"])
  }

  @Test("events have the order of their ranks, and those without a rank are last")
  func ranks() throws {
    let order = try titles([.init(.rank), .init(.title)], ranks: [("Call", 1), ("Brunch", 0)])
    #expect(order == ["Early", "Brunch", "Call", "Audit"])
    let descending = try titles([.init(.rank, isDescending: true)], ranks: [("Call", 1), ("Brunch", 0), ("Audit", 2)])
    #expect(descending == ["Early", "Audit", "Call", "Brunch"])
  }
}
