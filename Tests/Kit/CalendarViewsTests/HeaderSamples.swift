import Almanac
import TestSupport

/// Calendars as MBCalendarKit shows them.
enum HeaderSamples {
  static func classic(
    today: String = "2017-08-18", _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarConfiguration {
    var configuration = CalendarConfiguration(today: day(today), style: .classic())
    configuration.adopt(.classic)
    change(&configuration)
    return configuration
  }

  static func harness(
    today: String = "2017-08-18", _ level: CalendarLevel.ID = .month, start: String? = nil,
    size: Size = Size(width: 375, height: 600), events: [Event] = [],
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) -> CalendarHarness {
    var configuration = classic(today: today)
    configuration.initialLevel = level
    configuration.initialDay = day(start ?? today)
    change(&configuration)
    let store = (try? MemoryEventStore.holding(events)) ?? CalendarHarness.emptyStore()
    let harness = CalendarHarness(configuration: configuration, store: store, size: size)
    harness.settle()
    return harness
  }

  static func title(_ harness: CalendarHarness) -> DisplayItem? {
    harness.window.displayList().items.first { $0.accessibility.role == .heading }
  }

  static func button(_ name: String, in harness: CalendarHarness) -> CalendarElement? {
    harness.view.elements().first { $0.role == .button && $0.name == name }
  }

  static func press(_ name: String, in harness: CalendarHarness) {
    guard let frame = button(name, in: harness)?.frame else { return }
    harness.tap(Point(x: frame.midX, y: frame.midY))
    harness.settle()
  }
}
