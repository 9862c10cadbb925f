import Almanac

/// The result of reading a file. People read `sentence`, in their language; `message` and the problems, which are in English,
/// are for developers.
package struct LoadReport: Equatable {
  /// The reason for which a file was not read.
  enum Failure: Equatable {
    /// It is no calendar.
    case format(ICalendarError)
    /// Its events could not be kept.
    case store(StoreError)
  }

  var name: String
  /// Whether the file is a calendar. If not, nothing was changed.
  var isRead = false
  var eventCount = 0
  var skippedCount = 0
  /// The first problems, at most `problemLimit`.
  var problems: [ICalendarProblem] = []
  /// The number of problems, including those that are not in `problems`.
  var problemCount = 0
  /// Why the file was not read; `nil` if it was.
  var failure: Failure?

  static let problemLimit = 5

  /// Records that a file was read.
  mutating func note(_ document: ICalendarDocument, eventCount: Int) {
    isRead = true
    self.eventCount = eventCount
    skippedCount = document.skippedEvents
    let errors = document.problems.filter { $0.severity == .error }
    problems = Array(errors.prefix(Self.problemLimit))
    problemCount = errors.count + document.omittedProblems
  }

  /// A message for the user: the file, its events, the skipped events, and the first problems with their lines.
  func sentence(_ text: DateText) -> String {
    let words = text.locale.phrases
    let isRightToLeft = text.locale.isRightToLeft
    let start = name.utf8.isEmpty ? "" : Self.isolated(name, isRightToLeft) + ": "
    switch failure {
    case .format(.empty): return start + words.emptyFile
    case .format: return start + words.noCalendarFile
    case .store: return start + words.unreachable
    case nil: break
    }
    var parts = [words.eventCount(eventCount, text: text)]
    if skippedCount > 0 { parts.append(words.skipped.of(text.number(skippedCount))) }
    for problem in problems {
      let line = words.line.of(text.number(problem.line))
      parts.append(line + ": " + Self.words(for: problem.reason, words, isRightToLeft))
    }
    return start + parts.joined(separator: " · ")
  }

  /// What is wrong, in English; empty if nothing is.
  var message: String {
    let start = name.utf8.isEmpty ? "" : name + ": "
    switch failure {
    case .format(let error): return start + error.description
    case .store(.invalid(let uid, let reason)): return start + uid + ": " + reason
    case .store(.storage(_, let message)): return start + message
    case .store: return start + "the events could not be kept"
    case nil: break
    }
    guard let first = problems.first else { return "" }
    let more = problemCount > 1 ? "; and " + decimal(problemCount - 1) + " more" : ""
    return start + "line " + decimal(first.line) + ": " + first.description + more
  }

  /// The fields of `WebMessage.report`.
  func fields(_ text: DateText) -> [String] {
    var fields = [isRead ? "1" : "0", decimal(eventCount), decimal(skippedCount), sentence(text), message]
    for problem in problems { fields += [decimal(problem.line), problem.description] }
    return fields
  }
}
