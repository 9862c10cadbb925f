import Basics
import Events
import TimeZones

/// The writing of property values.
extension ContentLineWriter {
  /// Writes a text property.
  /// - Parameter start: everything before the text, with the colon.
  mutating func write(text start: StaticString, _ value: String) {
    begin(start)
    TextValue.escape(value, to: &line)
    end()
  }

  /// Writes a rule.
  /// - Parameter start: the name, with the colon.
  mutating func write(rule start: String, _ rule: RecurrenceRule) {
    var value = Array(start.utf8)
    RecurrenceText.write(rule, to: &value)
    // Parts kept as they were read must not end the line.
    write(line: String(utf8: value))
  }

  /// Writes a time property.
  /// - Parameter name: the name, and parameters other than the time's own.
  mutating func write(time name: StaticString, _ time: EventTime, _ zones: ZoneIdentifiers) {
    begin(name)
    beginTime(time, zones)
    time.writeText(to: &line)
    end()
  }

  /// Writes times, one line for each run of one kind and zone.
  mutating func write(times name: StaticString, _ times: [EventTime], _ zones: ZoneIdentifiers) {
    var previous: EventTime?
    for time in times {
      if let previous, Self.haveSameForm(previous, time) {
        begin(",")
      } else {
        if previous != nil { end() }
        begin(name)
        beginTime(time, zones)
      }
      time.writeText(to: &line)
      previous = time
    }
    if previous != nil { end() }
  }

  /// Writes an extra occurrence with its own length.
  mutating func write(_ period: RecurrencePeriod, _ zones: ZoneIdentifiers) {
    begin("RDATE;VALUE=PERIOD")
    // The zone applies to both times; it has no meaning for UTC times.
    if case .utc = period.start { beginTime(period.end, zones) } else { beginTime(period.start, zones) }
    period.start.writeText(to: &line)
    begin("/")
    if let days = period.nominalDays {
      append(days, from: period.start, to: period.end)
    } else {
      period.end.writeText(to: &line)
    }
    end()
  }

  /// Appends a duration of calendar days and elapsed time.
  mutating func append(_ days: Int, from start: EventTime, to end: EventTime) {
    let length = end.writtenReading.secondsAsUTC - start.writtenReading.secondsAsUTC
    TimeText.write(days: days, seconds: length - Int64(days) * 86_400, to: &line)
  }

  /// Appends the parameters of a time, and the colon.
  private mutating func beginTime(_ time: EventTime, _ zones: ZoneIdentifiers) {
    switch time {
    case .day: begin(";VALUE=DATE")
    case .zoned(_, let zone):
      begin(";TZID=")
      TextValue.escapeParameter(zones.identifier(of: zone), to: &line)
    case .floating, .utc: break
    }
    begin(":")
  }

  private static func haveSameForm(_ a: EventTime, _ b: EventTime) -> Bool {
    switch (a, b) {
    case (.day, .day), (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let a), .zoned(_, let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}
