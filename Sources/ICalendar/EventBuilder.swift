import CalendarSystems
import Events
import TimeZones

/// Collects the lines of one VEVENT and makes the event of them.
struct EventBuilder {
  private var event: Event
  private let line: Int
  private var hasUID = false
  private var start: EventTime?
  private var end: (time: EventTime, line: Int)?
  private var duration: (value: TimeText.Duration, line: Int)?
  private var recurrence = Recurrence()
  private var isRecurring = false
  private var seen: UInt32 = 0
  private var lineCount = 0
  /// FNV-1a of all lines: the identity of an event that has none.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter line: of BEGIN:VEVENT.
  init(calendar: CalendarID, line: Int) {
    event = Event(uid: "", calendar: calendar, summary: "", start: .day(DayNumber(0)), end: .day(DayNumber(0)))
    self.line = line
  }

  /// Keeps a line of a component inside of the event.
  mutating func keep(_ line: ContentLine, limit: Int, problems: inout ProblemList) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    event.otherLines.append(text(TextValue.decode(line.raw, isASCII: line.isASCII), line, &problems))
  }

  /// Closes a component inside of the event that the file leaves open.
  mutating func close(component name: String) { event.otherLines.append("END:" + name) }

  mutating func add(
    _ line: ContentLine, zones: inout ZoneNames, limit: Int, problems: inout ProblemList
  ) {
    guard admit(line, limit: limit, problems: &problems) else { return }
    guard let property = EventProperty(line.name) else {
      event.otherLines.append(text(TextValue.decode(line.raw, isASCII: line.isASCII), line, &problems))
      return
    }
    if property.standsOnce {
      let bit: UInt32 = 1 << UInt32(property.rawValue)
      guard seen & bit == 0 else {
        problems.warn(line.number, .repeated(property: property.name))
        return
      }
      seen |= bit
    }
    switch property {
    case .uid:
      event.uid = text(TextValue.unescape(line.value, isASCII: line.isASCII), line, &problems)
      hasUID = !event.uid.isEmpty
    case .summary: event.summary = text(TextValue.unescape(line.value, isASCII: line.isASCII), line, &problems)
    case .location: event.location = text(TextValue.unescape(line.value, isASCII: line.isASCII), line, &problems)
    case .description: event.notes = text(TextValue.unescape(line.value, isASCII: line.isASCII), line, &problems)
    case .start: start = time(line, property, &zones, &problems)
    case .end: end = time(line, property, &zones, &problems).map { ($0, line.number) }
    case .recurrenceID:
      event.recurrenceID = time(line, property, &zones, &problems)
      if let range = line.parameter("RANGE"), range.isASCIIEqual(to: "THISANDFUTURE") {
        event.recurrenceRange = .thisAndFuture
      } else if let range = line.parameter("RANGE") {
        problems.warn(line.number, .unsupported(property: property.name, found: "RANGE=" + range.excerpt))
      }
    case .duration:
      if let value = TimeText.parseDuration(line.value) {
        duration = (value, line.number)
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
      event.uid = "no-uid-" + String(hash, radix: 16)
    }
    event.start = start
    event.end = finishedEnd(start, &problems)
    if isRecurring { event.recurrence = recurrence }
    return event
  }

  // MARK: - Properties

  private mutating func admit(_ line: ContentLine, limit: Int, problems: inout ProblemList) -> Bool {
    lineCount += 1
    if lineCount > limit {
      if lineCount == limit + 1 { problems.fail(line.number, .tooManyProperties(limit: limit)) }
      return false
    }
    if !hasUID {
      for byte in line.raw { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    if line.hasOpenQuote {
      problems.warn(line.number, .unbalancedQuotes(property: line.name.excerpt))
    }
    return true
  }

  private func text(
    _ decoded: (text: String, wasRepaired: Bool), _ line: ContentLine, _ problems: inout ProblemList
  ) -> String {
    if decoded.wasRepaired { problems.warn(line.number, .invalidUTF8) }
    return decoded.text
  }

  private func fail(
    _ line: ContentLine, _ property: EventProperty, _ expected: String, _ problems: inout ProblemList
  ) {
    problems.fail(
      line.number, .invalid(property: property.name, expected: expected, found: line.value.excerpt))
  }

  private func time(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) -> EventTime? {
    guard let value = TimeText.parse(line.value) else {
      fail(line, property, TimeText.expectation, &problems)
      return nil
    }
    if let repair = value.repair { problems.warn(line.number, .readAs(property: property.name, meaning: repair)) }
    let isDate = line.parameter("VALUE")?.isASCIIEqual(to: "DATE") ?? false
    if isDate, value.secondOfDay != nil {
      problems.warn(line.number, .readAs(property: property.name, meaning: "a date, as VALUE=DATE says"))
      return .day(value.day)
    }
    return value.time(zone: line.parameter("TZID").map { zones.name($0) })
  }

  private mutating func addRule(_ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList) {
    let result = RecurrenceText.parse(line.value)
    for remark in result.remarks { problems.warn(line.number, .readAs(property: property.name, meaning: remark)) }
    guard let rule = result.rule else {
      fail(line, property, result.expectation, &problems)
      return
    }
    if !rule.isExpandable {
      problems.warn(line.number, .unsupported(property: property.name, found: line.value.excerpt))
    }
    if property == .rule { recurrence.rules.append(rule) } else { recurrence.excludedRules.append(rule) }
    isRecurring = true
  }

  private mutating func addTimes(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) {
    let zone = line.parameter("TZID").map { zones.name($0) }
    let kind = line.parameter("VALUE")
    let isDate = kind?.isASCIIEqual(to: "DATE") ?? false
    var times: [EventTime] = []
    var invalid: Bytes?
    line.value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
      if piece.isEmpty { return }
      let slash = piece.firstIndex(of: UInt8(ascii: "/")) ?? piece.count
      if property == .dates, let period = RecurrenceText.period(piece, zone: zone) {
        recurrence.periods.append(period)
        isRecurring = true
        return
      }
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
    guard !times.isEmpty else { return }
    isRecurring = true
    if property == .dates {
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
    }
  }

  // MARK: - End

  /// DTEND, or DTSTART and DURATION, or one day for a date and nothing for a date-time; made to fit the start.
  private func finishedEnd(_ start: EventTime, _ problems: inout ProblemList) -> EventTime {
    var end: EventTime
    var line = line
    if let given = self.end {
      (end, line) = given
      if start.isDay, !end.isDay {
        let reading = end.writtenReading
        end = .day(reading.secondOfDay == 0 ? reading.day : reading.day + 1)
        problems.warn(line, .readAs(property: "DTEND", meaning: "a date, as DTSTART is one"))
      } else if !start.isDay, end.isDay {
        end = Self.time(LocalDateTime(day: end.writtenDay, secondOfDay: 0), like: start)
        problems.warn(line, .readAs(property: "DTEND", meaning: "midnight, as DTSTART has a time"))
      }
    } else if let (value, durationLine) = duration {
      line = durationLine
      let sign: Int64 = value.isNegative ? -1 : 1
      if start.isDay {
        let days = value.days + (value.seconds > 0 ? 1 : 0)
        end = .day(start.writtenDay + Int(sign) * days)
      } else {
        let seconds = Int64(value.days) * 86_400 + Int64(value.seconds)
        let reading = LocalDateTime(secondsAsUTC: start.writtenReading.secondsAsUTC + sign * seconds)
        end = Self.time(reading, like: start)
      }
    } else {
      end = start.isDay ? .day(start.writtenDay + 1) : start
    }
    if end.isCertainlyBefore(start) {
      problems.warn(line, .endBeforeStart)
      return start
    }
    return end
  }

  private static func time(_ reading: LocalDateTime, like time: EventTime) -> EventTime {
    switch time {
    case .day: return .day(reading.day)
    case .floating: return .floating(reading)
    case .utc: return .utc(Instant(seconds: reading.secondsAsUTC))
    case .zoned(_, let zone): return .zoned(reading, zone: zone)
    }
  }
}
