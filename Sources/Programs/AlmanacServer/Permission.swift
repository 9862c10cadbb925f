import HTTPTypes
import Hummingbird

/// The permission to read and change calendars, for pages of this server and programs that know the token.
///
/// A page of another site has no access. It does not know the token, its requests reveal its origin (`Origin`,
/// `Sec-Fetch-Site`), and because of the method or the required JSON content type, its browser sends a preflight
/// request, which no path answers.
struct Permission: Sendable {
  /// The secret in the URL that the program opens; `nil` if everybody on this machine may read and nobody may write.
  let token: String?
  /// Whether nothing may be changed.
  let isReadOnly: Bool

  init(token: String?, isReadOnly: Bool) {
    self.token = token
    self.isReadOnly = isReadOnly || token == nil
  }

  /// Throws unless `request`, whose host is this server, may read calendars.
  func checkReading(_ request: Request) throws(APIError) {
    guard let token else { return }
    guard Self.bearer(of: request).map({ Self.areEqual($0, token) }) == true else {
      throw APIError(
        .unauthorized,
        "this page has no key, or an old one: start almanac serve again and open the address that it prints",
        headers: [.wwwAuthenticate: "Bearer"])
    }
  }

  /// Throws unless `request` may change calendars, if its sender may.
  func checkWriting(_ request: Request, _ origin: RequestOrigin) throws(APIError) {
    try checkOrigin(request, origin)
    if isReadOnly { throw APIError(.forbidden, "the calendars are read-only") }
  }

  /// Throws if a page of another site sent `request`, which exchanges a code for the token.
  func checkExchange(_ request: Request, _ origin: RequestOrigin) throws(APIError) {
    try checkOrigin(request, origin)
    try checkType(request)
  }

  private func checkOrigin(_ request: Request, _ origin: RequestOrigin) throws(APIError) {
    guard Self.isOfSameOrigin(request, origin) else {
      throw APIError(.forbidden, "the request comes from another site")
    }
  }

  /// Throws unless the body has the type that its method requires.
  func checkType(_ request: Request) throws(APIError) {
    let type = request.headers[.contentType]?.split { $0 == ";" || $0 == " " }.first ?? ""
    guard let expected = Self.mediaType(of: request.method), type.lowercased() != expected else { return }
    throw APIError(.unsupportedMediaType, "expected Content-Type: \(expected)")
  }

  /// Returns the required content type of a request body; `nil` for methods without a body.
  private static func mediaType(of method: HTTPRequest.Method) -> String? {
    switch method {
    case .post: "application/json"
    case .put: "text/calendar"
    default: nil
    }
  }

  /// Returns whether the browser reports that a page of this server sent the request, or the sender is not a browser.
  private static func isOfSameOrigin(_ request: Request, _ own: RequestOrigin) -> Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }), site != "same-origin" {
      return false
    }
    guard let origin = request.headers[.origin] else { return true }
    return origin.lowercased() == own.text
  }

  private static func bearer(of request: Request) -> Substring? {
    guard let parts = request.headers[.authorization]?.split(separator: " "), parts.count == 2,
      parts[0].lowercased() == "bearer"
    else { return nil }
    return parts[1]
  }

  /// Compares in a time that does not reveal how much of the token is correct.
  static func areEqual(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count else { return false }
    return zip(given.utf8, token.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
