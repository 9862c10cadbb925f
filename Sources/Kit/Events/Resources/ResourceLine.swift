import Basics

/// A line that assigns resources.
struct ResourceLine {
  /// The line.
  let bytes: [UInt8]
  private let isAttendee: Bool
  /// The index of the colon in front of the value.
  private let colon: Int

  /// Reads a line; `nil` if it assigns no resources.
  init?(_ text: String) {
    isAttendee = text.value(ofLineNamed: "ATTENDEE") != nil
    guard isAttendee || text.value(ofLineNamed: "RESOURCES") != nil else { return nil }
    bytes = Array(text.utf8)
    var isQuoted = false
    var index = 0
    while index < bytes.count, isQuoted || bytes[index] != UInt8(ascii: ":") {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      index += 1
    }
    guard index < bytes.count else { return nil }
    colon = index
    guard isAttendee else { return }
    let kind = EventLine.capitals(Self.parameter("CUTYPE", of: bytes))
    guard kind.hasSameBytes(as: "ROOM") || kind.hasSameBytes(as: "RESOURCE") else { return nil }
  }

  /// Whether it is a RESOURCES property without parameters, so that items can be appended.
  var isPlain: Bool {
    // A backslash at the end would escape the comma.
    var isEscape = false
    for byte in bytes { isEscape = !isEscape && byte == UInt8(ascii: "\\") }
    return !isAttendee && !isEscape && colon == Self.plainCount - 1
  }

  /// The number of bytes of `RESOURCES:`.
  static let plainCount = 10

  /// Returns the line with other identifiers; empty if none of them remains. For `new`, see `ResourceLines.rewrite`.
  func rewritten(_ new: ResourceLines.Replacement) -> String {
    var result = text(0, colon + 1)
    // The numbers of written items, of those with an identifier, and of removed ones.
    var (written, kept, removed) = (0, 0, 0)
    var item: [UInt8] = []
    var start = colon + 1
    var index = start
    while index <= bytes.count {
      if index == bytes.count || !isAttendee && bytes[index] == UInt8(ascii: ",") {
        let id = String(utf8: item)
        if let other = item.isEmpty ? id : new?(id, bytes) {
          let isSame = other.hasSameBytes(as: id)
          if isAttendee, !isSame { result = "RESOURCES:" }
          if written > 0 { result += "," }
          result += isSame ? text(start, index) : Event.escaped(other)
          written += 1
          if !item.isEmpty { kept += 1 }
        } else {
          removed += 1
        }
        item = []
        start = index + 1
      } else {
        var byte = bytes[index]
        if byte == UInt8(ascii: "\\"), !isAttendee, index + 1 < bytes.count {
          index += 1
          byte = bytes[index] | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[index]
        }
        item.append(byte)
      }
      index += 1
    }
    return removed > 0 && kept == 0 ? "" : result
  }

  private func text(_ start: Int, _ end: Int) -> String {
    bytes.withUnsafeBufferPointer { String(validUTF8: UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// Returns the value of a parameter of a line, without quotation marks; empty if there is none.
  @inline(never)
  static func parameter(_ name: StaticString, of line: [UInt8]) -> [UInt8] {
    var value: [UInt8] = []
    // The number of bytes of the name that match; -1 in another parameter, and one more in the value.
    var (matched, isQuoted) = (-1, false)
    let length = name.utf8CodeUnitCount
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") {
        if matched > length || byte == UInt8(ascii: ":") { return value }
        matched = 0
      } else if matched > length {
        if byte != UInt8(ascii: "\"") { value.append(byte) }
      } else if matched >= 0 {
        let wanted = matched < length ? name.utf8Start[matched] : UInt8(ascii: "=")
        // Letters differ by case in the bit 0x20.
        matched = (byte ^ wanted) & 0xDF == 0 ? matched + 1 : -1
      }
    }
    return value
  }

  /// Returns the name of an attendee (CN) in a line; empty for none.
  static func title(of line: [UInt8]) -> String {
    // RFC 6868.
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in parameter("CN", of: line) {
      if !isEscaped, byte == UInt8(ascii: "^") {
        isEscaped = true
        continue
      }
      switch byte {
      case UInt8(ascii: "n") where isEscaped: bytes.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "'") where isEscaped: bytes.append(UInt8(ascii: "\""))
      case UInt8(ascii: "^"): bytes.append(byte)
      default:
        if isEscaped { bytes.append(UInt8(ascii: "^")) }
        bytes.append(byte)
      }
      isEscaped = false
    }
    return String(utf8: bytes)
  }
}
