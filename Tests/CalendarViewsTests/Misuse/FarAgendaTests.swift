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
