/// The reading of `Accept-Encoding` (RFC 9110, 12.5.3).
enum AcceptedEncoding {
  /// Returns whether a client takes gzip: by name or `*`, unless with the weight 0.
  static func includesGzip(_ value: String?) -> Bool { includes(["gzip", "x-gzip"], value) }

  /// Returns whether a client takes Brotli (RFC 7932).
  static func includesBrotli(_ value: String?) -> Bool { includes(["br"], value) }

  private static func includes(_ names: [String], _ value: String?) -> Bool {
    var others = false
    for item in (value ?? "").lowercased().split(separator: ",") {
      let parts = item.split(separator: ";").map { part in part.filter { $0 != " " && $0 != "\t" } }
      guard let name = parts.first else { continue }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if names.contains(String(name)) { return weight > 0 }
      if name == "*" { others = weight > 0 }
    }
    return others
  }
}
