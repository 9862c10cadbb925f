import Basics
import CalendarSystems
import Events
import TimeZones

/// Collects the lines of one VEVENT after the other and makes events of them.
///
/// A line that becomes a field of the event, and says more than that field can hold, is also kept as it is, at the start
/// of `Event.otherLines`: one with parameters that are not modelled, or with a value that has no meaning here. When the
/// event is written, such a line stands for its field as long as it says the same (`says`).
///
/// The file is long because what is read, what is kept and what both say of the same property must agree.
struct EventBuilder {
  private var event: Event
  private let blank: Event
  private var line = 0
  private var hasUID = false
  private var start: EventTime?
  private var end = EventEnd()
  private var recurrence = Recurrence()
  private var isRecurring = false
  private var seen: UInt32 = 0
  private var lineCount = 0
  /// Lines of the properties that are understood, kept for what else they say.
  private var keptLines: [(property: EventProperty, line: String)] = []
  /// Of rules and times, bits of the properties whose kept lines have a meaning.
  private var keptMeanings: UInt32 = 0
  private var otherLines: [String] = []
  private var cache = LineCache()
  /// All lines, each with a line feed, until there is a UID and a start.
  private var source: [UInt8] = []
  private let keepsLines: Bool
  /// The properties in the order of the lines, for `EventLayouts`.
  private(set) var layout: [UInt8] = []

  init(calendar: CalendarID, keepsLines: Bool = true) {
    blank = Event(uid: "", calendar: calendar, summary: "", start: .day(DayNumber(0)), end: .day(DayNumber(0)))
    event = blank
    self.keepsLines = keepsLines
  }

  /// Begins another event.
  ///
  /// - Parameter line: of BEGIN:VEVENT.
  mutating func begin(line: Int) {
    event = blank
    self.line = line
    hasUID = false
    start = nil
    end = EventEnd()
    if isRecurring { recurrence = Recurrence() }
    isRecurring = false
    seen = 0
    lineCount = 0
    if !keptLines.isEmpty { keptLines.removeAll(keepingCapacity: true) }
    keptMeanings = 0
    otherLines.removeAll(keepingCapacity: true)
    // One huge event must not cost its memory to the end of the file.
    source.removeAll(keepingCapacity: source.count < 1 << 16)
    layout.removeAll(keepingCapacity: true)
  }

  /// Keeps a line of a component inside of the event.
  mutating func keep(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    keepOther(line)
  }

  /// Keeps a line that is no property, or a property that stands once more, as it is.
  mutating func keepRaw(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    keepRaw(whole(line))
  }

  private mutating func keepRaw(_ line: String) {
    otherLines.append(" " + line)
    layout.append(EventLayouts.otherLine)
  }

