import NIOCore
import SystemServices

/// Counts the open connections of each address, and limits their number.
final class AddressCounter: Sendable {
  private struct Connection: Sendable {
    var channel: any Channel
    /// Since when it has had no request in progress; `nil` during a request.
    var idleSince: NIODeadline?
  }

  private let connections = Lock<[String: [ObjectIdentifier: Connection]]>([:])
  private let limit: Int
  private let proxies: [AddressRange]
  private let proxyLimit: Int

  /// Creates a counter.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of connections of an address.
  ///   - proxies: The addresses through which many clients connect.
  ///   - proxyLimit: The maximum number of connections of each of these.
  init(limit: Int, proxies: [AddressRange] = [], proxyLimit: Int = 0) {
    self.limit = limit
    self.proxies = proxies
    self.proxyLimit = proxyLimit
  }

  /// Counts a connection until it is closed. If there are too many, closes the connection that has been idle longest;
  /// returns `false` if none is idle.
  func admit(_ channel: any Channel, _ now: NIODeadline) -> Bool {
    let (address, key) = (Self.address(channel), ObjectIdentifier(channel))
    let limit = proxies.contains { $0.contains(address) } ? proxyLimit : limit
    let (isAdmitted, closed) = connections.withLock { all -> (Bool, (any Channel)?) in
      var own = all[address, default: [:]]
      var closed: (any Channel)?
      if own.count >= limit {
        let idle = own.compactMap { key, connection in connection.idleSince.map { (key, $0) } }
        guard let oldest = idle.min(by: { $0.1 < $1.1 }) else { return (false, nil) }
        closed = own.removeValue(forKey: oldest.0)?.channel
      }
      own[key] = Connection(channel: channel, idleSince: now)
      all[address] = own
      return (true, closed)
    }
    closed?.close(promise: nil)
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { [self] _ in
      connections.withLock { all in
        all[address]?.removeValue(forKey: key)
        if all[address]?.isEmpty == true { all[address] = nil }
      }
    }
    return true
  }

  /// Records whether a request of a connection is in progress.
  func note(_ channel: any Channel, idleSince: NIODeadline?) {
    connections.withLock { $0[Self.address(channel)]?[ObjectIdentifier(channel)]?.idleSince = idleSince }
  }

  private static func address(_ channel: any Channel) -> String { channel.remoteAddress?.ipAddress ?? "" }
}
