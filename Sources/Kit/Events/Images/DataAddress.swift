import Basics

/// A `data` address, which holds the file itself (RFC 2397).
struct DataAddress {
  /// The media type as it is written; empty if it is missing.
  let mediaType: String
  /// The decoded bytes; `nil` if the address has no data, or they cannot be decoded.
  let bytes: [UInt8]?

  /// Creates the parts of an address; `nil` if its scheme is not `data`.
  init?(_ address: UnsafeBufferPointer<UInt8>) {
    let scheme: StaticString = "data:"
    guard address.count >= 5 else { return nil }
    for index in 0..<5 where address[index] | 0x20 != scheme.utf8Start[index] | 0x20 { return nil }
    var comma = 5
    while comma < address.count, address[comma] != UInt8(ascii: ",") { comma += 1 }
    var end = 5
    while end < comma, address[end] != UInt8(ascii: ";") { end += 1 }
    mediaType = String(utf8: UnsafeBufferPointer(rebasing: address[5..<end]))
    guard comma < address.count else {
      bytes = nil
      return
    }
    let ending: StaticString = ";base64"
    var isBase64 = comma - end >= 7
    if isBase64 {
      for index in 0..<7 where address[comma - 7 + index] | 0x20 != ending.utf8Start[index] | 0x20 { isBase64 = false }
    }
    let plain = DataAddress.withoutEscapes(UnsafeBufferPointer(rebasing: address[(comma + 1)...]))
    bytes = isBase64 ? plain.withUnsafeBufferPointer { Base64.decode($0) } : plain
  }

  /// Returns the bytes with each escape such as `%41` replaced by its byte; malformed escapes stay as they are.
  private static func withoutEscapes(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count, let high = digit(text[index + 1]),
        let low = digit(text[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
