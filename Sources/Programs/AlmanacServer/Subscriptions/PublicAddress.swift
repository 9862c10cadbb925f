/// The IP addresses of the public internet. A server that fetched from any other address for somebody would give them
/// a way into the network around it.
enum PublicAddress {
  /// The ranges of IPv4 that are not public: private, loopback, link-local, shared by carriers (CGNAT), multicast, and
  /// reserved ones (RFC 6890).
  private static let others = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
    "224.0.0.0/4", "240.0.0.0/4",
  ].compactMap { AddressRange($0) }

  /// Global unicast, the only public range of IPv6.
  private static let global = AddressRange("2000::/3")

  /// The ranges in `global` that are not public: documentation, and those that lead to other addresses (Teredo, 6to4).
  private static let others6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].compactMap { AddressRange($0) }

  /// The prefixes of addresses that stand for the IPv4 address at their end: mapped ones, and NAT64 (RFC 6052).
  private static let prefixes: [[UInt8]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
  ]

  /// Returns whether the 4 or 16 bytes of an address are public.
  static func contains(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 { return !others.contains { $0.contains(bytes) } }
    if bytes.count == 16, prefixes.contains(where: { bytes.starts(with: $0) }) {
      return contains(Array(bytes.suffix(4)))
    }
    return global?.contains(bytes) == true && !others6.contains { $0.contains(bytes) }
  }
}
