import Almanac
import TestSupport
import Testing

/// The agenda as a person sees it.
struct AgendaLevelTests {
  @Test("an agenda begins at the initial day, with the days after it below")
  func beginning() throws {
    let harness = try daily(from: "2026-01-01")
    #expect(headings(harness).first?.name == "Wednesday, November 18, 2026")
    #expect(harness.view.state.anchor == ScrollAnchor(day: november(18)))
    #expect(harness.view.title == "November 2026")
    let days = headings(harness).map(\.name)
    #expect(days.count > 3)
    #expect(days[1] == "Thursday, November 19, 2026")
    #expect(harness.view.visibleDays.lowerBound == november(18))
  }

  @Test("days without events are left out; one that is asked for means the next day with events")
  func gaps() throws {
    let harness = try agenda([
      .days("a", november(18), november(18)), .days("b", november(25), november(25)),
      .days("c", day("2027-02-03"), day("2027-02-03")),
    ])
    // Today has its heading even without events.
    #expect(
      headings(harness).map(\.name) == [
        "Wednesday, November 18, 2026", "Saturday, November 21, 2026", "Wednesday, November 25, 2026",
        "Wednesday, February 3, 2027",
      ])
  }

  @Test("the agenda has no end in either direction, and its views stay as many over 5,000 days", arguments: [1.0, -1])
  func endless(way: Double) throws {
    let harness = try daily(from: "1990-01-01")
    let first = harness.view.state.anchor.day
    var halfway = 0
    var steps = 0
    while abs(harness.view.state.anchor.day - first) < 5000, steps < 2000 {
      let before = harness.view.state.anchor
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: way * 600)))
      harness.tick()
      steps += 1
      if harness.view.state.anchor.day == before.day { break }
      let top = headings(harness).first?.frame.minY ?? 0
      if top > 100 { Issue.record("nothing at the top after \(steps) steps") }
      if steps == 100 { halfway = harness.viewCount }
    }
    #expect(abs(harness.view.state.anchor.day - first) >= 5000, "\(steps) steps")
    #expect(harness.viewCount <= halfway + 20, "\(halfway) views became \(harness.viewCount)")
    #expect(harness.mirror.violations.isEmpty)
    #expect(harness.mirror.displayList() == harness.window.displayList())
    // And back as far.
    for _ in 0..<steps {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: -way * 600)))
      harness.tick()
    }
    #expect(abs(harness.view.state.anchor.day - first) <= 1)
  }

  @Test("a heading stays at the top while the rows of its day pass, and the next one pushes it out")
  func stickyHeading() throws {
    let events = (0..<6).map { number in
      Event.timed(
        "e\(number)", november(18), 30_000 + 3000 * number, november(18), 32_000 + 3000 * number,
        recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    }
    let harness = try agenda(events)
    let top = try #require(headings(harness).first).frame.minY
    let height = try #require(headings(harness).first).frame.height
    let section = try #require(headings(harness).dropFirst().first).frame.minY - top
    var pushed = false
    for distance in stride(from: 20.0, to: section, by: 20) {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: 20)))
      harness.tick()
      let heading = try #require(headings(harness).first)
      #expect(heading.name == "Wednesday, November 18, 2026")
      let next = top + section - distance
      #expect(heading.frame.minY <= top)
      if next - height > top + 20 {
        #expect(heading.frame.minY == top)
      } else if heading.frame.minY < top {
        pushed = true
      }
      #expect(heading.frame.maxY <= next + 0.01)
    }
    #expect(pushed)
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  @Test("another day with the focus has the tab stop, and so has the first one in view when that is away")
  func tabStop() throws {
    let harness = try daily(from: "2026-01-01")
    #expect(stops(harness).count == 1)
    for _ in 0..<40 {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: 170)))
      harness.tick()
      #expect(stops(harness).count == 1)
    }
    #expect(stops(harness).first?.frameInWindow.intersects(harness.view.frameInWindow) == true)
  }

  @Test("keys that lead far away take the focus of the agenda along, to a row in view", arguments: [false, true])
  func farKeys(scrollsNatively: Bool) throws {
    let harness = try daily(from: "2026-01-01", capabilities: scrollsNatively ? .scrollsNatively : [])
    harness.window.send(.focus(try #require(stops(harness).first).id))
    harness.settle()
    for key in [KeyEvent.Key.pageDown, .end, .pageDown, .pageUp, .home, .letterT, .pageUp, .pageUp, .pageUp] {
      let before = harness.view.state.focusedDay
      harness.key(key)
      harness.settle()
      // What the host is asked for it does, and says so.
      if let view = harness.window.focusedView { harness.window.send(.focus(view.id)) }
      harness.settle()
      let focused = try #require(harness.window.focusedView as? AgendaRowView, "\(key)")
      let frame = focused.frameInWindow
      #expect(harness.view.frameInWindow.contains(Point(x: frame.midX, y: frame.midY)), "\(key)")
      #expect(focused.accessibility.label.contains("daily"))
      if key == .pageDown || key == .pageUp { #expect(abs(harness.view.state.focusedDay - before) > 27) }
    }
  }

  @Test("an agenda without events says so at today, and does not scroll")
  func empty() throws {
    let harness = try agenda([])
    let before = harness.view.state.anchor
    for way in [900.0, -900] {
      harness.window.send(.wheel(at: Point(x: 500, y: 400), delta: Point(x: 0, y: way)))
      harness.settle()
    }
    #expect(headings(harness).map(\.name) == ["Saturday, November 21, 2026"])
    #expect(harness.view.state.anchor.fraction == before.fraction)
  }

  private func stops(_ harness: CalendarHarness) -> [View] {
    harness.shownViews(View.self).filter {
      $0.isTabStop && $0.accessibility.role == .button && $0.accessibility.label.contains("daily")
    }
  }

  private func headings(_ harness: CalendarHarness) -> [CalendarElement] {
    harness.view.elements().filter { $0.role == .heading && $0.name.contains(", 20") || $0.name.contains(", 19") }
      .filter { $0.role == .heading }.sorted { $0.frame.minY < $1.frame.minY }
  }

  private func daily(from first: String, capabilities: HostCapabilities = []) throws -> CalendarHarness {
    try agenda(
      capabilities: capabilities,
      (0..<2).map { number in
        .timed(
          "daily \(number)", day(first), 36_000 + 7200 * number, day(first), 39_600 + 7200 * number,
          recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
      })
  }

  private func agenda(capabilities: HostCapabilities = [], _ events: [Event]) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .agenda
    configuration.initialDay = november(18)
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), capabilities: capabilities)
    harness.settle()
    return harness
  }
}
