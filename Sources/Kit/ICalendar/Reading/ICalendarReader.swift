public import Events

/// Reads iCalendar text (RFC 5545), as a whole file or in pieces. Takes linear time for any input, and never traps.
///
///     let document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
///     try store.load(EventVersions.latest(of: document.events))
///
/// Valid events are kept, invalid ones become uninterpreted components, and each deviation is reported as a problem
/// with its line. Accepted with a problem: line ends other than CR LF, a missing VERSION, components without an END,
/// events outside of a VCALENDAR, text in Windows-1252 or UTF-16, quoted-printable text, and rules of vCalendar 1.0.
///
/// TZID becomes the name of the zone, without quotation marks and escapes. Windows zones and names with a prefix become
/// IANA names. Floating times stay floating, even with X-WR-TIMEZONE. DURATION becomes an end and, where clock changes
/// may matter, `Event.nominalDays`. Uninterpreted lines of an event, including alarms, are preserved in
/// `Event.otherLines`. All other components and the properties of the calendar are preserved in
/// `ICalendarDocument.objects`.
public struct ICalendarReader {
  /// The limits on the size of a file. Content beyond a limit is left out and reported as a problem.
  ///
  ///     let limits = ICalendarReader.Limits(events: 10_000)
  ///     let document = try ICalendarReader.read(bytes, limits: limits, calendar: CalendarID(1))
  public struct Limits: Equatable, Sendable {
    /// The maximum length of an unfolded line, in bytes.
    public var lineLength: Int
    /// The maximum depth of nested components.
    public var nestingDepth: Int
    /// The maximum number of lines in a component including nested ones, and of properties in a calendar.
    public var linesPerComponent: Int
    /// The maximum number of events in the file.
    public var events: Int
    /// The maximum number of problems to keep.
    public var problems: Int

    /// Creates limits. The defaults far exceed the files of known programs.
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

    /// The default limits.
    public static let `default` = Limits()
  }

  private let limits: Limits
  private let lines: LineReader
  private var parser: ComponentParser
  /// The bytes that do not form a complete line yet.
  private var rest: [UInt8] = []
  /// The number of bytes in `rest` that are no white space.
  private var restLength = 0
  /// The converter of a file in UTF-16.
  private var utf16: UTF16Text?
  /// The beginning of the input, to determine the reason for a failure.
  private var head: [UInt8] = []

  /// Creates a reader for a file in pieces. Memory stays close to the size of the content read so far.
  ///
  ///     var reader = ICalendarReader(calendar: CalendarID(1))
  ///     for piece in pieces { reader.add(piece) }
  ///     let document = try reader.finish()
  ///
  /// - Parameter calendar: the calendar of the events.
  public init(limits: Limits = .default, calendar: CalendarID) {
    self.init(limits: limits, calendar: calendar, length: 0)
  }

  private init(limits: Limits, calendar: CalendarID, length: Int) {
    self.limits = limits
    lines = LineReader(lengthLimit: limits.lineLength)
    parser = ComponentParser(limits: limits, calendar: calendar, length: length)
  }

  /// Reads the next piece. Pieces may be split anywhere, even within a character.
  public mutating func add(_ piece: [UInt8]) {
    // Wait for both bytes of a possible byte order mark.
    if head.count == 1 {
      let first = head
      head = []
      return add(first + piece)
    }
    if head.isEmpty, piece.count == 1 {
      head = piece
      return
    }
    if head.isEmpty { utf16 = piece.withUnsafeBufferPointer { UTF16Text(mark: $0) } }
    if head.count < 4096 { head.append(contentsOf: piece.prefix(4096)) }
    if let text = piece.withUnsafeBufferPointer({ utf16?.decode($0) }) {
      addText(text)
    } else {
      addText(piece)
    }
  }

  private mutating func addText(_ piece: [UInt8]) {
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

  /// Returns the document; call this after the last piece.
  ///
  /// - Throws: ``ICalendarError`` if no component began anywhere.
  public mutating func finish() throws(ICalendarError) -> ICalendarDocument {
    if head.count == 1 { keep(head[...]) }
    readRest()
    if let document = parser.finish(lines, isUTF16: utf16 != nil) { return document }
    throw head.withUnsafeBufferPointer { Self.failure($0) }
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - calendar: the calendar of the events.
  /// - Throws: ``ICalendarError`` if no component begins anywhere in `bytes`.
  public static func read(
    _ bytes: [UInt8], limits: Limits = .default, calendar: CalendarID
  ) throws(ICalendarError) -> ICalendarDocument {
    var reader = ICalendarReader(limits: limits, calendar: calendar, length: bytes.count)
    reader.utf16 = bytes.withUnsafeBufferPointer { UTF16Text(mark: $0) }
    if let text = bytes.withUnsafeBufferPointer({ reader.utf16?.decode($0) }) {
      text.withUnsafeBufferPointer { reader.read($0) }
    } else {
      bytes.withUnsafeBufferPointer { reader.read($0) }
    }
    if let document = reader.parser.finish(reader.lines, isUTF16: reader.utf16 != nil) { return document }
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
    // A line beyond the limit is left out. Its folds and line ends are kept, because they count for the line numbers.
    guard restLength <= limits.lineLength else {
      rest.append(contentsOf: piece.filter { $0 <= 0x20 })
      return
    }
    rest.append(contentsOf: piece)
    for byte in piece where byte > 0x20 { restLength += 1 }
  }

  /// Returns the index after the last line end that is followed by a byte that does not continue a line; 0 if there is
  /// none.
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

  /// Returns the reason that the bytes are not a calendar.
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
