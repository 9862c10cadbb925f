import Almanac
import TestSupport
import Testing

/// Scrolling costs the same wherever it leads.
struct TimelineRecyclingTests {
  @Test(
    "the number of views does not grow while 10,000 days pass", arguments: [CalendarLevel.ID.week, .day], [1, 3, 40])
  func flatViewCount(level: CalendarLevel.ID, daysAtOnce: Int) throws {
    let harness = try busy(level)
    let width = try #require(harness.view.elements().first { $0.role == .gridCell }?.frame.width)
    let first = harness.view.state.anchor.day
    var halfway = 0
    let steps = min(10_000 / daysAtOnce, 1000)
    for step in 0..<steps {
      if steps == 1000, step % 100 == 0 { harness.view.send(.show(first + 10 * step, animated: false)) }
      harness.window.send(
        .wheel(at: Point(x: 500, y: 500), delta: Point(x: width * Double(daysAtOnce) + 1, y: 0)))
      harness.tick()
      if step == steps / 2 { halfway = harness.viewCount }
    }
    #expect(harness.view.state.anchor.day - first > 9000)
    #expect(harness.viewCount <= halfway + 40, "\(halfway) views became \(harness.viewCount)")
    #expect(harness.viewCount < 900)
  }

  @Test(
    "an idle timeline commits nothing, and scrolling within the same days only moves",
    arguments: [CalendarLevel.ID.week, .day])
  func idle(level: CalendarLevel.ID) throws {
    let harness = try busy(level)
    harness.mutations = []
    for _ in 0..<5 { harness.tick() }
    #expect(harness.mutations.isEmpty)
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 20, y: 10)))
    harness.tick()
    harness.mutations = []
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: 10, y: -7)))
    harness.tick()
    #expect(harness.mutations.count == 1, "\(harness.mutations)")
  }

  @Test("a day that comes into view touches no other", arguments: [1.0, 1.5])
  func oneDay(scale: Double) throws {
    let harness = try busy(.week, scale: scale)
    let width = try #require(harness.view.elements().first { $0.role == .gridCell }?.frame.width)
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: width / 2, y: 0)))
    harness.tick()
    // After a week, views come from days that are far behind.
    for _ in 0..<8 {
      harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: width, y: 0)))
      harness.tick()
    }
    let shown = Set(harness.shownViews(EventBlock.self).map(\.id))
    harness.mutations = []
    harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: width, y: 0)))
    harness.tick()
    let texts = harness.mutations.compactMap { mutation in
      if case .text(let id, _) = mutation { return id }
      return nil
    }
    #expect(harness.mutations.count < 80, "\(harness.mutations.count)")
    #expect(shown.subtracting(texts).count == shown.count)
  }

  private final class Listener: CalendarViewDelegate {}

  @Test(
    "a day that comes back within a week says nothing anew, as long as nothing of it has changed",
    arguments: [false, true])
  func comingBack(isListenedTo: Bool) throws {
    let harness = try busy(.day)
    let listener = Listener()
    defer { withExtendedLifetime(listener) {} }
    if isListenedTo { harness.view.delegate = listener }
    let width = try #require(harness.view.elements().first { $0.role == .gridCell }?.frame.width)
    func turn(_ days: Double) {
      harness.window.send(.wheel(at: Point(x: 500, y: 500), delta: Point(x: width * days, y: 0)))
      harness.tick()
    }
    func words(ofBlocks blocks: [EventBlock]) -> Int {
      let ids = Set(blocks.flatMap { [$0.id] + $0.subviews.map(\.id) })
      return harness.mutations.count { mutation in
        switch mutation {
        case .text(let id, _), .label(let id, _), .style(let id, _), .create(let id, _, _): ids.contains(id)
        default: false
        }
      }
    }
    turn(0.25)
    for _ in 0..<4 { turn(1) }
    harness.mutations = []
    for _ in 0..<4 { turn(-1) }
    let blocks = harness.shownViews(EventBlock.self)
    #expect(!blocks.isEmpty && words(ofBlocks: blocks) == 0)
    let scene = harness.scene
    for _ in 0..<4 { turn(1) }
    let id = try #require(blocks.first?.context?.occurrence.id.event)
    var event = try #require(try harness.store.event(id)).event
    event.summary = "renamed"
    _ = try harness.store.apply(.update(id, event))
    for _ in 0..<4 { turn(-1) }
    #expect(
      harness.shownViews(EventBlock.self).contains { block in
        ([block] + block.subviews).contains { $0.text.contains("renamed") }
      })
    #expect(harness.scene != scene)
  }

  @Test("any date is reached at once, a hundred thousand years away too")
  func farAway() throws {
    let harness = try busy(.week)
    let before = harness.viewCount
    for date in ["+102026-11-18", "-097974-11-18", "2026-11-18"] {
      harness.view.send(.show(day(date), animated: false))
      harness.tick()
      #expect(harness.view.visibleDays.contains(day(date)))
      #expect(harness.viewCount <= before + 20)
    }
  }

  private func busy(_ level: CalendarLevel.ID, scale: Double = 1) throws -> CalendarHarness {
    let first = day("2026-11-02")
    let events = (0..<4).map { number in
      Event.timed(
        "daily \(number)", first, 30_000 + 3000 * number, first, 36_000 + 3000 * number,
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events + [.days("trip", first + 12, first + 40)]), scale: scale)
    harness.settle()
    return harness
  }
}
