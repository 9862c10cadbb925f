/// A combination of day flags with a caption.
///
///     let sheet = DayStateSheet(
///       style: style, context: configuration,
///       groups: [DayState.Group(title: "Today", states: [DayState("Plain", .today), DayState("Busy", .today, events: 2)])])
public struct DayState: Sendable {
  /// The caption, in English, for people who design or test a style.
  public var caption: String
  /// The flags of the day.
  public var flags: DayFlags
  /// The number of events on the day; 0 unless `flags` contains `hasEvents`.
  public var eventCount: Int

  /// Creates a combination. Adds `hasEvents` if there are events.
  public init(_ caption: String, _ flags: DayFlags = [], events: Int = 0) {
    self.caption = caption
    self.flags = events > 0 ? flags.union(.hasEvents) : flags
    eventCount = events
  }

  /// A row of days with a title.
  public struct Group: Sendable {
    /// The title, in English.
    public var title: String
    /// Whether the days are adjacent, without gaps, as in a week.
    public var isJoined: Bool
    /// The days, in the layout direction.
    public var states: [DayState]

    /// Creates a row of days.
    public init(title: String, isJoined: Bool = false, states: [DayState]) {
      self.title = title
      self.isJoined = isJoined
      self.states = states
    }
  }

  /// All meaningful combinations, each once: plain days, today, the selection, spans, and events.
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
