import EventStores
import HTTPTypes
import Hummingbird

extension Identification {
  /// Finds the person whose device sends a request below `/dav`, by name and key. Cookies have no meaning here. Throws
  /// for a request that a page could send, for one that others could read on its way, and for a wrong name or key, which
  /// look alike.
  func identifyDevice(_ request: Request, _ context: inout ServerContext) async throws {
    // Programs ask for these before they send credentials, and the responses say nothing about calendars.
    if request.method == .options || DAVServer.isWellKnown(request.uri.path) { return }
    func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { request.headers[$0] } }
    let isPage = header("Sec-Fetch-Site").map { $0 != "none" } ?? false
    if isPage || KeyCookie.value(in: request.headers, context.origin, port: context.port ?? 0) != nil {
      throw APIError(.forbidden, "pages have no access here, only devices with a key")
    }
    // A request without these headers comes from this machine.
    let isForwarded = ["X-Forwarded-For", "X-Forwarded-Proto", "Forwarded"].contains { header($0) != nil }
    if isForwarded, !context.origin.isSecure {
      throw APIError(.forbidden, "expected https: a key that is sent openly is no longer a secret")
    }
    let given = BasicCredentials(request.headers[.authorization])
    if let given, let key = DeviceKey(given.password),
      let found = try await store.viewer(keyHash: key.hash, kinds: [.device], now: now()),
      found.viewer.person?.name.lowercased() == given.user.lowercased()
    {
      context.viewer = found.viewer
      context.keyHash = key.hash
      return
    }
    if given != nil { try noteWrongKey(context.origin, name: given?.user) }
    throw APIError(
      .unauthorized, "expected the name of a person and the key of a device",
      headers: [.wwwAuthenticate: #"Basic realm="Almanac", charset="UTF-8""#])
  }
}
