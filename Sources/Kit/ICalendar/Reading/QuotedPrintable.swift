import Basics

/// The text encoding of vCalendar 1.0 (RFC 2045, 6.7), which some programs still write.
enum QuotedPrintable {
  /// Returns the text with each `=XX` and the iCalendar escapes decoded. Line breaks become line feeds.
  static func decode(_ value: Bytes) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.count)
    var index = 0
    var previous: UInt8 = 0
    while index < value.count {
      var byte = value[index]
      if byte == UInt8(ascii: "="), index + 2 < value.count, let high = digit(value[index + 1]),
        let low = digit(value[index + 2])
      {
        byte = high << 4 | low
        index += 2
      }
      index += 1
      let follows = previous == 0x0D && byte == 0x0A
      previous = byte
      if !follows { bytes.append(byte == 0x0D ? 0x0A : byte) }
    }
    return bytes.withUnsafeBufferPointer { TextValue.unescape($0).text }
  }

  /// Returns the line as iCalendar without the encoding; `nil` if it has no other parameters.
  static func line(_ line: ContentLine, text: String) -> String? {
    var result = Array(line.name)
    line.forEachParameter { name, value in
      if name.isASCIIEqual(to: "ENCODING") || name.isASCIIEqual(to: "CHARSET") { return }
      result.append(";")
      result.append(contentsOf: name)
      result.append("=")
      TextValue.escapeParameter(TextValue.unescapeParameter(value), to: &result)
    } bare: { name in
      // vCalendar 1.0 allows the encoding without its name.
      if name.isASCIIEqual(to: "QUOTED-PRINTABLE") { return }
      result.append(";")
      result.append(contentsOf: name)
    }
    guard result.count > line.name.count else { return nil }
    result.append(":")
    TextValue.escape(text, to: &result)
    return result.withUnsafeBufferPointer { String(validUTF8: $0) }
  }

  /// Returns whether the next physical line of the file continues this one.
  static func isContinued(_ line: ContentLine) -> Bool {
    let value = line.value
    guard value.count > 0, value[value.count - 1] == UInt8(ascii: "="), line.parameters.count > 0 else { return false }
    var isEncoded = false
    line.forEachParameter { _, value in
      if value.isASCIIEqual(to: "QUOTED-PRINTABLE") { isEncoded = true }
    }
    return isEncoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: return byte - 48
    case 65...70: return byte - 55
    case 97...102: return byte - 87
    default: return nil
    }
  }
}
