/// Sizes of the agenda in points, taken from the style.
public struct AgendaMetrics: Hashable, Sendable {
  /// Of the heading of a day.
  public var headingHeight = 32.0
  /// Of the row of an event.
  public var rowHeight = 44.0
  /// Below the last row of a day.
  public var dayGap = 8.0
  /// How many empty days are passed over at most in search of the next day with events.
  public var lookAhead = 730
  /// A layout holds at most this many days, however far it was told to scroll in one step.
  public var dayLimit = 1000

  /// The sizes of the standard style.
  public init() {}
}
