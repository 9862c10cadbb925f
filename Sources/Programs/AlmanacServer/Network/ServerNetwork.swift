/// The network of a server: where it listens, and how clients reach it.
public struct ServerNetwork: Equatable, Sendable {
  /// The IP address on which the server listens.
  let address: String
  /// The addresses of proxies whose forwarded headers are believed.
  let proxies: [AddressRange]
  /// The host of the public URL, with its port if it is not 443; `nil` without a public URL.
  let publicHost: String?

  /// This machine only, without a proxy; see `AlmanacServer`.
  public static let local = ServerNetwork()

  private init() { (address, proxies, publicHost) = ("127.0.0.1", [], nil) }

  /// Creates the network of a server behind a proxy, which encrypts the connections of clients.
  ///
  /// - Parameters:
  ///   - address: The IP address on which to listen; `127.0.0.1` by default.
  ///   - proxies: The ranges of the proxies' addresses, such as `127.0.0.1` or `10.0.0.0/8`; at least one.
  ///   - publicURL: The URL under which clients reach the proxy, such as `https://calendar.example.org`.
  /// - Throws: `ServerError.network` if one of them is invalid or missing.
  public init(address: String = "127.0.0.1", proxies: [String], publicURL: String) throws(ServerError) {
    guard AddressRange.bytes(address) != nil else {
      throw .network("expected an IP address such as 127.0.0.1 or 0.0.0.0 to listen on, found \"\(address)\"")
    }
    var ranges: [AddressRange] = []
    for text in proxies {
      guard let range = AddressRange(text) else {
        throw .network("expected the addresses of a proxy such as 127.0.0.1 or 10.0.0.0/8, found \"\(text)\"")
      }
      ranges.append(range)
    }
    guard !ranges.isEmpty else { throw .network("expected the address of the proxy that encrypts the connections") }
    guard let host = Self.host(ofURL: publicURL) else {
      throw .network("expected a public URL such as https://calendar.example.org, found \"\(publicURL)\"")
    }
    self.address = address
    self.proxies = ranges
    publicHost = host
  }

  /// Whether the server only answers to this machine.
  public var isLocal: Bool { publicHost == nil }

  /// Returns the host of an https URL without a path, in lowercase; `nil` for any other text.
  private static func host(ofURL url: String) -> String? {
    let text = url.lowercased()
    guard text.hasPrefix("https://") else { return nil }
    var host = text.dropFirst(8)
    if host.hasSuffix("/") { host = host.dropLast() }
    if host.hasSuffix(":443") { host = host.dropLast(4) }
    let isPlain = host.utf8.allSatisfy {
      97...122 ~= $0 || 48...58 ~= $0 || $0 == 45 || $0 == 46 || $0 == 91 || $0 == 93
    }
    return isPlain && host.utf8.first.map { $0 != 46 && $0 != 58 } == true ? String(host) : nil
  }
}
