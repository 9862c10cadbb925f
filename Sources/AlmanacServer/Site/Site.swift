import Almanac
public import Foundation
import HTTPTypes
import Hummingbird

/// The files of the web page, read once when the server starts: what is not in here cannot be asked for.
public struct Site: Sendable {
  private struct Page: Sendable {
    var body: ByteBuffer
    var mediaType: String
    var entityTag: String
  }

  private var pages: [String: Page] = [:]

  /// A site without any file.
  public init() {}

  /// The files given by their paths, as `/almanac.wasm`. `/index.html` must be among them.
  public init(files: [String: URL]) throws(ServerError) {
    for (path, url) in files.sorted(by: { $0.key < $1.key }) { try add(url, at: path) }
    guard pages["/index.html"] != nil else { throw .site(path: "/index.html", reason: "the page is missing") }
  }

  /// All files of `folder` and the folders inside, under their paths, and `files` as in `init(files:)`. Hidden files
  /// are left out.
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
    guard let data = try? Data(contentsOf: url) else { throw .site(path: url.path, reason: "it cannot be read") }
    pages[path] = Page(
      body: ByteBuffer(bytes: data), mediaType: MediaTypes.type(ofPath: path), entityTag: Self.entityTag(data))
  }

  func response(to request: Request) throws(APIError) -> Response {
    var path = request.uri.path.removingPercentEncoding ?? ""
    if path.hasSuffix("/") { path += "index.html" }
    // A page is also known by its name alone, as `/gallery`.
    guard let page = pages[path] ?? pages[path + ".html"] else { throw APIError(.notFound, "there is no such page") }
    // The browser keeps the file but asks each time whether it is still the same.
    var headers: HTTPFields = [.eTag: page.entityTag, .cacheControl: "no-cache"]
    if Self.matches(request.headers[.ifNoneMatch], page.entityTag) {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = page.mediaType
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: page.body))
  }

  /// RFC 9110, 13.1.2: a list of tags, compared weakly, or `*`.
  private static func matches(_ condition: String?, _ tag: String) -> Bool {
    guard let condition else { return false }
    return condition.split(separator: ",").contains { part in
      let candidate = part.trimmingCharacters(in: .whitespaces)
      return candidate == "*" || candidate == tag || candidate == "W/" + tag
    }
  }

  /// Length and FNV-1a hash of the content: different builds never share both in practice.
  private static func entityTag(_ data: Data) -> String {
    var hash = FNV1a()
    for byte in data { hash.add(byte) }
    return "\"" + String(data.count, radix: 16) + "-" + String(hash.value, radix: 16) + "\""
  }
}
