/// The properties of an event that become fields; all others are kept as they are.
enum EventProperty: UInt8 {
  case uid, summary, location, description, start, end, duration, recurrenceID, rule, dates, exceptions, status
  case color, appleColor, excludedRules

  /// In any case. The length tells most of them apart.
  init?(_ name: Bytes) {
    switch name.count {
    case 3: if let found = Self.match(name, .uid) { self = found } else { return nil }
    case 5:
      if let found = Self.match(name, .rule) ?? Self.match(name, .dates) ?? Self.match(name, .color)
        ?? Self.match(name, .end)
      {
        self = found
      } else {
        return nil
      }
    case 6:
      if let found = Self.match(name, .status) ?? Self.match(name, .exceptions) ?? Self.match(name, .excludedRules) {
        self = found
      } else {
        return nil
      }
    case 7: if let found = Self.match(name, .start) ?? Self.match(name, .summary) { self = found } else { return nil }
    case 8:
      if let found = Self.match(name, .location) ?? Self.match(name, .duration) { self = found } else { return nil }
    case 11: if let found = Self.match(name, .description) { self = found } else { return nil }
    case 13: if let found = Self.match(name, .recurrenceID) { self = found } else { return nil }
    case 22: if let found = Self.match(name, .appleColor) { self = found } else { return nil }
    default: return nil
    }
  }

  private static func match(_ name: Bytes, _ property: EventProperty) -> EventProperty? {
    name.isASCIIEqual(to: property.keyword) ? property : nil
  }

  var keyword: StaticString {
    switch self {
    case .uid: return "UID"
    case .summary: return "SUMMARY"
    case .location: return "LOCATION"
    case .description: return "DESCRIPTION"
    case .start: return "DTSTART"
    case .end: return "DTEND"
    case .duration: return "DURATION"
    case .recurrenceID: return "RECURRENCE-ID"
    case .rule: return "RRULE"
    case .dates: return "RDATE"
    case .exceptions: return "EXDATE"
    case .excludedRules: return "EXRULE"
    case .status: return "STATUS"
    case .color: return "COLOR"
    case .appleColor: return "X-APPLE-CALENDAR-COLOR"
    }
  }

  /// For messages.
  var name: String {
    String(decoding: UnsafeBufferPointer(start: keyword.utf8Start, count: keyword.utf8CodeUnitCount), as: UTF8.self)
  }

  /// Whether an event may have it once only.
  var standsOnce: Bool {
    switch self {
    case .rule, .dates, .exceptions, .excludedRules: return false
    default: return true
    }
  }
}
