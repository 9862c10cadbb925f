import HummingbirdCore
import Logging
import NIOCore

/// The connections of a server, each of which is finished even if the server stops before it handles it.
///
/// Between accepting a connection and handling it, the framework keeps it in a sequence. A server that stops drops this
/// sequence, and NIO ends the program if a channel is released that nobody finished.
struct FinishedConnections: ServerChildChannel {
  let connections: HTTP1Channel

  /// An accepted connection, which finishes its channel when it is released.
  final class Connection: ServerChildChannelValue {
    fileprivate let stream: HTTP1Channel.Value
    var channel: any Channel { stream.channel }

    fileprivate init(_ stream: HTTP1Channel.Value) {
      self.stream = stream
    }

    deinit {
      // The only way to finish a channel; it does nothing if the channel is finished. It throws only what the closure
      // throws, which is nothing.
      Task { [stream] in try? await stream.executeThenClose { _, _ in } }
    }
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Connection> {
    connections.setup(channel: channel, logger: logger).map { Connection($0) }
  }

  func handle(value: Connection, logger: Logger) async {
    await connections.handle(value: value.stream, logger: logger)
  }
}
