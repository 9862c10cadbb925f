import Basics
public import Events
public import TimeZones

/// Writes events as iCalendar text (RFC 5545): CR LF, lines folded at 75 bytes, texts escaped.
///
/// Reading the text gives an equal document: the same calendars with their properties and components, events with the
/// same fields and `otherLines`. A line of `otherLines` that an event was read from, with parameters that have no field
/// (`SUMMARY;LANGUAGE=de:...`), is written in place of the field as long as both say the same.
public enum ICalendarWriter {
  /// Dates of years outside 0...9999 have no form in iCalendar; the nearest date that has is written.
  /// - Parameters:
  ///   - name: of the calendar.
  ///   - stamp: DTSTAMP of events that have none in `otherLines`, as `20261121T114400Z`; without it, they get none.
  ///   - zones: for the VTIMEZONE components that RFC 5545 wants. Without it, zones are named only, as RFC 7809 lets
  ///     clients and servers do that know IANA names.
  public static func write(
    _ events: [Event], name: String? = nil, color: EventColor? = nil, stamp: String? = nil,
    zones: (any ZoneProvider)? = nil
  ) -> String {
    write(ICalendarDocument(name: name, color: color, events: events), stamp: stamp, zones: zones)
  }

  /// Writes what the document holds; its problems are not written. Time zones that it holds are written as they are, and
  /// events refer to them.
  public static func write(
    _ document: ICalendarDocument, stamp: String? = nil, zones: (any ZoneProvider)? = nil
  ) -> String {
    var writer = EventWriter(stamp: stamp)
    // A good guess saves copies.
    writer.lines.line.reserveCapacity(min(document.events.count, 1 << 18) * 300 + 1000)
    var next = 0
    for object in document.writtenObjects {
      for line in object.linesBefore { writer.lines.write(line: line) }
      writer.lines.write("BEGIN:VCALENDAR")
      for line in object.properties { writer.lines.write(line: line) }
      let kept = object.timeZoneIdentifiers
      writer.begin(timeZones: kept)
      if let zones {
        let uses = ZoneUse.collect(document.events[next..<(next + object.eventCount)])
        for use in uses where !kept.contains(where: { $0.zone.hasSameBytes(as: use.zone) }) {
          if let rules = zones.rules(for: use.zone) {
            TimeZoneWriter.write(rules, identifier: use.zone, use: use, to: &writer.lines)
          }
        }
      }
      for component in object.components {
        switch component {
        case .other(let text): writer.lines.write(lines: text)
        case .events(let count):
          for _ in 0..<count {
            writer.write(document.events[next], layout: document.layouts.layout(of: next))
            next += 1
          }
        }
      }
      writer.lines.write("END:VCALENDAR")
    }
    for line in document.linesBehind { writer.lines.write(line: line) }
    return writer.lines.text
  }
}

extension ICalendarObject {
  fileprivate var eventCount: Int {
    var count = 0
    for case .events(let number) in components { count += number }
    return count
  }
}
