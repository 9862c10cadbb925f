import Almanac
public import Foundation
import HTTPTypes
import Hummingbird

/// The files of the web page, read once when the site is created; no other file can be requested.
public struct Site: Sendable {
  private struct Page: Sendable {
    var body: ByteBuffer
    var mediaType: String
    var entityTag: String
  }

  private var pages: [String: Page] = [:]

  /// Creates a site without files.
  public init() {}

  /// Creates a site of files by their paths, such as `/almanac.wasm`.
  ///
  /// - Throws: `ServerError.site` if a file cannot be read or `/index.html` is missing.
  public init(files: [String: URL]) throws(ServerError) {
    for (path, url) in files.sorted(by: { $0.key < $1.key }) { try add(url, at: path) }
    guard pages["/index.html"] != nil else { throw .site(path: "/index.html", reason: "the page is missing") }
  }

  /// Creates a site of all files in a folder and its subfolders, by their paths, and of `files`, which take precedence.
  /// Hidden files are left out.
  ///
  /// - Throws: `ServerError.site` if the folder or a file cannot be read or `/index.html` is missing.
  public init(folder: URL, files: [String: URL] = [:]) throws(ServerError) {
    let root = folder.resolvingSymlinksInPath()
    guard
      let found = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { throw .site(path: folder.path, reason: "the folder cannot be read") }
    var all: [String: URL] = [:]
    while let url = found.nextObject() as? URL {
      guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else { continue }
      all[String(url.path.dropFirst(root.path.count))] = url
    }
    all.merge(files) { $1 }
    guard all["/index.html"] != nil else { throw .site(path: folder.path, reason: "there is no index.html") }
    try self.init(files: all)
  }

  private mutating func add(_ url: URL, at path: String) throws(ServerError) {
    guard let data = try? Data(contentsOf: url) else { throw .site(path: url.path, reason: "the file cannot be read") }
    add(data, at: path)
  }

  /// Adds a file, or replaces that at the same path, such as `/docs/index.html`.
  public mutating func add(_ data: Data, at path: String) {
    pages[path] = Page(
      body: ByteBuffer(bytes: data), mediaType: MediaTypes.type(ofPath: path), entityTag: Self.entityTag(data))
  }

  func response(to request: Request) throws(APIError) -> Response {
    var path = request.uri.path.removingPercentEncoding ?? ""
    // Links of a folder's page count from within the folder.
    if !path.isEmpty, pages[path] == nil, pages[path + "/index.html"] != nil {
      return Response(status: .movedPermanently, headers: [.location: path + "/"])
    }
    if path.hasSuffix("/") { path += "index.html" }
    // A page has a second path without its extension, such as `/gallery`.
    guard let page = pages[path] ?? pages[path + ".html"] else {
      throw APIError(.notFound, "there is no page at this path")
    }
    // The browser caches the file but asks each time whether it has changed.
    var headers: HTTPFields = [.eTag: page.entityTag, .cacheControl: "no-cache"]
    if Self.matches(request.headers[.ifNoneMatch], page.entityTag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = page.mediaType
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: page.body))
  }

  /// Returns whether a condition of RFC 9110, 13.1.2, matches: a list of tags, compared weakly, or `*`.
  private static func matches(_ condition: String?, _ tag: String) -> Bool {
    guard let condition else { return false }
    return condition.split(separator: ",").contains { part in
      let candidate = part.trimmingCharacters(in: .whitespaces)
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  /// Returns the length and FNV-1a hash of the content: different builds never share both in practice.
  private static func entityTag(_ data: Data) -> String {
    var hash = FNV1a()
    for byte in data { hash.add(byte) }
    return "\"" + String(data.count, radix: 16) + "-" + String(hash.value, radix: 16) + "\""
  }
}
