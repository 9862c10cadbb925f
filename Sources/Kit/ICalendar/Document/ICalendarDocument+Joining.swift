import Basics
import Events

extension ICalendarDocument {
  /// Appends the calendars and events of another document.
  ///
  /// Each calendar keeps its properties. A document without a name or color takes the other document's.
  public mutating func append(_ other: ICalendarDocument) {
    var more = other.writtenObjects
    // After a calendar, these would begin or end components.
    let before = more[0].linesBefore.filter { !$0.hasName("BEGIN") && !$0.hasName("END") }
    if events.isEmpty && objects.isEmpty && name == nil && color == nil {
      objects = more
    } else {
      more[0].linesBefore = linesBehind + before
      objects = writtenObjects + more
    }
    linesBehind = other.linesBehind
    name = name ?? other.name
    color = color ?? other.color
    layouts.append(other.layouts, from: other.events.count, behind: events.count)
    events += other.events
    problems += other.problems
    omittedProblems += other.omittedProblems
    skippedEvents += other.skippedEvents
  }

  /// Renames the zones in events; the VTIMEZONE components keep their names.
  package mutating func renameZones(_ names: [(from: String, to: String)]) {
    guard !names.isEmpty else { return }
    for index in events.indices {
      Self.rename(&events[index].start, names)
      Self.rename(&events[index].end, names)
      if var id = events[index].recurrenceID {
        Self.rename(&id, names)
        events[index].recurrenceID = id
      }
      guard var recurrence = events[index].recurrence else { continue }
      for date in recurrence.dates.indices { Self.rename(&recurrence.dates[date], names) }
      for date in recurrence.exceptions.indices { Self.rename(&recurrence.exceptions[date], names) }
      for period in recurrence.periods.indices {
        Self.rename(&recurrence.periods[period].start, names)
        Self.rename(&recurrence.periods[period].end, names)
      }
      events[index].recurrence = recurrence
    }
  }

  @inline(never)
  private static func rename(_ time: inout EventTime, _ names: [(from: String, to: String)]) {
    guard case .zoned(let local, let zone) = time else { return }
    for name in names where name.from.hasSameBytes(as: zone) {
      time = .zoned(local, zone: name.to)
      return
    }
  }
}
