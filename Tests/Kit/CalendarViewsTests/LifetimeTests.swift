import Almanac
import TestSupport
import Testing

struct LifetimeTests {
  @Test("P9: after close nothing is left of a calendar, even one whose delegate owns it")
  func noLeaks() throws {
    weak var view: CalendarView?
    weak var window: Window?
    weak var timeline: EventTimeline?
    weak var owner: Owner?
    weak var cell: DayCell?
    do {
      let harness = CalendarHarness(
        configuration: .november(), store: try .holding([.days("a", day("2026-11-10"), day("2026-11-18"))]))
      let object = Owner(harness.view)
      harness.view.delegate = object
      harness.view.decorator = object
      harness.settle()
      harness.view.send(.showNext)
      harness.tick()
      harness.key(.arrowDown)
      (view, window, timeline, owner) = (harness.view, harness.window, harness.timeline, object)
      cell = harness.cell(day("2026-11-21"))
      #expect(cell != nil)
      harness.window.close()
      harness.view.send(.select(day("2026-11-03")))
      harness.tick()
    }
    #expect(view == nil)
    #expect(window == nil)
    #expect(timeline == nil)
    #expect(owner == nil)
    #expect(cell == nil)
  }

  @Test("a delegate is held weakly, and a window that is dropped without closing takes its calendar along")
  func dropped() throws {
    weak var view: CalendarView?
    weak var timeline: EventTimeline?
    do {
      let harness = CalendarHarness(configuration: .november())
      do {
        let delegate = RecordingDelegate()
        harness.view.delegate = delegate
        harness.view.decorator = delegate
        #expect(harness.view.delegate === delegate && harness.view.decorator === delegate)
      }
      #expect(harness.view.delegate == nil && harness.view.decorator == nil)
      harness.settle()
      (view, timeline) = (harness.view, harness.timeline)
    }
    #expect(view == nil)
    #expect(timeline == nil)
  }

  @Test("a store that outlives the calendar may change")
  func storeOutlives() throws {
    let store = CalendarHarness.emptyStore()
    do {
      let harness = CalendarHarness(configuration: .november(), store: store)
      harness.settle()
      harness.window.close()
    }
    try store.apply(.insert(.days("a", day("2026-11-10"), day("2026-11-18"))))
    #expect(store.eventCount == 1)
  }

  @Test("a calendar that moves to another window looks as before, and its cells own bars of that window")
  func otherWindow() throws {
    let harness = CalendarHarness(
      configuration: .november(), store: try .holding([.days("a", day("2026-11-10"), day("2026-11-18"))]))
    harness.settle()
    let before = harness.scene
    let root = View()
    let window = Window(root: root, host: TestHost(), size: Size(width: 1050, height: 700))
    // Other views take the numbers that those of the calendar had.
    for _ in 0..<100 { root.addSubview(View()) }
    harness.window.close()
    root.addSubview(harness.view)
    harness.view.timeline = harness.timeline
    harness.view.frame = Rect(origin: .zero, size: window.size)
    window.tick(now: 0)
    window.tick(now: 1)
    let cell = try #require(harness.cell(day("2026-11-10")))
    #expect(cell.accessibility.owned == [try #require(harness.bars("a").first).id])
    #expect(before.contains("title \(harness.view.title)"))
  }

  private final class Owner: CalendarViewDelegate, CalendarDecorator {
    let view: CalendarView
    init(_ view: CalendarView) { self.view = view }
  }
}
