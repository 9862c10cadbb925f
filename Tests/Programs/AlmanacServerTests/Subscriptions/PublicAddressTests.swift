import Testing

@testable import AlmanacServer

@Suite("Subscriptions: addresses")
struct PublicAddressTests {
  private static func isPublic(_ text: String) throws -> Bool {
    PublicAddress.contains(try #require(AddressRange.bytes(text)))
  }

  @Test(
    "SV-54: private, loopback, link-local, shared, multicast, and reserved addresses are not public",
    arguments: [
      "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1",
      "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.170", "192.0.2.1", "192.88.99.1", "192.168.1.1",
      "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1",
      "255.255.255.255", "::", "::1", "::7f00:1", "fe80::1", "febf::1", "fc00::1", "fdff::1", "ff02::1", "fec0::1",
      "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "2002:808:808::", "3fff::1", "64:ff9b:1::808:808", "4000::1",
      "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::127.0.0.1", "64:ff9b::192.168.0.1",
    ])
  func others(address: String) throws { #expect(try !Self.isPublic(address)) }

  @Test(
    "SV-54: the neighbors of these ranges are public, also in forms for IPv6",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0",
      "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.167.255.255", "192.169.0.0",
      "198.17.255.255", "198.20.0.0", "223.255.255.255", "2000::1", "2606:4700::1111", "2001:200::1", "2003::1",
      "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    ])
  func publicOnes(address: String) throws { #expect(try Self.isPublic(address)) }

  @Test("SV-54: mapped addresses are checked as they are connected to, in 16 bytes, and other lengths are refused")
  func bytes() {
    let mapped: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
    #expect(!PublicAddress.contains(mapped + [127, 0, 0, 1]) && PublicAddress.contains(mapped + [8, 8, 8, 8]))
    #expect(!PublicAddress.contains([]) && !PublicAddress.contains([8, 8, 8]) && !PublicAddress.contains(mapped))
  }
}
