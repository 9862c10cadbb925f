import Basics
import CalendarSystems

/// The text form of instants as ISO 8601 date-times with an offset: `2026-11-21T10:00:00+01:00`.
package enum OffsetTime {
  /// Returns `instant` as the clocks of `zone` show it.
  ///
  /// - Parameter offsetSeconds: whether to write the seconds of an offset that is not a whole number of minutes, such
  ///   as the offset of a local mean time.
  package static func text(_ instant: Instant, in zone: ZoneRules, offsetSeconds: Bool = true) -> String {
    let local = zone.localDateTime(at: instant)
    let offset = zone.offset(at: instant)
    return ISODate.format(local.day) + "T" + clock(local.secondOfDay, hasSeconds: true) + (offset < 0 ? "-" : "+")
      + clock(abs(offset), hasSeconds: offsetSeconds && offset % 60 != 0)
  }

  private static func clock(_ seconds: Int, hasSeconds: Bool) -> String {
    let minutes = decimal(seconds / 3600, width: 2) + ":" + decimal(seconds / 60 % 60, width: 2)
    return hasSeconds ? minutes + ":" + decimal(seconds % 60, width: 2) : minutes
  }
}
