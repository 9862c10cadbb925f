import AlmanacServer
import Foundation
import WebAssets

/// The page built into the program, and the documentation pages below `/docs`.
enum BuiltInSite {
  static func load() throws(ServerError) -> Site {
    var site = try Site(files: Dictionary(WebAssets.site.map { ($0.path, $0.file) }) { $1 })
    let file = WebAssets.documents
    guard let data = try? Data(contentsOf: file),
      let pages = try? JSONDecoder().decode([String: String].self, from: data)
    else { throw ServerError.site(path: file.path, reason: "the documents cannot be read") }
    for (name, text) in pages { site.add(Data(text.utf8), at: "/docs/" + name) }
    return site
  }
}
