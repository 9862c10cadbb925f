public import Events

/// Reads iCalendar text (RFC 5545) from bytes. Takes linear time, whatever the bytes are.
///
/// Good events are kept, bad ones are left out, and each oddity becomes a problem with its line. Understood with a
/// remark: other line ends than CR LF, missing VERSION, components that do not end, events outside of a VCALENDAR, text
/// that is not UTF-8. Several VCALENDARs in a row count as one. TZID becomes the name of the zone; a floating time stays
/// floating, whatever X-WR-TIMEZONE says. What stands in an event and is not modelled, alarms included, goes to
/// `Event.otherLines`; to-dos, journals, free-busy times and time zones are counted. DURATION becomes an end on the clock
/// of the start.
public enum ICalendarReader {
  /// What a file may ask for.
  public struct Limits: Equatable, Sendable {
    /// Bytes of one unfolded line.
    public var lineLength: Int
    /// Components inside of components.
    public var nestingDepth: Int
    /// Lines of one event.
    public var linesPerEvent: Int
    /// Of the whole file.
    public var events: Int
    /// Problems that are kept.
    public var problems: Int

    /// Every limit has a generous value of its own.
    public init(
      lineLength: Int = 32 << 20, nestingDepth: Int = 32, linesPerEvent: Int = 200_000, events: Int = 1_000_000,
      problems: Int = 1000
    ) {
      self.lineLength = lineLength
      self.nestingDepth = nestingDepth
      self.linesPerEvent = linesPerEvent
      self.events = events
      self.problems = problems
    }

    /// Generous for any file that a program has written.
    public static let `default` = Limits()
  }

  /// - Parameter calendar: what the events are put into.
  /// - Throws: if no component begins anywhere in `bytes`.
  public static func read(
    _ bytes: [UInt8], limits: Limits = .default, calendar: CalendarID
  ) throws(ICalendarError) -> ICalendarDocument {
    let document = bytes.withUnsafeBufferPointer { input -> ICalendarDocument? in
      let lines = LineReader(input, lengthLimit: limits.lineLength)
      var parser = ComponentParser(limits: limits, calendar: calendar)
      while let line = lines.next() { parser.read(line) }
      return parser.finish(lines)
    }
    if let document { return document }
    throw bytes.withUnsafeBufferPointer { failure($0) }
  }

  /// What the bytes are, if they are no calendar.
  private static func failure(_ bytes: Bytes) -> ICalendarError {
    if bytes.count >= 2, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
      return .binary
    }
    guard let line = LineReader(bytes, lengthLimit: .max).next() else { return .empty }
    let start = line.bytes.trimmed
    if start.isEmpty { return bytes.contains { $0 > 0x20 && $0 < 0x7F } ? .notCalendar(firstLine: "") : .empty }
    if start.first == UInt8(ascii: "<") { return .markup }
    if start.isASCIIEqual(to: "BEGIN:VCARD") { return .contacts }
    let head = Bytes(rebasing: start[..<min(start.count, 512)])
    if head.contains(where: { $0 < 9 }) || !TextValue.isUTF8(head) { return .binary }
    return .notCalendar(firstLine: start.excerpt)
  }
}
