import Hummingbird
import NIOCore

/// The context of a request: the framework's, and the port.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The local port of the connection.
  let port: Int?

  init(source: Source) {
    coreContext = .init(source: source)
    port = source.channel.localAddress?.port
  }
}
