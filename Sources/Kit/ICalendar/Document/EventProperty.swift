import Basics

/// A property of VEVENT that becomes a field of `Event`; all other properties are kept as lines.
enum EventProperty: UInt8, CaseIterable {
  case uid, summary, location, description, start, end, duration, recurrenceID, rule, dates, exceptions, status
  case color, appleColor, excludedRules

  /// Creates the property with a name, in any case. Length and first letter nearly determine it.
  init?(_ name: Bytes) {
    guard let first = name.first else { return nil }
    let property: EventProperty
    switch (name.count, first & 0xDF) {
    case (3, UInt8(ascii: "U")): property = .uid
    case (5, UInt8(ascii: "D")): property = .end
    case (5, UInt8(ascii: "R")): property = name[1] & 0xDF == UInt8(ascii: "R") ? .rule : .dates
    case (5, UInt8(ascii: "C")): property = .color
    case (6, UInt8(ascii: "S")): property = .status
    case (6, UInt8(ascii: "E")): property = name[2] & 0xDF == UInt8(ascii: "R") ? .excludedRules : .exceptions
    case (7, UInt8(ascii: "D")): property = .start
    case (7, UInt8(ascii: "S")): property = .summary
    case (8, UInt8(ascii: "L")): property = .location
    case (8, UInt8(ascii: "D")): property = .duration
    case (11, UInt8(ascii: "D")): property = .description
    case (13, UInt8(ascii: "R")): property = .recurrenceID
    case (22, UInt8(ascii: "X")): property = .appleColor
    default: return nil
    }
    guard name.isASCIIEqual(to: property.keyword) else { return nil }
    self = property
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

  /// The name, for messages.
  var name: String { String(validUTF8: Bytes(keyword)) }

  /// Whether an event may have the property only once.
  var standsOnce: Bool {
    switch self {
    case .rule, .dates, .exceptions, .excludedRules: return false
    default: return true
    }
  }

  /// Returns whether a line of this property may contain more than its field can hold.
  func keepsLine(_ line: ContentLine) -> Bool {
    if self == .duration { return true }
    if line.parameters.isEmpty || self == .color || self == .appleColor { return false }
    switch self {
    case .start, .end, .recurrenceID, .dates, .exceptions:
      let parameters = line.timeParameters
      if parameters.zone != nil, line.hasTimeWithoutZone { return true }
      return !parameters.isComplete || parameters.isPeriod && self != .dates
        || parameters.isThisAndFuture && self != .recurrenceID
    case .uid, .summary, .location, .description:
      // These are kept without the encoding.
      return !(line.parameter("ENCODING")?.isASCIIEqual(to: "QUOTED-PRINTABLE") ?? false)
    default: return true
    }
  }
}
