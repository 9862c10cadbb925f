/// The base64 encoding of bytes (RFC 4648, section 4).
package enum Base64 {
  /// Returns the bytes of base64 text, or `nil` if it is malformed. Padding may be missing; spaces and tabs are
  /// skipped.
  package static func decode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    for byte in text {
      let value: UInt8
      switch byte {
      case 65...90: value = byte - 65
      case 97...122: value = byte - 71
      case 48...57: value = byte + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        padding += 1
        continue
      case 0x20, 0x09: continue
      default: return nil
      }
      // Nothing may follow the padding.
      if padding > 0 { return nil }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count & 3 == 0 {
        result.append(UInt8(truncatingIfNeeded: bits >> 16))
        result.append(UInt8(truncatingIfNeeded: bits >> 8))
        result.append(UInt8(truncatingIfNeeded: bits))
        bits = 0
      }
    }
    switch count & 3 {
    case 0: return padding == 0 ? result : nil
    case 2 where padding == 0 || padding == 2: result.append(UInt8(truncatingIfNeeded: bits >> 4))
    case 3 where padding <= 1:
      result.append(UInt8(truncatingIfNeeded: bits >> 10))
      result.append(UInt8(truncatingIfNeeded: bits >> 2))
    default: return nil
    }
    return result
  }

  /// Returns the base64 text of bytes, with padding.
  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let rest = bytes.count - start
      var bits = UInt32(bytes[start]) << 16
      if rest > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
      if rest > 2 { bits |= UInt32(bytes[start + 2]) }
      for index in 0..<4 {
        result.append(index <= rest ? character(bits >> UInt32(18 - 6 * index)) : UInt8(ascii: "="))
      }
      start += 3
    }
    return String(utf8: result)
  }

  private static func character(_ bits: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: bits & 63)
    switch value {
    case 0..<26: return 65 + value
    case 26..<52: return 71 + value
    case 52..<62: return value - 4
    case 62: return UInt8(ascii: "+")
    default: return UInt8(ascii: "/")
    }
  }
}
