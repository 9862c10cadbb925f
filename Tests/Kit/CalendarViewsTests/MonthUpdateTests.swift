import Almanac
import TestSupport
import Testing

/// Rows of weeks while events change: most of what they show is taken over.
struct MonthUpdateTests {
  private static let today = DayNumber(20_778)

  private static func event(_ number: Int, _ random: inout SeededGenerator) -> Event {
    let day = today + Int.random(in: -25...25, using: &random)
    let hour = Int.random(in: 0...22, using: &random)
    let isWhole = Bool.random(using: &random)
    let length = isWhole ? Int.random(in: 1...9, using: &random) : 1
    return Event(
      uid: "\(number)", calendar: CalendarID(1), summary: "event \(number)",
      start: isWhole ? .day(day) : .floating(LocalDateTime(day: day, hour: hour, minute: 0)),
      end: isWhole ? .day(day + length) : .floating(LocalDateTime(day: day, hour: hour + length, minute: 0)))
  }

  @Test("after each change, preview and mark, a month shows what a new calendar shows", arguments: [1, 2, 3])
  func changes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = CalendarHarness.emptyStore()
    try store.load((0..<80).map { Self.event($0, &random) })
    let harness = CalendarHarness(
      configuration: CalendarConfiguration(locale: .english, today: Self.today), store: store)
    harness.settle()
    for step in 0..<40 {
      let ids = try store.outlines(touching: Self.today - 60..<Self.today + 60).map { $0.id }
      let id = try #require(ids.randomElement(using: &random))
      var event = try #require(try store.event(id)).event
      let times = Self.event(step, &random)
      switch step % 8 {
      case 0: try store.apply(.delete(id))
      case 1: try store.apply(.insert(Self.event(100 + step, &random)))
      case 2:
        event.summary += " again"
        try store.apply(.update(id, event))
      case 3:
        (event.start, event.end) = (times.start, times.end)
        harness.timeline.preview(.update(id, event))
        harness.tick()
        harness.timeline.preview(nil)
      case 4: harness.view.send(.show(Self.today + 7 * Int.random(in: -9...2, using: &random), animated: false))
      case 5: harness.view.send(.select(times.start.writtenDay))
      default:
        (event.start, event.end) = (times.start, times.end)
        try store.apply(.update(id, event))
        if step % 16 == 7 { try store.apply(.update(ids[0], try #require(try store.event(ids[0])).event)) }
      }
      harness.settle()
      #expect(firstDifference(harness.scene, harness.fresh(ticks: 2).scene) == nil, "step \(step)")
    }
  }

  @Test("what is said of events that are not saved yet reaches all rows, also after an event was moved")
  func marks() throws {
    var random = SeededGenerator(seed: 4)
    let store = CalendarHarness.emptyStore()
    try store.load((0..<40).map { Self.event($0, &random) })
    let harness = CalendarHarness(
      configuration: CalendarConfiguration(locale: .english, today: Self.today), store: store)
    harness.settle()
    let ids = try store.outlines(touching: Self.today - 60..<Self.today + 60).map { $0.id }
    var event = try #require(try store.event(ids[0])).event
    event.start = .day(Self.today)
    event.end = .day(Self.today + 1)
    try store.apply(.update(ids[0], event))
    harness.timeline.markUnsaved(ids, note: "waits")
    harness.settle()
    let labels = harness.view.elements().map { $0.name }.filter { $0.hasPrefix("event") }
    #expect(!labels.isEmpty && labels.allSatisfy { $0.contains("waits") })
  }
}
