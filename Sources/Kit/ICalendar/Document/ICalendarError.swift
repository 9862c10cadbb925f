/// A reason why bytes are no iCalendar at all. Lesser faults are an ``ICalendarProblem`` of the document.
public enum ICalendarError: Error, Equatable, Sendable {
  /// The bytes are white space only.
  case empty
  /// The bytes are a web page or XML, which servers send instead of a calendar.
  case markup
  /// The bytes are contacts (vCard).
  case contacts
  /// The bytes are no text, or text in UTF-16.
  case binary
  /// The text has no component; `firstLine` is the beginning of its first line.
  case notCalendar(firstLine: String)
}

extension ICalendarError {
  /// The reason as one sentence in English.
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
