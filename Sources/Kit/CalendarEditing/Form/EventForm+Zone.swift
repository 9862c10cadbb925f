import Basics
import CalendarSystems
import Events
import TimeZones

/// The zone of start and end: its name as it is typed. Another zone keeps the readings, as a meeting keeps its hour where
/// it takes place.
extension EventForm {
  /// A zone as the field says it.
  struct Zone {
    /// The text of the field: the name of a zone; empty for times without one.
    fileprivate(set) var typed: String
    /// Whether there is no such zone.
    fileprivate(set) var isUnknown = false
    /// The zone that was named last.
    fileprivate var name: String
    private let first: String

    init(_ time: EventTime, _ clock: EditClock) {
      let name =
        switch time {
        case .zoned(_, let zone): zone
        case .floating: ""
        // New times of day are those of the display, on whose clock instants are shown, too.
        case .utc, .day: clock.zone.identifier
        }
      (typed, self.name, first) = (name, name, name)
    }

    /// Whether another zone was named.
    var isChanged: Bool { !name.hasSameBytes(as: first) }

    /// Returns a reading as a time in the zone.
    func time(_ reading: Int64) -> EventTime {
      if name.utf8.isEmpty { return .floating(LocalDateTime(secondsAsUTC: reading)) }
      if name.hasSameBytes(as: ZoneRules.utc.identifier) { return .utc(Instant(seconds: reading)) }
      return .zoned(LocalDateTime(secondsAsUTC: reading), zone: name)
    }
  }

  /// Takes the text of the field of the zone, and what it says if there is such a zone.
  mutating func type(zone text: String) {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    var bytes = Array(text.utf8.drop(while: isSpace))
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    let name = String(decoding: bytes, as: UTF8.self)
    zone.typed = text
    zone.isUnknown =
      !bytes.isEmpty && !name.hasSameBytes(as: ZoneRules.utc.identifier) && clock.zones.rules(for: name) == nil
    if !zone.isUnknown { zone.name = name }
  }
}
