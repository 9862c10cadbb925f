import Basics
import TimeZones

/// The stamps of an edit in `Event.otherLines`; all other lines stay as they are, in their order.
struct EditStamp {
  private let time: String

  init(_ now: Instant) { time = EventTime.utc(now).iCalendarText }

  /// Returns an event with the DTSTAMP and LAST-MODIFIED of the edit. SEQUENCE is incremented if times, recurrence, or
  /// status have changed (RFC 5546, 2.1.4).
  /// - Parameter old: the previous version; `nil` for a new event, which has no SEQUENCE yet.
  func stamped(_ event: Event, replacing old: Event?) -> Event {
    var event = event
    event.otherLines.set("DTSTAMP:" + time, replacing: "DTSTAMP")
    event.otherLines.set("LAST-MODIFIED:" + time, replacing: "LAST-MODIFIED")
    guard let old else {
      event.otherLines.removeAll { $0.value(ofLineNamed: "SEQUENCE") != nil }
      return event
    }
    if event.start != old.start || event.end != old.end || event.nominalDays != old.nominalDays
      || event.recurrence != old.recurrence && event.recurrenceID == nil || event.status != old.status
    {
      let sequence = Int(clamping: EventVersions.sequence(old) + 1)
      event.otherLines.set("SEQUENCE:" + decimal(sequence), replacing: "SEQUENCE")
    }
    return event
  }
}

extension Event {
  /// Returns whether two events differ at most in the stamps that edits leave.
  package func isEqualExceptForStamps(to other: Event) -> Bool {
    var (own, others) = (self, other)
    for name: StaticString in ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"] {
      own.otherLines.removeAll { $0.value(ofLineNamed: name) != nil }
      others.otherLines.removeAll { $0.value(ofLineNamed: name) != nil }
    }
    return own == others
  }
}

extension [String] {
  /// Replaces the first line with a name, or appends the new line.
  fileprivate mutating func set(_ line: String, replacing name: StaticString) {
    if let index = firstIndex(where: { $0.value(ofLineNamed: name) != nil }) {
      self[index] = line
    } else {
      append(line)
    }
  }
}
