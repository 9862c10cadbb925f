import Almanac
import HTTPTypes
import Hummingbird
import Logging

/// The middleware before all handlers. It refuses requests that a page of another site could send, and changes without
/// permission, turns errors into JSON, sets the security headers, and writes the log.
struct Gatekeeper: RouterMiddleware {
  let logger: Logger
  let permission: WritePermission

  /// The headers of every response: nothing from other origins, no inline script or style, no embedding in frames.
  private static let headers: [HTTPField] = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
      + "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
  ].compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } }

  func handle(
    _ request: Request, context: ServerContext, next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request, port: context.port)
      response = try await next(request, context)
    } catch let error as APIError {
      response = error.response
    } catch let error as any HTTPResponseError {
      response = APIError(error.status, error.status.reasonPhrase.lowercased()).response
    } catch {
      logger.error("request failed", metadata: ["path": "\(request.uri.path)", "error": "\(error)"])
      response = APIError(.internalServerError, "the calendars cannot be read").response
    }
    for field in Self.headers { response.headers[field.name] = field.value }
    logger.debug(
      "request",
      metadata: [
        "method": "\(request.method)", "path": "\(request.uri.path)", "status": "\(response.status.code)",
        "bytes": "\(response.body.contentLength ?? 0)",
      ])
    return response
  }

  /// Throws for a host name that is not this machine's own, which means DNS rebinding, for methods that a path does not
  /// have, and for changes that are not permitted.
  private func check(_ request: Request, port: Int?) throws(APIError) {
    let host = request.head.authority ?? ""
    let names = ["127.0.0.1", "localhost", "[::1]"]
    let isOwn = names.contains { name in
      host.lowercased() == "\(name):\(port ?? 0)" || (port == 80 && host.lowercased() == name)
    }
    guard isOwn else { throw APIError(.misdirectedRequest, "this server answers to localhost only") }
    if request.method == .get || request.method == .head { return }
    guard request.uri.path == "/api/changes" else {
      throw APIError(.methodNotAllowed, "expected GET or HEAD", headers: [.allow: "GET, HEAD"])
    }
    guard request.method == .post else {
      throw APIError(.methodNotAllowed, "expected POST", headers: [.allow: "POST"])
    }
    try permission.check(request)
  }
}

/// An error response with a reason, sent as `{"error":"…"}`.
struct APIError: Error {
  let response: Response

  init(_ status: HTTPResponse.Status, _ reason: String, headers: HTTPFields = [:]) {
    response = JSONAnswer.response(["error": reason], status: status, headers: headers)
  }

  /// Creates an error whose JSON says more than a reason.
  init(_ status: HTTPResponse.Status, body: some Encodable) {
    response = JSONAnswer.response(body, status: status)
  }
}
