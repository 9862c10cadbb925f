/// The starts that overrides replace, by series; a series is a UID within a calendar.
struct SeriesOverrides {
  private struct Series {
    var uid: String
    var calendar: CalendarID
    var starts: [EventTime]
  }

  /// Under a hash of UID and calendar; texts would make dear keys.
  private var series: [UInt64: [Series]] = [:]

  mutating func add(_ event: Event, at start: EventTime) {
    let key = Self.key(event)
    var list = series.removeValue(forKey: key) ?? []
    if let place = list.firstIndex(where: { Self.matches($0, event) }) {
      list[place].starts.append(start)
    } else {
      list.append(Series(uid: event.uid, calendar: event.calendar, starts: [start]))
    }
    series[key] = list
  }

  func replacedStarts(of master: Event) -> [EventTime] {
    if series.isEmpty { return [] }
    return series[Self.key(master)]?.first { Self.matches($0, master) }?.starts ?? []
  }

  private static func matches(_ series: Series, _ event: Event) -> Bool {
    series.calendar == event.calendar && series.uid.hasSameBytes(as: event.uid)
  }

  /// FNV-1a, 64 bits.
  private static func key(_ event: Event) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bitPattern: event.calendar.rawValue)
    for byte in event.uid.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
