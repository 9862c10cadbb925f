import Basics
import CalendarSystems
import Events

extension EventBuilder {
  /// Returns whether reading the line results in the value that the field of `event` contains.
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
      // The RECURRENCE-ID of an override with a rule that became the master of its series is kept.
      if event.recurrenceID == nil, event.recurrence?.rules.isEmpty == false { return true }
      return read.recurrenceID == event.recurrenceID && read.recurrenceRange == event.recurrenceRange
    case .status: return read.status == event.status
    case .color, .appleColor: return read.color == event.color
    case .rule, .excludedRules, .dates, .exceptions: return false
    }
  }

  /// Returns the combined rules or times of the lines.
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
