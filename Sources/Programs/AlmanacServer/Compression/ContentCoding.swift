import NIOCore

/// An encoding of content for clients that accept it (RFC 9110, 8.4), in order of preference.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  /// Returns the best coding that a client accepts, by its `Accept-Encoding` header: named or `*`, and not with weight
  /// 0 (RFC 9110, 12.5.3); `nil` if it accepts none.
  static func accepted(_ value: String?) -> ContentCoding? { allCases.first { $0.isAccepted(value) } }

  /// A compressor for responses, which are generated each time; `nil` if out of memory.
  var compressor: (any Compressor)? {
    switch self {
    case .brotli: return Brotli(.little)
    case .gzip: return Gzip(.little)
    }
  }

  /// Returns a file compressed with high effort, which is done once; `nil` if out of memory.
  func compress(file: ByteBuffer) -> ByteBuffer? {
    let compressor: (any Compressor)?
    switch self {
    case .brotli: compressor = Brotli(.much)
    case .gzip: compressor = Gzip(.much)
    }
    return compressor?.compress(file, isEnd: true)
  }

  /// Returns whether a client accepts the coding, by its `Accept-Encoding` header.
  func isAccepted(_ value: String?) -> Bool {
    var others = false
    for item in (value ?? "").lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { part in part.filter { $0 != " " && $0 != "\t" } }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if name == rawValue || name == "x-" + rawValue { return weight > 0 }
      if name == "*" { others = weight > 0 }
    }
    return others
  }
}
