import NIOCore
import SystemServices

/// The number of open connections from each address.
final class AddressCounter: Sendable {
  private let counts = Lock<[String: Int]>([:])
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Counts a connection until it is closed; returns false if there are too many from its address.
  func admit(_ channel: any Channel) -> Bool {
    let address = channel.remoteAddress?.ipAddress ?? ""
    let isAdmitted = counts.withLock { counts in
      guard counts[address, default: 0] < limit else { return false }
      counts[address, default: 0] += 1
      return true
    }
    guard isAdmitted else { return false }
    channel.closeFuture.whenComplete { [self] _ in
      counts.withLock { counts in
        let rest = (counts[address] ?? 1) - 1
        counts[address] = rest > 0 ? rest : nil
      }
    }
    return true
  }
}
