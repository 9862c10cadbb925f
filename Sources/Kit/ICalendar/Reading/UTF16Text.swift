/// Converts UTF-16 with a byte order mark to UTF-8, piece by piece.
struct UTF16Text {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second one has not been read.
  private var half: UInt8?
  /// The high surrogate whose other half has not been read.
  private var surrogate: UInt16?

  /// Creates a converter; `nil` if the bytes do not begin with a byte order mark of UTF-16.
  init?(mark bytes: Bytes) {
    guard bytes.count >= 2, bytes[0] ^ bytes[1] == 0x01, bytes[0] >= 0xFE else { return nil }
    isBigEndian = bytes[0] == 0xFE
  }

  /// Returns the next bytes as UTF-8, without the byte order mark. Units that do not form a character become U+FFFD.
  mutating func decode(_ bytes: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      add(isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first), to: &result)
    }
    return result
  }

  private mutating func add(_ unit: UInt16, to result: inout [UInt8]) {
    if let high = surrogate {
      surrogate = nil
      if 0xDC00...0xDFFF ~= unit {
        Self.append(0x1_0000 + UInt32(high & 0x3FF) << 10 + UInt32(unit & 0x3FF), to: &result)
        return
      }
      Self.append(0xFFFD, to: &result)
    }
    switch unit {
    case 0xFEFF: break
    case 0xD800...0xDBFF: surrogate = unit
    case 0xDC00...0xDFFF: Self.append(0xFFFD, to: &result)
    default: Self.append(UInt32(unit), to: &result)
    }
  }

  /// Appends a character as UTF-8; nothing for a surrogate.
  @inline(never)
  static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
