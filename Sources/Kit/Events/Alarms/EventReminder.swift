public import TimeZones

/// An alarm of an occurrence that is due at an instant.
public struct EventReminder: Hashable, Sendable {
  /// The instant at which it is due.
  public var due: Instant
  /// The occurrence. For an alarm at an instant of a series, the occurrence that starts nearest to it.
  public var occurrence: Occurrence
  /// The position of the alarm in `Event.alarms` of the event `occurrence.id.event`.
  public var alarm: Int
}
