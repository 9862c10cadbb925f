import Almanac
import TestSupport
import Testing

/// Lists of events: what rows say, and where the keyboard's focus is while they scroll.
struct ListFocusTests {
  private func harness(
    _ level: CalendarLevel.ID = .agenda, _ events: [Event], size: Size = Size(width: 700, height: 500)
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(.british)
    configuration.initialLevel = level
    configuration.initialDay = november(16)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events), size: size)
    harness.settle()
    return harness
  }

  /// The texts below the titles of an event's rows, from the top.
  private func details(_ events: [Event]) throws -> [String] {
    let harness = try harness(.agenda, events)
    return harness.window.displayList().items.map { $0.text }.filter { $0.contains("00") || $0.contains("all day") }
  }

  @Test(
    "an event over midnight says until when, and on the next day, if it is listed there, that it goes on until then")
  func midnight() throws {
    #expect(
      try details([.timed("a", november(17), 81_000, november(18), 36_000)]) == ["22:30 – 10:00", "until 10:00"])
    #expect(try details([.timed("a", november(17), 81_000, november(18), 3600)]) == ["22:30 – 01:00"])
    #expect(
      try details([.timed("a", november(17), 81_000, november(19), 3600)])
        == ["22:30 – 19 Nov, 01:00", "all day", "until 01:00"])
    #expect(try details([.timed("a", november(17), 72_000, november(17), 75_600)]) == ["20:00 – 21:00"])
    // An end at midnight leaves the next day alone.
    #expect(try details([.timed("a", november(17), 72_000, november(18), 0)]).count == 1)
    #expect(try details([.timed("a", november(17), 72_000, november(19), 0)]).last == "all day")
  }

  @Test("rows of events are elements with day, event and color; a day without events says so")
  func elements() throws {
    let harness = try harness(
      .day, [.timed("a", november(16), 36_000, november(16), 39_600, color: .named(.teal))],
      size: Size(width: 360, height: 500))
    let row = try #require(harness.view.elements().first { $0.event == "a" })
    #expect(row.day == november(16) && row.color == .named(.teal))
    harness.view.send(.focus(november(17)))
    harness.settle()
    #expect(harness.view.elements().contains { $0.role == .note && $0.name == "No events" })
  }

  private static let many: [Event] = (0..<400).map { index in
    .timed("\(index)", november(16) + index / 3, 36_000 + index % 3 * 3600, november(16) + index / 3, 50_000)
  }

  private func stops(_ harness: CalendarHarness) -> [AccessibilityNode.Role] {
    harness.shownViews(View.self).filter { $0.isTabStop && $0.accessibility.role == .button }
      .map { $0.accessibility.role }
  }

  private func rowLabels(_ harness: CalendarHarness) -> [String] {
    harness.shownViews(View.self)
      .filter { view in
        view.isTabStop && view.accessibility.label.contains("10:00") || view.accessibility.label.contains("11:00")
      }
      .filter { $0.isTabStop }.map { $0.accessibility.label }
  }

  @Test("the focus leads from row to row, keeps its row however far the list is scrolled, and goes on from there")
  func agenda() throws {
    let harness = try harness(.agenda, Self.many)
    let first = try #require(harness.shownViews(View.self).first { $0.accessibility.label.hasPrefix("0, ") })
    harness.window.send(.focus(first.id))
    harness.settle()
    harness.key(.arrowDown)
    harness.settle()
    #expect(harness.window.focusedView?.accessibility.label.hasPrefix("1, ") == true)
    #expect(rowLabels(harness).count == 1, "one row is a tab stop")
    for _ in 0..<40 {
      harness.window.send(.wheel(at: Point(x: 60, y: 300), delta: Point(x: 0, y: 400)))
      harness.settle()
    }
    #expect(harness.window.focusedView?.accessibility.label.hasPrefix("1, ") == true)
    #expect(harness.window.focusedView?.isTabStop == true)
    let frame = try #require(harness.window.focusedView?.frameInWindow)
    #expect(!frame.intersects(Rect(origin: .zero, size: harness.window.size)), "and is out of sight")
    harness.key(.arrowDown)
    harness.settle()
    let next = try #require(harness.window.focusedView)
    #expect(next.accessibility.label.hasPrefix("2, "))
    #expect(next.frameInWindow.intersects(Rect(origin: .zero, size: harness.window.size)))
    for _ in 0..<5 { harness.key(.arrowDown) }
    harness.settle()
    #expect(harness.window.focusedView?.accessibility.label.hasPrefix("7, ") == true)
    #expect(harness.view.state.focusedDay == november(18), "the focused day goes along")
    #expect(harness.viewCount < 1200)
  }

  @Test("below a strip, too, the row with the focus exists however far the list is scrolled")
  func strip() throws {
    let events: [Event] = (0..<60).map { .timed("\($0)", november(16), 36_000, november(16), 39_600) }
    let harness = try harness(.day, events, size: Size(width: 360, height: 500))
    let first = try #require(harness.shownViews(View.self).first { $0.accessibility.label.hasPrefix("0, ") })
    harness.window.send(.focus(first.id))
    harness.settle()
    for _ in 0..<6 {
      harness.window.send(.wheel(at: Point(x: 60, y: 400), delta: Point(x: 0, y: 400)))
      harness.settle()
    }
    #expect(harness.window.focusedView === first && first.isTabStop && first.accessibility.label.hasPrefix("0, "))
    #expect(first.frameInWindow.maxY < 0)
  }

  @Test("title and list of a strip agree at every moment of a swipe, and the focus follows at its end")
  func swipe() throws {
    let events: [Event] = (0..<28).map { .days("\($0)", november(1) + $0, november(1) + $0, title: "on \($0 + 1)") }
    let harness = try harness(.day, events, size: Size(width: 360, height: 500))
    _ = try #require(harness.canvas)
    // The day and the month of a title such as "Mon, 16 Nov".
    func day(_ title: String) -> String { String(title.drop { !$0.isNumber }) }
    for _ in 0..<2 {
      harness.pointer(.down, Point(x: 300, y: 130), kind: .touch)
      for step in 1...20 {
        harness.pointer(.move, Point(x: 300 - Double(step) * 13, y: 130), kind: .touch)
        harness.tick()
        let list = try #require(harness.view.elements().last { $0.role == .group })
        let heading = try #require(harness.view.elements().first { $0.role == .heading })
        #expect(list.name.contains(day(heading.name)))
      }
      harness.pointer(.up, Point(x: 40, y: 130), kind: .touch)
      harness.settle()
      let list = try #require(harness.view.elements().last { $0.role == .group })
      #expect(list.name.contains(day(harness.view.title)))
    }
    #expect(harness.view.state.focusedDay == november(30))
    #expect(harness.view.title == "Mon, 30 Nov")
  }
}
