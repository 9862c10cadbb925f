import AlmanacServer
import WebAssets

/// The page that is built into the program.
enum BuiltInSite {
  static func load() throws(ServerError) -> Site {
    try Site(files: Dictionary(WebAssets.site.map { ($0.path, $0.file) }) { $1 })
  }
}
