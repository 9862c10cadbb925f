import NIOCore

/// A range of IP addresses, such as `127.0.0.1`, `10.0.0.0/8`, or `fd00::/8` (RFC 4632).
public struct AddressRange: Equatable, Sendable {
  private let bytes: [UInt8]
  private let length: Int

  /// Reads a range; `nil` if the text is none, or if the address has bits after the prefix.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let bytes = Self.bytes(String(parts[0])), parts.count <= 2 else { return nil }
    var length = bytes.count * 8
    if parts.count == 2 {
      guard let given = Int(parts[1]), "\(given)" == parts[1], 0...length ~= given else { return nil }
      length = given
    }
    guard (length..<bytes.count * 8).allSatisfy({ bytes[$0 / 8] & (0x80 >> UInt8($0 % 8)) == 0 }) else { return nil }
    self.bytes = bytes
    self.length = length
  }

  /// Returns whether an address is in the range. IPv4 addresses in IPv6 form count as IPv4 addresses.
  public func contains(_ address: String) -> Bool {
    guard let other = Self.bytes(address), other.count == bytes.count else { return false }
    return (0..<length).allSatisfy { (other[$0 / 8] ^ bytes[$0 / 8]) & (0x80 >> UInt8($0 % 8)) == 0 }
  }

  /// Returns the bytes of an address; `nil` if it is none.
  static func bytes(_ address: String) -> [UInt8]? {
    guard let socket = try? SocketAddress(ipAddress: address, port: 0) else { return nil }
    let bytes: [UInt8]
    switch socket {
    case .v4(let address): bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address): bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
    case .unixDomainSocket: return nil
    }
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    return bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
  }
}
