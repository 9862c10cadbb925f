import Almanac
import EventStores
import HTTPTypes
import Hummingbird

/// Finds who sends a request: a person with a cookie, or, on this machine and without people, whoever has the token.
struct Identification: Sendable {
  let store: StoreGate
  let permission: Permission
  let network: ServerNetwork
  let wrongKeys: WrongKeys
  let now: @Sendable () -> Instant

  /// Returns whether people use the server; otherwise, only the token counts.
  func hasPeople() async -> Bool {
    if network.isLocal { return await store.hasPeople() }
    return true
  }

  /// Throws unless somebody may read; records who it is.
  func identify(_ request: Request, _ context: inout ServerContext) async throws {
    guard await hasPeople() else {
      try permission.checkReading(request)
      context.viewer = .single
      return
    }
    let port = context.port ?? 0
    guard let given = KeyCookie.value(in: request.headers, context.origin, port: port) else {
      throw Self.unauthorized
    }
    guard let hash = PersonSecret(given)?.hash(.browser),
      let found = try await store.viewer(keyHash: hash, kinds: [.browser], now: now())
    else {
      try noteWrongKey(context.origin)
      throw Self.unauthorized
    }
    context.viewer = found.viewer
    context.keyHash = hash
  }

  /// Counts a wrong key. Throws 429 beyond the limit.
  ///
  /// - Parameter name: The name that came with the key, if any.
  func noteWrongKey(_ origin: RequestOrigin, name: String? = nil) throws(APIError) {
    guard let wait = wrongKeys.note(address: origin.address, name: name, now: now()) else { return }
    throw APIError(
      .tooManyRequests, "too many wrong keys; a right one is accepted at any time", headers: [.retryAfter: "\(wait)"])
  }

  /// Returns the present viewer of a stream; `nil` if its key is no longer valid.
  func present(_ context: ServerContext) async throws -> Viewer? {
    if let hash = context.keyHash {
      return try await store.viewer(keyHash: hash, kinds: [.browser], now: now())?.viewer
    }
    return await hasPeople() ? nil : .single
  }

  private static var unauthorized: APIError {
    APIError(
      .unauthorized, "this browser has no key, or it was revoked: open a new personal link",
      headers: [.wwwAuthenticate: "Bearer"])
  }
}
