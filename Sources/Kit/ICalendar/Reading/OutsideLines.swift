import Basics

/// The lines outside of calendars, such as mail headers or server comments, collected until the next calendar begins.
/// Longer text means that the calendar is embedded in another kind of file.
struct OutsideLines {
  private var lines: [String] = []
  private var length = 0

  /// The maximum number of bytes kept between two calendars.
  private static let limit = 1 << 16

  mutating func add(_ line: ContentLine, _ problems: inout ProblemList) {
    let reason = ICalendarProblem.Reason.lineOutsideCalendar(found: line.raw.excerpt)
    // White space at its start would make a line the continuation of another; a byte order mark would be lost.
    guard length + line.raw.count < Self.limit, let first = line.raw.first, first != 0x20, first != 0x09, first != 0xEF
    else {
      problems.fail(line.number, reason)
      return
    }
    problems.warn(line.number, reason)
    // The estimated memory of a line in addition to its bytes.
    length += line.raw.count + 16
    lines.append(String(validUTF8: line.raw))
  }

  /// Returns the lines added since the last call.
  mutating func take() -> [String] {
    defer {
      lines = []
      length = 0
    }
    return lines
  }
}
