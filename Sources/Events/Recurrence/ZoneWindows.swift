import Basics
import CalendarSystems
import TimeZones

/// The windows of all zones met during one expansion, found by name.
struct ZoneWindows {
  let display: ZoneWindow
  let utc: ZoneWindow
  private let days: Range<DayNumber>
  private let zones: any ZoneProvider
  private var known: [(name: String, window: ZoneWindow)] = []
  private var last = 0

  init(display: ZoneRules, zones: any ZoneProvider, around days: Range<DayNumber>) {
    self.display = ZoneWindow(display, around: days)
    utc = ZoneWindow(.utc, around: days)
    self.days = days
    self.zones = zones
  }

  /// The zone that `time` was written in. A floating time and a zone nobody knows are read in the display zone.
  mutating func zone(of time: EventTime) -> ZoneWindow {
    switch time {
    case .day, .floating: return display
    case .utc: return utc
    case .zoned(_, let name):
      if last < known.count, known[last].name.hasSameBytes(as: name) { return known[last].window }
      for index in known.indices where known[index].name.hasSameBytes(as: name) {
        last = index
        return known[index].window
      }
      let window = zones.rules(for: name).map { ZoneWindow($0, around: days) } ?? display
      last = known.count
      known.append((name, window))
      return window
    }
  }

  /// When clocks in the zone of `time` show it; the start of the day in the display zone for a day.
  mutating func instant(of time: EventTime) -> Instant {
    switch time {
    case .day: return display.startOfDay(time.writtenDay)
    case .utc(let instant): return instant
    case .floating, .zoned: return zone(of: time).instant(of: time.writtenReading)
    }
  }
}
