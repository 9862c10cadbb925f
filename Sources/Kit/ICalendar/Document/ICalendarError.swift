/// The reason that bytes are not iCalendar at all. For lesser faults, see ``ICalendarProblem``.
public enum ICalendarError: Error, Equatable, Sendable {
  /// The bytes contain only white space.
  case empty
  /// The bytes are a web page or XML, which a server sent instead of a calendar.
  case markup
  /// The bytes are contacts (vCard).
  case contacts
  /// The bytes are not text, or are UTF-16 text without a component.
  case binary
  /// The text has no component; `firstLine` is the beginning of its first line.
  case notCalendar(firstLine: String)
}

extension ICalendarError {
  /// The reason, as one sentence in English.
  public var description: String {
    switch self {
    case .empty: return "expected an iCalendar file, found nothing"
    case .markup: return "expected an iCalendar file, found HTML or XML"
    case .contacts: return "expected an iCalendar file, found contacts (vCard)"
    case .binary: return "expected an iCalendar file, found binary data"
    case .notCalendar(let firstLine): return "expected BEGIN:VCALENDAR, found \"" + firstLine + "\""
    }
  }
}
