public import Events

/// Reads iCalendar text (RFC 5545) from bytes. Takes linear time, whatever the bytes are.
///
/// Good events are kept, bad ones become components without meaning, and each oddity becomes a problem with its line.
/// Understood with a remark: other line ends than CR LF, missing VERSION, components that do not end, events outside of a
/// VCALENDAR, text that is not UTF-8, quoted-printable text. TZID becomes the name of the zone; zones of Windows, and
/// names with a prefix, become IANA names. A floating time stays floating, whatever X-WR-TIMEZONE says. What stands in an
/// event and is not modelled, alarms included, goes to `Event.otherLines`; all other components, and the properties of the
/// calendar, to `ICalendarDocument.objects`. DURATION becomes an end, and `Event.nominalDays` where clocks may change.
public struct ICalendarReader {
  /// What a file may ask for.
  public struct Limits: Equatable, Sendable {
    /// Bytes of one unfolded line.
    public var lineLength: Int
    /// Components inside of components.
    public var nestingDepth: Int
    /// Lines of one component, with all that is in it; properties of a calendar.
    public var linesPerComponent: Int
    /// Of the whole file.
    public var events: Int
    /// Problems that are kept.
    public var problems: Int

    /// Every limit has a generous value of its own.
    public init(
      lineLength: Int = 32 << 20, nestingDepth: Int = 32, linesPerComponent: Int = 200_000, events: Int = 1_000_000,
      problems: Int = 1000
    ) {
      self.lineLength = lineLength
      self.nestingDepth = nestingDepth
      self.linesPerComponent = linesPerComponent
      self.events = events
      self.problems = problems
    }

    /// Generous for any file that a program has written.
    public static let `default` = Limits()
  }

  private let limits: Limits
  private let lines: LineReader
  private var parser: ComponentParser
  /// What was given and is not certainly whole lines yet.
  private var rest: [UInt8] = []
  /// Bytes of `rest` that are no white space.
  private var restLength = 0
  /// The beginning of what was given, for the reason of a failure.
  private var head: [UInt8] = []

  /// A reader that is given a file piece by piece: memory stays near the size of what is read.
  ///
  /// - Parameter calendar: what the events are put into.
  public init(limits: Limits = .default, calendar: CalendarID) {
    self.init(limits: limits, calendar: calendar, length: 0)
  }

  private init(limits: Limits, calendar: CalendarID, length: Int) {
    self.limits = limits
    lines = LineReader(lengthLimit: limits.lineLength)
    parser = ComponentParser(limits: limits, calendar: calendar, length: length)
  }

  /// Reads on. Pieces may be cut anywhere.
  public mutating func add(_ piece: [UInt8]) {
    if head.count < 4096 { head.append(contentsOf: piece.prefix(4096)) }
    let end = piece.withUnsafeBufferPointer { Self.endOfLines($0) }
    guard end > 0 else {
      keep(piece[...])
      return
    }
    if rest.isEmpty {
      piece.withUnsafeBufferPointer { read($0.part(0, end)) }
    } else {
      rest.append(contentsOf: piece[..<end])
      readRest()
    }
    keep(piece[end...])
  }

  /// What was read.
  ///
  /// - Throws: if no component began anywhere.
  public mutating func finish() throws(ICalendarError) -> ICalendarDocument {
    readRest()
    if let document = parser.finish(lines) { return document }
    throw head.withUnsafeBufferPointer { Self.failure($0) }
  }

  /// Reads a whole file.
  ///
  /// - Parameter calendar: what the events are put into.
  /// - Throws: if no component begins anywhere in `bytes`.
  public static func read(
    _ bytes: [UInt8], limits: Limits = .default, calendar: CalendarID
  ) throws(ICalendarError) -> ICalendarDocument {
    var reader = ICalendarReader(limits: limits, calendar: calendar, length: bytes.count)
    bytes.withUnsafeBufferPointer { reader.read($0) }
    if let document = reader.parser.finish(reader.lines) { return document }
    throw bytes.withUnsafeBufferPointer { failure($0) }
  }

  // MARK: - Pieces

  private mutating func read(_ bytes: Bytes) {
    lines.continue(with: bytes)
    while let line = lines.next() { parser.read(line) }
  }

  private mutating func readRest() {
    let bytes = rest
    rest = []
    restLength = 0
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) {
    // A line beyond the limit is left out in any case; folds and line ends in it are not, and count for the lines.
    guard restLength <= limits.lineLength else {
      rest.append(contentsOf: piece.filter { $0 <= 0x20 })
      return
    }
    rest.append(contentsOf: piece)
    for byte in piece where byte > 0x20 { restLength += 1 }
  }

  /// Behind the last line end after which something stands that is no fold; 0 if there is none.
  private static func endOfLines(_ bytes: Bytes) -> Int {
    var index = bytes.count - 1
    while index > 0 {
      let before = bytes[index - 1]
      let byte = bytes[index]
      if before == 0x0A || before == 0x0D, byte > 0x20 { return index }
      index -= 1
    }
    return 0
  }

  /// What the bytes are, if they are no calendar.
  private static func failure(_ bytes: Bytes) -> ICalendarError {
    if bytes.count >= 2, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
      return .binary
    }
    let reader = LineReader(lengthLimit: .max)
    reader.continue(with: bytes)
    guard let line = reader.next() else { return .empty }
    let start = line.bytes.trimmed
    if start.isEmpty { return bytes.contains { $0 > 0x20 && $0 < 0x7F } ? .notCalendar(firstLine: "") : .empty }
    if start.first == UInt8(ascii: "<") { return .markup }
    if start.isASCIIEqual(to: "BEGIN:VCARD") { return .contacts }
    let head = start.part(0, min(start.count, 512))
    if head.contains(where: { $0 < 9 }) || !TextValue.isUTF8(head) { return .binary }
    return .notCalendar(firstLine: start.excerpt)
  }
}
