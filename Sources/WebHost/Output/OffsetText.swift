import Almanac

/// The start and the end of an occurrence in the form that JavaScript reads.
enum OffsetText {
  /// A text such as `2026-11-21T14:00:00+01:00`; the date alone for all-day events.
  static func text(_ instant: Instant, _ day: DayNumber, _ occurrence: Occurrence, _ zone: ZoneRules) -> String {
    if occurrence.isAllDay { return ISODate.format(day) }
    let local = zone.localDateTime(at: instant)
    let offset = zone.offset(at: instant)
    let minutes = abs(offset) / 60
    return ISODate.format(local.day) + "T" + decimal(local.hour, width: 2) + ":" + decimal(local.minute, width: 2) + ":"
      + decimal(local.second, width: 2) + (offset < 0 ? "-" : "+") + decimal(minutes / 60, width: 2) + ":"
      + decimal(minutes % 60, width: 2)
  }
}
