import HTTPTypes
import Hummingbird

/// Who may change calendars: a page of this server, or a program, that knows the token.
///
/// A page of another site cannot: it does not know the token, its requests name it (`Origin`, `Sec-Fetch-Site`), and
/// because the content type has to be JSON, its browser asks first (preflight), which no path answers.
struct WritePermission: Sendable {
  /// The secret of the address that the program opens; `nil` if nothing may be changed.
  let token: String?

  /// Throws unless `request`, whose host is this server, may change calendars.
  func check(_ request: Request) throws(APIError) {
    guard Self.isOfSameOrigin(request) else { throw APIError(.forbidden, "the request comes from another site") }
    guard let token else { throw APIError(.forbidden, "the calendars are read-only") }
    guard Self.bearer(of: request).map({ Self.areEqual($0, token) }) == true else {
      throw APIError(
        .unauthorized, "expected the token of the address that almanac serve has printed",
        headers: [.wwwAuthenticate: "Bearer"])
    }
    let type = request.headers[.contentType]?.split { $0 == ";" || $0 == " " }.first ?? ""
    guard type.lowercased() == "application/json" else {
      throw APIError(.unsupportedMediaType, "expected Content-Type: application/json")
    }
  }

  /// Returns whether the browser says that a page of this server sent the request, or whoever sent it is no browser.
  private static func isOfSameOrigin(_ request: Request) -> Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ request.headers[$0] }), site != "same-origin" {
      return false
    }
    guard let origin = request.headers[.origin] else { return true }
    return origin.lowercased() == "http://" + (request.head.authority ?? "").lowercased()
  }

  private static func bearer(of request: Request) -> Substring? {
    guard let parts = request.headers[.authorization]?.split(separator: " "), parts.count == 2,
      parts[0].lowercased() == "bearer"
    else { return nil }
    return parts[1]
  }

  /// Compares in a time that does not tell how much of the token is right.
  private static func areEqual(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count else { return false }
    return zip(given.utf8, token.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
