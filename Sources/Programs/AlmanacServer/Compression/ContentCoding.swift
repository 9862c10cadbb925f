import NIOCore

/// A form in which content is sent to those who take it (RFC 9110, 8.4), the best first.
enum ContentCoding: String, CaseIterable {
  case brotli = "br"
  case gzip

  /// Returns the best coding that a client takes, by the value of its `Accept-Encoding`: by name or `*`, unless with the
  /// weight 0 (RFC 9110, 12.5.3); `nil` if it takes none.
  static func accepted(_ value: String?) -> ContentCoding? { allCases.first { $0.isAccepted(value) } }

  /// Returns a compressor for answers, which are made anew each time; `nil` without memory.
  var compressor: (any Compressor)? {
    switch self {
    case .brotli: return Brotli(.little)
    case .gzip: return Gzip(.little)
    }
  }

  /// Returns a file compressed, as it is done once; `nil` without memory.
  func compress(file: ByteBuffer) -> ByteBuffer? {
    let compressor: (any Compressor)?
    switch self {
    case .brotli: compressor = Brotli(.much)
    case .gzip: compressor = Gzip(.much)
    }
    return compressor?.compress(file, isEnd: true)
  }

  /// Returns whether a client takes the coding, by the value of its `Accept-Encoding`.
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
