import Almanac
import TestSupport
import Testing

/// Any date, at any level, from the keyboard or by code.
struct LevelReachTests {
  /// A level and a width, which may mean hours or a strip.
  struct Place: Sendable, CustomTestStringConvertible {
    var level: CalendarLevel.ID
    var width: Double
    var arrangement = MonthArrangement.endless
    var testDescription: String { "\(level) \(Int(width)) \(arrangement)" }
  }

  private static let places = [
    Place(level: .year, width: 1050), Place(level: .year, width: 320), Place(level: .month, width: 1050),
    Place(level: .month, width: 1050, arrangement: .pages),
    Place(level: .month, width: 320, arrangement: .sidewaysPages), Place(level: .week, width: 1050),
    Place(level: .week, width: 320), Place(level: .day, width: 1050), Place(level: .day, width: 320),
  ]

  private func harness(
    _ place: Place, _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = place.level
    configuration.initialDay = november(18)
    configuration.month.arrangement = place.arrangement
    change(&configuration)
    let daily = Event.timed(
      "daily", november(1), 36_000, november(1), 39_600,
      recurrence: Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding([daily]), size: Size(width: place.width, height: 700))
    harness.settle()
    return harness
  }

  @Test("any date is there in the next frame at every level, a hundred thousand years away too", arguments: places)
  func farAway(place: Place) throws {
    let harness = try harness(place)
    let calendar = GregorianCalendar.shared
    let before = harness.viewCount
    for date in ["2027-03-18", "2526-11-18", "+102026-11-18", "-097974-11-18", "2026-11-18"] {
      harness.view.send(.scroll(to: day(date), level: place.level, animated: false))
      harness.tick()
      #expect(harness.view.visibleDays.contains(day(date)), "\(date)")
      // The focused day is far away, and kept for the Tab key.
      #expect(harness.viewCount <= before + before / 2 + 60, "\(date): \(before) views became \(harness.viewCount)")
      let shown = harness.view.elements().filter { $0.role == .gridCell }.compactMap(\.day)
      #expect(shown.contains(day(date)), "\(date)")
      let wanted = calendar.yearNumber(of: day(date))
      if place.level != .year { #expect(calendar.yearNumber(of: harness.view.presented) - wanted == 0, "\(date)") }
    }
  }

  /// Keys, and how far they lead from 18 November 2026, a Wednesday.
  private static func keys(
    at level: CalendarLevel.ID
  ) -> [(key: KeyEvent.Key, modifiers: KeyEvent.Modifiers, date: String)] {
    let isMonth = level != .week && level != .day
    let (next, previous) = level == .day ? ("2026-11-19", "2026-11-17") : ("2026-11-25", "2026-11-11")
    return [
      (.arrowRight, [], "2026-11-19"), (.arrowLeft, [], "2026-11-17"), (.arrowDown, [], "2026-11-25"),
      (.arrowUp, [], "2026-11-11"), (.home, [], "2026-11-15"), (.end, [], "2026-11-21"),
      (.pageDown, [], isMonth ? "2026-12-18" : next), (.pageUp, [], isMonth ? "2026-10-18" : previous),
      (.pageDown, .shift, isMonth ? "2027-11-18" : "2026-12-18"),
      (.pageUp, .shift, isMonth ? "2025-11-18" : "2026-10-18"), (.letterT, [], "2026-11-21"),
    ]
  }

  @Test(
    "the keys of a grid lead to their day at every level, which is shown, focused and the one tab stop",
    arguments: places)
  func keyboard(place: Place) throws {
    for (key, modifiers, date) in Self.keys(at: place.level) {
      let harness = try harness(place)
      harness.view.takeFocus()
      harness.settle()
      harness.key(key, modifiers)
      harness.settle()
      let state = harness.view.state
      #expect(state.focusedDay == day(date) && state.selectedDay == day(date), "\(key)")
      #expect(harness.view.visibleDays.contains(day(date)), "\(key)")
      #expect(harness.window.focusedView?.accessibility.label.contains("\(Self.year(date))") == true, "\(key)")
      let stops = harness.shownViews(View.self).filter { $0.isTabStop && $0.accessibility.role == .gridCell }
      #expect(stops.count == 1 && stops.first === harness.window.focusedView, "\(key)")
      harness.key(.escape)
      harness.settle()
      #expect(harness.view.state.selection.isEmpty && harness.view.state.level == place.level, "\(key)")
      #expect(!harness.window.send(.key(KeyEvent(.escape))), "there is nothing left to close or deselect")
      harness.settle()
      #expect(harness.view.state.level == place.level)
      harness.key(.minus)
      harness.settle()
      let outer = place.level.shallower ?? place.level
      #expect(harness.view.state.level == outer && harness.view.visibleDays.contains(day(date)), "\(key)")
    }
  }

  private static func year(_ date: String) -> Substring { date.prefix(4) }

  @Test("in pages, years come to rest where one of them begins, or a row of their months", arguments: [1050.0, 320])
  func pagedYears(width: Double) throws {
    var random = SeededGenerator(seed: 5)
    let harness = try harness(Place(level: .year, width: width)) { $0.scrollPolicy = .paged }
    let canvas = try #require(harness.canvas)
    func rests() -> Bool {
      let tops = harness.view.elements().filter { $0.role == .grid || $0.role == .heading }.map(\.frame.minY)
      return tops.contains { abs($0 - canvas.frameInWindow.minY) < 0.6 }
    }
    for step in 0..<12 {
      if step % 3 == 2 {
        harness.window.send(
          .wheel(
            at: Point(x: 100, y: 300), delta: Point(x: 0, y: Double(Int.random(in: -700...700, using: &random)))))
      } else {
        harness.swipe(
          from: Point(x: 100, y: 400), by: Point(x: 0, y: Double(Int.random(in: -300...300, using: &random))),
          rests: step % 3 == 1)
      }
      harness.settle()
      #expect(rests(), "step \(step)")
      harness.view.send(.focus(november(18) + Int.random(in: -900...900, using: &random)))
      harness.settle()
      #expect(rests() && harness.view.visibleDays.contains(harness.view.state.focusedDay), "step \(step)")
    }
    let place = canvas.contentOffset.y
    harness.swipe(from: Point(x: 100, y: 500), by: Point(x: 0, y: -150), rests: false)
    harness.settle()
    #expect(canvas.contentOffset.y > place && canvas.contentOffset.y <= place + canvas.frame.height + 150)
  }

  @Test(
    "titles of year and months begin where the title bar's does, in both directions", arguments: [1050.0, 700, 320])
  func titles(width: Double) throws {
    for isArabic in [false, true] {
      var configuration = CalendarConfiguration.november(isArabic ? .arabic : .english)
      configuration.initialLevel = .year
      let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 700))
      harness.settle()
      func edge(_ frame: Rect) -> Double { isArabic ? width - frame.maxX : frame.minX }
      let header = try #require(
        harness.shownViews(View.self).first {
          $0.accessibility.role == .heading && $0.accessibility.states.contains(.live)
        })
      let year = try #require(
        harness.view.elements().first { $0.role == .heading && !$0.states.contains(.live) })
      let months = harness.view.elements().filter { $0.role == .grid }
      let titles = harness.window.displayList().items.filter { item in
        !item.text.isEmpty && months.contains { $0.frame.minY == item.frame.minY && $0.frame.intersects(item.frame) }
      }
      #expect(edge(year.frame) == edge(header.frameInWindow))
      #expect(titles.map { edge($0.frame) }.min() == edge(header.frameInWindow))
    }
  }
}
