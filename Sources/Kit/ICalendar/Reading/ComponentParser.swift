import Basics
import CalendarSystems
import Events

/// A parser that tracks BEGIN and END, and passes each line to the component it belongs to.
struct ComponentParser {
  private let limits: ICalendarReader.Limits
  private var document = ICalendarDocument()
  private var problems: ProblemList
  private var zones = ZoneNames()
  private var stack: [OpenComponent] = []
  /// The number of open components beyond the depth limit.
  private var hiddenDepth = 0
  private var builder: EventBuilder
  private var isInEvent = false
  /// The number of open components within the event.
  private var depthInEvent = 0
  private var other = OtherComponent()
  private var timeZoneName: String?
  private var timeZoneLocation: String?
  private var sawComponent = false
  private var head = CalendarHead()
  private var hasFloatingTimes = false
  private var warnedOfOutsideEvent = false
  private var isFull = false
  /// The events that have both a rule and a RECURRENCE-ID, and their lines.
  private var ruledOverrides: [(index: Int, line: Int)] = []
  /// The all-day overrides whose RECURRENCE-ID is a UTC time, and the line of the RECURRENCE-ID.
  private var utcIdentifiers: [(index: Int, line: Int)] = []
  /// The number of events since the last other component.
  private var eventRun = 0
  /// The length of the file in bytes, 0 if unknown; `lengthRead` is the number of bytes read so far.
  private let length: Int
  private var lengthRead = 0
  private var outside = OutsideLines()
  /// The quoted-printable line that continues on the next physical line.
  private var unfinished: [UInt8] = []
  private var unfinishedNumber = 0

  /// Creates a parser.
  /// - Parameter length: the length of the file in bytes, 0 if unknown.
  init(limits: ICalendarReader.Limits, calendar: CalendarID, length: Int) {
    self.limits = limits
    self.length = length
    problems = ProblemList(limit: limits.problems)
    builder = EventBuilder(calendar: calendar)
  }

  mutating func read(_ line: LineReader.Line) {
    lengthRead += line.bytes.count + 2
    if line.isTooLong {
      problems.fail(line.number, .lineTooLong(limit: limits.lineLength))
      return
    }
    if !unfinished.isEmpty {
      continueUnfinished(with: line)
      return
    }
    if !line.isASCII, !TextValue.isUTF8(line.bytes) {
      repair(line)
      return
    }
    read(ContentLine(reading: line.bytes, number: line.number))
  }

  /// Reads a line that is not UTF-8.
  private mutating func repair(_ line: LineReader.Line) {
    if sawComponent { problems.warn(line.number, .invalidUTF8) }
    var text = TextValue.decode(line.bytes).text
    text.withUTF8 { read(ContentLine(reading: $0, number: line.number)) }
  }

  private mutating func read(_ content: ContentLine) {
    guard content.isValid else {
      if !content.raw.trimmed.isEmpty { keepRaw(content) }
      return
    }
    if content.raw[content.raw.count - 1] == UInt8(ascii: "="), QuotedPrintable.isContinued(content) {
      unfinished = Array(content.raw)
      unfinishedNumber = content.number
      return
    }
    take(content)
  }

  private mutating func take(_ content: ContentLine) {
    if content.name.count == 5, content.name.isASCIIEqual(to: "BEGIN") {
      begin(content)
    } else if content.name.count == 3, content.name.isASCIIEqual(to: "END") {
      end(content)
    } else if hiddenDepth > 0 {
      return
    } else if isInEvent {
      if depthInEvent > 0 {
        builder.keep(content, limit: limits.linesPerComponent, problems: &problems)
      } else if !ServerLine.isTag(content) {
        builder.add(content, zones: &zones, limit: limits.linesPerComponent, problems: &problems)
      }
    } else if other.depth != nil {
      keepOther(content)
      if innermost == .timeZone { addToTimeZone(content) }
    } else if innermost == .calendar {
      if !ServerLine.isCalendar(content) { addToCalendar(content) }
    } else {
      outside.add(content, &problems)
    }
  }

  /// Preserves a line without a name or colon at its position.
  private mutating func keepRaw(_ line: ContentLine) {
    guard hiddenDepth == 0 else { return }
    guard let innermost else {
      outside.add(line, &problems)
      return
    }
    problems.fail(line.number, .malformedLine(found: line.raw.excerpt))
    if isInEvent {
      builder.keepRaw(line, limit: limits.linesPerComponent, problems: &problems)
    } else if other.depth != nil {
      keepOther(line)
    } else if innermost == .calendar {
      _ = keepProperty(line)
    }
  }

  /// Joins the physical lines of a quoted-printable text: each but the last ends with `=` (RFC 2045, 6.7, rule 5).
  private mutating func continueUnfinished(with line: LineReader.Line) {
    unfinished.removeLast()
    unfinished.append(contentsOf: TextValue.decode(line.bytes, isUTF8: line.isASCII).text.utf8)
    if unfinished.last == UInt8(ascii: "="), unfinished.count < limits.lineLength { return }
    finishUnfinished()
  }

