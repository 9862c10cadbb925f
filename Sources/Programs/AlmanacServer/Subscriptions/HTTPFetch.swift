import Almanac
import CCurl
import Foundation

/// A GET request to another server.
struct FetchRequest: Equatable, Sendable {
  var url: String
  /// Additional lines, such as `If-None-Match: "1"`.
  var headers: [String] = []
  /// Whether addresses may be private.
  var allowsPrivate = false
}

/// A complete response from another server.
struct FetchedResponse: Equatable, Sendable {
  var status: Int
  /// The last value of each header, by lowercase name.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}

/// Why there is no complete response. Does not contain the URL.
struct FetchError: Error, Equatable {
  var reason: String
}

/// Fetches by libcurl. The address of each connection is checked, so that neither a name nor a redirect leads to a
/// private network. A proxy in the environment is not used.
enum HTTPFetch {
  /// The maximum size of a response after decompression, and of its headers, in bytes.
  static let longestBody = 16 << 20, longestHeaders = 64 << 10
  /// The maximum number of redirects.
  static let redirects = 5
  /// The maximum time for a connection, and for everything, in seconds.
  static let connectTimeout = 10, timeout = 30

  /// Performs a request. Blocks the thread for up to 30 seconds.
  ///
  /// - Parameter isPublic: Returns whether the 4 or 16 bytes of an address are public.
  static func get(
    _ request: FetchRequest, isPublic: @escaping ([UInt8]) -> Bool = PublicAddress.contains
  ) throws(FetchError) -> FetchedResponse {
    let transfer = Transfer { request.allowsPrivate || isPublic($0) }
    var status = 0
    let url = strdup(request.url), agent = strdup("Almanac/\(AlmanacVersion.current)")
    let lines = request.headers.map { strdup($0) }
    defer { for text in [url, agent] + lines { free(text) } }
    let pointers = lines.map { UnsafePointer($0) }
    let code = pointers.withUnsafeBufferPointer { pointers in
      var get = CurlGet()
      get.url = UnsafePointer(url)
      get.headers = pointers.baseAddress
      get.count = pointers.count
      get.user_agent = UnsafePointer(agent)
      // Once encrypted, always encrypted.
      get.allows_http = request.url.hasPrefix("http://") ? 1 : 0
      get.redirects = redirects
      get.connect_timeout = connectTimeout
      get.timeout = timeout
      get.context = Unmanaged.passUnretained(transfer).toOpaque()
      get.allows_address = { Transfer.of($0).allows(Transfer.bytes($1, $2)) ? 1 : 0 }
      get.take_header = { Transfer.of($0).takeHeader(Transfer.bytes($1, $2)) ? 1 : 0 }
      get.take_body = { Transfer.of($0).takeBody(Transfer.bytes($1, $2)) ? 1 : 0 }
      return withExtendedLifetime(transfer) { ccurl_get(&get, &status) }
    }
    if let reason = transfer.reason { throw FetchError(reason: reason) }
    if code != 0 { throw FetchError(reason: String(cString: ccurl_message(code)).lowercasedFirst) }
    return FetchedResponse(status: status, headers: transfer.headers, body: transfer.body)
  }
}

extension String {
  /// The text with a lowercase first letter, unless it begins with an abbreviation.
  fileprivate var lowercasedFirst: String {
    guard dropFirst().first?.isLowercase == true else { return self }
    return prefix(1).lowercased() + dropFirst()
  }
}
