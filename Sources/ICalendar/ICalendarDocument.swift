public import Events

/// What was read from a file, or is to be written to one.
public struct ICalendarDocument: Equatable, Sendable {
  /// NAME (RFC 7986) or X-WR-CALNAME.
  public var name: String?
  /// COLOR (RFC 7986) or X-APPLE-CALENDAR-COLOR.
  public var color: EventColor?
  /// In the order of the file.
  public var events: [Event]
  /// In the order of the file, at most as many as the limits allow.
  public var problems: [ICalendarProblem]
  /// How many problems there were besides.
  public var omittedProblems: Int
  /// How many events were left out because they could not be read.
  public var skippedEvents: Int
  /// How many components there were that are no events: to-dos, journals, free-busy times, time zones and others.
  public var otherComponents: Int

  /// For writing, name, colour and events are enough.
  public init(
    name: String? = nil, color: EventColor? = nil, events: [Event] = [], problems: [ICalendarProblem] = [],
    omittedProblems: Int = 0, skippedEvents: Int = 0, otherComponents: Int = 0
  ) {
    self.name = name
    self.color = color
    self.events = events
    self.problems = problems
    self.omittedProblems = omittedProblems
    self.skippedEvents = skippedEvents
    self.otherComponents = otherComponents
  }
}
