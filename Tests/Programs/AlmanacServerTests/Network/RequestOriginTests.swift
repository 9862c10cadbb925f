import HTTPTypes
import Testing

@testable import AlmanacServer

@Suite("Server: proxies")
struct RequestOriginTests {
  @Test(
    "ranges of addresses are read and contain what they say",
    arguments: [
      ("127.0.0.1", "127.0.0.1", true), ("127.0.0.1", "127.0.0.2", false), ("10.0.0.0/8", "10.255.1.2", true),
      ("10.0.0.0/8", "11.0.0.0", false), ("192.168.4.0/22", "192.168.7.255", true),
      ("192.168.4.0/22", "192.168.8.0", false), ("0.0.0.0/0", "1.2.3.4", true), ("0.0.0.0/0", "::1", false),
      ("fd00::/8", "fd12::1", true), ("fd00::/8", "fe80::1", false), ("10.0.0.0/8", "::ffff:10.1.1.1", true),
      ("::1", "::1", true), ("10.0.0.0/8", "", false), ("10.0.0.0/8", "10.0.0.1.evil", false),
    ])
  func ranges(range: String, address: String, isInside: Bool) throws {
    #expect(try #require(AddressRange(range)).contains(address) == isInside)
  }

  @Test(
    "texts that are no range are refused",
    arguments: [
      "", "/", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/08", "10.0.0.1/8", "10.0.0.0/8/8", "10/8",
    ])
  func badRanges(text: String) {
    #expect(AddressRange(text) == nil)
    #expect(throws: ServerError.self) {
      _ = try ServerNetwork(proxies: [text], publicURL: "https://calendar.example.org")
    }
  }

  @Test("SV-40: a network needs an address, a proxy, and an https URL without a path")
  func networks() throws {
    for url in ["https://Calendar.example.org", "https://calendar.example.org/", "https://calendar.example.org:443"] {
      #expect(try ServerNetwork(proxies: ["::1"], publicURL: url).publicHost == "calendar.example.org")
    }
    #expect(try ServerNetwork(proxies: ["::1"], publicURL: "https://a:8443").publicHost == "a:8443")
    for url in [
      "http://a", "a", "", "https://", "https://a/b", "https://a@b", "https://a?b", "https://a b", "https://:1",
    ] {
      #expect(throws: ServerError.self, "\(url)") { _ = try ServerNetwork(proxies: ["::1"], publicURL: url) }
    }
    #expect(throws: ServerError.self) { _ = try ServerNetwork(proxies: [], publicURL: "https://a") }
    #expect(throws: ServerError.self) {
      _ = try ServerNetwork(address: "localhost", proxies: ["::1"], publicURL: "https://a")
    }
  }

  @Test("SV-40: forwarded headers count only if a proxy sends them, and its last words only")
  func forwarded() throws {
    let good = ["X-Forwarded-For": "5.6.7.8", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "calendar.example.org"]
    #expect(try Self.origin(good) == "5.6.7.8 https://calendar.example.org")
    #expect(try Self.origin(good, host: "10.0.0.9:8420") == "5.6.7.8 https://calendar.example.org")
    // A client put the first addresses there.
    for chain in [
      "1.1.1.1, 5.6.7.8", "127.0.0.1,5.6.7.8", "x, 5.6.7.8", "5.6.7.8, 10.0.0.3", "1.1.1.1, 5.6.7.8, 10.1.1.1",
    ] {
      #expect(try Self.origin(good.merging(["X-Forwarded-For": chain]) { $1 }).hasPrefix("5.6.7.8 "), "\(chain)")
    }
    for chain in ["", "unknown", "1.1.1.1, _secret"] {
      #expect(try Self.origin(good.merging(["X-Forwarded-For": chain]) { $1 }).hasPrefix("10.0.0.2 "), "\(chain)")
    }
    for (name, value) in [
      ("X-Forwarded-Host", "evil.example"), ("X-Forwarded-Host", "evil.example, calendar.example.org"),
      ("X-Forwarded-Proto", "http"), ("X-Forwarded-Proto", "http, https"), ("X-Forwarded-Proto", ""),
    ] {
      #expect(throws: APIError.self, "\(name): \(value)") { _ = try Self.origin(good.merging([name: value]) { $1 }) }
    }
    for peer in ["5.6.7.8", "127.0.0.1", ""] {
      #expect(throws: APIError.self, "\(peer) is no proxy") { _ = try Self.origin(good, peer: peer) }
      #expect(throws: APIError.self) { _ = try Self.origin([:], peer: peer) }
    }
    #expect(throws: APIError.self) { _ = try Self.origin([:], host: "calendar.example.org") }
  }

  @Test("on the machine of a server, its own names lead to it, but not from elsewhere")
  func local() throws {
    #expect(try Self.origin([:], host: "localhost:8420", peer: "127.0.0.1") == "127.0.0.1 http://localhost:8420")
    #expect(try Self.origin([:], host: "[::1]:8420", peer: "::1") == "::1 http://[::1]:8420")
    for (host, peer) in [("localhost:8420", "5.6.7.8"), ("localhost", "127.0.0.1"), ("evil.example:8420", "127.0.0.1")]
    {
      #expect(throws: APIError.self) { _ = try Self.origin([:], host: host, peer: peer) }
    }
  }

  /// Returns address and origin of a request to a server behind a proxy.
  private static func origin(
    _ headers: [String: String], host: String = "calendar.example.org", peer: String = "10.0.0.2"
  ) throws -> String {
    let network = try ServerNetwork(
      address: "10.0.0.9", proxies: ["10.0.0.0/8"], publicURL: "https://calendar.example.org")
    var head = HTTPRequest(method: .get, scheme: nil, authority: host, path: "/")
    for (name, value) in headers { head.headerFields[try #require(HTTPField.Name(name))] = value }
    let origin = try RequestOrigin(head, peer: peer, port: 8420, in: network)
    return "\(origin.address) \(origin.text)"
  }
}
