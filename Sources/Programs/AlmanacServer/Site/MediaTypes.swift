/// The media types of files, by the extensions of their names.
enum MediaTypes {
  static func type(ofPath path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "application/octet-stream" }
    switch name[name.index(after: dot)...].lowercased() {
    case "html": return "text/html; charset=utf-8"
    case "js", "mjs": return "text/javascript; charset=utf-8"
    case "css": return "text/css; charset=utf-8"
    case "txt": return "text/plain; charset=utf-8"
    case "ics": return "text/calendar; charset=utf-8"
    case "json", "map": return "application/json; charset=utf-8"
    case "webmanifest": return "application/manifest+json; charset=utf-8"
    case "wasm": return "application/wasm"
    case "svg": return "image/svg+xml; charset=utf-8"
    case "png": return "image/png"
    case "ico": return "image/x-icon"
    case "woff2": return "font/woff2"
    default: return "application/octet-stream"
    }
  }

  /// Returns whether compression makes files of a type smaller; others are already compressed.
  static func isCompressible(_ type: String) -> Bool {
    !["image/png", "image/x-icon", "font/woff2"].contains(type)
  }
}
