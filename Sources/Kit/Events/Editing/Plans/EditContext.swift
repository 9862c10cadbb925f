public import TimeZones

/// The values that the planner receives from its caller, because it reads no clock and generates no identifiers.
public struct EditContext {
  /// The time of the edit, for the stamps of events.
  public var now: Instant
  /// The UID for an event that the edit may create: a copy, or the second part of a split series.
  public var newUID: String
  /// The clocks of the display and of events.
  public var clock: EditClock

  /// Creates a context.
  public init(now: Instant, newUID: String, clock: EditClock) {
    self.now = now
    self.newUID = newUID
    self.clock = clock
  }
}
