import Almanac

/// What came of reading a file.
struct LoadReport: Equatable {
  /// One thing that is wrong in the file.
  struct Problem: Equatable {
    /// Counted from 1.
    var line: Int
    /// A sentence in English.
    var reason: String
  }

  var name: String
  /// Whether the file is a calendar at all. If not, nothing was changed.
  var isRead = false
  var eventCount = 0
  var skippedCount = 0
  /// The first things that were left out, at most as many as people read.
  var problems: [Problem] = []
  /// Why nothing was read.
  var failure = ""

  static let problemLimit = 5

  /// For people: the file, how many events, how many were left out, and the first problems with their lines.
  func sentence(_ text: DateText) -> String {
    let words = Phrases.forLanguage(of: text.locale.identifier)
    // Names and reasons run from left to right and would tear apart a sentence that does not.
    let isolate = text.locale.isRightToLeft ? (start: "\u{2068}", end: "\u{2069}") : (start: "", end: "")
    var sentence = name.utf8.isEmpty ? "" : isolate.start + name + isolate.end + ": "
    guard isRead else { return sentence + isolate.start + failure + isolate.end }
    sentence += words.eventCount(eventCount, text: text)
    if skippedCount > 0 { sentence += " · " + words.skipped + text.number(skippedCount) }
    for problem in problems {
      sentence += " · " + words.line + text.number(problem.line) + ": " + isolate.start + problem.reason + isolate.end
    }
    return sentence
  }

  /// The form in which the page gets it.
  func fields(_ text: DateText) -> [String] {
    var fields = [isRead ? "1" : "0", decimal(eventCount), decimal(skippedCount), sentence(text)]
    for problem in problems { fields += [decimal(problem.line), problem.reason] }
    return fields
  }
}
