import Foundation

/// What arrives for a request, on the thread that performs it.
final class Transfer {
  private let allowsAddress: ([UInt8]) -> Bool
  private var headerCount = 0
  private(set) var headers: [String: String] = [:]
  private(set) var body: [UInt8] = []
  /// Why the transfer was stopped.
  private(set) var reason: String?

  init(allowsAddress: @escaping ([UInt8]) -> Bool) { self.allowsAddress = allowsAddress }

  static func of(_ context: UnsafeMutableRawPointer?) -> Transfer {
    // `get` passes a transfer to all callbacks.
    Unmanaged<Transfer>.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  func allows(_ address: [UInt8]) -> Bool {
    let isAllowed = allowsAddress(address)
    // Another address of the same name may be public.
    reason = isAllowed ? nil : "the URL leads to a private network, which needs --allow-private-fetch"
    return isAllowed
  }

  func takeHeader(_ line: [UInt8]) -> Bool {
    headerCount += line.count
    if headerCount > HTTPFetch.longestHeaders { return stop("the headers of the response are too long") }
    let text = String(decoding: line, as: UTF8.self)
    // The next response, after a redirect.
    if text.hasPrefix("HTTP/") { headers = [:] }
    if let colon = text.firstIndex(of: ":") {
      headers[text[..<colon].lowercased()] =
        text[text.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return true
  }

  func takeBody(_ piece: [UInt8]) -> Bool {
    if body.count + piece.count > HTTPFetch.longestBody { return stop("the response is too large") }
    body += piece
    return true
  }

  private func stop(_ reason: String) -> Bool {
    self.reason = reason
    return false
  }
}
