import Basics
import CalendarSystems
import TimeZones

/// The occurrences of a series that take their texts, length, and zone from the same event: the master, or an override
/// with `RecurrenceRange.thisAndFuture`.
struct SeriesPart {
  /// The first start of the part, on the clocks of the series.
  let from: Int64
  private let id: EventID
  private let order: TitleOrder
  private let zone: ZoneWindow
  private let isDay: Bool
  /// The number of seconds from the start that the rule yields to the start of the occurrence, each on its own clock.
  private let shift: Int64
  private let length: SeriesLength
  /// Whether the starts have times of day, but the occurrences are days.
  private let dropsTime: Bool

  /// Returns one part per override with `RecurrenceRange.thisAndFuture`, in order; `series` is the start of the master.
  /// If two have the same first start, the event that was inserted later is used.
  static func parts(
    of following: [EventOutline], in series: EventTime, zones: inout ZoneWindows
  ) -> [SeriesPart] {
    var parts: [SeriesPart] = []
    for override in following {
      guard let replaced = override.recurrenceID else { continue }
      let from = SeriesExceptions.reading(of: replaced, inZoneOf: series, zones: &zones).secondsAsUTC
      var shift = override.start.writtenReading.secondsAsUTC - from
      if override.start.isDay {
        shift = Int64(override.start.writtenDay - LocalDateTime(secondsAsUTC: from).day) * 86_400
      }
      let dropsTime = override.start.isDay && !series.isDay
      parts.append(SeriesPart(override, from: from, shift: shift, dropsTime: dropsTime, zones: &zones))
    }
    return SortKey.sorted(SortKey.sorted(parts) { SortKey.key($0.id.rawValue) }) { SortKey.key($0.from) }
  }

  /// Creates the part of the master.
  init(_ master: EventOutline, zones: inout ZoneWindows) {
    self.init(master, from: .min, shift: 0, dropsTime: false, zones: &zones)
  }

  private init(
    _ outline: EventOutline, from: Int64, shift: Int64, dropsTime: Bool, zones: inout ZoneWindows
  ) {
    self.from = from
    self.dropsTime = dropsTime
    self.shift = shift
    id = outline.id
    order = TitleOrder(title: outline.title, uid: outline.uid)
    isDay = outline.start.isDay
    zone = isDay ? zones.display : zones.zone(of: outline.start)
    length = SeriesLength(outline, zones: &zones)
  }

  /// Returns the days on which a start may be whose occurrence touches `days`.
  func window(_ days: Range<DayNumber>) -> Range<DayNumber> {
    if shift == 0 { return days.lowerBound - length.days..<days.upperBound }
    let back = Int(clamping: shift / 86_400)
    let limit = EventExtent.farFuture.rawValue
    let low = min(max(days.lowerBound.rawValue - back - length.days - 1, -limit), limit)
    return DayNumber(low)..<DayNumber(min(max(days.upperBound.rawValue - back + 1, low), limit))
  }

  /// Appends the occurrences with these starts, which are in order, that touch `days`.
  /// - Parameter name: the start that identifies the only occurrence, if it is different.
  func append(
    _ starts: ArraySlice<Int64>, as name: Int64? = nil, touching days: Range<DayNumber>, display: ZoneWindow,
    _ plain: inout PlainReadings, to result: inout [Occurrence]
  ) {
    if name != nil || dropsTime {
      // If the occurrences are days, several times of one day are one occurrence.
      var lastDay: DayNumber?
      for start in starts {
        let day = LocalDateTime(secondsAsUTC: start &+ shift).day
        if !dropsTime || day != lastDay {
          appendSingle(start, as: name ?? start, touching: days, display, to: &result)
        }
        lastDay = day
      }
      return
    }
    starts.withUnsafeBufferPointer { starts in
      var index = 0
      while index < starts.count {
        if let run = run(at: starts[index], display, &plain) {
          var end = starts.count
          if !run.contains(starts[end - 1]) {
            end = (index + 1..<end).partitioningIndex { !run.contains(starts[$0]) }
          }
          run.append(starts, index..<end, touching: days, to: &result)
          index = end
        } else {
          if isMerged(starts[index], starts) {
            index += 1
            continue
          }
          appendSingle(starts[index], as: starts[index], touching: days, display, to: &result)
          index += 1
        }
      }
    }
  }

  /// Returns the run of starts around this one whose occurrences differ only by their distance, or `nil` if this one is
  /// near a clock change.
  private func run(at start: Int64, _ display: ZoneWindow, _ plain: inout PlainReadings) -> SeriesRun? {
    guard plain.find(start &+ shift, in: zone, display) else { return nil }
    let lengthOnClock = isDay ? Int64(max(length.days, 1)) * 86_400 : length.seconds
    let run = SeriesRun(
      low: plain.low - shift, high: plain.high - shift - lengthOnClock, event: id, order: order,
      toInstant: shift - plain.offset, toShown: shift + plain.toShown, length: lengthOnClock, isDay: isDay)
    return run.contains(start) ? run : nil
  }