  /// Closes a component inside of the event that the file leaves open.
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
    case .end: end.time = time(line, property, &zones, &problems).map { ($0, line.number) }
    case .recurrenceID:
      event.recurrenceID = time(line, property, &zones, &problems)
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
        fail(line, property, "a duration such as PT1H30M", &problems)
      }
    case .rule, .excludedRules: addRule(line, property, &problems)
    case .dates, .exceptions: addTimes(line, property, &zones, &problems)
    case .status: setStatus(line, &problems)
    case .color, .appleColor:
      if let color = ColorText.parse(line.value) {
        if property == .color || event.color == nil { event.color = color }
      } else {
        problems.warn(
          line.number,
          .invalid(property: property.name, expected: "a colour name or #RRGGBB", found: line.value.excerpt))
      }
      keep(line, for: property)
    }
  }

  /// The event, or `nil` if it has no start.
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
    if end.time == nil, let duration = end.duration { event.nominalDays = duration.value.days }
    if isRecurring { event.recurrence = recurrence }
    if !keptLines.isEmpty {
      if end.time != nil { passDuration() }
      moveKeptLines()
    }
    event.otherLines = cache.list(otherLines)
    var finished = blank
    swap(&finished, &event)
    return finished
  }

  /// The lines of the event that was not finished, joined with line feeds, from BEGIN to END.
  var sourceText: String {
    "BEGIN:VEVENT\n" + String(decoding: source, as: UTF8.self) + "END:VEVENT"
  }

  // MARK: - Properties

  private mutating func admit(_ line: ContentLine, limit: Int, problems: inout ProblemList) -> Bool {
    lineCount += 1
    if lineCount > limit {
      if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
      return false
    }
    if keepsLines, !hasUID || start == nil {
      source.append(contentsOf: line.raw)
      source.append(0x0A)
    }
    if line.hasOpenQuote {
      problems.warn(line.number, .unbalancedQuotes(property: line.name.excerpt))
    }
    return true
  }

  /// The hash of all lines: the identity of an event that has none.
  private var sourceHash: UInt64 {
    var hash = FNV1a()
    for byte in source { hash.add(byte) }
    return hash.value
  }

  private mutating func keepOther(_ line: ContentLine) {
    otherLines.append(whole(line))
    layout.append(EventLayouts.otherLine)
  }

  private mutating func keep(_ line: ContentLine, for property: EventProperty) {
    if keepsLines { keptLines.append((property, whole(line))) }
  }

  /// Images stay lines, which `Event.image` reads; those without meaning are told of.
  private func checkImage(_ line: ContentLine, _ problems: inout ProblemList) {
    guard line.name.isASCIIEqual(to: "IMAGE"), case .invalid(let expected) = EventImage.read(line.raw) else { return }
    problems.warn(line.number, .invalid(property: "IMAGE", expected: expected, found: line.value.excerpt))
  }

  private mutating func whole(_ line: ContentLine) -> String {
    cache.string(line.raw)
  }

  /// Puts the lines that are kept for what else they say before the others, in the order of their properties, and leaves
  /// out those that say nothing else after all.
  private mutating func moveKeptLines() {
    func bit(_ property: EventProperty) -> UInt32 { 1 << UInt32(property.rawValue) }
    let meaningless = ~keptMeanings
    var dropped: UInt32 = end.time != nil || hasUsualDuration ? bit(.duration) : 0
    if !recurrence.rules.isEmpty { dropped |= meaningless & bit(.rule) }
    if !recurrence.excludedRules.isEmpty { dropped |= meaningless & bit(.excludedRules) }
    if !recurrence.dates.isEmpty || !recurrence.periods.isEmpty { dropped |= meaningless & bit(.dates) }
    if !recurrence.exceptions.isEmpty { dropped |= meaningless & bit(.exceptions) }
    if hasUsualColor { dropped |= bit(.color) | bit(.appleColor) }
    var place = 0
    for property in EventProperty.allCases where dropped & bit(property) == 0 {
      for kept in keptLines where kept.property == property {
        otherLines.insert(kept.line, at: place)
        place += 1
      }
    }
  }

  /// Beside DTEND, DURATION says nothing; its line is kept in its place.
  private mutating func passDuration() {
    guard let slot = layout.firstIndex(of: EventProperty.duration.rawValue) else { return }
    var place = 0
    for other in layout[..<slot] where other == EventLayouts.otherLine { place += 1 }
    for kept in keptLines where kept.property == .duration { otherLines.insert(" " + kept.line, at: place) }
    layout[slot] = EventLayouts.otherLine
  }

  /// Whether the duration is written as it stands, because the event has one and not an end.
  private var hasUsualDuration: Bool {
    guard event.nominalDays != nil, let value = end.duration?.value, !keptLines.contains(where: { $0.property == .end })
    else { return false }
    var usual = Array("DURATION:".utf8)
    TimeText.write(days: value.days, seconds: value.seconds, to: &usual)
    return keptLines.contains { $0.property == .duration && $0.line.utf8.elementsEqual(usual) }
  }

  /// Whether the colour stands once, in the form in which it is written.
  private var hasUsualColor: Bool {
    guard let color = event.color else { return false }
    var usual: [UInt8] = []
    ColorText.append(color, to: &usual)
    var count = 0
    var isUsual = false
    for kept in keptLines where kept.property == .color || kept.property == .appleColor {
      count += 1
      isUsual = kept.line.utf8.elementsEqual(usual)
    }
    return count == 1 && isUsual
  }

  /// The text of a line; one in the quoted-printable encoding of vCalendar 1.0 is decoded.
  private mutating func text(
    _ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList
  ) -> String {
    if !line.parameters.isEmpty {
      if let encoding = line.parameter("ENCODING"), encoding.isASCIIEqual(to: "QUOTED-PRINTABLE") {
        problems.warn(line.number, .readAs(property: property.name, meaning: "quoted-printable text"))
        let text = QuotedPrintable.decode(line.value)
        if let rest = QuotedPrintable.line(line, text: text), keepsLines { keptLines.append((property, rest)) }
        return text
      }
    }
    return TextValue.unescape(line.value, isUTF8: true).text
  }

  private func fail(
    _ line: ContentLine, _ property: EventProperty, _ expected: String, _ problems: inout ProblemList
  ) {
    problems.fail(
      line.number, .invalid(property: property.name, expected: expected, found: line.value.excerpt))
  }

  private mutating func time(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) -> EventTime? {
    guard let value = TimeText.parse(line.value) else {
      fail(line, property, TimeText.expectation, &problems)
      if !property.keepsLine(line) { keep(line, for: property) }
      return nil
    }
    if let repair = value.repair { problems.warn(line.number, .readAs(property: property.name, meaning: repair)) }
    let parameters = line.timeParameters
    if parameters.isDate, value.secondOfDay != nil {
      problems.warn(line.number, .readAs(property: property.name, meaning: "a date, as VALUE=DATE says"))
      return .day(value.day)
    }
    return value.time(zone: parameters.zone.map { zones.name($0, line: line.number) })
  }

  private mutating func addRule(_ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList) {
    let result = RecurrenceText.parse(line.value)
    for remark in result.remarks { problems.warn(line.number, .readAs(property: property.name, meaning: remark)) }
    guard let rule = result.rule else {
      fail(line, property, result.expectation, &problems)
      if !property.keepsLine(line) { keep(line, for: property) }
      return
    }
    if !rule.isExpandable {
      problems.warn(line.number, .unsupported(property: property.name, found: line.value.excerpt))
    }
    if property == .rule { recurrence.rules.append(rule) } else { recurrence.excludedRules.append(rule) }
    isRecurring = true
    let isAfterKept = keptLines.contains { $0.property == property }
    if isAfterKept, !property.keepsLine(line) { keep(line, for: property) }
    noteMeaning(of: property)
  }

  /// Called for a line that has a meaning, after it may have been kept.
  private mutating func noteMeaning(of property: EventProperty) {
    if keptLines.contains(where: { $0.property == property }) { keptMeanings |= 1 << UInt32(property.rawValue) }
  }

  private mutating func addTimes(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) {
    let zone = line.parameter("TZID").map { zones.name($0, line: line.number) }
    let isDate = line.parameter("VALUE")?.isASCIIEqual(to: "DATE") ?? false
    var times: [EventTime] = []
    var periods: [RecurrencePeriod] = []
    var hasOtherPeriods = false
    var invalid: Bytes?
    line.value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
      if piece.isEmpty { return }
      if property == .dates, let period = RecurrenceText.period(piece, zone: zone) {
        periods.append(period)
        return
      }
      let slash = piece.firstIndex(of: UInt8(ascii: "/")) ?? piece.count
      if slash < piece.count { hasOtherPeriods = true }
      if let value = TimeText.parse(Bytes(rebasing: piece[..<slash])) {
        times.append(isDate ? .day(value.day) : value.time(zone: zone))
      } else {
        invalid = invalid ?? piece
      }
    }
    if let invalid {
      problems.fail(
        line.number,
        .invalid(property: property.name, expected: TimeText.expectation, found: invalid.excerpt))
    }
    if hasOtherPeriods {
      problems.warn(line.number, .readAs(property: property.name, meaning: "the starts of its periods"))
    }
    // Once a line is kept, the rest of its kind is too: the fields then end with what the kept lines say.
    let isAfterKept = keptLines.contains { $0.property == property }
    if invalid != nil || hasOtherPeriods || isAfterKept, !property.keepsLine(line) { keep(line, for: property) }
    guard !times.isEmpty || !periods.isEmpty else { return }
    isRecurring = true
    noteMeaning(of: property)
    if property == .dates {
      recurrence.periods.append(contentsOf: periods)
      recurrence.dates.append(contentsOf: times)
    } else {
      recurrence.exceptions.append(contentsOf: times)
    }
  }

  private mutating func setStatus(_ line: ContentLine, _ problems: inout ProblemList) {
    let value = line.value.trimmed
    if value.isASCIIEqual(to: "CONFIRMED") {
      event.status = .confirmed
    } else if value.isASCIIEqual(to: "TENTATIVE") {
      event.status = .tentative
    } else if value.isASCIIEqual(to: "CANCELLED") {
      event.status = .cancelled
    } else {
      problems.warn(
        line.number,
        .invalid(
          property: "STATUS", expected: "TENTATIVE, CONFIRMED or CANCELLED", found: line.value.excerpt))
      if line.parameters.isEmpty { keep(line, for: .status) }
    }
  }

  // MARK: - Kept lines

  /// Whether the line says what the field of `event` holds.
  static func says(_ line: ContentLine, _ property: EventProperty, of event: Event, zones: inout ZoneNames) -> Bool {
    var builder = EventBuilder(calendar: event.calendar, keepsLines: false)
    var problems = ProblemList(limit: 0)
    builder.add(line, zones: &zones, limit: 1, problems: &problems)
    let read = builder.event
    switch property {
    case .uid: return read.uid.hasSameBytes(as: event.uid)
    case .summary: return read.summary.hasSameBytes(as: event.summary)
    case .location: return read.location.hasSameBytes(as: event.location)
    case .description: return read.notes.hasSameBytes(as: event.notes)
    case .start: return builder.start == event.start
    case .end, .duration:
      var read = event
      read.nominalDays = builder.end.duration?.value.days
      return builder.end.resolved(after: event.start, builder.line, &problems) == event.end
        && read.nominalDays == event.nominalDays
    case .recurrenceID:
      return read.recurrenceID == event.recurrenceID && read.recurrenceRange == event.recurrenceRange
    case .status: return read.status == event.status
    case .color, .appleColor: return read.color == event.color
    case .rule, .excludedRules, .dates, .exceptions: return false
    }
  }

  /// What the lines say together: rules or times.
  static func recurrence(
    _ lines: [String], zones: inout ZoneNames
  ) -> Recurrence {
    var builder = EventBuilder(calendar: CalendarID(0), keepsLines: false)
    var problems = ProblemList(limit: 0)
    for line in lines {
      var line = line
      _ = line.withContentLine { builder.add($0, zones: &zones, limit: lines.count, problems: &problems) }
    }
    return builder.recurrence
  }
}
