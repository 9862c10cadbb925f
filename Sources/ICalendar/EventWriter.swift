import CalendarSystems
import Events
import TimeZones

/// Writes VEVENT components.
struct EventWriter {
  var lines = ContentLineWriter()
  /// DTSTAMP of events that have none.
  let stamp: String?
  /// TZID parameters of zones that a time zone of the file stands for, by zone.
  private var identifiers: [(zone: String, identifier: String)] = []
  private var zones = ZoneNames()
  private var kept: [(property: EventProperty, line: String)] = []
  /// All other lines; `repeats` is the property that a line states once more.
  private var others: [(line: String, repeats: EventProperty?)] = []
  /// Bits of the properties that others repeat, and of those that were written.
  private var repeated: UInt32 = 0
  private var said: UInt32 = 0

  /// The usual order.
  private static let order: [EventProperty] = [
    .uid, .start, .end, .recurrenceID, .rule, .excludedRules, .dates, .exceptions, .summary, .location, .description,
    .status, .color,
  ]

  init(stamp: String?) { self.stamp = stamp }

  /// Begins a calendar.
  ///
  /// - Parameter kept: the zones that its components stand for, and their TZIDs.
  mutating func begin(timeZones kept: [(zone: String, identifier: String)]) {
    zones = ZoneNames()
    identifiers.removeAll(keepingCapacity: true)
    for zone in kept where !zone.zone.utf8.hasSameBytes(as: zone.identifier.utf8) {
      var identifier = zone.identifier
      let name = identifier.withUTF8 { ZoneName.reduce($0) }
      let isMeant =
        name.utf8.hasSameBytes(as: zone.zone.utf8) || zones.setLocation(zone.zone, of: name, isLate: false)
      if isMeant, !identifiers.contains(where: { $0.zone.utf8.hasSameBytes(as: zone.zone.utf8) }) {
        identifiers.append(zone)
      }
    }
  }

  /// - Parameter layout: the order to write in, of `EventLayouts`; what it lacks comes in the usual order.
  mutating func write(_ event: Event, layout: [UInt8]?) {
    lines.write("BEGIN:VEVENT")
    sort(event.otherLines)
    said = 0
    var written: UInt32 = 0
    var nextOther = 0
    if let layout {
      for slot in layout {
        if slot == EventLayouts.otherLine {
          if nextOther < others.count {
            writeOther(others[nextOther])
            nextOther += 1
          }
        } else if let property = EventProperty(rawValue: slot) {
          write(property.canonical, of: event, written: &written, mayOmitEnd: false)
        }
      }
    }
    for property in Self.order {
      write(property, of: event, written: &written, mayOmitEnd: layout != nil)
      // It stands behind the UID by custom.
      if property == .uid, let stamp, !others.contains(where: { $0.line.hasName("DTSTAMP") }) {
        lines.begin("DTSTAMP:")
        TextValue.escape(stamp, to: &lines.line)
        lines.end()
      }
    }
    while nextOther < others.count {
      writeOther(others[nextOther])
      nextOther += 1
    }
    lines.write("END:VEVENT")
  }

  /// Tells the kept lines of known properties from the others.
  private mutating func sort(_ all: [String]) {
    kept.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    repeated = 0
    var depth = 0
    for line in all {
      if depth == 0, let property = Self.property(of: line) {
        kept.append((property, line))
        continue
      }
      var repeats: EventProperty?
      if line.utf8.first == 0x20 {
        if depth == 0 { repeats = Self.repeatedProperty(of: line) }
        if let repeats { repeated |= Self.bit(repeats) }
      } else if line.hasName("BEGIN") {
        depth += 1
      } else if line.hasName("END") {
        depth -= 1
      }
      others.append((line, repeats))
    }
  }

  private mutating func writeOther(_ other: (line: String, repeats: EventProperty?)) {
    guard other.line.utf8.first == 0x20 else {
      lines.write(line: other.line)
      return
    }
    // What repeats a property that is gone would become that property. Those that may be empty are written in any case.
    switch other.repeats {
    case .status, .color, .appleColor, .recurrenceID:
      if let property = other.repeats, said & Self.bit(property) == 0 { return }
    default: break
    }
    lines.write(line: String(decoding: other.line.utf8.dropFirst(), as: UTF8.self))
  }

