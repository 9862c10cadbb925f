import HTTPTypes

/// The cookie with the key of a browser. Scripts of the page cannot read it, and pages of other sites do not send it.
enum KeyCookie {
  /// How long browsers keep it, in seconds: 400 days, the longest time that they accept.
  private static let life = 400 * 86_400

  /// Returns its name. Cookies of `http` have the port, because those of all ports of a machine are together.
  private static func name(_ origin: RequestOrigin, port: Int) -> String {
    origin.isSecure ? "__Host-almanac" : "almanac-\(port)"
  }

  /// Returns its value in a request; `nil` if there is none.
  static func value(in fields: HTTPFields, _ origin: RequestOrigin, port: Int) -> Substring? {
    let name = name(origin, port: port)
    for cookie in (fields[.cookie] ?? "").split(separator: ";") {
      let cookie = cookie.drop { $0 == " " }
      if cookie.hasPrefix(name + "=") { return cookie.dropFirst(name.count + 1) }
    }
    return nil
  }

  /// Returns the value of `Set-Cookie`.
  static func header(_ secret: PersonSecret, _ origin: RequestOrigin, port: Int) -> String {
    let secure = origin.isSecure ? "; Secure" : ""
    return "\(name(origin, port: port))=\(secret.text); Path=/; Max-Age=\(life)\(secure); HttpOnly; SameSite=Strict"
  }
}
