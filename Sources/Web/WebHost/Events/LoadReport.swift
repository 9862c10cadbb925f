import Almanac

/// The result of reading a file.
package struct LoadReport: Equatable {
  /// A problem in the file.
  struct Problem: Equatable {
    /// The number of the line, from 1.
    var line: Int
    /// The reason, as a sentence in English.
    var reason: String
  }

  var name: String
  /// Whether the file is a calendar. If not, nothing was changed.
  var isRead = false
  var eventCount = 0
  var skippedCount = 0
  /// The first problems, at most `problemLimit`.
  var problems: [Problem] = []
  /// Why the file was not read; empty if it was.
  var failure = ""
  /// Whether the file is of another kind, for example a picture.
  var isOtherKind = false

  static let problemLimit = 5

  /// Records that a file was read.
  mutating func note(_ document: ICalendarDocument, eventCount: Int) {
    isRead = true
    self.eventCount = eventCount
    skippedCount = document.skippedEvents
    problems = document.problems.filter { $0.severity == .error }.prefix(Self.problemLimit)
      .map { Problem(line: $0.line, reason: $0.description) }
  }

  /// A message for the user: the file, its events, the skipped events, and the first problems with their lines.
  func sentence(_ text: DateText) -> String {
    let words = text.locale.phrases
    // Names and reasons run from left to right and would break up a right-to-left sentence.
    let isolate = text.locale.isRightToLeft ? (start: "\u{2068}", end: "\u{2069}") : (start: "", end: "")
    var sentence = name.utf8.isEmpty ? "" : isolate.start + name + isolate.end + ": "
    if isOtherKind { return sentence + words.noCalendarFile }
    guard isRead else { return sentence + isolate.start + failure + isolate.end }
    sentence += words.eventCount(eventCount, text: text)
    if skippedCount > 0 { sentence += " · " + words.skipped.of(text.number(skippedCount)) }
    for problem in problems {
      sentence += " · " + words.line.of(text.number(problem.line)) + ": " + isolate.start + problem.reason + isolate.end
    }
    return sentence
  }

  /// The fields of `WebMessage.report`.
  func fields(_ text: DateText) -> [String] {
    var fields = [isRead ? "1" : "0", decimal(eventCount), decimal(skippedCount), sentence(text)]
    for problem in problems { fields += [decimal(problem.line), problem.reason] }
    return fields
  }
}
