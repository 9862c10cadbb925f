import Basics
import CalendarSystems
import Events
import TimeZones

/// A writer of VEVENT components.
struct EventWriter {
  var lines = ContentLineWriter()
  /// The DTSTAMP of events that have none.
  let stamp: String?
  /// The TZIDs of zones.
  private var identifiers = ZoneIdentifiers()
  private var zones = ZoneNames()
  private var kept: [(property: EventProperty, line: String)] = []
  /// The uninterpreted lines; `repeats` is the property that a line repeats.
  private var others: [(line: String, repeats: EventProperty?)] = []
  /// The properties that uninterpreted lines repeat, one bit each; `said`, the properties that were written.
  private var repeated: UInt32 = 0
  private var said: UInt32 = 0

  /// The default order.
  private static let order: [EventProperty] = [
    .uid, .start, .end, .recurrenceID, .rule, .excludedRules, .dates, .exceptions, .summary, .location, .description,
    .status, .color,
  ]

  init(stamp: String?) { self.stamp = stamp }

  /// Begins a calendar.
  ///
  /// - Parameter kept: the zones of its own VTIMEZONE components, and their TZIDs.
  mutating func begin(timeZones kept: [(zone: String, identifier: String)]) {
    zones = ZoneNames()
    identifiers.removeAll()
    for zone in kept where !zone.zone.hasSameBytes(as: zone.identifier) {
      let name = ZoneName.reduce(zone.identifier)
      let isMeant =
        name.hasSameBytes(as: zone.zone) || zones.setLocation(zone.zone, of: name, isLate: false)
      if isMeant { identifiers.insert(zone.identifier, for: zone.zone) }
    }
  }

  /// Writes an event.
  /// - Parameter layout: the order of its properties (`EventLayouts`); missing properties follow in the default order.
  mutating func write(_ event: Event, layout: ArraySlice<UInt8>?) {
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
      // DTSTAMP follows UID by convention.
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

  /// Separates the kept lines of interpreted properties from the others.
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
    // A line that repeats a missing property would become that property. Lines that repeat a property that may be empty
    // are written in any case.
    switch other.repeats {
    case .status, .color, .appleColor, .recurrenceID:
      if let property = other.repeats, said & Self.bit(property) == 0 { return }
    default: break
    }
    lines.write(line: String(utf8: other.line.utf8.dropFirst()))
  }

  private static func bit(_ property: EventProperty) -> UInt32 { 1 << UInt32(property.canonical.rawValue) }

  /// Returns the property that a line with a leading space repeats.
  private static func repeatedProperty(of line: String) -> EventProperty? {
    var line = String(utf8: line.utf8.dropFirst())
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
    case .uid: lines.write(text: "UID:", event.uid)
    case .start: lines.write(time: "DTSTART", event.start, identifiers)
    case .end:
      if mayOmitEnd, !isRepeated, event.end == event.start.usualEnd { return }
      // A date-time without an end has no length (RFC 5545, 3.6.1); DTEND must not equal DTSTART.
      if let days = event.nominalDays {
        lines.begin("DURATION:")
        lines.append(days, from: event.start, to: event.end)
        lines.end()
      } else if event.start.isDay || event.end != event.start || isRepeated {
        lines.write(time: "DTEND", event.end, identifiers)
      }
    case .recurrenceID:
      if let id = event.recurrenceID {
        let isOne = event.recurrenceRange == .this
        lines.write(time: isOne ? "RECURRENCE-ID" : "RECURRENCE-ID;RANGE=THISANDFUTURE", id, identifiers)
      }
    case .rule: for rule in event.recurrence?.rules ?? [] { lines.write(rule: "RRULE:", rule) }
    case .excludedRules: for rule in event.recurrence?.excludedRules ?? [] { lines.write(rule: "EXRULE:", rule) }
    case .dates:
      lines.write(times: "RDATE", event.recurrence?.dates ?? [], identifiers)
      for period in event.recurrence?.periods ?? [] { lines.write(period, identifiers) }
    case .exceptions: lines.write(times: "EXDATE", event.recurrence?.exceptions ?? [], identifiers)
    case .summary: if !event.summary.utf8.isEmpty || isRepeated { lines.write(text: "SUMMARY:", event.summary) }
    case .location: if !event.location.utf8.isEmpty || isRepeated { lines.write(text: "LOCATION:", event.location) }
    case .description: if !event.notes.utf8.isEmpty || isRepeated { lines.write(text: "DESCRIPTION:", event.notes) }
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

  /// Writes the kept lines of a property if they still match its field, after those values of the field that the lines
  /// lack.
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
        // Lines without a valid value are kept until the field gets another value.
        guard !last.isEmpty || all.isEmpty, all.suffix(last.count).elementsEqual(last) else { return false }
        for rule in all.dropLast(last.count) {
          lines.write(rule: property == .rule ? "RRULE:" : "EXRULE:", rule)
        }
      } else {
        let all = property == .dates ? held.dates : held.exceptions
        let last = property == .dates ? said.dates : said.exceptions
        let periods = property == .dates ? held.periods : []
        guard !last.isEmpty || !said.periods.isEmpty || all.isEmpty && periods.isEmpty,
          all.suffix(last.count).elementsEqual(last),
          periods.suffix(said.periods.count).elementsEqual(said.periods)
        else { return false }
        lines.write(times: property == .dates ? "RDATE" : "EXDATE", Array(all.dropLast(last.count)), identifiers)
        for period in periods.dropLast(said.periods.count) { lines.write(period, identifiers) }
      }
    default:
      // Of DTEND and DURATION, and of several colors, one line is enough.
      guard found.contains(where: { says($0, of: event) }) else { return false }
    }
    for item in found { lines.write(line: item.line) }
    return true
  }

  private mutating func says(_ item: (property: EventProperty, line: String), of event: Event) -> Bool {
    var line = item.line
    return line.withContentLine { EventBuilder.says($0, item.property, of: event, zones: &zones) } ?? false
  }
}

extension EventProperty {
  /// The property that is written for all properties with the same field.
  fileprivate var canonical: EventProperty {
    switch self {
    case .duration: return .end
    case .appleColor: return .color
    default: return self
    }
  }
}

extension EventTime {
  /// The end of an event without DTEND and DURATION: the next day for a date, and the start for a date-time.
  fileprivate var usualEnd: EventTime {
    if case .day(let day) = self { return .day(day + 1) }
    return self
  }
}
