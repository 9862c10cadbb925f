import Basics
public import CalendarSystems
public import TimeZones

/// The start or end of an event as written: a day, or a clock reading with or without a zone.
///
///     EventTime.zoned(LocalDateTime(day: day, hour: 9, minute: 0), zone: "Europe/Paris")
public enum EventTime: Sendable {
  /// A day, independent of zones (DATE; RFC 5545, 3.3.4).
  case day(DayNumber)
  /// A clock reading in the zone that the calendar is displayed in.
  case floating(LocalDateTime)
  /// An instant in UTC.
  case utc(Instant)
  /// A clock reading in a named zone (TZID).
  case zoned(LocalDateTime, zone: String)
}

/// Equality of kind, reading, and zone. Zone names are compared byte by byte, which needs no Unicode tables.
extension EventTime: Hashable {
  /// Returns whether kind, reading, and zone are equal. Different readings of one instant are not equal.
  public static func == (a: EventTime, b: EventTime) -> Bool {
    switch (a, b) {
    case (.day(let a), .day(let b)): return a == b
    case (.floating(let a), .floating(let b)): return a == b
    case (.utc(let a), .utc(let b)): return a == b
    case (.zoned(let a, let zone), .zoned(let b, let otherZone)): return a == b && zone.hasSameBytes(as: otherZone)
    default: return false
    }
  }

  /// Feeds what `==` compares to the hasher.
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
