import Basics
public import CalendarSystems
public import TimeZones

/// When an event starts or ends, as it was written down.
public enum EventTime: Sendable {
  /// A whole day, whatever the zone.
  case day(DayNumber)
  /// A wall-clock reading in whatever zone the calendar is shown.
  case floating(LocalDateTime)
  /// A point on the UTC line.
  case utc(Instant)
  /// A wall-clock reading in a named zone.
  case zoned(LocalDateTime, zone: String)
}

/// Names of zones are compared byte by byte, which needs no Unicode tables.
extension EventTime: Hashable {
  /// The same kind, reading and zone; not the same instant.
  public static func == (a: EventTime, b: EventTime) -> Bool {
    switch (a, b) {
    case (.day(let a), .day(let b)): return a == b
    case (.floating(let a), .floating(let b)): return a == b
    case (.utc(let a), .utc(let b)): return a == b
    case (.zoned(let a, let zone), .zoned(let b, let otherZone)): return a == b && zone.hasSameBytes(as: otherZone)
    default: return false
    }
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .day(let day): hasher.combine(day)
    case .floating(let local): hasher.combine(local)
    case .utc(let instant): hasher.combine(instant)
    case .zoned(let local, let zone):
      hasher.combine(local)
      for byte in zone.utf8 { hasher.combine(byte) }
    }
  }
}
