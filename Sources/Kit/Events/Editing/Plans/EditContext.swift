public import TimeZones

/// The values that an edit needs from outside: the engine reads no clock and makes nothing up.
public struct EditContext {
  /// The time of the edit, for the stamps of events.
  public var now: Instant
  /// The UID of an event that the edit may make: a copy, or the rest of a series that is split.
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