  /// Returns whether a start in a gap moves forward onto another start, so that the two are one occurrence.
  private func isMerged(_ start: Int64, _ starts: UnsafeBufferPointer<Int64>) -> Bool {
    guard !isDay, zone.skips(start &+ shift) else { return false }
    let instant = zone.instant(of: LocalDateTime(secondsAsUTC: start &+ shift))
    let moved = zone.localDateTime(at: instant).secondsAsUTC &- shift
    let index = starts.partitioningIndex { $0 >= moved }
    return index < starts.count && starts[index] == moved
  }

  private func appendSingle(
    _ start: Int64, as name: Int64, touching days: Range<DayNumber>, _ display: ZoneWindow,
    to result: inout [Occurrence]
  ) {
    var occurrence = placed(start &+ shift, OccurrenceID(event: id, start: name), display)
    occurrence.order = order
    if occurrence.touches(days) { result.append(occurrence) }
  }

  /// Returns an occurrence near a clock change or outside of the tabulated offsets.
  private func placed(_ reading: Int64, _ id: OccurrenceID, _ display: ZoneWindow) -> Occurrence {
    let local = LocalDateTime(secondsAsUTC: reading)
    if isDay { return display.occurrence(id, from: local.day, to: local.day + length.days) }
    let start = zone.instant(of: local)
    return display.occurrence(id, from: start, to: length.end(from: local, at: start, in: zone))
  }
}

/// The most recent range of readings at a fixed distance from UTC and from the readings of the display zone.
struct PlainReadings {
  private var zone: ZoneWindow?
  /// The first reading, inclusive.
  private(set) var low: Int64 = 0
  /// The last reading, exclusive.
  private(set) var high: Int64 = 0
  /// The seconds to add to UTC.
  private(set) var offset: Int64 = 0
  /// The number of seconds from the reading to the reading in the display zone.
  private(set) var toShown: Int64 = 0

  /// Moves to the range around a reading. Returns whether there is one.
  mutating func find(_ reading: Int64, in zone: ZoneWindow, _ display: ZoneWindow) -> Bool {
    if reading >= low, reading < high, self.zone === zone { return true }
    guard let span = zone.plainReadings(around: reading) else { return false }
    self.zone = zone
    offset = span.offset
    (low, high) = (span.low, span.high)
    if zone === display {
      toShown = 0
    } else if let shown = display.span(around: reading - offset) {
      toShown = shown.offset - offset
      (low, high) = (max(low, shown.low + offset), min(high, shown.high + offset))
    } else {
      high = low
    }
    return reading >= low && reading < high
  }
}

/// The length of each occurrence of an event.
struct SeriesLength {
  /// The length in whole days, rounded up; one day more if clock changes may move the end to another day.
  let days: Int
  /// The length in seconds: on the clock, or elapsed if start and end have different clocks.
  let seconds: Int64
  /// The part of the seconds that clock changes do not affect; it comes last.
  private let elapsed: Int64

  init(_ outline: EventOutline, zones: inout ZoneWindows) {
    let difference: Int64
    var onClock = Int64.max
    if outline.start.isDay {
      let end = outline.end.writtenReading
      difference = Int64((end.secondOfDay == 0 ? end.day : end.day + 1) - outline.start.writtenDay) * 86_400
    } else if outline.start.hasSameZone(as: outline.end) {
      difference = outline.end.writtenReading.secondsAsUTC - outline.start.writtenReading.secondsAsUTC
      if let days = outline.nominalDays { onClock = Int64(days) * 86_400 }
    } else {
      difference = zones.instant(of: outline.end) - zones.instant(of: outline.start)
      onClock = 0
    }
    seconds = max(difference, 0)
    elapsed = max(seconds - onClock, 0)
    days = Int((seconds + 86_399) / 86_400) + (elapsed > 0 ? 1 : 0)
  }

  func end(from local: LocalDateTime, at instant: Instant, in zone: ZoneWindow) -> Instant {
    if seconds == elapsed { return instant + seconds }
    // Counted from where a start in a gap is displayed, so that the length stays the same.
    let start = zone.skips(local.secondsAsUTC) ? zone.localDateTime(at: instant) : local
    return zone.instant(of: LocalDateTime(secondsAsUTC: start.secondsAsUTC + seconds - elapsed)) + elapsed
  }
}

extension EventTime {
  /// Returns whether both are readings on the same clock.
  package func hasSameZone(as other: EventTime) -> Bool {
    switch (self, other) {
    case (.floating, .floating), (.utc, .utc): return true
    case (.zoned(_, let a), .zoned(_, let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}
