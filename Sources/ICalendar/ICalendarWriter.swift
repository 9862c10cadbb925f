public import Events

/// Writes events as iCalendar text (RFC 5545): CR LF, lines folded at 75 bytes, texts escaped.
///
/// Reading the text gives equal events: the same modelled fields, and `otherLines` as they were. Zones are written as
/// TZID parameters with IANA names, without VTIMEZONE components, as RFC 7809 lets clients and servers do that know
/// those names.
public enum ICalendarWriter {
  /// Dates of years outside 0...9999 have no form in iCalendar; the nearest date that has is written.
  /// - Parameters:
  ///   - name: of the calendar.
  ///   - stamp: DTSTAMP of events that have none in `otherLines`, as `20261121T114400Z`; without it, they get none.
  public static func write(
    _ events: [Event], name: String? = nil, color: EventColor? = nil, stamp: String? = nil
  ) -> String {
    var writer = ContentLineWriter()
    writer.write("BEGIN:VCALENDAR")
    writer.write("VERSION:2.0")
    writer.write("PRODID:-//Almanac//Almanac//EN")
    if let name {
      writer.begin("NAME:")
      TextValue.escape(name, to: &writer.line)
      writer.end()
      writer.begin("X-WR-CALNAME:")
      TextValue.escape(name, to: &writer.line)
      writer.end()
    }
    if let color { ColorText.write(color, to: &writer) }
    for event in events { write(event, stamp: stamp, to: &writer) }
    writer.write("END:VCALENDAR")
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// Events, name and colour of a document; its problems are not written.
  public static func write(_ document: ICalendarDocument, stamp: String? = nil) -> String {
    write(document.events, name: document.name, color: document.color, stamp: stamp)
  }

  private static func write(_ event: Event, stamp: String?, to writer: inout ContentLineWriter) {
    writer.write("BEGIN:VEVENT")
    text("UID", event.uid, to: &writer)
    if let stamp, !event.otherLines.contains(where: { isStamp($0) }) {
      writer.begin("DTSTAMP:")
      TextValue.escape(stamp, to: &writer.line)
      writer.end()
    }
    time("DTSTART", event.start, to: &writer)
    // A date-time without an end has no length; DTEND equal to DTSTART is not allowed.
    if event.start.isDay || event.end != event.start { time("DTEND", event.end, to: &writer) }
    if let id = event.recurrenceID {
      time(event.recurrenceRange == .this ? "RECURRENCE-ID" : "RECURRENCE-ID;RANGE=THISANDFUTURE", id, to: &writer)
    }
    if let recurrence = event.recurrence {
      for rule in recurrence.rules {
        writer.begin("RRULE:")
        var value: [UInt8] = []
        RecurrenceText.write(rule, to: &value)
        appendLine(value, to: &writer)
      }
      for rule in recurrence.excludedRules {
        writer.begin("EXRULE:")
        var value: [UInt8] = []
        RecurrenceText.write(rule, to: &value)
        appendLine(value, to: &writer)
      }
      times("RDATE", recurrence.dates, to: &writer)
      for period in recurrence.periods {
        writer.begin("RDATE;VALUE=PERIOD")
        beginTime(period.start, to: &writer)
        TimeText.write(period.start, to: &writer.line)
        writer.begin("/")
        TimeText.write(period.end, to: &writer.line)
        writer.end()
      }
      times("EXDATE", recurrence.exceptions, to: &writer)
    }
    if !event.summary.isEmpty { text("SUMMARY", event.summary, to: &writer) }
    if !event.location.isEmpty { text("LOCATION", event.location, to: &writer) }
    if !event.notes.isEmpty { text("DESCRIPTION", event.notes, to: &writer) }
    switch event.status {
    case .unspecified: break
    case .tentative: writer.write("STATUS:TENTATIVE")
    case .confirmed: writer.write("STATUS:CONFIRMED")
    case .cancelled: writer.write("STATUS:CANCELLED")
    }
    if let color = event.color { ColorText.write(color, to: &writer) }
    for line in event.otherLines { appendLine(line.utf8, to: &writer) }
    writer.write("END:VEVENT")
  }

  private static func text(_ name: StaticString, _ value: String, to writer: inout ContentLineWriter) {
    writer.begin(name)
    writer.begin(":")
    TextValue.escape(value, to: &writer.line)
    writer.end()
  }

  private static func time(_ name: StaticString, _ time: EventTime, to writer: inout ContentLineWriter) {
    writer.begin(name)
    beginTime(time, to: &writer)
    TimeText.write(time, to: &writer.line)
    writer.end()
  }

  /// One line for each run of times of one kind and zone.
  private static func times(_ name: StaticString, _ times: [EventTime], to writer: inout ContentLineWriter) {
    var previous: EventTime?
    for time in times {
      if let previous, haveSameForm(previous, time) {
        writer.begin(",")
      } else {
        if previous != nil { writer.end() }
        writer.begin(name)
        beginTime(time, to: &writer)
      }
      TimeText.write(time, to: &writer.line)
      previous = time
    }
    if previous != nil { writer.end() }
  }

  /// Parameters and colon.
  private static func beginTime(_ time: EventTime, to writer: inout ContentLineWriter) {
    switch time {
    case .day: writer.begin(";VALUE=DATE")
    case .zoned(_, let zone):
      writer.begin(";TZID=")
      TextValue.escapeParameter(zone, to: &writer.line)
    case .floating, .utc: break
    }
    writer.begin(":")
  }

  private static func haveSameForm(_ a: EventTime, _ b: EventTime) -> Bool {
    switch (a, b) {
    case (.day, .day), (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let a), .zoned(_, let b)): return a.utf8.elementsEqual(b.utf8)
    default: return false
    }
  }

  /// A line as it is; line breaks in it would make it two, and are left out.
  private static func appendLine(_ bytes: some Sequence<UInt8>, to writer: inout ContentLineWriter) {
    for byte in bytes where byte != 0x0A && byte != 0x0D { writer.line.append(byte) }
    writer.end()
  }

  private static func isStamp(_ line: String) -> Bool {
    var bytes = line.utf8.makeIterator()
    for wanted in "DTSTAMP".utf8 where bytes.next()?.asciiUppercased != wanted { return false }
    let next = bytes.next()
    return next == UInt8(ascii: ":") || next == UInt8(ascii: ";")
  }
}
