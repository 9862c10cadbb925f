import Almanac

/// The texts of values in records, as the page's batch.js reads them.
extension EventRecord {
  /// Returns a time: `2026-02-16`, `2026-02-16T09:30`, with seconds if there are some, and `Z` in UTC. A time in
  /// another zone than the start of its event has the zone in brackets (RFC 9557).
  static func text(of time: EventTime, beside start: EventTime) -> String {
    let reading = time.writtenReading
    let day = ISODate.format(reading.day)
    if time.isDay { return day }
    let (hour, minute) = (decimal(reading.hour, width: 2), decimal(reading.minute, width: 2))
    let second = reading.second == 0 ? "" : ":" + decimal(reading.second, width: 2)
    let text = day + "T" + hour + ":" + minute + second
    if case .utc = time { return text + "Z" }
    guard let zone = zone(of: time), !areSame(zone, self.zone(of: start)) else { return text }
    return text + "[" + zone + "]"
  }

  /// Returns the zone of a time; `nil` for a day, and for a time without a zone or in UTC.
  static func zone(of time: EventTime) -> String? {
    if case .zoned(_, let zone) = time { zone } else { nil }
  }

  static func areSame(_ a: String?, _ b: String?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.hasSameBytes(as: b)
  }

  static func text(of rule: RecurrenceRule) -> String {
    var bytes: [UInt8] = []
    RecurrenceText.write(rule, to: &bytes)
    return String(utf8: bytes)
  }

  /// Returns an extra occurrence with its own length, as a line of iCalendar.
  static func text(of period: RecurrencePeriod) -> String {
    let zone = zone(of: period.start).map { ";TZID=" + $0 } ?? ""
    var bytes = Array(("RDATE;VALUE=PERIOD" + zone + ":").utf8)
    period.start.writeText(to: &bytes)
    bytes.append(UInt8(ascii: "/"))
    if let days = period.nominalDays {
      let length = period.end.writtenReading.secondsAsUTC - period.start.writtenReading.secondsAsUTC
      TimeText.write(days: days, seconds: length - Int64(days) * 86_400, to: &bytes)
    } else {
      period.end.writeText(to: &bytes)
    }
    return String(utf8: bytes)
  }

  /// Returns the URL of an event's image; empty for none, and for an image in a file.
  static func image(of event: Event) -> String {
    if case .reference(let address)? = event.image?.content { address } else { "" }
  }

  static func word(_ status: EventStatus) -> String {
    switch status {
    case .unspecified: ""
    case .tentative: "tentative"
    case .confirmed: "confirmed"
    case .cancelled: "cancelled"
    }
  }

  static func word(_ privacy: EventPrivacy) -> String {
    switch privacy {
    case .open: "public"
    case .confidential: "confidential"
    case .hidden: "private"
    }
  }
}
