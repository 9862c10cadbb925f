public import Almanac

/// The result of reading one file.
public struct LoadedFile: Equatable, Sendable {
  /// The path as given, or as found in a folder.
  public var path: String
  /// The calendar of the file in the store; if the file has several, the first. If the file could not be read, this
  /// calendar is not in the store.
  public var calendar: CalendarInfo
  /// The number of events in the store.
  public var eventCount: Int
  /// The problems in file order, up to a limit.
  public var problems: [FileProblem]
  /// The number of problems beyond the limit.
  public var omittedProblems: Int
  /// The number of events that could not be used.
  public var skippedEvents: Int

  /// Creates the result for a file that was read.
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

  /// Returns the result for a file in a folder that could not be read at all.
  static func unread(_ path: String, _ error: FileError, number: Int64) -> LoadedFile {
    LoadedFile(
      path: path, calendar: CalendarInfo(id: CalendarID(number), name: path, color: .named(.graphite)),
      eventCount: 0, problems: [FileProblem(path: path, line: error.line, isError: true, reason: error.reason)])
  }

  /// Returns the problems and omissions as lines of text for users; empty if there is nothing to report.
  ///
  /// - Parameter includesWarnings: whether to include problems that neither lost content nor shifted times.
  public func report(includesWarnings: Bool) -> [String] {
    var lines = problems.filter { includesWarnings || $0.isError || $0.movesTimes }.map { $0.description }
    if omittedProblems > 0 { lines.append("\(path): \(omittedProblems) more problems") }
    if skippedEvents > 0 {
      lines.append("\(path): \(skippedEvents) \(skippedEvents == 1 ? "event" : "events") skipped")
    }
    return lines
  }
}

/// A problem in a file.
public struct FileProblem: Equatable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var path: String
  /// The line number, counted from 1.
  public var line: Int
  /// Whether the problem caused something to be left out.
  public var isError: Bool
  /// The error and the expected content, in one sentence.
  public var reason: String

  /// Whether times may be displayed at the wrong instants because their zone is unknown.
  package var movesTimes: Bool

  /// Creates a problem at a line.
  public init(path: String, line: Int, isError: Bool, reason: String, movesTimes: Bool = false) {
    self.movesTimes = movesTimes
    self.path = path
    self.line = line
    self.isError = isError
    self.reason = reason
  }

  /// Creates a problem from one that the reader found.
  public init(path: String, _ problem: ICalendarProblem) {
    self.init(
      path: path, line: problem.line, isError: problem.severity == .error, reason: problem.description)
  }

  /// The problem as `file:line: reason`, as in compiler messages.
  public var description: String { "\(path):\(line): \(reason)" }
}

/// The reason that a file cannot be used at all.
public enum FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder cannot be read.
  case unreadable(path: String, reason: String)
  /// The file is larger than `limit` bytes.
  case tooLarge(path: String, limit: Int)
  /// The file is not an iCalendar file.
  case notCalendar(path: String, reason: String)

  /// The error in one line: the file, the line if there is one, and the reason.
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
