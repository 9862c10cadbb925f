import Almanac
import TestSupport
import Testing

/// Agendas where there is nothing for years.
struct FarAgendaTests {
  private func harness(_ events: [Event], native: Bool) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .agenda
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), capabilities: native ? .scrollsNatively : [])
    harness.settle()
    return harness
  }

  @Test("an agenda far from all events comes to rest, and leads back to them", arguments: [false, true])
  func rests(native: Bool) throws {
    let harness = try harness([.days("trip", november(3), november(3))], native: native)
    for far in ["1970-01-01", "2050-01-01", "-999999-01-01", "+999999-12-31"] {
      for action in [
        CalendarAction.show(day(far), animated: false), .select(day(far)), .crossFade(to: day(far)),
        .scroll(to: day(far), level: .agenda, animated: true),
      ] {
        harness.view.send(action)
        #expect(harness.settle(), "\(far)")
        harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: -300)))
        #expect(harness.settle(), "\(far)")
        harness.view.send(.showToday)
        #expect(harness.settle(), "\(far)")
        #expect(harness.view.elements().contains { $0.day == november(21) })
      }
    }
  }

  @Test(
    "an agenda far from all events says that there are none and where the nearest is, and leads there",
    arguments: [("1970-01-01", "2011-03-05"), ("2160-06-01", "2150-01-30"), ("+012000-01-01", "2150-01-30")])
  func leads(far: String, near: String) throws {
    let harness = try harness(
      [
        .days("old", day("2011-03-05"), day("2011-03-07")), .days("trip", november(3), november(3)),
        .days("late", day("2150-01-28"), day("2150-01-30")),
      ], native: false)
    harness.view.send(.show(day(far), animated: false))
    harness.settle()
    let elements = harness.view.elements()
    let date = DateText(locale: .english).fullDate(day(near))
    #expect(elements.contains { $0.role == .status && $0.name == "No events" })
    let button = try #require(elements.first { $0.name == "Nearest event: " + date })
    #expect(button.role == .button && button.frame.maxX <= 1_050)
    harness.tap(Point(x: button.frame.midX, y: button.frame.midY))
    harness.settle()
    #expect(harness.view.elements().contains { $0.day == day(near) })
    #expect(!harness.view.elements().contains { $0.name.hasPrefix("Nearest event") })
    #expect(harness.mirror.displayList() == harness.window.displayList())
  }

  @Test("an agenda without any events says so, and offers nothing; hidden calendars are named as the reason")
  func nothing() throws {
    let harness = try harness([], native: false)
    harness.view.send(.show(day("1970-01-01"), animated: false))
    harness.settle()
    func names() -> [String] { harness.view.elements().map(\.name) }
    #expect(names().contains("No events") && !names().contains { $0.hasPrefix("Nearest event") })
    harness.timeline.hiddenCalendars = [CalendarID(1)]
    harness.settle()
    #expect(names().contains("All calendars are hidden") && !names().contains("No events"))
  }

  @Test("an agenda without events that gets some can be scrolled up and down among them", arguments: [false, true])
  func fills(native: Bool) throws {
    let harness = try harness([], native: native)
    harness.view.send(.show(day("1990-06-15"), animated: false))
    harness.settle()
    for number in -400...400 {
      let date = day("1990-06-15") + number
      try harness.store.apply(.insert(.days("event \(number)", date, date)))
    }
    #expect(harness.settle())
    #expect(harness.view.elements().contains { $0.day == day("1990-06-15") })
    for (distance, date) in [(-3000.0, "1990-05-20"), (6000, "1990-07-10")] {
      if native {
        harness.hostScroll(by: distance, ends: true)
      } else {
        harness.window.send(.wheel(at: Point(x: 300, y: 300), delta: Point(x: 0, y: distance)))
      }
      harness.settle()
      let shown = harness.view.visibleDays
      #expect(distance < 0 ? shown.upperBound < day("1990-06-01") : shown.lowerBound > day("1990-06-30"), "\(date)")
    }
  }
}
