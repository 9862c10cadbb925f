import Basics
import CalendarSystems
import Events
import TimeZones

/// A builder that collects the lines of a VEVENT and creates an event; reused for all events of a file.
///
/// If a line becomes a field but contains more than the field can hold (parameters without a field, or an invalid
/// value), it is also kept verbatim at the start of `Event.otherLines`. The writer uses it instead of the field as long
/// as both have the same value (`says`).
struct EventBuilder {
  var event: Event
  private let blank: Event
  /// Whether `event` equals `blank`.
  private var isBlank = true
  private(set) var line = 0
  private var hasUID = false
  private(set) var start: EventTime?
  private(set) var end = EventEnd()
  var recurrence = Recurrence()
  var isRecurring = false
  /// Whether the line of DTEND is kept in case the event cannot represent it.
  private var isEndKept = false
  /// The first line of each property in which a UTC time means a date if the start is a date.
  private var utcLines: [(property: EventProperty, line: Int)] = []
  /// The line of a RECURRENCE-ID that is a UTC time. Its meaning depends on the master.
  private(set) var utcIdentifierLine: Int?
  private var seen: UInt32 = 0
  private var lineCount = 0
  var kept = KeptLines()
  private var otherLines: [String] = []
  private var cache = LineCache()
  /// The lines of the event, each with a line feed, until both a UID and a start are known.
  private let source = ByteBuffer()
  let keepsLines: Bool
  /// The properties in the order of the lines, for `EventLayouts`.
  let layout = ByteBuffer()

  init(calendar: CalendarID, keepsLines: Bool = true) {
    blank = Event(uid: "", calendar: calendar, summary: "", start: .day(DayNumber(0)), end: .day(DayNumber(0)))
    event = blank
    self.keepsLines = keepsLines
  }

  /// Begins a new event.
  ///
  /// - Parameter line: the line of BEGIN:VEVENT.
  mutating func begin(line: Int) {
    if !isBlank { event = blank }
    isBlank = false
    self.line = line
    hasUID = false
    start = nil
    end = EventEnd()
    if isRecurring { recurrence = Recurrence() }
    isRecurring = false
    utcLines = []
    utcIdentifierLine = nil
    isEndKept = false
    seen = 0
    lineCount = 0
    kept.removeAll()
    otherLines.removeAll(keepingCapacity: true)
    source.removeAll()
    layout.removeAll()
  }

  /// Preserves a line of a component within the event.
  mutating func keep(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    keepOther(line)
  }

  /// Preserves verbatim a line that is not a property or that repeats one.
  mutating func keepRaw(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    keepRaw(whole(line))
  }

  private mutating func keepRaw(_ line: String) {
    otherLines.append(" " + line)
    layout.append(EventLayouts.otherLine)
  }

  /// Closes a component within the event that the file leaves open.
  mutating func close(component name: String) {
    otherLines.append("END:" + name)
    layout.append(EventLayouts.otherLine)
  }

