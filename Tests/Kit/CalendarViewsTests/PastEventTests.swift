import Almanac
import TestSupport
import Testing

/// Events that ended before today.
struct PastEventTests {
  @Test("an event that ended before today is paler, wherever it is shown (B28)", arguments: HookMatrix.events)
  func paler(place: HookMatrix.Place) throws {
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = place.level
    configuration.initialDay = november(20)
    place.change(&configuration)
    let events = [
      Event.timed("past", november(20), 36_000, november(20), 39_600), .days("going", november(20), november(21)),
    ]
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events))
    func opacities(_ title: String) -> Set<Double> {
      let items = harness.window.displayList().items
      return Set(
        items.filter { $0.accessibility.role == .button && $0.accessibility.label.hasPrefix(title) }.map(
          \.layer.opacity))
    }
    harness.settle()
    #expect(opacities("past") == [EventStyle().pastOpacity] && opacities("going") == [1])
    configuration.today = november(22)
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(opacities("going") == [EventStyle().pastOpacity])
  }
}
