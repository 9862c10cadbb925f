import Basics
import CalendarSystems
import Events
import TimeZones

/// The time zone of start and end: its name as it is typed. Changing the zone keeps the clock times, as a meeting keeps
/// its local hour.
extension EventForm {
  /// A time zone as the field shows it.
  struct Zone {
    /// The text of the field: the name of a time zone; empty for times without one.
    fileprivate(set) var typed: String
    /// Whether the typed time zone is unknown.
    fileprivate(set) var isUnknown = false
    /// The last valid time zone name.
    fileprivate var name: String
    private let first: String

    init(_ time: EventTime, _ clock: EditClock) {
      let name =
        switch time {
        case .zoned(_, let zone): zone
        case .floating: ""
        // New times of day use the display's time zone, on whose clock instants are also shown.
        case .utc, .day: clock.zone.identifier
        }
      (typed, self.name, first) = (name, name, name)
    }

    /// Whether the time zone was changed.
    var isChanged: Bool { !name.hasSameBytes(as: first) }

    /// Returns a clock time as a time in the zone.
    func time(_ reading: Int64) -> EventTime {
      if name.utf8.isEmpty { return .floating(LocalDateTime(secondsAsUTC: reading)) }
      if name.hasSameBytes(as: ZoneRules.utc.identifier) { return .utc(Instant(seconds: reading)) }
      return .zoned(LocalDateTime(secondsAsUTC: reading), zone: name)
    }
  }

  /// Sets the text of the time zone field, and the zone if the text names one.
  mutating func type(zone text: String) {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    var bytes = Array(text.utf8.drop(while: isSpace))
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    let name = String(utf8: bytes)
    zone.typed = text
    zone.isUnknown =
      !bytes.isEmpty && !name.hasSameBytes(as: ZoneRules.utc.identifier) && clock.zones.rules(for: name) == nil
    if !zone.isUnknown { zone.name = name }
  }
}
