/// The properties of calendars, and whether the required ones are present.
struct CalendarHead {
  /// The values of the interpreted properties.
  private(set) var values = CalendarProperty.Values()
  private var firstLine = 0
  private var lineCount = 0
  private var hasVersion = false
  private var zoneRemarkLine = 0

  /// Begins a calendar.
  mutating func begin(line: Int) {
    if firstLine == 0 { firstLine = line }
    lineCount = 0
  }

  /// Counts a line. Returns whether the limit allows it.
  mutating func admit(_ line: ContentLine, limit: Int, problems: inout ProblemList) -> Bool {
    lineCount += 1
    if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
    return lineCount <= limit
  }

  mutating func add(_ line: ContentLine, problems: inout ProblemList) {
    values.add(line)
    if line.name.isASCIIEqual(to: "VERSION") {
      hasVersion = true
    } else if line.name.isASCIIEqual(to: "CALSCALE") {
      if !line.value.trimmed.isASCIIEqual(to: "GREGORIAN") {
        problems.warn(line.number, .calendarScale(line.value.excerpt))
      }
    } else if line.name.isASCIIEqual(to: "X-WR-TIMEZONE"), zoneRemarkLine == 0 {
      zoneRemarkLine = line.number
    }
  }

  /// Reports missing properties at the end of the file.
  func finish(hasFloatingTimes: Bool, problems: inout ProblemList) {
    if firstLine > 0, !hasVersion { problems.warn(firstLine, .missingVersion) }
    if zoneRemarkLine > 0, hasFloatingTimes { problems.warn(zoneRemarkLine, .calendarZone) }
  }
}
