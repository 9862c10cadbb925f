import Almanac
import EventStores
import HTTPTypes

/// The filter of a report `calendar-query` (RFC 4791, 9.7): events, those in a range of time, and those with a UID.
struct DAVFilter: Equatable {
  /// Whether nothing can match, because the filter is about tasks or anything else that is not kept.
  var isEmpty = false
  /// The start, inclusive, and the end, exclusive; `nil` for an open range.
  var start, end: Instant?
  /// The text that the UID contains, or, if `isNegated`, does not contain.
  var uid: String?
  var isNegated = false
  /// Whether upper and lower case differ.
  var isCaseSensitive = false

  /// Reads the filter of a report.
  init(_ body: DAVElement) throws(DAVError) {
    guard let filter = body.child(.caldav("filter")), filter.children.count == 1,
      let calendar = filter.children.first, calendar.name == .caldav("comp-filter"),
      calendar.attribute("name")?.uppercased() == "VCALENDAR"
    else {
      throw DAVError(.forbidden, .caldav("valid-filter"), message: "expected a filter for VCALENDAR")
    }
    guard calendar.children.count < 2 else { throw Self.unsupported(calendar.children[1]) }
    guard let component = calendar.children.first else { return }
    guard component.name == .caldav("comp-filter"), let name = component.attribute("name")?.uppercased() else {
      throw Self.unsupported(component)
    }
    let isUndefined = component.child(.caldav("is-not-defined")) != nil
    guard name == "VEVENT" else {
      // A filter for components that no object has.
      isEmpty = !isUndefined
      return
    }
    isEmpty = isUndefined
    for condition in component.children where condition.name != .caldav("is-not-defined") {
      if condition.name == .caldav("time-range") {
        try readRange(condition)
      } else if condition.name == .caldav("prop-filter"), condition.attribute("name")?.uppercased() == "UID" {
        try readUID(condition)
      } else {
        throw Self.unsupported(condition)
      }
    }
  }

  var hasRange: Bool { start != nil || end != nil }

  private mutating func readRange(_ range: DAVElement) throws(DAVError) {
    start = try Self.instant(range.attribute("start"))
    end = try Self.instant(range.attribute("end"))
    guard hasRange, (start ?? Instant(seconds: .min)) < (end ?? Instant(seconds: .max)) else {
      throw DAVError(.forbidden, .caldav("valid-filter"), message: "expected a start before the end")
    }
  }

  private mutating func readUID(_ property: DAVElement) throws(DAVError) {
    guard let match = property.child(.caldav("text-match")), property.children.count == 1 else {
      if let condition = property.children.first(where: { $0.name != .caldav("text-match") }) {
        if condition.name == .caldav("is-not-defined") { isEmpty = true } else { throw Self.unsupported(condition) }
      }
      return
    }
    switch match.attribute("collation")?.lowercased() {
    case nil, "i;ascii-casemap", "i;unicode-casemap": isCaseSensitive = false
    case "i;octet": isCaseSensitive = true
    case let name?:
      throw DAVError(.forbidden, .caldav("supported-collation"), message: "the collation \(name) is unknown")
    }
    uid = match.text
    isNegated = match.attribute("negate-condition")?.lowercased() == "yes"
  }

  private static func unsupported(_ condition: DAVElement) -> DAVError {
    DAVError(
      .forbidden, .caldav("supported-filter"), [.element(DAVElement(condition.name, attributes: condition.attributes))],
      message: "filters are for VEVENT, with a time range and a UID")
  }

  /// Reads a time in UTC, such as `20261121T114400Z`.
  private static func instant(_ text: String?) throws(DAVError) -> Instant? {
    guard let text else { return nil }
    let digits = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int64? { Int64(String(decoding: digits[range], as: UTF8.self)) }
    guard digits.count == 16, digits[8] == UInt8(ascii: "T"), digits[15] == UInt8(ascii: "Z"),
      let day = try? ISODate.parse("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))"),
      let hour = number(9..<11), let minute = number(11..<13), let second = number(13..<15), 0..<24 ~= hour,
      0..<60 ~= minute, 0...60 ~= second
    else {
      throw DAVError(.forbidden, .caldav("valid-filter"), message: "expected a time such as 20261121T114400Z")
    }
    return Instant(seconds: Int64(day.rawValue) * 86_400 + hour * 3_600 + minute * 60 + second)
  }

  // MARK: - Matching

  /// Returns whether a UID matches.
  func matches(uid: String) -> Bool {
    guard let wanted = self.uid else { return true }
    let (text, part) = isCaseSensitive ? (uid, wanted) : (uid.lowercased(), wanted.lowercased())
    return (part.isEmpty || text.contains(part)) != isNegated
  }

  /// The longest range in which recurring events are expanded, in days.
  private static let longest = 4_000

  /// The days that events in the range of time may have, whatever their zones.
  var days: Range<DayNumber> {
    let low = start.map { Self.day($0) - 2 } ?? DayNumber(Int(Int32.min))
    return low..<max(end.map { Self.day($0) + 3 } ?? DayNumber(Int(Int32.max)), low + 1)
  }

  private static func day(_ instant: Instant) -> DayNumber {
    let seconds = max(-62_135_596_800, min(instant.seconds, 253_402_300_799))
    return DayNumber(Int((Double(seconds) / 86_400).rounded(.down)))
  }

  /// Returns whether an occurrence of a calendar object is in the range (RFC 4791, 9.9). Days are those of UTC.
  func matchesRange(_ object: CalendarObject) -> Bool {
    guard let first = object.events.first else { return false }
    var extent = EventExtent.days(of: first.event)
    for stored in object.events { extent = EventExtent.hull(extent, EventExtent.days(of: stored.event)) }
    let days = days
    var low = max(days.lowerBound, extent.lowerBound - 2), high = min(days.upperBound, extent.upperBound + 3)
    if low >= high { return false }
    // Without an end, the first occurrences decide, and without a start, the last ones.
    if high - low > Self.longest {
      if start == nil, end != nil { low = high - Self.longest } else { high = low + Self.longest }
    }
    var expander = OccurrenceExpander(touching: low..<high, displayZone: .utc, zones: DAVSession.zones)
    var found: [Occurrence] = []
    let overrides = object.events.filter { $0.event.recurrenceID != nil }
    let replaced = overrides.compactMap { $0.event.recurrenceID }
    let following = overrides.filter { $0.event.recurrenceRange == .thisAndFuture }
    for stored in object.events {
      _ = expander.append(
        stored.event, id: stored.id, replaced: replaced,
        following: following.map { EventOutline(id: $0.id, event: $0.event) }, to: &found)
    }
    return found.contains(where: isInRange)
  }

  private func isInRange(_ occurrence: Occurrence) -> Bool {
    if let end, occurrence.start >= end { return false }
    guard let start else { return true }
    return occurrence.end > start || occurrence.end == occurrence.start && occurrence.start >= start
  }
}
