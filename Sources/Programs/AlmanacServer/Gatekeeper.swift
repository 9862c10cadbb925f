import Almanac
import EventStores
import HTTPTypes
import Hummingbird
import Logging

/// The middleware before all handlers. It rejects requests that a page of another site could send, and unauthorized
/// access to data, and finds who sends a request. It converts errors to JSON, sets the security headers, and writes the log.
struct Gatekeeper: RouterMiddleware {
  let logger: Logger
  let permission: Permission
  let identification: Identification
  let clients: ClientLimits

  /// The headers of every response: no content from other origins, no inline scripts or styles, no text evaluated as
  /// script, no embedding in frames.
  private static let headers: [HTTPField] = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
      + "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'; require-trusted-types-for 'script'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
  ].compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    var context = context
    do {
      try await check(request, &context)
      let entry = try enter(request, context)
      response = try await next(request, context)
      Self.count(&response, entry)
    } catch let error as APIError {
      response = error.response
    } catch let error as any HTTPResponseError {
      response = APIError(error.status, error.status.reasonPhrase.lowercased()).response
    } catch {
      logger.error("request failed", metadata: ["path": "\(FeedSecret.logged(request.uri.path))", "error": "\(error)"])
      response = APIError(.internalServerError, "the calendars cannot be read").response
    }
    for field in Self.headers { response.headers[field.name] = field.value }
    if context.origin.isSecure, let name = HTTPField.Name("Strict-Transport-Security") {
      response.headers[name] = "max-age=31536000"
    }
    logger.debug(
      "request",
      metadata: [
        "method": "\(request.method)", "path": "\(FeedSecret.logged(request.uri.path))",
        "status": "\(response.status.code)",
        "bytes": "\(response.body.contentLength ?? 0)", "client": "\(context.origin.address)",
        "person": "\(context.viewer.person?.id ?? 0)",
      ])
    return response
  }

  /// Throws for a host name other than this server's, which indicates DNS rebinding; for methods that a path does not
  /// support; and for unauthorized reading or changing of data.
  private func check(_ request: Request, _ context: inout ServerContext) async throws {
    if let name = HTTPField.Name("Host"), request.headers[name] != nil {
      throw APIError(.badRequest, "expected one Host line")
    }
    context.origin = try RequestOrigin(
      request.head, peer: context.origin.address, port: context.port ?? 0, in: identification.network)
    if DAVServer.answers(request) { return try await identification.identifyDevice(request, &context) }
    // The router ignores empty components too: //api/events is /api/events.
    let components = request.uri.path.split(separator: "/")
    if request.method == .get || request.method == .head {
      if components.first == "api", components != ["api", "health"] {
        try await identification.identify(request, &context)
      }
      return
    }
    let methods = Self.methods(ofPath: request.uri.path)
    guard methods.contains(request.method) else {
      let names = methods.map { $0.rawValue }
      throw APIError(
        .methodNotAllowed, "expected " + names.joined(separator: " or "),
        headers: [.allow: names.joined(separator: ", ")])
    }
    if components == ["api", "key"] { return try permission.checkExchange(request, context.origin) }
    try permission.checkWriting(request, context.origin)
    try await identification.identify(request, &context)
    try permission.checkType(request)
  }

  /// Begins a request that counts for the limits of its client; `nil` for the single user of a server.
  private func enter(_ request: Request, _ context: ServerContext) throws(APIError) -> ClientLimits.Entry? {
    let person = context.keyHash == nil ? nil : context.viewer.person
    if person == nil, identification.network.isLocal { return nil }
    let client = person.map { "person \($0.id)" } ?? "address \(context.origin.address)"
    let entry = try clients.enter(client, now: identification.now())
    // A body without a length may be as large as the limit.
    let length = request.headers[.contentLength].flatMap { Int($0) }
    entry.count(
      bytes: length ?? (request.headers[.transferEncoding] == nil ? 0 : BodyLimit.bytes))
    return entry
  }

  /// Counts the bytes of a response, and keeps the request open until a long one is sent.
  private static func count(_ response: inout Response, _ entry: ClientLimits.Entry?) {
    guard let entry else { return }
    if let length = response.body.contentLength { return entry.count(bytes: length) }
    response.body = response.body.map { piece in
      entry.count(bytes: piece.readableBytes)
      return piece
    }
  }

  private static func methods(ofPath path: String) -> [HTTPRequest.Method] {
    if path == "/api/key" { return [.post] }
    if ["/api/changes", "/api/people", "/api/shares", "/api/subscriptions"].contains(path) {
      return [.get, .head, .post]
    }
    return ObjectPath(path) == nil ? [.get, .head] : [.get, .head, .put, .delete]
  }
}
