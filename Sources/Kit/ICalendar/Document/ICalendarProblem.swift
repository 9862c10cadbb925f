import Basics

/// A deviation of a file from RFC 5545.
public struct ICalendarProblem: Equatable, Sendable {
  /// The severity of a problem.
  public enum Severity: UInt8, Equatable, Sendable {
    /// The deviation was interpreted or repaired.
    case warning
    /// A line, a property, or a whole event was invalid or left out.
    case error
  }

  /// The kind of a problem. Texts from the file are truncated to a few words.
  public enum Reason: Equatable, Sendable {
    case missingVersion
    case calendarScale(String)
    /// The calendar has floating times and the nonstandard property X-WR-TIMEZONE.
    case calendarZone
    case bareLineFeeds
    case bareCarriageReturns
    case invalidUTF8
    case lineTooLong(limit: Int)
    case malformedLine(found: String)
    case unbalancedQuotes(property: String)
    case nestedTooDeeply(limit: Int)
    case tooManyProperties(limit: Int)
    case tooManyEvents(limit: Int)
    case missingEnd(component: String)
    case unexpectedEnd(component: String)
    case eventOutsideCalendar
    /// A line is before, between, or after calendars. An error if there are too many such lines to preserve.
    case lineOutsideCalendar(found: String)
    /// The event lacks a required property.
    case missing(property: String)
    /// A property is repeated that may occur only once. The first one is used, and the others are preserved as lines.
    case repeated(property: String)
    case invalid(property: String, expected: String, found: String)
    /// The value is valid but not supported, and is ignored.
    case unsupported(property: String, found: String)
    /// The value is invalid but unambiguous; `meaning` is how it was interpreted.
    case readAs(property: String, meaning: String)
    case endBeforeStart
  }

  /// The physical line on which the problem begins, counted from 1.
  public var line: Int
  /// The severity. An error means that some meaning was lost; in most cases, the text is still preserved for writing.
  public var severity: Severity
  /// The reason, for programs. For users, see `description`.
  public var reason: Reason

  /// Creates a problem; called by the reader.
  public init(line: Int, severity: Severity, reason: Reason) {
    self.line = line
    self.severity = severity
    self.reason = reason
  }

  /// The problem as one sentence in English, without the line number.
  public var description: String {
    switch reason {
    case .missingVersion: return "VERSION:2.0 is missing"
    case .calendarScale(let name): return Self.join("CALSCALE: expected GREGORIAN, found \"", name, "\"")
    case .calendarZone: return "X-WR-TIMEZONE has no effect: times without a zone are in the viewer's zone"
    case .bareLineFeeds: return "lines end with LF, expected CR LF"
    case .bareCarriageReturns: return "lines end with CR, expected CR LF"
    case .invalidUTF8: return "text is not UTF-8; read as Windows-1252, UTF-16, or with replacement characters"
    case .lineTooLong(let limit): return Self.join("line is longer than ", String(limit), " bytes and was left out")
    case .malformedLine(let found): return Self.join("expected NAME:VALUE, found \"", found, "\"")
    case .unbalancedQuotes(let property): return Self.join("", property, ": a quotation mark is not closed")
    case .nestedTooDeeply(let limit): return Self.join("components are nested more than ", String(limit), " deep")
    case .tooManyProperties(let limit):
      return Self.join("component has more than ", String(limit), " lines; the rest was left out")
    case .tooManyEvents(let limit):
      return Self.join("file has more than ", String(limit), " events; the rest was left out")
    case .missingEnd(let component): return Self.join("END:", component, " is missing")
    case .unexpectedEnd(let component): return Self.join("END:", component, " without BEGIN:") + component
    case .eventOutsideCalendar: return "BEGIN:VEVENT outside of a VCALENDAR"
    case .lineOutsideCalendar(let found): return Self.join("line outside of a VCALENDAR: \"", found, "\"")
    case .missing(let property): return Self.join("", property, " is missing")
    case .repeated(let property): return Self.join("", property, " occurs more than once; the first value is used")
    case .invalid(let property, let expected, let found):
      return Self.join("", property, ": expected ") + Self.join("", expected, ", found \"") + Self.join("", found, "\"")
    case .unsupported(let property, let found):
      return Self.join("", property, ": \"") + Self.join("", found, "\" is kept but has no effect")
    case .readAs(let property, let meaning): return Self.join("", property, ": read as ") + meaning
    case .endBeforeStart: return "DTEND lies before DTSTART; the event was given no length"
    }
  }

  @inline(never)
  private static func join(_ start: StaticString, _ text: String, _ end: StaticString) -> String {
    String(validUTF8: Bytes(start)) + text + String(validUTF8: Bytes(end))
  }
}

/// The problems of a file in the order they are found, up to a limit.
struct ProblemList {
  private(set) var problems: [ICalendarProblem] = []
  private(set) var omitted = 0
  let limit: Int

  init(limit: Int) { self.limit = limit }

  mutating func warn(_ line: Int, _ reason: ICalendarProblem.Reason) { add(line, .warning, reason) }

  mutating func fail(_ line: Int, _ reason: ICalendarProblem.Reason) { add(line, .error, reason) }

  /// Reports how the value of a property was interpreted.
  @inline(never)
  mutating func warn(_ line: Int, _ property: EventProperty, readAs meaning: StaticString) {
    warn(line, .readAs(property: property.name, meaning: String(validUTF8: Bytes(meaning))))
  }

  /// Reports an invalid value of a property; `found` is the invalid part, by default the whole value.
  @inline(never)
  mutating func add(
    _ severity: ICalendarProblem.Severity, _ line: ContentLine, _ property: EventProperty, expected: StaticString,
    found: Bytes? = nil
  ) {
    let expectation = String(validUTF8: Bytes(expected))
    let found = (found ?? line.value).excerpt
    add(line.number, severity, .invalid(property: property.name, expected: expectation, found: found))
  }

  @inline(never)
  private mutating func add(_ line: Int, _ severity: ICalendarProblem.Severity, _ reason: ICalendarProblem.Reason) {
    if problems.count < limit {
      problems.append(ICalendarProblem(line: line, severity: severity, reason: reason))
    } else {
      omitted += 1
    }
  }
}
