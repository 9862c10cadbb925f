import CalendarSystems
import Events

/// Follows BEGIN and END, and hands lines to where they belong.
struct ComponentParser {
  private enum Kind {
    case calendar, event, timeZone
    /// VTODO, VJOURNAL, VFREEBUSY.
    case counted
    /// Parts of the others, and what nobody knows.
    case part
  }

  private struct Frame {
    var kind: Kind
    var name: String
    var line: Int
  }

  private let limits: ICalendarReader.Limits
  private let calendar: CalendarID
  private var document = ICalendarDocument()
  private var problems: ProblemList
  private var zones = ZoneNames()
  private var stack: [Frame] = []
  /// Components beyond the depth that is followed.
  private var hiddenDepth = 0
  private var builder: EventBuilder?
  /// Frames above that of the event.
  private var depthInEvent = 0
  private var timeZoneName: String?
  private var timeZoneLocation: String?
  private var sawComponent = false
  private var hasVersion = false
  private var calendarLine = 0
  private var warnedOfOutsideEvent = false
  private var isFull = false

  init(limits: ICalendarReader.Limits, calendar: CalendarID) {
    self.limits = limits
    self.calendar = calendar
    problems = ProblemList(limit: limits.problems)
  }

  mutating func read(_ line: LineReader.Line) {
    if line.isTooLong {
      problems.fail(line.number, .lineTooLong(limit: limits.lineLength))
      return
    }
    guard let content = ContentLine(line) else {
      // Before the first component anything may stand; whether this is a calendar shows later.
      if sawComponent, !line.bytes.trimmed.isEmpty {
        problems.fail(line.number, .malformedLine(found: line.bytes.excerpt))
      }
      return
    }
    if content.name.count == 5, content.name.isASCIIEqual(to: "BEGIN") {
      begin(content)
    } else if content.name.count == 3, content.name.isASCIIEqual(to: "END") {
      end(content)
    } else if hiddenDepth > 0 {
      return
    } else if builder != nil {
      if depthInEvent > 0 {
        builder?.keep(content, limit: limits.linesPerEvent, problems: &problems)
      } else {
        builder?.add(content, zones: &zones, limit: limits.linesPerEvent, problems: &problems)
      }
    } else if let top = stack.last {
      if top.kind == .calendar {
        addToCalendar(content)
      } else if top.kind == .timeZone {
        addToTimeZone(content)
      }
    }
  }

  /// The document, or `nil` if no component began.
  mutating func finish(_ lines: LineReader) -> ICalendarDocument? {
    guard sawComponent else { return nil }
    while let top = stack.last {
      problems.warn(top.line, .missingEnd(component: top.name))
      pop()
    }
    if calendarLine > 0, !hasVersion { problems.warn(calendarLine, .missingVersion) }
    if lines.sawBareLineFeed { problems.warn(1, .bareLineFeeds) }
    if lines.sawBareCarriageReturn { problems.warn(1, .bareCarriageReturns) }
    moveToLocations()
    document.problems = SortKey.sorted(problems.problems) { UInt64($0.line) }
    document.omittedProblems = problems.omitted
    return document
  }

  // MARK: - Components

  private static func kind(_ name: Bytes) -> Kind {
    if name.isASCIIEqual(to: "VEVENT") { return .event }
    if name.isASCIIEqual(to: "VCALENDAR") { return .calendar }
    if name.isASCIIEqual(to: "VTIMEZONE") { return .timeZone }
    if name.isASCIIEqual(to: "VTODO") || name.isASCIIEqual(to: "VJOURNAL") || name.isASCIIEqual(to: "VFREEBUSY") {
      return .counted
    }
    return .part
  }

  private mutating func begin(_ line: ContentLine) {
    let name = line.value.trimmed
    let kind = Self.kind(name)
    if kind == .part, stack.isEmpty, !sawComponent { return }
    sawComponent = true
    switch kind {
    case .calendar:
      closeOpen(downTo: 0)
      calendarLine = calendarLine == 0 ? line.number : calendarLine
    case .event, .timeZone, .counted:
      // These stand in a calendar only; whatever is open was not ended.
      closeOpen(downTo: stack.first?.kind == .calendar ? 1 : 0)
      if kind != .event { document.otherComponents += 1 }
    case .part:
      if hiddenDepth > 0 || stack.count >= limits.nestingDepth {
        if hiddenDepth == 0 { problems.warn(line.number, .nestedTooDeeply(limit: limits.nestingDepth)) }
        hiddenDepth += 1
        return
      }
      if stack.count == 1, stack[0].kind == .calendar { document.otherComponents += 1 }
    }
    if builder != nil {
      builder?.keep(line, limit: limits.linesPerEvent, problems: &problems)
      depthInEvent += 1
    }
    if kind == .event {
      if stack.isEmpty, !warnedOfOutsideEvent {
        problems.warn(line.number, .eventOutsideCalendar)
        warnedOfOutsideEvent = true
      }
      builder = EventBuilder(calendar: calendar, line: line.number)
      depthInEvent = 0
    }
    stack.append(Frame(kind: kind, name: TextValue.decode(name).text.asciiUppercased, line: line.number))
  }

