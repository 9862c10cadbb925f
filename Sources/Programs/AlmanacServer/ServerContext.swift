import Hummingbird
import NIOCore

/// The context of a request: the framework's context, the connection, and who sends it.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The local port of the connection.
  let port: Int?
  /// The connection.
  let channel: any Channel
  /// How the request reached the server; set by `Gatekeeper`.
  var origin: RequestOrigin
  /// Who sends the request; set by `Gatekeeper`.
  var viewer = Viewer.nobody
  /// The hash of the person's key; `nil` for the single user.
  var keyHash: [UInt8]?

  init(source: Source) {
    coreContext = .init(source: source)
    channel = source.channel
    port = source.channel.localAddress?.port
    origin = RequestOrigin(unknownAt: source.channel.remoteAddress?.ipAddress ?? "")
  }
}
