import Almanac
import TestSupport
import Testing

/// Presses that last, keys that come too fast, places far away: what a person does and tests rarely do.
struct PatienceTests {
  @Test(
    "a press on a day may last: it selects at every level",
    arguments: [CalendarLevel.ID.year, .month, .week, .day], [320.0, 1000])
  func lasts(level: CalendarLevel.ID, width: Double) throws {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = level
    let harness = CalendarHarness(configuration: configuration, size: Size(width: width, height: 700))
    harness.settle()
    let days = harness.view.elements().filter {
      $0.day != nil && $0.role == .gridCell && $0.frame.midY > 130 && $0.frame.midY < 690
    }
    guard !days.isEmpty else { return }
    let element = days[days.count / 2]
    let point = Point(x: element.frame.midX, y: element.frame.midY)
    harness.pointer(.down, point)
    harness.pass(seconds: 0.2)
    harness.pointer(.up, point)
    harness.settle()
    #expect(harness.view.state.selection.contains(try #require(element.day)))
  }

  @Test("plus and minus pressed while a transition runs lead one level farther each")
  func quickZoom() {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .year
    let harness = CalendarHarness(configuration: configuration)
    harness.settle()
    for _ in 0..<3 {
      harness.key(.plus)
      harness.tick()
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.state.level == .day)
    for key in [KeyEvent.Key.minus, .minus, .plus, .minus] {
      harness.key(key)
      harness.tick()
      harness.tick()
    }
    harness.settle()
    #expect(harness.view.state.level == .month, "a way that is turned round is none")
  }

  @Test("an agenda whose events end long before comes to rest at any day", arguments: [320.0, 800], [300.0, 500, 900])
  func farAgenda(width: Double, height: Double) throws {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .agenda
    let events: [Event] = (0..<40).map { .timed("\($0)", november(1) + 3 * $0, 36_000, november(1) + 3 * $0, 39_600) }
    let harness = CalendarHarness(
      configuration: configuration, store: try MemoryEventStore.holding(events),
      size: Size(width: width, height: height))
    var complaints: [String] = []
    harness.window.anomalyHandler = { complaints.append($0) }
    harness.settle()
    for date in ["9999-12-31", "0001-01-01", "2027-02-25", "9999-12-31", "2026-11-21", "0001-01-01"] {
      harness.view.send(.show(day(date), animated: false))
      #expect(harness.settle(), "\(date)")
    }
    #expect(complaints == [])
  }
}
