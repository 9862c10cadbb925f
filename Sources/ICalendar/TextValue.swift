/// TEXT values (RFC 5545, 3.3.11) and the encoding of bytes in general.
enum TextValue {
  /// The bytes as text, and whether they had to be repaired.
  ///
  /// What is not UTF-8 is taken for Latin-1, unless bytes stand in it that Latin-1 has no characters for: then those
  /// that make no sense become U+FFFD.
  static func decode(_ bytes: Bytes, isASCII: Bool = false) -> (text: String, wasRepaired: Bool) {
    if isASCII || isUTF8(bytes) { return (String(decoding: bytes, as: UTF8.self), false) }
    if bytes.contains(where: { 0x80...0x9F ~= $0 }) { return (String(decoding: bytes, as: UTF8.self), true) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else {
        result.append(0xC0 | byte >> 6)
        result.append(0x80 | byte & 0x3F)
      }
    }
    return (String(decoding: result, as: UTF8.self), true)
  }

  /// The text that `bytes` stand for: `\n` is a line break, other escaped characters are themselves.
  static func unescape(_ bytes: Bytes, isASCII: Bool = false) -> (text: String, wasRepaired: Bool) {
    guard bytes.contains(UInt8(ascii: "\\")) else { return decode(bytes, isASCII: isASCII) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < bytes.count {
        index += 1
        byte = bytes[index]
        if byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") { byte = 0x0A }
      }
      result.append(byte)
      index += 1
    }
    return result.withUnsafeBufferPointer { decode($0, isASCII: isASCII) }
  }

  /// A parameter's value with the escapes of RFC 6868: `^n` is a line break, `^'` a quotation mark, `^^` a caret.
  static func unescapeParameter(_ bytes: Bytes) -> String {
    guard bytes.contains(UInt8(ascii: "^")) else { return decode(bytes).text }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch (bytes[index], next) {
      case (UInt8(ascii: "^"), UInt8(ascii: "n")): result.append(0x0A)
      case (UInt8(ascii: "^"), UInt8(ascii: "'")): result.append(UInt8(ascii: "\""))
      case (UInt8(ascii: "^"), UInt8(ascii: "^")): result.append(UInt8(ascii: "^"))
      default:
        result.append(bytes[index])
        index -= 1
      }
      index += 2
    }
    return result.withUnsafeBufferPointer { decode($0).text }
  }

  /// Appends a TEXT value; CR LF and CR become line breaks, so that no text can end the line.
  static func escape(_ text: String, to output: inout [UInt8]) {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0x0A where previous == 0x0D: break
      case 0x0A, 0x0D:
        output.append(UInt8(ascii: "\\"))
        output.append(UInt8(ascii: "n"))
      default: output.append(byte)
      }
      previous = byte
    }
  }

  /// Appends a parameter's value, quoted where it must be.
  static func escapeParameter(_ text: String, to output: inout [UInt8]) {
    let needsQuotes = text.utf8.contains {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",")
    }
    if needsQuotes { output.append(UInt8(ascii: "\"")) }
    for byte in text.utf8 {
      let escaped: UInt8
      switch byte {
      case UInt8(ascii: "\""): escaped = UInt8(ascii: "'")
      case UInt8(ascii: "^"): escaped = UInt8(ascii: "^")
      case 0x0A, 0x0D: escaped = UInt8(ascii: "n")
      default:
        output.append(byte)
        continue
      }
      output.append(UInt8(ascii: "^"))
      output.append(escaped)
    }
    if needsQuotes { output.append(UInt8(ascii: "\"")) }
  }

  /// Unicode, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF.
  static func isUTF8(_ bytes: Bytes) -> Bool {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      index += 1
      if first < 0x80 { continue }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch first {
      case 0xC2...0xDF: length = 1
      case 0xE0: (length, second) = (2, 0xA0...0xBF)
      case 0xED: (length, second) = (2, 0x80...0x9F)
      case 0xE1...0xEF: length = 2
      case 0xF0: (length, second) = (3, 0x90...0xBF)
      case 0xF4: (length, second) = (3, 0x80...0x8F)
      case 0xF1...0xF3: length = 3
      default: return false
      }
      guard index + length <= bytes.count, second ~= bytes[index] else { return false }
      for rest in 1..<max(length, 1) where !(0x80...0xBF ~= bytes[index + rest]) { return false }
      index += length
    }
    return true
  }
}
