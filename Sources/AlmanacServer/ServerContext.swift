import Hummingbird
import NIOCore

/// What the handlers of a request know besides the request.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port that the request came in by.
  let port: Int?

  init(source: Source) {
    coreContext = .init(source: source)
    port = source.channel.localAddress?.port
  }
}
