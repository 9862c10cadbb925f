import Basics

/// A cursor over the bytes of a zone file.
struct TZifReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The counts of a block of data.
  struct Header {
    var version: Int
    var isUTCCount: Int
    var isStandardCount: Int
    var leapCount: Int
    var timeCount: Int
    var typeCount: Int
    var nameSize: Int

    /// Returns the size of the block in bytes. Counts are bounded by the size of the file, so nothing overflows.
    func dataSize(timeSize: Int) -> Int64 {
      let times = Int64(timeCount) * Int64(timeSize + 1) + Int64(leapCount) * Int64(timeSize + 4)
      return times + Int64(typeCount) * 6 + Int64(nameSize) + Int64(isStandardCount) + Int64(isUTCCount)
    }
  }

  mutating func header() throws(TZifError) -> Header {
    let start = offset
    guard bytes.count - offset >= 44 else {
      // A short file with another beginning is not a zone file at all.
      throw hasMagic(at: offset) ? .truncated(offset: bytes.count) : .badMagic(offset: offset)
    }
    guard hasMagic(at: offset) else { throw .badMagic(offset: offset) }
    let versionByte = bytes[start + 4]
    offset = start + 20
    return Header(
      version: versionByte == 0 ? 1 : Int(versionByte) - 48, isUTCCount: try count(), isStandardCount: try count(),
      leapCount: try count(), timeCount: try count(), typeCount: try count(), nameSize: try count())
  }

  mutating func skip(_ size: Int64) throws(TZifError) {
    guard size <= Int64(bytes.count - offset) else { throw .truncated(offset: bytes.count) }
    offset += Int(size)
  }

  /// Reads the TZ string between two line ends; `nil` if it is empty.
  func footer() throws(TZifError) -> PosixRule? {
    guard offset < bytes.count, bytes[offset] == 10 else { throw .badFooter }
    let line = bytes[(offset + 1)...].prefix { $0 != 10 }
    guard line.endIndex < bytes.count else { throw .badFooter }
    if line.isEmpty { return nil }
    guard let rule = PosixRule(posixBytes: Array(line)) else { throw .badFooter }
    return rule
  }

  /// Reads the block that begins at the current offset.
  mutating func rules(
    _ header: Header, timeSize: Int, _ identifier: String, footer: PosixRule?
  ) throws(TZifError) -> ZoneRules {
    guard header.dataSize(timeSize: timeSize) <= Int64(bytes.count - offset) else {
      throw .truncated(offset: bytes.count)
    }
    guard header.leapCount == 0 else { throw .leapSeconds }
    guard header.typeCount > 0, header.nameSize > 0 else { throw .noTypes }
    let indexStart = offset + header.timeCount * timeSize
    let types = try types(at: indexStart + header.timeCount, header)
    var transitions: [ZoneTransition] = []
    transitions.reserveCapacity(header.timeCount)
    for number in 0..<header.timeCount {
      let time = integer(at: offset + number * timeSize, size: timeSize)
      let index = Int(bytes[indexStart + number])
      guard index < types.count else { throw .badIndex(offset: indexStart + number) }
      if let last = transitions.last, last.instant.seconds >= time { throw .unorderedTransitions }
      transitions.append(ZoneTransition(instant: Instant(seconds: time), type: types[index]))
    }
    return ZoneRules(
      identifier: identifier, initialType: types[0], transitions: transitions, finalRule: footer)
  }

  private func types(at start: Int, _ header: Header) throws(TZifError) -> [LocalTimeType] {
    let nameStart = start + header.typeCount * 6
    var types: [LocalTimeType] = []
    for number in 0..<header.typeCount {
      let typeStart = start + number * 6
      let seconds = Int32(truncatingIfNeeded: integer(at: typeStart, size: 4))
      guard LocalTimeType.validOffsets.contains(seconds) else { throw .badOffset(seconds) }
      let nameIndex = Int(bytes[typeStart + 5])
      guard nameIndex < header.nameSize else { throw .badIndex(offset: typeStart + 5) }
      let name = bytes[(nameStart + nameIndex)..<(nameStart + header.nameSize)].prefix { $0 != 0 }
      types.append(
        LocalTimeType(
          offset: seconds, isDaylight: bytes[typeStart + 4] != 0, abbreviation: String(utf8: name)))
    }
    return types
  }

  private func hasMagic(at start: Int) -> Bool {
    start + 4 <= bytes.count && bytes[start] == 0x54 && bytes[start + 1] == 0x5A && bytes[start + 2] == 0x69
      && bytes[start + 3] == 0x66
  }

  /// Reads a count of items of at least one byte each, which therefore cannot exceed the size of the file.
  private mutating func count() throws(TZifError) -> Int {
    let value = integer(at: offset, size: 4)
    guard 0...Int64(bytes.count) ~= value else { throw .truncated(offset: bytes.count) }
    offset += 4
    return Int(value)
  }

  /// Returns a signed number, most significant byte first; the caller has checked that its bytes exist.
  private func integer(at start: Int, size: Int) -> Int64 {
    var value: UInt64 = bytes[start] >= 0x80 ? .max : 0
    for index in start..<start + size { value = value << 8 | UInt64(bytes[index]) }
    return Int64(bitPattern: value)
  }
}
