/// Random changes of bytes without regard to their meaning.
enum ByteMutator {
  /// The numbers at which arithmetic tends to fail, as decimal digits.
  static let numbers = [
    "0", "-1", "1", "53", "54", "59", "60", "61", "99", "127", "128", "255", "256", "366", "367", "999", "9999",
    "10000",
    "32767", "32768", "65535", "65536", "999999999", "1000000000", "2147483647", "-2147483648", "2147483648",
    "4294967295", "4294967296", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551616", "99999999999999999999999999",
  ]

  /// Byte sequences with a meaning of their own.
  private static let special: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xE2, 0x80, 0xAE], [0xEF, 0xBB, 0xBF], [0xF0, 0x9F, 0x99, 0x82], [0xED, 0xA0, 0x80], [13],
    [10], [13, 10], [13, 10, 32], [10, 9], [9], [0x22], [0x5C], Array("\\n".utf8), Array("\\,".utf8), [0x3A], [0x3B],
    [0x2C], [0x3D], [0x5E], Array("^n".utf8), [0x2D], [0x2B], [0x7F], [0x85], [0xE2, 0x80, 0xA8],
  ]

  /// Makes one to `limit` changes.
  static func mutate(_ bytes: inout [UInt8], changes limit: Int, _ random: inout FuzzRandom) {
    for _ in 0..<random.int(1...limit) { mutate(&bytes, &random) }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    guard !bytes.isEmpty else {
      bytes = random.list(0...8) { UInt8(truncatingIfNeeded: $0.next()) }
      return
    }
    let place = random.int(0...bytes.count - 1)
    switch random.int(0...9) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[place] ^= 1 << UInt8(random.int(0...7))
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.int(1...8)))
    case 3: bytes.insert(contentsOf: random.pick(special), at: place)
    case 4:
      let end = min(bytes.count, place + random.int(1...32))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.int(0...bytes.count))
    case 5: replaceNumber(in: &bytes, from: place, &random)
    case 6: if 48...57 ~= bytes[place] { bytes[place] = UInt8(random.int(48...57)) }
    case 7: if bytes[place] >= 65 { bytes[place] ^= 0x20 }
    case 8: bytes.replaceSubrange(place...place, with: random.pick(special))
    default: if random.chance(20) { bytes.removeLast(bytes.count - place) }
    }
  }

  /// Replaces the first digits after `place` by one of `numbers`.
  private static func replaceNumber(in bytes: inout [UInt8], from place: Int, _ random: inout FuzzRandom) {
    guard let start = bytes[place...].firstIndex(where: { 48...57 ~= $0 }) else { return }
    let end = bytes[start...].firstIndex { !(48...57 ~= $0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(random.pick(numbers).utf8))
  }
}
