import AlmanacServer
import Foundation
import WebAssets

/// The pages that are measured: the folder that `make bench` has written with `Scripts/make-web`, its page as `almanac serve`
/// serves it, a page without the panel, and one with nothing in it.
enum BenchSite {
  /// The page with a calendar and nothing else.
  static let calendarPath = "/calendar.html"
  static let emptyPath = "/empty.html"

  static let folder = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: ".build/web")

  static func load() throws -> Site {
    let page = try String(contentsOf: WebAssets.siteFolder.appending(path: "index.html"), encoding: .utf8)
    let pages = [
      "/index.html": page,
      calendarPath: page.replacing(" panel editable", with: "").replacing("almanac-edit", with: "almanac"),
      emptyPath: "<!doctype html><title>Empty</title>",
    ]
    let scratch = FileManager.default.temporaryDirectory.appending(path: "almanac-bench-\(getpid())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    var files: [String: URL] = [:]
    for (path, text) in pages {
      let file = scratch.appending(path: path)
      try text.write(to: file, atomically: true, encoding: .utf8)
      files[path] = file
    }
    return try Site(folder: folder, files: files)
  }
}
