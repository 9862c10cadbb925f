import Foundation

/// All pages, with everything that they load.
enum Site {
  /// The files that all pages share. They are next to the sources of this program.
  static let shared = ["docs.css", "docs.js", "search.js"]

  /// Returns the pages, in the order of the sidebar.
  ///
  /// - Parameters:
  ///   - package: The folder with the documents.
  ///   - element: The URL of the element's module, relative to the folder of examples.
  static func pages(package: URL, element: String) throws -> [Page] {
    try Document.all.map { document in
      let text = try String(contentsOf: package.appending(path: document.file), encoding: .utf8)
      return try Page(document, text: text, element: element)
    }
  }

  /// Returns the files by their names in the folder of pages.
  static func files(package: URL, element: String) throws -> [String: String] {
    var files: [String: String] = [:]
    var index = SearchIndex()
    for page in try pages(package: package, element: element) {
      files[page.document.name + ".html"] = page.html
      for file in page.files { files[file.name] = file.text }
      index.add(page)
    }
    for name in shared {
      files[name] = try String(contentsOf: package.appending(path: "Sources/Web/WebDocs/" + name), encoding: .utf8)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    files["search.json"] = String(decoding: try encoder.encode(index), as: UTF8.self)
    return files
  }
}
