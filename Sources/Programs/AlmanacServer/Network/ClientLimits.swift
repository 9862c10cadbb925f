import Almanac
import HTTPTypes
import SystemServices

/// Limits what one person, or one address without a person, takes of a server that others use, too: requests at the same
/// time, which include open streams, and bytes.
final class ClientLimits: Sendable {
  private struct Use {
    var requests = 0
    var bytes = 0
    var since: Instant
  }

  private let uses = Lock<[String: Use]>([:])
  private let requests: Int
  private let bytes: Int
  /// The period for `bytes`, in seconds.
  static let period: Int64 = 600

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - requests: The maximum number of requests at the same time.
  ///   - bytes: The maximum number of bytes of bodies in both directions, in ten minutes.
  init(requests: Int = 64, bytes: Int = 512 << 20) {
    self.requests = requests
    self.bytes = bytes
  }

  /// A request in progress; it ends when this object is released.
  final class Entry: Sendable {
    private let limits: ClientLimits
    private let client: String

    fileprivate init(_ limits: ClientLimits, _ client: String) {
      self.limits = limits
      self.client = client
    }

    /// Counts bytes of a body.
    func count(bytes: Int) {
      limits.uses.withLock { uses in uses[client]?.bytes += bytes }
    }

    deinit { limits.uses.withLock { $0[client]?.requests -= 1 } }
  }

  /// Begins a request of a client. Throws 429 if the client is over a limit.
  func enter(_ client: String, now: Instant) throws(APIError) -> Entry {
    let wait = uses.withLock { uses -> Int64? in
      // Clients without requests are forgotten after their period.
      if uses.count > 1_000 {
        uses = uses.filter { $0.value.requests > 0 || now.seconds - $0.value.since.seconds < Self.period }
      }
      var use = uses[client] ?? Use(since: now)
      // The clock may have been set back.
      if !(0..<Self.period ~= now.seconds - use.since.seconds) { (use.bytes, use.since) = (0, now) }
      if use.requests >= requests { return 1 }
      if use.bytes >= bytes { return max(1, use.since.seconds + Self.period - now.seconds) }
      use.requests += 1
      uses[client] = use
      return nil
    }
    if let wait {
      throw APIError(
        .tooManyRequests, "too many requests, or too many bytes; try again later", headers: [.retryAfter: "\(wait)"])
    }
    return Entry(self, client)
  }
}
