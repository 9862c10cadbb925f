import Basics
import CalendarSystems
import Events
import TimeZones

/// A STANDARD or DAYLIGHT part of a VTIMEZONE (RFC 5545, 3.6.5): its offset, and the changes to it.
final class Observance {
  let isDaylight: Bool
  private(set) var start: LocalDateTime?
  /// TZOFFSETFROM: the offset before each onset, in seconds east of UTC.
  private(set) var offsetFrom: Int32?
  /// TZOFFSETTO: the offset from each onset on, in seconds east of UTC.
  private(set) var offsetTo: Int32?
  private(set) var name = ""
  private var rules: [RecurrenceRule] = []
  /// The extra onsets (RDATE), on the clock before the change.
  private var dates: [EventTime] = []

  init(isDaylight: Bool) { self.isDaylight = isDaylight }

  /// The local time from each onset on; `nil` if a required property is missing.
  var type: LocalTimeType? {
    guard start != nil, offsetFrom != nil, let offsetTo else { return nil }
    return LocalTimeType(offset: offsetTo, isDaylight: isDaylight, abbreviation: name)
  }

  func add(_ line: ContentLine) {
    switch line.name.position(in: "DTSTART TZOFFSETFROM TZOFFSETTO TZNAME RRULE RDATE") {
    case 0: if let value = TimeText.parse(line.value) { start = value.local }
    case 1: offsetFrom = Self.offset(line.value)
    case 2: offsetTo = Self.offset(line.value)
    case 3: if name.utf8.isEmpty { name = TextValue.unescape(line.value).text }
    case 4: if let rule = RecurrenceText.parse(line.value).rule { rules.append(rule) }
    case 5:
      line.value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
        let end = piece.index(of: UInt8(ascii: "/"), from: 0)
        if let value = TimeText.parse(piece.part(0, end)) { dates.append(value.time(zone: nil)) }
      }
    default: break
    }
  }

  /// Whether one of the rules has no end.
  var isEndless: Bool { rules.contains { $0.count == nil && $0.until == nil } }

  /// The last year given by anything other than an endless rule.
  var lastGivenYear: Int {
    var last = start?.day ?? DayNumber(0)
    for date in dates { last = max(last, date.writtenDay) }
    for rule in rules {
      if let until = rule.until { last = max(last, until.writtenDay) }
    }
    return GregorianCalendar.shared.fields(of: last).year
  }

  /// Returns the instants of the changes before `end`, in seconds.
  ///
  /// - Parameter budget: the maximum number of changes to find; reduced by the number found.
  func onsets(until end: DayNumber, budget: inout Int) -> [Int64] {
    guard let start, let offsetFrom else { return [] }
    let shift = Int64(offsetFrom)
    var readings = [start.secondsAsUTC]
    for date in dates {
      budget -= 1
      if case .utc(let instant) = date {
        readings.append(instant.seconds + shift)
      } else {
        readings.append(date.writtenReading.secondsAsUTC)
      }
    }
    for rule in rules where start.day < end {
      let until: Int64?
      switch rule.until {
      case .utc(let instant)?: until = instant.seconds + shift
      case .day(let day)?: until = LocalDateTime(day: day, secondOfDay: 86_399).secondsAsUTC
      case let time?: until = time.writtenReading.secondsAsUTC
      case nil: until = nil
      }
      _ = rule.appendStarts(
        on: start.day..<end, from: start, wholeDays: false, until: until, budget: &budget, to: &readings)
    }
    return readings.map { $0 - shift }
  }

  /// The yearly date of an endless rule in POSIX form; `nil` if there is none.
  var yearlyDate: RuleDate? {
    guard let start, rules.count == 1, let rule = rules.first, rule.frequency == .yearly, rule.interval == 1,
      rule.isExpandable, rule.byDay.count <= 1
    else { return nil }
    for item in rule.numbers where item.part != .month && item.part != .monthDay { return nil }
    let fields = GregorianCalendar.shared.fields(of: start.day)
    let months = rule[.month]
    let monthDays = rule[.monthDay]
    guard months.count <= 1 else { return nil }
    let month = months.first ?? fields.month
    guard let wanted = rule.byDay.first else {
      guard monthDays.count <= 1 else { return nil }
      let day = monthDays.first ?? fields.day
      guard day > 0, day <= GregorianCalendar.lengthOfMonth(month, year: 2023) else { return nil }
      let first = GregorianCalendar.firstDay(ofMonth: 1, year: 2023)
      let julianDay = GregorianCalendar.firstDay(ofMonth: month, year: 2023) - first + day
      return RuleDate(.julianDay(julianDay), time: Int32(start.secondOfDay))
    }
    guard !months.isEmpty else { return nil }
    if monthDays.isEmpty {
      switch wanted.ordinal {
      case .some(let week) where 1...4 ~= week: return Self.date(month, week, wanted.weekday, 0, start)
      case .some(-1): return Self.date(month, 5, wanted.weekday, 0, start)
      default: return nil
      }
    }
    // A weekday on or after a day of the month, or before its last week, is a week and some days.
    guard wanted.ordinal == nil, monthDays.count == 7 else { return nil }
    let first = monthDays.min() ?? 0
    for day in first..<(first + 7) where !monthDays.contains(day) { return nil }
    if first > 0 {
      guard first <= 28 else { return nil }
      return Self.date(month, (first - 1) / 7 + 1, wanted.weekday, (first - 1) % 7, start)
    }
    guard first < -6, first >= -13 else { return nil }
    return Self.date(month, 5, wanted.weekday, first + 7, start)
  }

  /// Returns a date in POSIX form.
  /// - Parameter days: the days to add to the `week`-th weekday, which is that many days before `weekday`.
  private static func date(
    _ month: Int, _ week: Int, _ weekday: Weekday, _ days: Int, _ start: LocalDateTime
  ) -> RuleDate? {
    guard let shifted = Weekday(rawValue: floorMod(weekday.rawValue - 1 - days, 7) + 1) else { return nil }
    return RuleDate(
      .weekday(month: month, week: week, weekday: shifted), time: Int32(days * 86_400 + start.secondOfDay))
  }

  /// Returns the offset for `+0100` or `-053000`; also accepts the missing sign and the colons that some programs
  /// write.
  private static func offset(_ text: Bytes) -> Int32? {
    var bytes = text.trimmed
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.part(1, bytes.count) }
    var (count, number) = (0, 0)
    for byte in bytes where byte != UInt8(ascii: ":") {
      guard 48...57 ~= byte, count < 6 else { return nil }
      number = number * 10 + Int(byte - 48)
      count += 1
    }
    guard count > 0, count % 2 == 0 else { return nil }
    for _ in count..<6 { number *= 10 }
    let seconds = number / 10_000 * 3600 + number / 100 % 100 * 60 + number % 100
    let value = Int32(isNegative ? -seconds : seconds)
    return LocalTimeType.validOffsets.contains(value) ? value : nil
  }
}
