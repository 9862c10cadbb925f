/// Bytes as text (RFC 4648, 4).
enum Base64Text {
  /// Four characters for each three bytes that are begun.
  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let second = start + 1 < bytes.count ? bytes[start + 1] : nil
      let third = start + 2 < bytes.count ? bytes[start + 2] : nil
      let bits = UInt32(bytes[start]) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
      result.append(character(bits >> 18))
      result.append(character(bits >> 12))
      result.append(second == nil ? UInt8(ascii: "=") : character(bits >> 6))
      result.append(third == nil ? UInt8(ascii: "=") : character(bits))
      start += 3
    }
    return String(decoding: result, as: UTF8.self)
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
