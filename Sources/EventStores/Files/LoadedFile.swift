public import Almanac

/// What came of reading one file.
public struct LoadedFile: Equatable, Sendable {
  /// As it was given, or found in a folder.
  public var path: String
  /// What the file became in the store; one that could not be read at all became nothing.
  public var calendar: CalendarInfo
  /// How many events are in the store.
  public var eventCount: Int
  /// In the order of the file, a limited number.
  public var problems: [FileProblem]
  /// How many problems there were besides.
  public var omittedProblems: Int
  /// How many events could not be used.
  public var skippedEvents: Int

  /// A file that was read.
  public init(
    path: String, calendar: CalendarInfo, eventCount: Int, problems: [FileProblem] = [], omittedProblems: Int = 0,
    skippedEvents: Int = 0
  ) {
    self.path = path
    self.calendar = calendar
    self.eventCount = eventCount
    self.problems = problems
    self.omittedProblems = omittedProblems
    self.skippedEvents = skippedEvents
  }

  /// A file in a folder that could not be read at all.
  static func unread(_ path: String, _ error: FileError, number: Int) -> LoadedFile {
    LoadedFile(
      path: path, calendar: CalendarInfo(id: CalendarID(Int64(number) + 1), name: path, color: .named(.graphite)),
      eventCount: 0, problems: [FileProblem(path: path, line: error.line, isError: true, reason: error.reason)])
  }

  /// For people: the problems, one a line, and what was left out; empty if all is well.
  ///
  /// - Parameter includesWarnings: also what was understood all the same.
  public func report(includesWarnings: Bool) -> [String] {
    var lines = problems.filter { includesWarnings || $0.isError }.map { $0.description }
    if omittedProblems > 0 { lines.append("\(path): \(omittedProblems) more problems") }
    if skippedEvents > 0 {
      lines.append("\(path): \(skippedEvents) \(skippedEvents == 1 ? "event" : "events") skipped")
    }
    return lines
  }
}

/// Something wrong in a file.
public struct FileProblem: Equatable, Sendable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// Counted from 1.
  public var line: Int
  /// Whether something was left out because of it.
  public var isError: Bool
  /// What, and what was expected: one sentence.
  public var reason: String

  /// A problem at a line.
  public init(path: String, line: Int, isError: Bool, reason: String) {
    self.path = path
    self.line = line
    self.isError = isError
    self.reason = reason
  }

  /// A problem that the reader found.
  public init(path: String, _ problem: ICalendarProblem) {
    self.init(
      path: path, line: problem.line, isError: problem.severity == .error, reason: problem.description)
  }

  /// `file:line: reason`, as compilers write it.
  public var description: String { "\(path):\(line): \(reason)" }
}

/// Why a file cannot be used at all.
public enum FileError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(path: String, reason: String)
  /// `limit` is in bytes.
  case tooLarge(path: String, limit: Int)
  case notCalendar(path: String, reason: String)

  /// One line: file, line where there is one, what, and what was expected.
  public var description: String {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path, _): return "\(path): \(reason)"
    case .notCalendar(let path, _): return "\(path):\(line): \(reason)"
    }
  }

  var line: Int { 1 }

  var reason: String {
    switch self {
    case .unreadable(_, let reason), .notCalendar(_, let reason): return reason
    case .tooLarge(_, let limit): return "larger than \(limit >> 20) MB"
    }
  }
}
