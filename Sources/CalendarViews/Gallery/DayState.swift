/// One combination of what can be true of a day, with the words that tell it.
public struct DayState: Sendable {
  /// In English, for people who design or test a style.
  public var caption: String
  /// What is true of the day.
  public var flags: DayFlags
  /// How many events touch it; more than none with `DayFlags.hasEvents` alone.
  public var eventCount: Int

  /// A day of which `flags` are true, and `hasEvents` if it has any.
  public init(_ caption: String, _ flags: DayFlags = [], events: Int = 0) {
    self.caption = caption
    self.flags = events > 0 ? flags.union(.hasEvents) : flags
    eventCount = events
  }

  /// Days that belong together.
  public struct Group: Sendable {
    /// In English.
    public var title: String
    /// Whether the days lie side by side without space, as in a week.
    public var isJoined = false
    /// The days, in the direction of reading.
    public var states: [DayState]
  }

  /// All combinations that mean something, each once: plain days, today, the selection, spans, events.
  public static var groups: [Group] {
    [
      Group(
        title: "Days",
        states: [
          DayState("Plain"), DayState("Weekend", .weekend), DayState("First of month", .firstOfMonth),
          DayState("Other month", .outOfScope), DayState("Out of reach", [.outOfRange, .disabled]),
          DayState("Disabled", .disabled), DayState("Focused", .focused),
        ]),
      Group(
        title: "Today",
        states: [
          DayState("Today", .today), DayState("With event", .today, events: 1),
          DayState("Selected", [.today, .selected]), DayState("Pressed", [.today, .pressed]),
          DayState("Other month", [.today, .outOfScope]),
          DayState("Out of reach", [.today, .outOfRange, .disabled]), DayState("Focused", [.today, .focused]),
        ]),
      Group(
        title: "Selection",
        states: [
          DayState("Selected", .selected), DayState("Pressed", .pressed),
          DayState("Pressed again", [.selected, .pressed]), DayState("Weekend", [.selected, .weekend]),
          DayState("Other month", [.selected, .outOfScope]), DayState("With event", .selected, events: 1),
          DayState("Focused", [.selected, .focused]),
        ]),
      Group(
        title: "Span", isJoined: true,
        states: [
          DayState("First", [.selected, .inRange, .rangeStart]), DayState("Inside", [.selected, .inRange]),
          DayState("Today", [.selected, .inRange, .today]),
          DayState("With events", [.selected, .inRange], events: 2),
          DayState("Weekend", [.selected, .inRange, .weekend]), DayState("Disabled", [.inRange, .disabled]),
          DayState("Last", [.selected, .inRange, .rangeEnd]),
        ]),
      Group(
        title: "Events",
        states: [
          DayState("One", events: 1), DayState("Two", events: 2), DayState("Three", events: 3),
          DayState("Five", events: 5), DayState("Weekend", .weekend, events: 1),
          DayState("Other month", .outOfScope, events: 3),
          DayState("Out of reach", [.outOfRange, .disabled], events: 1),
        ]),
    ]
  }
}
