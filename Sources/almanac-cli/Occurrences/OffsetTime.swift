import Almanac

/// Instants as ISO 8601 date-times with an offset: `2026-11-21T10:00:00+01:00`.
enum OffsetTime {
  static func text(_ instant: Instant, in zone: ZoneRules) -> String {
    let local = zone.localDateTime(at: instant)
    let offset = zone.offset(at: instant)
    return ISODate.format(local.day) + "T" + clock(local.secondOfDay) + (offset < 0 ? "-" : "+")
      + clock(abs(offset), withSeconds: offset % 60 != 0)
  }

  private static func clock(_ seconds: Int, withSeconds: Bool = true) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60] + (withSeconds ? [seconds % 60] : [])
    return parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
