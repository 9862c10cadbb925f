import Almanac

/// Events of a page, as batch.js writes them: a header of four numbers, columns of numbers, and one block of texts.
///
/// All numbers are little-endian. The header contains the number of events, of calendars, and of zones, and the format
/// version 1. Then follow the columns of events in the order of `Column`, the colors of the calendars, and the texts,
/// separated by zero bytes: the identifier and name of each calendar, the names of the zones, and for each event its
/// UID, title, location, notes, and lines of iCalendar for properties without a column.
///
/// The data is not trusted: invalid values are reported or treated as missing.
package struct EventBatch {
  /// The columns of numbers. The raw value is the number of bytes of an event in all preceding columns.
  private enum Column: Int {
    /// Start, end, and the start of the replaced occurrence: days or seconds since 1970, each with its clock.
    case start = 0
    case end = 8
    case instance = 16
    /// The length in days of an event with a duration; all bits set for an event with an end.
    case days = 24
    /// 0 for none, the number of a hue starting at 1, or 0x1000000 plus a color.
    case color = 28
    /// The clocks of the three times; see `Clock`.
    case startClock = 32
    case endClock = 34
    case instanceClock = 36
    case calendar = 38
    case flags = 40
  }

  /// The clock of a time. Values from `zone` on include the index of a zone.
  private enum Clock {
    static let day = 0
    static let floating = 1
    static let utc = 2
    static let zone = 3
    /// Added for an instant that is read in the zone.
    static let instant = 0x8000
    static let none = 0xFFFF
  }

  private enum Flag {
    /// The bits of the status.
    static let status = 3
    static let background = 4
    /// The calendar object no longer has any events.
    static let removed = 8
    /// An override that also replaces all later occurrences.
    static let future = 16
  }

  private static let headLength = 16
  private static let eventLength = 41
  private static let textsOfEvent = 5
  /// The largest number of seconds of a date in JavaScript.
  private static let limit = 8.64e12

  private let bytes: [UInt8]
  let count: Int
  let calendarCount: Int
  private let zoneCount: Int
  /// The offsets at which texts begin, followed by the end of the last one.
  private var texts: [Int32] = []

  /// Creates a batch; `nil` if the bytes cannot be one.
  package init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    func number(_ index: Int) -> Int {
      4 * index + 4 <= bytes.count ? Int(Self.number(at: 4 * index, in: bytes, UInt32.self) & 0x3FFF_FFFF) : -1
    }
    (count, calendarCount, zoneCount) = (number(0), number(1), number(2))
    guard number(3) == 1, 0...bytes.count / Self.eventLength ~= count, 0...bytes.count / 4 ~= calendarCount,
      0..<Clock.instant - Clock.zone ~= zoneCount
    else { return nil }
    let start = Self.headLength + Self.eventLength * count + 4 * calendarCount
    let number = 2 * calendarCount + zoneCount + Self.textsOfEvent * count
    guard start <= bytes.count else { return nil }
    texts.reserveCapacity(number + 1)
    texts.append(Int32(start))
    for index in start..<bytes.count where bytes[index] == 0 { texts.append(Int32(index + 1)) }
    texts.append(Int32(bytes.count + 1))
    guard number == 0 || texts.count == number + 1 else { return nil }
  }

  // MARK: - Calendars

  /// Returns the identifier and name of a calendar, its color if it has one, and its permissions.
  func calendar(at index: Int) -> (id: String, name: String, color: EventColor?, access: CalendarAccess) {
    let number = Self.number(at: Self.headLength + Self.eventLength * count + 4 * index, in: bytes, UInt32.self)
    let access: CalendarAccess = number & 1 << 31 != 0 ? .readOnly : .full
    return (text(2 * index), text(2 * index + 1), Self.color(number & 0x1FF_FFFF), access)
  }

  // MARK: - Events

  /// Returns the UID of an event.
  func uid(at index: Int) -> String { text(0, ofEvent: index) }

  /// Returns whether an entry only reports that no event with its UID exists any more.
  func isRemoval(at index: Int) -> Bool { flags(index) & Flag.removed != 0 }

  /// Returns an event without the contents of its iCalendar lines; `nil` if it has an invalid time.
  func event(at index: Int, calendars: [CalendarID], zones: any ZoneProvider) -> Event? {
    let calendar = Int(column(.calendar, index, UInt16.self))
    guard calendar < calendars.count, let start = time(.start, .startClock, index, zones),
      let end = time(.end, .endClock, index, zones)
    else { return nil }
    var event = Event(
      uid: uid(at: index), calendar: calendars[calendar], summary: text(1, ofEvent: index), start: start, end: end,
      location: text(2, ofEvent: index), notes: text(3, ofEvent: index),
      color: Self.color(column(.color, index, UInt32.self)),
      status: EventStatus(rawValue: UInt8(flags(index) & Flag.status)) ?? .unspecified)
    let days = column(.days, index, UInt32.self)
    if days < 1 << 30 { event.nominalDays = Int(days) }
    if column(.instanceClock, index, UInt16.self) != Clock.none {
      guard let instance = time(.instance, .instanceClock, index, zones) else { return nil }
      event.recurrenceID = instance
      if flags(index) & Flag.future != 0 { event.recurrenceRange = .thisAndFuture }
    }
    if flags(index) & Flag.background != 0 { event.display = .background }
    return event
  }

  /// Reads the iCalendar lines of all events that have some. Returns events with their index as UID, in ascending
  /// order. Calls `report` with the index and reason of each problem.
  func readLines(_ report: (Int, String) -> Void) -> [Event] {
    var text: [UInt8] = Array("BEGIN:VCALENDAR\nVERSION:2.0\n".utf8)
    var line = 3
    /// The index of each event, with the number of its first line.
    var starts: [(line: Int, index: Int)] = []
    for index in 0..<count {
      let range = range(ofText: 4, ofEvent: index)
      guard !range.isEmpty else { continue }
      starts.append((line, index))
      text += Array("BEGIN:VEVENT\nUID:".utf8) + Array(decimal(index).utf8) + Array("\nDTSTART:20000101T000000\n".utf8)
      text += bytes[range]
      text += Array("\nEND:VEVENT\n".utf8)
      line += 5
      for byte in bytes[range] where byte == 10 { line += 1 }
    }
    guard !starts.isEmpty else { return [] }
    text += Array("END:VCALENDAR\n".utf8)
    do throws(ICalendarError) {
      let document = try ICalendarReader.read(text, calendar: CalendarID(0))
      for problem in document.problems where problem.severity == .error {
        if let start = starts.last(where: { $0.line <= problem.line }) { report(start.index, problem.description) }
      }
      return document.events
    } catch {
      report(starts[0].index, error.description)
      return []
    }
  }

  // MARK: - Values

  private func time(_ column: Column, _ clock: Column, _ index: Int, _ zones: any ZoneProvider) -> EventTime? {
    let value = Double(bitPattern: self.column(column, index, UInt64.self))
    let clock = Int(self.column(clock, index, UInt16.self))
    guard value.magnitude <= Self.limit else { return nil }
    let seconds = Int64(value.rounded(.down))
    switch clock {
    case Clock.day: return seconds.magnitude <= UInt64(Self.limit / 86_400) ? .day(DayNumber(Int(seconds))) : nil
    case Clock.floating: return .floating(LocalDateTime(secondsAsUTC: seconds))
    case Clock.utc: return .utc(Instant(seconds: seconds))
    default:
      let zone = clock % Clock.instant - Clock.zone
      guard 0..<zoneCount ~= zone else { return nil }
      let name = text(2 * calendarCount + zone)
      guard clock >= Clock.instant else { return .zoned(LocalDateTime(secondsAsUTC: seconds), zone: name) }
      let instant = Instant(seconds: seconds)
      return zones.rules(for: name).map { .zoned($0.localDateTime(at: instant), zone: name) } ?? .utc(instant)
    }
  }

  /// The color for a number from colors.js; `nil` for none.
  static func color(_ number: UInt32) -> EventColor? {
    if number >= 0x100_0000 { return .rgb(number & 0xFF_FFFF) }
    return number == 0 ? nil : EventHue(rawValue: UInt8(truncatingIfNeeded: number - 1)).map { .named($0) }
  }

  private func flags(_ index: Int) -> Int { Int(column(.flags, index, UInt8.self)) }

  private func column<Number: FixedWidthInteger & BitwiseCopyable>(_ column: Column, _ index: Int, _ type: Number.Type)
    -> Number
  {
    Self.number(at: Self.headLength + column.rawValue * count + index * MemoryLayout<Number>.size, in: bytes, type)
  }

  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at start: Int, in bytes: [UInt8], _ type: Number.Type
  ) -> Number {
    bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: type)) }
  }

  private func range(ofText number: Int, ofEvent index: Int) -> Range<Int> {
    range(ofText: 2 * calendarCount + zoneCount + Self.textsOfEvent * index + number)
  }

  private func range(ofText number: Int) -> Range<Int> { Int(texts[number])..<Int(texts[number + 1]) - 1 }

  private func text(_ number: Int, ofEvent index: Int) -> String {
    String(utf8: bytes[range(ofText: number, ofEvent: index)])
  }

  private func text(_ number: Int) -> String { String(utf8: bytes[range(ofText: number)]) }
}
