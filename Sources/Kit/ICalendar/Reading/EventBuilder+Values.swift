import CalendarSystems
import Events
import TimeZones

/// The interpretation of property values.
extension EventBuilder {
  /// Returns the text of a line; the quoted-printable encoding of vCalendar 1.0 is decoded.
  @inline(never)
  mutating func text(
    _ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList
  ) -> String {
    if !line.parameters.isEmpty {
      if let encoding = line.parameter("ENCODING"), encoding.isASCIIEqual(to: "QUOTED-PRINTABLE") {
        problems.warn(line.number, property, readAs: "quoted-printable text")
        let text = QuotedPrintable.decode(line.value)
        if let rest = QuotedPrintable.line(line, text: text), keepsLines { kept.append(rest, for: property) }
        return text
      }
    }
    return TextValue.unescape(line.value, isUTF8: true).text
  }

  mutating func time(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) -> EventTime? {
    guard let value = TimeText.parse(line.value) else {
      if let line = lineWithLastColon(line, property, &problems) { return time(line, property, &zones, &problems) }
      problems.add(.error, line, property, expected: TimeText.expectation)
      if !property.keepsLine(line) { keep(line, for: property) }
      return nil
    }
    if let repair = value.repair { problems.warn(line.number, property, readAs: repair.meaning) }
    let parameters = line.timeParameters
    checkZone(of: value, parameters, line, property, &problems)
    if let date = checkKind(of: value, parameters, line, property, &problems) { return date }
    return value.time(zone: parameters.zone.map { zones.name($0, line: line.number) })
  }

  /// Returns the line if its value begins after the last colon, because its zone contains unquoted colons.
  @inline(never)
  private mutating func lineWithLastColon(
    _ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList
  ) -> ContentLine? {
    guard let other = line.withLastColon,
      TimeText.parse(other.value.part(0, other.value.index(of: UInt8(ascii: ","), from: 0))) != nil
    else { return nil }
    problems.add(
      .warning, line, property, expected: "quotation marks around a colon", found: other.parameters)
    if property.keepsLine(other), !property.keepsLine(line) { keep(line, for: property) }
    return other
  }

  /// Reports a TZID on a date or a UTC time, which have no zone.
  @inline(never)
  private func checkZone(
    of value: TimeText.Value, _ parameters: ContentLine.TimeParameters, _ line: ContentLine, _ property: EventProperty,
    _ problems: inout ProblemList
  ) {
    guard parameters.zone != nil, value.isUTC || value.secondOfDay == nil else { return }
    problems.warn(
      line.number, property, readAs: value.isUTC ? "UTC, as Z says, whatever TZID is" : "a date, which has no TZID")
  }

  /// Reports a time whose kind contradicts VALUE. The time as written takes precedence.
  ///
  /// - Returns: the date, if VALUE makes a midnight a date; `nil` for all other values.
  private func checkKind(
    of value: TimeText.Value, _ parameters: ContentLine.TimeParameters, _ line: ContentLine, _ property: EventProperty,
    _ problems: inout ProblemList
  ) -> EventTime? {
    if parameters.isDate, let second = value.secondOfDay {
      if second == 0 {
        problems.warn(line.number, property, readAs: "a date, as VALUE=DATE says")
        return .day(value.day)
      }
      problems.add(.warning, line, property, expected: "a date, as VALUE=DATE says")
    } else if parameters.isDateTime, value.secondOfDay == nil {
      problems.add(.warning, line, property, expected: "a date-time, as VALUE says")
    }
    return nil
  }

  mutating func addRule(_ line: ContentLine, _ property: EventProperty, _ problems: inout ProblemList) {
    let result = RecurrenceText.parse(line.value)
    if let remark = result.remark { problems.warn(line.number, property, readAs: remark) }
    guard let rule = result.rule else {
      problems.add(.error, line, property, expected: result.expectation)
      if !property.keepsLine(line) { keep(line, for: property) }
      return
    }
    if !rule.isExpandable {
      problems.warn(line.number, .unsupported(property: property.name, found: line.value.excerpt))
    }
    noteUTC(rule.until, line, property)
    if property == .rule { recurrence.rules.append(rule) } else { recurrence.excludedRules.append(rule) }
    isRecurring = true
    if result.isOld || kept.contains(property), !property.keepsLine(line) { keep(line, for: property) }
    kept.noteMeaning(of: property)
  }

  mutating func addTimes(
    _ line: ContentLine, _ property: EventProperty, _ zones: inout ZoneNames, _ problems: inout ProblemList
  ) {
    let line = lineWithLastColon(line, property, &problems) ?? line
    let parameters = line.timeParameters
    let zone = parameters.zone.map { zones.name($0, line: line.number) }
    var hasTimes = false
    var hasPeriods = false
    var hasOtherPeriods = false
    var invalid: Bytes?
    // vCalendar 1.0 separates times with semicolons.
    let isOld = line.value.contains(UInt8(ascii: ";"))
    line.value.forEachPiece(separatedBy: UInt8(ascii: isOld ? ";" : ",")) { piece in
      if piece.isEmpty { return }
      if property == .dates, let period = RecurrenceText.period(piece, zone: zone) {
        recurrence.periods.append(period)
        hasPeriods = true
        return
      }
      let slash = piece.firstIndex(of: UInt8(ascii: "/")) ?? piece.count
      if slash < piece.count { hasOtherPeriods = true }
      if let value = TimeText.parse(piece.part(0, slash)) {
        if !hasTimes { checkZone(of: value, parameters, line, property, &problems) }
        hasTimes = true
        let time = checkKind(of: value, parameters, line, property, &problems) ?? value.time(zone: zone)
        noteUTC(time, line, property)
        if property == .dates { recurrence.dates.append(time) } else { recurrence.exceptions.append(time) }
      } else {
        invalid = invalid ?? piece
      }
    }
    if let invalid { problems.add(.error, line, property, expected: TimeText.expectation, found: invalid) }
    if hasOtherPeriods { problems.warn(line.number, property, readAs: "the starts of its periods") }
    // Once a line is kept, all later lines of its kind are kept too, so that the fields end with the values of the kept
    // lines.
    if invalid != nil || hasOtherPeriods || isOld || kept.contains(property), !property.keepsLine(line) {
      keep(line, for: property)
    }
    guard hasTimes || hasPeriods else { return }
    isRecurring = true
    kept.noteMeaning(of: property)
  }

  mutating func setStatus(_ line: ContentLine, _ problems: inout ProblemList) {
    switch line.value.trimmed.position(in: "CONFIRMED TENTATIVE CANCELLED") {
    case 0: event.status = .confirmed
    case 1: event.status = .tentative
    case 2: event.status = .cancelled
    default:
      problems.add(.warning, line, .status, expected: "TENTATIVE, CONFIRMED or CANCELLED")
      if line.parameters.isEmpty { keep(line, for: .status) }
    }
  }
}
