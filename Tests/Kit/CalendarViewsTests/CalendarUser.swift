import TestSupport

/// Somebody who does random things with a calendar, the same for the same seed.
protocol CalendarUser {
  /// A calendar of some configuration, size and events.
  mutating func harness() throws -> CalendarHarness
  /// Does one thing, or lets time pass.
  mutating func act(on harness: CalendarHarness) throws
}

extension RandomUser: CalendarUser {}
extension TimelineUser: CalendarUser {}
