import Almanac
import HTTPTypes
import Hummingbird
import Logging

/// The middleware before all handlers. It rejects requests that a page of another site could send, and unauthorized
/// access to data. It converts errors to JSON, sets the security headers, and writes the log.
struct Gatekeeper: RouterMiddleware {
  let logger: Logger
  let permission: Permission

  /// The headers of every response: no content from other origins, no inline scripts or styles, no text evaluated as
  /// script, no embedding in frames.
  private static let headers: [HTTPField] = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
      + "img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
      + "require-trusted-types-for 'script'",
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
      logger.error("request failed", metadata: ["path": "\(FeedSecret.logged(request.uri.path))", "error": "\(error)"])
      response = APIError(.internalServerError, "the calendars cannot be read").response
    }
    for field in Self.headers { response.headers[field.name] = field.value }
    logger.debug(
      "request",
      metadata: [
        "method": "\(request.method)", "path": "\(FeedSecret.logged(request.uri.path))",
        "status": "\(response.status.code)",
        "bytes": "\(response.body.contentLength ?? 0)",
      ])
    return response
  }

  /// Throws for a host name other than this machine's, which indicates DNS rebinding; for methods that a path does not
  /// support; and for unauthorized reading or changing of data.
  private func check(_ request: Request, port: Int?) throws(APIError) {
    if let name = HTTPField.Name("Host"), request.headers[name] != nil {
      throw APIError(.badRequest, "expected one Host line")
    }
    let host = request.head.authority ?? ""
    let names = ["127.0.0.1", "localhost", "[::1]"]
    let isOwn = names.contains { name in
      host.lowercased() == "\(name):\(port ?? 0)" || (port == 80 && host.lowercased() == name)
    }
    guard isOwn else { throw APIError(.misdirectedRequest, "this server answers to localhost only") }
    // It knows devices by keys of their own.
    if DAVServer.answers(request) { return }
    // The router ignores empty components too: //api/events is /api/events.
    let components = request.uri.path.split(separator: "/")
    if request.method == .get || request.method == .head {
      if components.first == "api", components != ["api", "health"] { try permission.checkReading(request) }
      return
    }
    let methods = Self.methods(ofPath: request.uri.path)
    guard methods.contains(request.method) else {
      let names = methods.map { $0.rawValue }
      throw APIError(
        .methodNotAllowed, "expected " + names.joined(separator: " or "),
        headers: [.allow: names.joined(separator: ", ")])
    }
    if components == ["api", "key"] { return try permission.checkExchange(request) }
    try permission.checkWriting(request)
  }

  private static func methods(ofPath path: String) -> [HTTPRequest.Method] {
    if path == "/api/key" { return [.post] }
    if path == "/api/changes" { return [.get, .head, .post] }
    return ObjectPath(path) == nil ? [.get, .head] : [.get, .head, .put, .delete]
  }
}
