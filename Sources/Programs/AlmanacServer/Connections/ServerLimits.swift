import NIOCore

/// The limits of time and number for clients. Clients that are slower or want more lose their connection.
struct ServerLimits: Sendable {
  /// The largest number of connections from one address. One more takes the place of one without a request.
  var connections = 64
  /// The seconds within which the head of a request has to be there.
  var head = 10.0
  /// The seconds after which a client that neither sends nor takes anything is given up, in the middle of a request or
  /// answer.
  var stall = 30.0
  /// The bytes of the body of a request that have to come in a second, on average and after `stall` seconds.
  var bodyRate = 4_096.0
  /// The seconds that answers in progress have when the server stops.
  var farewell = 3.0
  /// The seconds for which the rest of a request is read, and thrown away, after it was answered. A connection that is
  /// closed while bytes arrive loses the answer (RFC 9112, 9.6).
  var linger = 1.0
}

extension TimeAmount {
  static func interval(_ seconds: Double) -> TimeAmount { .nanoseconds(Int64(seconds * 1e9)) }
}