  private static func bit(_ property: EventProperty) -> UInt32 { 1 << UInt32(property.canonical.rawValue) }

  /// Of a line that stands behind a space.
  private static func repeatedProperty(of line: String) -> EventProperty? {
    var line = String(decoding: line.utf8.dropFirst(), as: UTF8.self)
    let property = line.withContentLine { EventProperty($0.name) } ?? nil
    return property.flatMap { $0.standsOnce ? $0 : nil }
  }

  private static func property(of line: String) -> EventProperty? {
    let answer = line.utf8.withContiguousStorageIfAvailable { bytes -> EventProperty? in
      var end = 0
      while end < bytes.count, end < 24, bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: ";") { end += 1 }
      return end < bytes.count ? EventProperty(bytes.part(0, end)) : nil
    }
    return answer ?? nil
  }

  // MARK: - Properties

  private mutating func write(
    _ property: EventProperty, of event: Event, written: inout UInt32, mayOmitEnd: Bool
  ) {
    let bit: UInt32 = 1 << UInt32(property.rawValue)
    guard written & bit == 0 else { return }
    written |= bit
    let start = lines.line.count
    defer { if lines.line.count > start { said |= bit } }
    let isRepeated = repeated & bit != 0
    if !kept.isEmpty, writeKept(property, of: event) { return }
    switch property {
    case .uid: text("UID:", event.uid)
    case .start: time("DTSTART", event.start)
    case .end:
      if mayOmitEnd, !isRepeated, event.end == event.start.usualEnd { return }
      // A date-time without an end has no length; DTEND equal to DTSTART is not allowed.
      if let days = event.nominalDays {
        lines.begin("DURATION:")
        duration(days, from: event.start, to: event.end)
        lines.end()
      } else if event.start.isDay || event.end != event.start || isRepeated {
        time("DTEND", event.end)
      }
    case .recurrenceID:
      if let id = event.recurrenceID {
        time(event.recurrenceRange == .this ? "RECURRENCE-ID" : "RECURRENCE-ID;RANGE=THISANDFUTURE", id)
      }
    case .rule: for rule in event.recurrence?.rules ?? [] { write(rule, as: "RRULE:") }
    case .excludedRules: for rule in event.recurrence?.excludedRules ?? [] { write(rule, as: "EXRULE:") }
    case .dates:
      times("RDATE", event.recurrence?.dates ?? [])
      for period in event.recurrence?.periods ?? [] { write(period) }
    case .exceptions: times("EXDATE", event.recurrence?.exceptions ?? [])
    case .summary: if !event.summary.utf8.isEmpty || isRepeated { text("SUMMARY:", event.summary) }
    case .location: if !event.location.utf8.isEmpty || isRepeated { text("LOCATION:", event.location) }
    case .description: if !event.notes.utf8.isEmpty || isRepeated { text("DESCRIPTION:", event.notes) }
    case .status:
      switch event.status {
      case .unspecified: break
      case .tentative: lines.write("STATUS:TENTATIVE")
      case .confirmed: lines.write("STATUS:CONFIRMED")
      case .cancelled: lines.write("STATUS:CANCELLED")
      }
    case .color:
      if let color = event.color {
        ColorText.append(color, to: &lines.line)
        lines.end()
      }
    case .duration, .appleColor: break
    }
  }

  /// Writes the kept lines of a property, and what they do not say of its field before them, if they still hold.
  private mutating func writeKept(_ property: EventProperty, of event: Event) -> Bool {
    var found: [(property: EventProperty, line: String)] = []
    for item in kept where item.property.canonical == property { found.append(item) }
    guard !found.isEmpty else { return false }
    switch property {
    case .rule, .excludedRules, .dates, .exceptions:
      let said = EventBuilder.recurrence(found.map { $0.line }, zones: &zones)
      let held = event.recurrence ?? Recurrence()
      if property == .rule || property == .excludedRules {
        let all = property == .rule ? held.rules : held.excludedRules
        let last = property == .rule ? said.rules : said.excludedRules
        // Lines without meaning are kept until there is something else to say.
        guard !last.isEmpty || all.isEmpty, all.suffix(last.count).elementsEqual(last) else { return false }
        for rule in all.dropLast(last.count) { write(rule, as: property == .rule ? "RRULE:" : "EXRULE:") }
      } else {
        let all = property == .dates ? held.dates : held.exceptions
        let last = property == .dates ? said.dates : said.exceptions
        let periods = property == .dates ? held.periods : []
        guard !last.isEmpty || !said.periods.isEmpty || all.isEmpty && periods.isEmpty,
          all.suffix(last.count).elementsEqual(last),
          periods.suffix(said.periods.count).elementsEqual(said.periods)
        else { return false }
        times(property == .dates ? "RDATE" : "EXDATE", Array(all.dropLast(last.count)))
        for period in periods.dropLast(said.periods.count) { write(period) }
      }
    default:
      // Two of DTEND and DURATION, or of the colours, mean one thing.
      guard found.contains(where: { says($0, of: event) }) else { return false }
    }
    for item in found { lines.write(line: item.line) }
    return true
  }

  private mutating func says(_ item: (property: EventProperty, line: String), of event: Event) -> Bool {
    var line = item.line
    return line.withContentLine { EventBuilder.says($0, item.property, of: event, zones: &zones) } ?? false
  }

  // MARK: - Values

  private mutating func text(_ start: StaticString, _ value: String) {
    lines.begin(start)
    TextValue.escape(value, to: &lines.line)
    lines.end()
  }

  private mutating func write(_ rule: RecurrenceRule, as start: String) {
    var value: [UInt8] = []
    RecurrenceText.write(rule, to: &value)
    lines.write(line: start + String(decoding: value, as: UTF8.self))
  }

  private mutating func time(_ name: StaticString, _ time: EventTime) {
    lines.begin(name)
    beginTime(time)
    TimeText.write(time, to: &lines.line)
    lines.end()
  }

  /// One line for each run of times of one kind and zone.
  private mutating func times(_ name: StaticString, _ times: [EventTime]) {
    var previous: EventTime?
    for time in times {
      if let previous, Self.haveSameForm(previous, time) {
        lines.begin(",")
      } else {
        if previous != nil { lines.end() }
        lines.begin(name)
        beginTime(time)
      }
      TimeText.write(time, to: &lines.line)
      previous = time
    }
    if previous != nil { lines.end() }
  }

  private mutating func write(_ period: RecurrencePeriod) {
    lines.begin("RDATE;VALUE=PERIOD")
    // The zone is that of both, and means nothing to times in UTC.
    if case .utc = period.start { beginTime(period.end) } else { beginTime(period.start) }
    TimeText.write(period.start, to: &lines.line)
    lines.begin("/")
    if let days = period.nominalDays {
      duration(days, from: period.start, to: period.end)
    } else {
      TimeText.write(period.end, to: &lines.line)
    }
    lines.end()
  }

  private mutating func duration(_ days: Int, from start: EventTime, to end: EventTime) {
    let length = end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC
    TimeText.write(days: days, seconds: length - Int64(days) * 86_400, to: &lines.line)
  }

  /// Parameters and colon.
  private mutating func beginTime(_ time: EventTime) {
    switch time {
    case .day: lines.begin(";VALUE=DATE")
    case .zoned(_, let zone):
      lines.begin(";TZID=")
      let identifier = identifiers.first { $0.zone.utf8.hasSameBytes(as: zone.utf8) }?.identifier
      TextValue.escapeParameter(identifier ?? zone, to: &lines.line)
    case .floating, .utc: break
    }
    lines.begin(":")
  }

  private static func haveSameForm(_ a: EventTime, _ b: EventTime) -> Bool {
    switch (a, b) {
    case (.day, .day), (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let a), .zoned(_, let b)): return a.utf8.hasSameBytes(as: b.utf8)
    default: return false
    }
  }
}

extension EventProperty {
  /// Of properties that become the same field, the one that is written.
  fileprivate var canonical: EventProperty {
    switch self {
    case .duration: return .end
    case .appleColor: return .color
    default: return self
    }
  }
}

extension EventTime {
  /// The end of an event that says nothing about it: a day for a date, nothing for a date-time.
  fileprivate var usualEnd: EventTime {
    if case .day(let day) = self { return .day(day + 1) }
    return self
  }
}
