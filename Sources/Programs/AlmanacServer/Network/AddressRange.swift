#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A range of IP addresses, such as `127.0.0.1`, `10.0.0.0/8`, or `fd00::/8` (RFC 4632).
struct AddressRange: Equatable, Sendable {
  private let bytes: [UInt8]
  private let length: Int

  /// Reads a range; `nil` if the text is none, or if the address has bits after the prefix.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let bytes = Self.bytes(String(parts[0])), parts.count <= 2 else { return nil }
    var length = bytes.count * 8
    if parts.count == 2 {
      guard let given = Int(parts[1]), "\(given)" == parts[1], 0...length ~= given else { return nil }
      length = given
    }
    guard (length..<bytes.count * 8).allSatisfy({ !Self.bit($0, of: bytes) }) else { return nil }
    self.bytes = bytes
    self.length = length
  }

  /// Returns whether an address is in the range. IPv4 addresses in IPv6 form count as IPv4 addresses.
  func contains(_ address: String) -> Bool {
    Self.bytes(address).map(contains) ?? false
  }

  /// Returns whether the 4 or 16 bytes of an address are in the range.
  func contains(_ other: [UInt8]) -> Bool {
    guard other.count == bytes.count else { return false }
    return (0..<length).allSatisfy { Self.bit($0, of: other) == Self.bit($0, of: bytes) }
  }

  /// Returns a bit, counted from the most significant one of the first byte.
  private static func bit(_ index: Int, of bytes: [UInt8]) -> Bool {
    let mask: UInt8 = 0x80 >> UInt8(index % 8)
    return bytes[index / 8] & mask != 0
  }

  /// Returns the bytes of an address; `nil` if it is none.
  static func bytes(_ address: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4)
    if inet_pton(AF_INET, address, &bytes) == 1 { return bytes }
    bytes = [UInt8](repeating: 0, count: 16)
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return nil }
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
  }
}
