import HTTPTypes

/// How a request reached the server.
struct RequestOrigin: Equatable, Sendable {
  /// The IP address of the client: the address that the proxy forwarded or, without one, the address of the connection.
  var address: String
  /// The host that the client asked for, in lowercase, with its port if it is not the usual one.
  var host: String
  /// Whether the client's connection is encrypted.
  var isSecure: Bool

  /// The origin of the server's own pages (RFC 6454).
  var text: String { (isSecure ? "https://" : "http://") + host }

  /// Reads the origin of a request.
  ///
  /// - Parameters:
  ///   - head: The request. Its forwarded headers count only if a proxy sent them.
  ///   - peer: The IP address at the other end of the connection.
  ///   - port: The local port of the connection.
  /// - Throws: `APIError` for a host of another server, which indicates DNS rebinding, or an unencrypted connection from
  ///   elsewhere.
  init(_ head: HTTPRequest, peer: String, port: Int, in network: ServerNetwork) throws(APIError) {
    let host = (head.authority ?? "").lowercased()
    let isProxy = network.proxies.contains { $0.contains(peer) }
    let forwarded = isProxy ? Forwarded(head.headerFields) : nil
    if let forwarded, let publicHost = network.publicHost {
      self.init(address: forwarded.client(peer: peer, network), host: publicHost, isSecure: true)
      var named = forwarded.host?.lowercased() ?? host
      if named.hasSuffix(":443") { named = String(named.dropLast(4)) }
      guard named == publicHost else { throw Self.misdirected("https://\(publicHost)") }
      guard forwarded.isSecure else {
        throw APIError(
          .misdirectedRequest, "the connection to the proxy is not encrypted, or it sends no X-Forwarded-Proto")
      }
      return
    }
    self.init(address: peer, host: host, isSecure: false)
    let names = ["127.0.0.1", "localhost", "[::1]"]
    let isOwn = names.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    // A client elsewhere may send any host.
    let isNear = network.isLocal || Self.loopback.contains { $0.contains(peer) }
    guard isOwn, isNear else { throw Self.misdirected(network.publicHost.map { "https://\($0)" } ?? "localhost") }
  }

  /// Creates the origin of a request that was not examined yet.
  init(unknownAt address: String) { self.init(address: address, host: "", isSecure: false) }

  private init(address: String, host: String, isSecure: Bool) {
    self.address = address
    self.host = host
    self.isSecure = isSecure
  }

  private static let loopback = ["127.0.0.0/8", "::1"].compactMap { AddressRange($0) }

  private static func misdirected(_ name: String) -> APIError {
    APIError(.misdirectedRequest, "this server answers to \(name) only")
  }
}

/// The headers by which proxies describe the request that they forward.
private struct Forwarded {
  let addresses: [String]
  let host: String?
  let isSecure: Bool

  /// Reads the headers; `nil` if there are none, as in requests of programs on the machine of the proxy.
  init?(_ fields: HTTPFields) {
    func value(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }
    let (chain, scheme) = (value("X-Forwarded-For"), value("X-Forwarded-Proto"))
    host = value("X-Forwarded-Host")
    if chain == nil, scheme == nil, host == nil { return nil }
    isSecure = scheme?.lowercased() == "https"
    addresses = (chain ?? "").split(separator: ",").map { $0.trimmingPrefix { $0 == " " } }.map {
      String($0.prefix { $0 != " " })
    }
  }

  /// Returns the address of the client. Each proxy appends the address that it sees, so only the last ones are reliable:
  /// the last one that is not a proxy.
  func client(peer: String, _ network: ServerNetwork) -> String {
    for address in addresses.reversed() {
      guard AddressRange.bytes(address) != nil else { return peer }
      if !network.proxies.contains(where: { $0.contains(address) }) { return address }
    }
    return peer
  }
}
