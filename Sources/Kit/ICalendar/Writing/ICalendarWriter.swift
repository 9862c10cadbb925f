import Basics
public import Events
public import TimeZones

/// Writes events as iCalendar text (RFC 5545): with CR LF, lines folded at 75 bytes, and escaped texts.
///
///     let text = ICalendarWriter.write(events, name: "Work", stamp: "20261121T114400Z", zones: zones)
///
/// Reading the text results in an equal document: the same calendars with their properties and components, and events
/// with the same fields and `otherLines`. If an event was read from a line with parameters that have no field
/// (`SUMMARY;LANGUAGE=de:…`), that line of `otherLines` is written instead of the field as long as both have the same
/// value.
public enum ICalendarWriter {
  /// Returns the text of a calendar. Years outside of 0...9999 cannot be written in iCalendar; the nearest
  /// representable date is written instead.
  /// - Parameters:
  ///   - name: the name of the calendar.
  ///   - color: the color of the calendar.
  ///   - stamp: the DTSTAMP for events without one in `otherLines`, such as `20261121T114400Z`. If it is `nil`, no
  ///     DTSTAMP is added.
  ///   - zones: the provider of rules for the VTIMEZONE components that RFC 5545 requires. If it is `nil`, zones are
  ///     only referred to by name, as RFC 7809 allows between clients and servers that know IANA names.
  public static func write(
    _ events: [Event], name: String? = nil, color: EventColor? = nil, stamp: String? = nil,
    zones: (any ZoneProvider)? = nil
  ) -> String {
    write(ICalendarDocument(name: name, color: color, events: events), stamp: stamp, zones: zones)
  }

  /// Returns the text of a document, without its problems. Its VTIMEZONE components are written unchanged, and events
  /// refer to them.
  public static func write(
    _ document: ICalendarDocument, stamp: String? = nil, zones: (any ZoneProvider)? = nil
  ) -> String {
    var writer = EventWriter(stamp: stamp)
    // An estimate, which saves copies while the text grows.
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
  /// The number of its events in the document.
  var eventCount: Int {
    var count = 0
    for case .events(let number) in components { count += number }
    return count
  }
}