  private mutating func finishUnfinished() {
    guard !unfinished.isEmpty else { return }
    let bytes = unfinished
    unfinished = []
    bytes.withUnsafeBufferPointer { bytes in
      let content = ContentLine(reading: bytes, number: unfinishedNumber)
      if content.isValid { take(content) }
    }
  }

  /// Returns the document, or `nil` if no component began.
  mutating func finish(_ lines: LineReader, isUTF16: Bool) -> ICalendarDocument? {
    if !unfinished.isEmpty { unfinished.removeLast() }
    finishUnfinished()
    guard sawComponent else { return nil }
    closeOpen(downTo: 0)
    endEventRun()
    head.finish(hasFloatingTimes: hasFloatingTimes, problems: &problems)
    expandLoneOverrides()
    checkIdentifiers()
    if isUTF16 { problems.warn(1, .invalidUTF8) }
    if lines.sawBareLineFeed { problems.warn(1, .bareLineFeeds) }
    if lines.sawBareCarriageReturn { problems.warn(1, .bareCarriageReturns) }
    // Time zones in the file specify their IANA zone.
    document.renameZones(zones.lateLocations)
    document.zoneMentions = zones.mentions
    document.linesBehind = outside.take()
    document.name = head.values.name
    document.color = head.values.color
    document.problems = SortKey.sorted(problems.problems) { UInt64($0.line) }
    document.omittedProblems = problems.omitted
    return document
  }

  // MARK: - Components

  /// The kind of the innermost open component; `nil` if none is open.
  private var innermost: OpenComponent.Kind? {
    @inline(never) get { stack.isEmpty ? nil : stack[stack.count - 1].kind }
  }

  /// The number of open calendars, 0 or 1.
  private var calendarDepth: Int {
    @inline(never) get { !stack.isEmpty && stack[0].kind == .calendar ? 1 : 0 }
  }

  private mutating func begin(_ line: ContentLine) {
    let name = line.value.trimmed
    let kind = OpenComponent.Kind(name)
    if kind == .part, stack.isEmpty, !sawComponent {
      // Whether this begins a calendar is known only later.
      outside.add(line, &problems)
      return
    }
    sawComponent = true
    switch kind {
    case .calendar:
      closeOpen(downTo: 0)
      head.begin(line: line.number)
      beginObject()
    case .event, .timeZone, .other:
      // These are only allowed in a calendar, so the open components were not ended.
      closeOpen(downTo: calendarDepth)
    case .part:
      // A component outside of a calendar is written inside a calendar.
      let depth = stack.count + 1 - calendarDepth
      if hiddenDepth > 0 || depth >= limits.nestingDepth {
        if hiddenDepth == 0 { problems.warn(line.number, .nestedTooDeeply(limit: limits.nestingDepth)) }
        hiddenDepth += 1
        return
      }
    }
    if isInEvent {
      builder.keep(line, limit: limits.linesPerComponent, problems: &problems)
      depthInEvent += 1
    } else if kind == .event {
      if stack.isEmpty, !warnedOfOutsideEvent {
        problems.warn(line.number, .eventOutsideCalendar)
        warnedOfOutsideEvent = true
      }
      isInEvent = true
      builder.begin(line: line.number)
      depthInEvent = 0
    } else if kind != .calendar {
      if other.depth == nil { other.begin(depth: stack.count) }
      keepOther(line)
    }
    stack.append(OpenComponent(kind, named: name, line: line.number))
  }

  private mutating func end(_ line: ContentLine) {
    let name = line.value.trimmed
    if hiddenDepth > 0, OpenComponent.Kind(name) == .part {
      hiddenDepth -= 1
      return
    }
    if isInEvent, depthInEvent == 0, name.isASCIIEqual(to: "VEVENT") {
      hiddenDepth = 0
      pop()
      return
    }
    // The stack is never deep.
    var count = stack.count
    let capitals = OpenComponent.capitals(name)
    while count > 0, !stack[count - 1].name.hasSameBytes(as: capitals) { count -= 1 }
    guard count > 0 else {
      if sawComponent {
        problems.warn(line.number, .unexpectedEnd(component: name.excerpt))
      } else {
        outside.add(line, &problems)
      }
      return
    }
    closeOpen(downTo: count)
    if isInEvent, depthInEvent > 0 {
      builder.keep(line, limit: limits.linesPerComponent, problems: &problems)
      depthInEvent -= 1
      _ = stack.popLast()
    } else {
      pop()
    }
  }

