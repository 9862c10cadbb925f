import Hummingbird
import NIOCore

/// The context of a request: the framework's context, the connection, and its port.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The local port of the connection.
  let port: Int?
  /// The connection.
  let channel: any Channel

  init(source: Source) {
    coreContext = .init(source: source)
    channel = source.channel
    port = source.channel.localAddress?.port
  }
}