  mutating func add(
    _ line: ContentLine, zones: inout ZoneNames, limit: Int, problems: inout ProblemList
  ) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    guard let property = EventProperty(line.name) else {
      checkImage(line, &problems)
      keepOther(line)
      return
    }
    if property.standsOnce {
      let bit: UInt32 = 1 << UInt32(property.rawValue)
      guard seen & bit == 0 else {
        problems.warn(line.number, .repeated(property: property.name))
        keepRaw(whole(line))
        return
      }
      seen |= bit
    }
    layout.append(property.rawValue)
    if property.keepsLine(line) { keep(line, for: property) }
    switch property {
    case .uid:
      event.uid = text(line, property, &problems)
      hasUID = !event.uid.utf8.isEmpty
    case .summary: event.summary = text(line, property, &problems)
    case .location: event.location = text(line, property, &problems)
    case .description: event.notes = text(line, property, &problems)
    case .start: start = time(line, property, &zones, &problems)
    case .end:
      end.time = time(line, property, &zones, &problems).map { ($0, line.number) }
      // An end before the start does not become a field.
      if let value = end.time?.value, start.map({ value.isCertainlyBefore($0) }) ?? true, !kept.contains(.end) {
        keep(line, for: property)
        isEndKept = true
      }
    case .recurrenceID:
      event.recurrenceID = time(line, property, &zones, &problems)
      if case .utc = event.recurrenceID { utcIdentifierLine = line.number }
      if let range = line.parameter("RANGE") {
        if !range.isASCIIEqual(to: "THISANDFUTURE") {
          problems.warn(line.number, .unsupported(property: property.name, found: "RANGE=" + range.excerpt))
        } else if event.recurrenceID != nil {
          event.recurrenceRange = .thisAndFuture
        }
      }
    case .duration:
      if let value = TimeText.parseDuration(line.value) {
        end.duration = (value, line.number)
      } else {
        problems.add(.error, line, property, expected: "a duration such as PT1H30M")
      }
    case .rule, .excludedRules: addRule(line, property, &problems)
    case .dates, .exceptions: addTimes(line, property, &zones, &problems)
    case .status: setStatus(line, &problems)
    case .color, .appleColor:
      if let color = ColorText.parse(line.value) {
        if property == .color || event.color == nil { event.color = color }
      } else {
        problems.add(.warning, line, property, expected: "a color name or #RRGGBB")
      }
      keep(line, for: property)
    }
  }

  /// Returns the event, or `nil` if it has no start.
  mutating func finish(problems: inout ProblemList) -> Event? {
    guard let start else {
      if seen & (1 << UInt32(EventProperty.start.rawValue)) == 0 {
        problems.fail(line, .missing(property: "DTSTART"))
      }
      return nil
    }
    if !hasUID {
      problems.warn(line, .missing(property: "UID"))
      event.uid = "no-uid-" + String(sourceHash, radix: 16)
    }
    event.start = start
    event.end = end.resolved(after: start, line, &problems)
    if isEndKept, end.time?.value.isCertainlyBefore(start) != true { kept.remove(.end) }
    for (property, line) in utcLines where start.isDay {
      problems.warn(line, property, readAs: "a date, as DTSTART is one")
    }
    if end.time == nil, let duration = end.duration { event.nominalDays = duration.value.days }
    if isRecurring { event.recurrence = recurrence }
    if !kept.isEmpty {
      if end.time != nil { passDuration() }
      otherLines.insert(contentsOf: kept.leading(event, recurrence, end), at: 0)
    }
    event.otherLines = cache.list(otherLines)
    var finished = blank
    swap(&finished, &event)
    isBlank = true
    return finished
  }

  /// The lines of an invalid event from BEGIN to END, joined with line feeds.
  var sourceText: String {
    "BEGIN:VEVENT\n" + String(validUTF8: source.bytes) + "END:VEVENT"
  }

  // MARK: - Properties

  /// Records the line of a UTC time, which means a date if the start is a date.
  @inline(never)
  mutating func noteUTC(_ time: EventTime?, _ line: ContentLine, _ property: EventProperty) {
    guard case .utc = time, !utcLines.contains(where: { $0.property == property }) else { return }
    utcLines.append((property, line.number))
  }

  private mutating func admit(_ line: ContentLine, limit: Int, problems: inout ProblemList) -> Bool {
    lineCount += 1
    if lineCount > limit {
      if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
      return false
    }
    if keepsLines, !hasUID || start == nil {
      source.append(line.raw)
      source.append(0x0A)
    }
    if line.hasOpenQuote {
      problems.warn(line.number, .unbalancedQuotes(property: line.name.excerpt))
    }
    return true
  }

  /// The hash of all lines: the identity of an event without a UID.
  private var sourceHash: UInt64 {
    var hash = FNV1a()
    hash.add(source.bytes)
    return hash.value
  }

  private mutating func keepOther(_ line: ContentLine) {
    otherLines.append(whole(line))
    layout.append(EventLayouts.otherLine)
  }

  @inline(never)
  mutating func keep(_ line: ContentLine, for property: EventProperty) {
    if keepsLines { kept.append(whole(line), for: property) }
  }

  /// Reports an invalid image. Images remain lines, which `Event.image` reads.
  private func checkImage(_ line: ContentLine, _ problems: inout ProblemList) {
    guard line.name.isASCIIEqual(to: "IMAGE"), case .invalid(let expected) = EventImage.read(line.raw) else { return }
    problems.warn(line.number, .invalid(property: "IMAGE", expected: expected, found: line.value.excerpt))
  }

  private mutating func whole(_ line: ContentLine) -> String {
    cache.string(line.raw)
  }

  /// Preserves the line of a DURATION next to DTEND at its position; it is not used.
  private mutating func passDuration() {
    guard let slot = layout.bytes.firstIndex(of: EventProperty.duration.rawValue) else { return }
    var index = 0
    for other in layout.bytes[..<slot] where other == EventLayouts.otherLine { index += 1 }
    for (property, line) in kept.lines where property == .duration { otherLines.insert(" " + line, at: index) }
    layout[slot] = EventLayouts.otherLine
  }
}
