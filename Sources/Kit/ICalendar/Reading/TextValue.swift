import Basics

/// The encoding of TEXT values (RFC 5545, 3.3.11), parameters, and bytes.
enum TextValue {
  /// Returns the bytes as text, and whether they had to be repaired. Bytes known to be UTF-8 are not checked.
  ///
  /// Other bytes are interpreted as Windows-1252, which contains the letters of Latin-1. If the text also contains
  /// UTF-8 characters, or bytes that Windows-1252 leaves undefined, invalid bytes become U+FFFD.
  static func decode(_ bytes: Bytes, isUTF8 isKnown: Bool = false) -> (text: String, wasRepaired: Bool) {
    if isKnown || isUTF8(bytes) { return (String(validUTF8: bytes), false) }
    if bytes.contains(where: { 0x80...0x9F ~= $0 }) {
      if hasCharacterOfUTF8(bytes) || bytes.contains(where: { windowsCharacter($0) == 0 }) {
        return (String(utf8: bytes), true)
      }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes { UTF16Text.append(UInt32(windowsCharacter(byte)), to: &result) }
    return (String(utf8: result), true)
  }

  /// Returns the character of a byte in Windows-1252; 0 for the five bytes without one.
  private static func windowsCharacter(_ byte: UInt8) -> UInt16 {
    switch byte {
    case 0x80: 0x20AC
    case 0x82: 0x201A
    case 0x83: 0x0192
    case 0x84: 0x201E
    case 0x85: 0x2026
    case 0x86: 0x2020
    case 0x87: 0x2021
    case 0x88: 0x02C6
    case 0x89: 0x2030
    case 0x8A: 0x0160
    case 0x8B: 0x2039
    case 0x8C: 0x0152
    case 0x8E: 0x017D
    case 0x91: 0x2018
    case 0x92: 0x2019
    case 0x93: 0x201C
    case 0x94: 0x201D
    case 0x95: 0x2022
    case 0x96: 0x2013
    case 0x97: 0x2014
    case 0x98: 0x02DC
    case 0x99: 0x2122
    case 0x9A: 0x0161
    case 0x9B: 0x203A
    case 0x9C: 0x0153
    case 0x9E: 0x017E
    case 0x9F: 0x0178
    case 0x81, 0x8D, 0x8F, 0x90, 0x9D: 0
    default: UInt16(byte)
    }
  }

  /// Returns whether the bytes contain a multi-byte UTF-8 character.
  private static func hasCharacterOfUTF8(_ bytes: Bytes) -> Bool {
    for index in 0..<bytes.count where bytes[index] >= 0xC2 {
      let length = bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
      if index + length <= bytes.count, isUTF8(bytes.part(index, index + length)) { return true }
    }
    return false
  }

  /// Returns the text of a TEXT value: `\n` is a line break, any other escaped character stands for itself.
  static func unescape(_ bytes: Bytes, isUTF8 isKnown: Bool = false) -> (text: String, wasRepaired: Bool) {
    let first = bytes.index(of: UInt8(ascii: "\\"), from: 0)
    guard first < bytes.count else { return decode(bytes, isUTF8: isKnown) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { output in
      let count = unescape(bytes, first: first, into: output)
      return decode(Bytes(start: output.baseAddress, count: count), isUTF8: isKnown)
    }
  }

  /// Writes the unescaped bytes.
  /// - Parameters:
  ///   - first: the index of the first backslash.
  ///   - output: a buffer with room for as many bytes as the input.
  /// - Returns: the number of bytes written.
  private static func unescape(_ bytes: Bytes, first: Int, into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard let target = output.baseAddress, let source = bytes.baseAddress else { return 0 }
    var count = 0
    var start = 0
    var backslash = first
    while true {
      (target + count).update(from: source + start, count: backslash - start)
      count += backslash - start
      if backslash == bytes.count { return count }
      var byte = bytes[backslash]
      start = backslash + 1
      if start < bytes.count {
        byte = bytes[start]
        start += 1
        if byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N") { byte = 0x0A }
      }
      target[count] = byte
      count += 1
      backslash = bytes.index(of: UInt8(ascii: "\\"), from: start)
    }
  }

  /// Returns the value of a parameter without its RFC 6868 escapes (`^n` is a line break, `^'` a quotation mark, `^^` a
  /// caret), and without TEXT escapes, which some programs write in parameters as well.
  static func unescapeParameter(_ bytes: Bytes) -> String {
    guard bytes.contains(UInt8(ascii: "^")) || bytes.contains(UInt8(ascii: "\\")) else { return decode(bytes).text }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      var byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      index += 2
      switch (byte, next) {
      case (UInt8(ascii: "^"), UInt8(ascii: "n")): byte = 0x0A
      case (UInt8(ascii: "^"), UInt8(ascii: "'")): byte = UInt8(ascii: "\"")
      case (UInt8(ascii: "^"), UInt8(ascii: "^")): break
      case (UInt8(ascii: "\\"), _) where isEscapedInParameters(next):
        byte = next | 0x20 == UInt8(ascii: "n") ? 0x0A : next
      default: index -= 1
      }
      result.append(byte)
    }
    return result.withUnsafeBufferPointer { decode($0).text }
  }

  /// Returns whether a backslash before this byte is an escape in parameters as well.
  private static func isEscapedInParameters(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "n"),
      UInt8(ascii: "N"):
      return true
    default: return false
    }
  }

  /// Appends a TEXT value. CR LF and CR become escaped line breaks, so that no text can end the line.
  static func escape(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = -1
      while true {
        index = bytes.indexOfEscaped(from: index + 1)
        if index == bytes.count { break }
        let byte = bytes[index]
        output.append(contentsOf: bytes.part(start, index))
        start = index
        if byte == 0x0A || byte == 0x0D {
          start += 1
          if byte == 0x0A, index > 0, bytes[index - 1] == 0x0D { continue }
          output.append(UInt8(ascii: "\\"))
          output.append(UInt8(ascii: "n"))
        } else {
          output.append(UInt8(ascii: "\\"))
        }
      }
      output.append(contentsOf: bytes.part(start, bytes.count))
    }
  }

  /// Appends the value of a parameter, in quotation marks if it needs them.
  static func escapeParameter(_ text: String, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var needsQuotes = false
      var isPlain = true
      for byte in bytes where byte < UInt8(ascii: "A") || byte == UInt8(ascii: "^") || byte == UInt8(ascii: "\\") {
        if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") { needsQuotes = true }
        if byte < UInt8(ascii: "-") || byte > UInt8(ascii: "9") { isPlain = false }
      }
      if isPlain {
        output.append(contentsOf: bytes)
        return
      }
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "\""): output.append("^'")
        case UInt8(ascii: "^"): output.append("^^")
        case 0x0A, 0x0D: output.append("^n")
        case UInt8(ascii: "\\") where index + 1 < bytes.count && isEscapedInParameters(bytes[index + 1]):
          output.append("\\\\")
        default: output.append(byte)
        }
      }
      if needsQuotes { output.append(UInt8(ascii: "\"")) }
    }
  }

  /// Returns whether the bytes are UTF-8 (Unicode, table 3-7): no overlong forms, no surrogates, nothing above
  /// U+10FFFF.
  static func isUTF8(_ bytes: Bytes) -> Bool {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      index += 1
      if first < 0x80 {
        index = bytes.endOfASCII(from: index)
        continue
      }
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

extension Bytes {
  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var tops: UInt64 { 0x8080_8080_8080_8080 }

  /// Returns the index of the first such byte at or after `start`, or `count`; reads eight bytes at a time.
  func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    if let base = UnsafeRawPointer(baseAddress) {
      let wanted = Self.ones &* UInt64(byte)
      while index + 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ wanted
        let found = (word &- Self.ones) & ~word & Self.tops
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
    }
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// Returns the index of the first byte at or after `start` that TEXT values escape, or `count`.
  fileprivate func indexOfEscaped(from start: Int) -> Int {
    var index = start
    if let base = UnsafeRawPointer(baseAddress) {
      while index + 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let commas = word ^ Self.ones &* UInt64(UInt8(ascii: ","))
        let semicolons = word ^ Self.ones &* UInt64(UInt8(ascii: ";"))
        let backslashes = word ^ Self.ones &* UInt64(UInt8(ascii: "\\"))
        // Bytes below 14, which include line ends, and each of the three escaped characters.
        var found = (word &- Self.ones &* 14) & ~word
        found |= (commas &- Self.ones) & ~commas
        found |= (semicolons &- Self.ones) & ~semicolons
        found |= (backslashes &- Self.ones) & ~backslashes
        found &= Self.tops
        if found == 0 {
          index += 8
          continue
        }
        // The lowest bit is correct, except for control characters that are no line ends.
        index += found.trailingZeroBitCount / 8
        if Self.isEscaped(self[index]) { return index }
        index += 1
      }
    }
    while index < count, !Self.isEscaped(self[index]) { index += 1 }
    return index
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
  }

  /// Returns the index of the first byte above 127 at or after `start`, or `count`.
  func endOfASCII(from start: Int) -> Int {
    var index = start
    if let base = UnsafeRawPointer(baseAddress) {
      while index + 8 <= count {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self)) & Self.tops
        if word != 0 { return index + word.trailingZeroBitCount / 8 }
        index += 8
      }
    }
    while index < count, self[index] < 0x80 { index += 1 }
    return index
  }
}
