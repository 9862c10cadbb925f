import Basics
import Events
import TimeZones

/// A zone that events refer to, and the time range for which it is needed.
struct ZoneUse {
  var zone: String
  /// The first reading, as `LocalDateTime.secondsAsUTC`; `last` is the last one.
  var first: Int64
  var last: Int64

  /// Returns the zones of the events, in the order of their first mention.
  static func collect(_ events: ArraySlice<Event>) -> [ZoneUse] {
    var uses: [ZoneUse] = []
    for event in events {
      add(event.start, &uses)
      add(event.end, &uses)
      if let id = event.recurrenceID { add(id, &uses) }
      guard let recurrence = event.recurrence else { continue }
      for time in recurrence.dates { add(time, &uses) }
      for time in recurrence.exceptions { add(time, &uses) }
      for period in recurrence.periods {
        add(period.start, &uses)
        add(period.end, &uses)
      }
    }
    return uses
  }

  private static func add(_ time: EventTime, _ uses: inout [ZoneUse]) {
    guard case .zoned(_, let zone) = time else { return }
    let reading = time.writtenReading.secondsAsUTC
    for index in uses.indices where uses[index].zone.hasSameBytes(as: zone) {
      uses[index].first = min(uses[index].first, reading)
      uses[index].last = max(uses[index].last, reading)
      return
    }
    uses.append(ZoneUse(zone: zone, first: reading, last: reading))
  }
}
