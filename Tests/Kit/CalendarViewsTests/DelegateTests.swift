import Almanac
import TestSupport
import Testing

struct DelegateTests {
  private let delegate = RecordingDelegate()

  private func harness(_ events: [Event] = []) throws -> CalendarHarness {
    let harness = CalendarHarness(configuration: .november(), store: try .holding(events))
    harness.view.delegate = delegate
    harness.view.decorator = delegate
    harness.settle()
    return harness
  }

  @Test("a refused day is not selected, and takes no focus along later")
  func veto() throws {
    let harness = try harness()
    delegate.refused = [day("2026-11-10")]
    let before = harness.view.state
    harness.tap(day: day("2026-11-10"))
    harness.settle()
    #expect(delegate.asked == [day("2026-11-10")])
    #expect(delegate.selected.isEmpty)
    #expect(harness.view.state == before)
    harness.view.send(.focus(day("2026-11-12")))
    harness.settle()
    #expect(harness.requests.isEmpty)
  }

  @Test("a selection is reported once, by tap, key, activation or code")
  func selection() throws {
    let harness = try harness()
    harness.tap(day: day("2026-11-10"))
    harness.tap(day: day("2026-11-10"))
    harness.settle()
    #expect(delegate.selected == [day("2026-11-10")])
    harness.key(.arrowRight)
    #expect(delegate.selected.last == day("2026-11-11"))
    let cell = try #require(harness.cell(day("2026-11-20")))
    harness.window.send(.activate(cell.id))
    #expect(delegate.selected.last == day("2026-11-20"))
    harness.view.send(.clearSelection)
    harness.view.send(.clearSelection)
    #expect(delegate.selected == [day("2026-11-10"), day("2026-11-11"), day("2026-11-20"), nil])
  }

  @Test("Enter and Space on a bar with the focus activate the event and select nothing")
  func activationByKey() throws {
    let harness = try harness([.days("trip", day("2026-11-10"), day("2026-11-12"), title: "Trip")])
    let bar = try #require(harness.bars("trip").first)
    harness.window.send(.focus(bar.id))
    harness.key(.enter)
    harness.key(.space)
    #expect(delegate.activated.count == 2)
    #expect(delegate.selected.isEmpty)
    harness.key(.arrowRight)
    #expect(delegate.selected.count == 1)
  }

  @Test("a tap on a bar or on its title activates the event and selects nothing")
  func activation() throws {
    let harness = try harness([.days("trip", day("2026-11-10"), day("2026-11-18"), title: "Trip")])
    let bars = harness.bars("trip")
    #expect(bars.count == 2)
    for bar in bars {
      let frame = bar.frameInWindow
      harness.tap(Point(x: frame.minX + 20, y: frame.midY))
      harness.tap(Point(x: frame.maxX - 3, y: frame.midY))
      harness.window.send(.activate(bar.id))
    }
    #expect(delegate.activated.count == 6)
    #expect(delegate.activated.allSatisfy { $0.firstDay == day("2026-11-10") && $0.lastDay == day("2026-11-18") })
    #expect(delegate.selected.isEmpty)
  }

  @Test("a press that slips is no tap")
  func slip() throws {
    let harness = try harness()
    harness.window.send(.pointer(PointerEvent(phase: .down, location: Point(x: 300, y: 300), time: 0)))
    harness.window.send(.pointer(PointerEvent(phase: .move, location: Point(x: 330, y: 300), time: 0)))
    harness.window.send(.pointer(PointerEvent(phase: .up, location: Point(x: 300, y: 300), time: 0)))
    #expect(delegate.asked.isEmpty)
  }

  @Test("a tap on the link of a full day lists its events and selects nothing")
  func link() throws {
    let harness = try harness((0..<9).map { .days("\($0)", day("2026-11-10"), day("2026-11-10")) })
    let link = try #require(harness.view.elements().first { $0.name == "7 more events" })
    harness.tap(Point(x: link.frame.midX, y: link.frame.midY))
    #expect(delegate.selected.isEmpty && harness.view.state.listedDay == day("2026-11-10"))
  }

  @Test("the days in view are reported after each frame that shows others")
  func shownDays() throws {
    let harness = try harness()
    #expect(delegate.shown == [day("2026-11-01")..<day("2026-12-13")])
    harness.view.send(.select(day("2026-11-03")))
    harness.settle()
    #expect(delegate.shown.count == 1)
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 10)))
    harness.settle()
    #expect(delegate.shown.last == day("2026-11-01")..<day("2026-12-20"))
    harness.window.reducesMotion = true
    harness.view.send(.showNext)
    harness.settle()
    #expect(delegate.shown.last == day("2026-11-29")..<day("2027-01-10"))
    #expect(delegate.shown.count == 3)
    #expect(delegate.shown.last == harness.view.visibleDays)
  }

  @Test("willDisplay comes for each appearance, and again only for days that changed")
  func displayed() throws {
    let harness = try harness()
    // Six rows in view and three beyond each end.
    #expect(delegate.displayed.count == 12 * 7)
    #expect(Set(delegate.displayed).count == 12 * 7)
    delegate.displayed = []
    harness.view.send(.select(day("2026-11-10")))
    harness.settle()
    #expect(Set(delegate.displayed) == [day("2026-11-10"), day("2026-11-21")])
    delegate.displayed = []
    harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: Point(x: 0, y: 103)))
    harness.settle()
    #expect(delegate.displayed.count % 7 == 0 && (7...14).contains(delegate.displayed.count))
    delegate.displayed = []
    harness.view.reload()
    harness.settle()
    #expect(delegate.displayed.count >= 12 * 7)
  }

  @Test("what a hook does to a cell never shows on another day, nor longer than its reason")
  func noResidue() throws {
    let harness = try harness()
    delegate.dress = { cell, context in
      guard context.flags.contains(.selected) || context.fields.day == 13 else { return }
      cell.text = "★"
      cell.layer.fill = .role(ColorRole(20))
      cell.numberView.text = "!"
      cell.numberView.layer.opacity = 0.5
      cell.accessibility.label += ", star"
      cell.accessibility.states.insert(.pressed)
    }
    harness.view.reload()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<120 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: harness.view.send(.select(day("2026-11-21") + Int.random(in: -30...30, using: &random)))
      case 1:
        let delta = Point(x: 0, y: Double.random(in: -2000...2000, using: &random))
        harness.window.send(.wheel(at: Point(x: 60, y: 200), delta: delta))
      default: harness.view.send(.showNext)
      }
      harness.tick()
      for cell in harness.shownViews(DayCell.self) {
        let context = try #require(cell.context)
        let isStarred = context.flags.contains(.selected) || context.fields.day == 13
        #expect((cell.text == "★") == isStarred)
        #expect((cell.numberView.text == "!") == isStarred)
        #expect((cell.numberView.layer.opacity == 0.5) == isStarred)
        #expect((cell.layer.fill == .role(ColorRole(20))) == isStarred)
        #expect(cell.accessibility.label.hasSuffix(", star") == isStarred)
        #expect(cell.accessibility.states.contains(.pressed) == isStarred)
      }
    }
  }
}
