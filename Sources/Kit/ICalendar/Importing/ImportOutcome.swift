package import Events
import TimeZones

/// The outcome of importing an event.
public enum ImportOutcome: String, CaseIterable, Equatable, Sendable {
  /// The calendar did not contain it.
  case new
  /// It replaced an older version.
  case changed
  /// The calendar already contains the same event.
  case same
  /// The calendar contains a newer version, which is kept.
  case older
  /// The calendar contains a different version, and it is unknown which one is newer. The calendar's version is kept.
  case different
  /// It cannot be stored, for example because its end is before its start.
  case invalid

  /// Whether the event was left out.
  public var isLoss: Bool { self == .older || self == .different || self == .invalid }
}

extension ImportOutcome {
  /// Decides how to import an event over the stored version of the same occurrence; `nil` for none.
  ///
  /// Versions are events with the same UID, `recurrenceID`, and range. The one with the higher SEQUENCE is newer; then
  /// the one with the later LAST-MODIFIED, if both have one; then the one with the later DTSTAMP (RFC 5546, 2.1.5; RFC
  /// 5545, 3.8.7.2: programs that export calendars often write the time of the export as DTSTAMP).
  package init(importing event: Event, over stored: Event?) {
    if let stored, event.saysSame(as: stored) {
      self = .same
    } else if event.invalidity != nil {
      self = .invalid
    } else if let stored {
      let order = ImportOutcome.compare(event, stored)
      self = order > 0 ? .changed : order < 0 ? .older : .different
    } else {
      self = .new
    }
  }

  /// Returns a positive number if `a` is newer, and a negative one if `b` is.
  private static func compare(_ a: Event, _ b: Event) -> Int64 {
    if a.sequence != b.sequence { return Int64(a.sequence > b.sequence ? 1 : -1) }
    if let first = a.lastModified, let second = b.lastModified, first != second {
      return first.seconds > second.seconds ? 1 : -1
    }
    guard let first = a.stamp, let second = b.stamp, first != second else { return 0 }
    return first.seconds > second.seconds ? 1 : -1
  }
}

extension Event {
  /// Returns whether both are equal except for the time of writing (DTSTAMP), which responses add to events without
  /// one.
  package func saysSame(as other: Event) -> Bool {
    guard start == other.start, isInstance(of: other) else { return false }
    return withoutStamp == other.withoutStamp
  }

  private var withoutStamp: Event {
    var event = self
    event.otherLines.removeAll { $0.hasName("DTSTAMP") }
    return event
  }
}
