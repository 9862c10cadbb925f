/// Lines that belong to no calendar, until the next one begins. Mail headers, comments of servers: little text, or else the
/// file is something that a calendar stands in.
struct OutsideLines {
  private var lines: [String] = []
  private var length = 0

  /// Bytes that are kept between two calendars.
  private static let limit = 1 << 16

  mutating func add(_ line: ContentLine, _ problems: inout ProblemList) {
    let reason = ICalendarProblem.Reason.lineOutsideCalendar(found: line.raw.excerpt)
    // White space at the start of a line would make it the rest of another, a byte order mark would vanish.
    guard length + line.raw.count < Self.limit, let first = line.raw.first, first != 0x20, first != 0x09, first != 0xEF
    else {
      problems.fail(line.number, reason)
      return
    }
    problems.warn(line.number, reason)
    // A line costs more than its bytes.
    length += line.raw.count + 16
    lines.append(String(decoding: line.raw, as: UTF8.self))
  }

  /// What was added since the last time.
  mutating func take() -> [String] {
    defer {
      lines = []
      length = 0
    }
    return lines
  }
}