  /// Closes the components above `count` frames that the file leaves open.
  private mutating func closeOpen(downTo count: Int) {
    hiddenDepth = 0
    while stack.count > count, let top = stack.last {
      problems.warn(top.line, .missingEnd(component: top.name))
      pop()
    }
  }

  private mutating func pop() {
    guard let top = stack.popLast() else { return }
    if isInEvent {
      if depthInEvent > 0 {
        builder.close(component: top.name)
        depthInEvent -= 1
      } else {
        finishEvent(line: top.line)
      }
      return
    }
    guard other.depth != nil else { return }
    if other.end(top.name, depth: stack.count) { append(.other(other.text)) }
    if top.kind == .timeZone {
      if let name = timeZoneName, let location = timeZoneLocation {
        zones.setLocation(location, of: name, isLate: !document.events.isEmpty)
      }
      timeZoneName = nil
      timeZoneLocation = nil
    }
  }

  private mutating func finishEvent(line: Int) {
    isInEvent = false
    guard document.events.count < limits.events else {
      if !isFull { problems.fail(line, .tooManyEvents(limit: limits.events)) }
      isFull = true
      document.skippedEvents += 1
      return
    }
    guard let event = builder.finish(problems: &problems) else {
      document.skippedEvents += 1
      append(.other(builder.sourceText))
      return
    }
    if case .floating = event.start { hasFloatingTimes = true }
    if event.recurrenceID != nil, event.recurrence?.rules.isEmpty == false {
      ruledOverrides.append((document.events.count, line))
    }
    if event.start.isDay, let line = builder.utcIdentifierLine { utcIdentifiers.append((document.events.count, line)) }
    if document.events.count == Self.sample { reserveForRest() }
    document.events.append(event)
    document.layouts.append(builder.layout.bytes)
    if document.objects.isEmpty { beginObject() }
    eventRun += 1
  }

  /// Turns each event with both a rule and a RECURRENCE-ID into a master, unless the file has another master for it.
  /// RFC 5545 does not define such events.
  private mutating func expandLoneOverrides() {
    for (index, line) in ruledOverrides {
      let uid = document.events[index].uid
      let hasMaster = document.events.contains { $0.recurrenceID == nil && $0.uid.hasSameBytes(as: uid) }
      if hasMaster {
        problems.warn(line, .unsupported(property: "RRULE", found: "RRULE beside RECURRENCE-ID"))
      } else {
        problems.warn(line, .recurrenceID, readAs: "DTSTART of the series, as no other event has it")
        document.events[index].makeMaster()
      }
    }
  }

  /// Reports UTC times that mean a date because their series is all-day.
  private mutating func checkIdentifiers() {
    guard !utcIdentifiers.isEmpty else { return }
    let timed = UIDSet.timedMasters(of: document.events)
    for (index, line) in utcIdentifiers where !timed.contains(document.events[index].uid) {
      problems.warn(line, .recurrenceID, readAs: "a date, as DTSTART is one")
    }
  }

  /// The number of events whose length is used to estimate the length of all events.
  private static let sample = 128

  /// Reserves room for the events in the rest of the file, estimated from the length of those so far.
  private mutating func reserveForRest() {
    let rest = Int64(max(0, length - lengthRead)) * Int64(Self.sample) / Int64(max(1, lengthRead))
    document.events.reserveCapacity(min(Self.sample + Int(rest) * 17 / 16 + 1, limits.events))
  }

  private mutating func append(_ component: ICalendarObject.Component) {
    if document.objects.isEmpty { beginObject() }
    endEventRun()
    document.objects[document.objects.count - 1].append(component)
  }

  private mutating func endEventRun() {
    guard eventRun > 0 else { return }
    document.objects[document.objects.count - 1].append(.events(eventRun))
    eventRun = 0
  }

  private mutating func beginObject() {
    endEventRun()
    document.objects.append(ICalendarObject(linesBefore: outside.take()))
  }

  private mutating func keepOther(_ line: ContentLine) {
    other.keep(line, limit: limits.linesPerComponent, problems: &problems)
  }

  // MARK: - Properties

  /// Preserves a line of a calendar. Returns whether the limit allowed it.
  private mutating func keepProperty(_ line: ContentLine) -> Bool {
    guard head.admit(line, limit: limits.linesPerComponent, problems: &problems) else { return false }
    document.objects[document.objects.count - 1].properties.append(String(validUTF8: line.raw))
    return true
  }

  private mutating func addToCalendar(_ line: ContentLine) {
    if keepProperty(line) { head.add(line, problems: &problems) }
  }

  private mutating func addToTimeZone(_ line: ContentLine) {
    if line.name.isASCIIEqual(to: "TZID") {
      if timeZoneName == nil { timeZoneName = ZoneName.reduce(line.value) }
    } else if line.name.isASCIIEqual(to: "X-LIC-LOCATION") {
      timeZoneLocation = ZoneName.reduce(line.value)
    }
  }
}