  private mutating func end(_ line: ContentLine) {
    let name = line.value.trimmed
    if hiddenDepth > 0, Self.kind(name) == .part {
      hiddenDepth -= 1
      return
    }
    // The stack is never deep.
    guard let place = stack.lastIndex(where: { $0.name.isASCIIEqual(to: name) }) else {
      if sawComponent { problems.warn(line.number, .unexpectedEnd(component: name.excerpt)) }
      return
    }
    closeOpen(downTo: place + 1)
    if builder != nil, depthInEvent > 0 {
      builder?.keep(line, limit: limits.linesPerEvent, problems: &problems)
      depthInEvent -= 1
      stack.removeLast()
    } else {
      pop()
    }
  }

  /// Closes what the file leaves open above `count` frames.
  private mutating func closeOpen(downTo count: Int) {
    hiddenDepth = 0
    while stack.count > count, let top = stack.last {
      problems.warn(top.line, .missingEnd(component: top.name))
      pop()
    }
  }

  private mutating func pop() {
    guard let top = stack.popLast() else { return }
    if builder != nil, depthInEvent > 0 {
      builder?.close(component: top.name)
      depthInEvent -= 1
    } else if top.kind == .event {
      finishEvent(line: top.line)
    } else if top.kind == .timeZone {
      if let name = timeZoneName, let location = timeZoneLocation { zones.setLocation(location, of: name) }
      timeZoneName = nil
      timeZoneLocation = nil
    }
  }

  private mutating func finishEvent(line: Int) {
    guard let event = builder?.finish(problems: &problems) else {
      document.skippedEvents += 1
      builder = nil
      return
    }
    builder = nil
    if document.events.count < limits.events {
      document.events.append(event)
    } else {
      if !isFull { problems.fail(line, .tooManyEvents(limit: limits.events)) }
      isFull = true
      document.skippedEvents += 1
    }
  }

  // MARK: - Properties

  private mutating func addToCalendar(_ line: ContentLine) {
    let name = line.name
    if name.isASCIIEqual(to: "VERSION") {
      hasVersion = true
    } else if name.isASCIIEqual(to: "CALSCALE") {
      if !line.value.trimmed.isASCIIEqual(to: "GREGORIAN") {
        problems.warn(line.number, .calendarScale(line.value.excerpt))
      }
    } else if name.isASCIIEqual(to: "NAME") || name.isASCIIEqual(to: "X-WR-CALNAME") {
      let (text, wasRepaired) = TextValue.unescape(line.value, isASCII: line.isASCII)
      if wasRepaired { problems.warn(line.number, .invalidUTF8) }
      if document.name == nil { document.name = text }
    } else if name.isASCIIEqual(to: "COLOR") || name.isASCIIEqual(to: "X-APPLE-CALENDAR-COLOR") {
      if document.color == nil { document.color = ColorText.parse(line.value) }
    }
  }

  private mutating func addToTimeZone(_ line: ContentLine) {
    if line.name.isASCIIEqual(to: "TZID") {
      timeZoneName = zones.name(line.value)
    } else if line.name.isASCIIEqual(to: "X-LIC-LOCATION") {
      timeZoneLocation = ZoneName.reduce(line.value)
    }
  }

  /// Gives zones the IANA names that time zones in the file mention.
  private mutating func moveToLocations() {
    guard !zones.locations.isEmpty else { return }
    let locations = zones.locations
    func moved(_ time: EventTime) -> EventTime {
      guard case .zoned(let local, let name) = time else { return time }
      let found = locations.first { $0.identifier.utf8.elementsEqual(name.utf8) }
      return found.map { .zoned(local, zone: $0.location) } ?? time
    }
    for index in document.events.indices {
      document.events[index].start = moved(document.events[index].start)
      document.events[index].end = moved(document.events[index].end)
      if let id = document.events[index].recurrenceID { document.events[index].recurrenceID = moved(id) }
      if let recurrence = document.events[index].recurrence {
        document.events[index].recurrence?.dates = recurrence.dates.map(moved)
        document.events[index].recurrence?.exceptions = recurrence.exceptions.map(moved)
      }
    }
  }
}

extension String {
  /// The letters a to z as capitals, all else as it is.
  fileprivate var asciiUppercased: String { String(decoding: utf8.map { $0.asciiUppercased }, as: UTF8.self) }

  /// Whether these are the letters of `bytes` in any case; `self` is in capitals.
  fileprivate func isASCIIEqual(to bytes: Bytes) -> Bool {
    guard utf8.count == bytes.count else { return false }
    var index = 0
    for byte in utf8 {
      if bytes[index].asciiUppercased != byte { return false }
      index += 1
    }
    return true
  }
}
