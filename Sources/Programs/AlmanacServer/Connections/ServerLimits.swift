import NIOCore

/// The limits for clients. A client that is slower or exceeds them loses its connection.
struct ServerLimits: Sendable {
  /// The maximum number of connections from one address. An additional one replaces a connection without a request.
  var connections = 64
  /// The maximum number of connections from a proxy, which has many clients.
  var proxyConnections = 2_048
  /// The time within which the head of a request must arrive, in seconds.
  var head = 10.0
  /// The time after which a client that neither sends nor accepts anything during a request or response is
  /// disconnected, in seconds.
  var stall = 30.0
  /// The minimum rate of a request body, in bytes per second, on average and after `stall` seconds.
  var bodyRate = 4_096.0
  /// The time that responses in progress have when the server stops, in seconds.
  var farewell = 3.0
  /// The time for which the rest of a request is read and discarded after it was answered, in seconds. A connection
  /// that is closed while bytes arrive loses the response (RFC 9112, 9.6).
  var linger = 1.0
}

extension TimeAmount {
  static func interval(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}
