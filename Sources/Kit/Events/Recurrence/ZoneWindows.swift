import Basics
import CalendarSystems
import TimeZones

/// The windows of all zones used during one expansion, by name.
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

  /// Returns the zone of `time`. Floating times and times in an unknown zone use the display zone.
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

  /// Returns the instant at which clocks in the zone of `time` show it; for a day, its start in the display zone.
  mutating func instant(of time: EventTime) -> Instant {
    switch time {
    case .day: return display.startOfDay(time.writtenDay)
    case .utc(let instant): return instant
    case .floating, .zoned: return zone(of: time).instant(of: time.writtenReading)
    }
  }
}
