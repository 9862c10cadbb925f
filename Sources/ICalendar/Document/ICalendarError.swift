/// Why bytes are no iCalendar at all. Anything less is an `ICalendarProblem` of the document.
public enum ICalendarError: Error, Equatable, Sendable {
  /// Nothing but white space.
  case empty
  /// A web page or XML, as servers send in place of a calendar.
  case markup
  /// Contacts (vCard).
  case contacts
  /// Bytes that are no text, or text in UTF-16.
  case binary
  /// Text in which no component begins; how its first line begins.
  case notCalendar(firstLine: String)
}

extension ICalendarError {
  /// One sentence in English.
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
