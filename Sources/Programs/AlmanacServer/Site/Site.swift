import Almanac
public import Foundation
import HTTPTypes
import Hummingbird

/// The files of the web page, read once when the site is created. No other files can be requested.
public struct Site: Sendable {
  private struct Page: Sendable {
    var body: ByteBuffer
    var mediaType: String
    var entityTag: String
    /// The Brotli version of the file, if one was next to it.
    var brotli: ByteBuffer?

    /// Returns the entity tag of the compressed file, because different bytes need a different tag (RFC 9110, 8.8.3.3).
    func tag(of coding: ContentCoding) -> String { entityTag.dropLast() + "-" + coding.rawValue + "\"" }

    /// All tags under which a client may have cached the file.
    var tags: [String] { [entityTag] + ContentCoding.allCases.map(tag(of:)) }

    /// Returns the smallest form of the file that a client accepts, and its encoding.
    func content(for accepted: String?) -> (body: ByteBuffer, coding: ContentCoding?) {
      for coding in ContentCoding.allCases where coding.isAccepted(accepted) {
        if coding == .brotli, let brotli { return (brotli, coding) }
        if let content = CompressedFiles.shared[entityTag, coding] { return (content, coding) }
      }
      return (body, nil)
    }
  }

  private var pages: [String: Page] = [:]

  /// Creates a site without files.
  public init() {}

  /// Creates a site of files, keyed by paths such as `/almanac.wasm`. Clients that accept Brotli receive the content of
  /// `/almanac.wasm.br` if it exists.
  ///
  /// - Throws: `ServerError.site` if a file cannot be read or `/index.html` is missing.
  public init(files: [String: URL]) throws(ServerError) {
    for (path, url) in files where Self.original(of: path, in: files) == nil { try add(url, at: path) }
    for (path, url) in files {
      guard let original = Self.original(of: path, in: files) else { continue }
      let data = try read(url)
      pages[original]?.brotli = ByteBuffer(bytes: data)
    }
    guard pages["/index.html"] != nil else { throw .site(path: "/index.html", reason: "the page is missing") }
    writeBuild()
  }

  /// Tells the service worker, if there is one, which files belong to this build. Each build has another worker therefore,
  /// which browsers notice.
  private mutating func writeBuild() {
    let worker = "/almanac-worker.js"
    guard let code = pages[worker]?.body else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let tags = try? encoder.encode(pages.mapValues { String($0.entityTag.dropFirst().dropLast()) }) else {
      return
    }
    let head = "const BUILD = \(Self.entityTag(tags));\nconst TAGS = \(String(decoding: tags, as: UTF8.self));\n"
    add(Data(head.utf8) + Data(code.readableBytesView), at: worker)
  }

  /// Creates a site of all files in a folder and its subfolders, keyed by path, and of `files`, which take precedence.
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

  /// Returns the path of the file whose compressed form another file is; `nil` if it is none.
  private static func original(of path: String, in files: [String: URL]) -> String? {
    guard path.hasSuffix(".br") else { return nil }
    let original = String(path.dropLast(3))
    return files[original] == nil ? nil : original
  }

  private func read(_ url: URL) throws(ServerError) -> Data {
    guard let data = try? Data(contentsOf: url) else { throw .site(path: url.path, reason: "the file cannot be read") }
    return data
  }

  private mutating func add(_ url: URL, at path: String) throws(ServerError) { add(try read(url), at: path) }

  /// Adds a file, or replaces the one at the same path, such as `/docs/index.html`.
  public mutating func add(_ data: Data, at path: String) {
    pages[path] = Page(
      body: ByteBuffer(bytes: data), mediaType: MediaTypes.type(ofPath: path), entityTag: Self.entityTag(data))
  }

  func response(to request: Request) throws(APIError) -> Response {
    var path = request.uri.path.removingPercentEncoding ?? ""
    // Links of a folder's page are relative to the folder.
    if !path.isEmpty, pages[path] == nil, pages[path + "/index.html"] != nil {
      return Response(status: .movedPermanently, headers: [.location: path + "/"])
    }
    if path.hasSuffix("/") { path += "index.html" }
    // A page is also available without its extension, for example as `/gallery`.
    guard let page = pages[path] ?? pages[path + ".html"] else {
      throw APIError(.notFound, "there is no page at this path")
    }
    let (body, coding) = page.content(for: request.headers[.acceptEncoding])
    // The browser caches the file but revalidates it each time.
    var headers: HTTPFields = [.cacheControl: "no-cache", .vary: "Accept-Encoding"]
    headers[.eTag] = coding.map { page.tag(of: $0) } ?? page.entityTag
    if let known = request.headers[.ifNoneMatch].map({ EntityTags($0) }),
      page.tags.contains(where: { known.matchWeakly($0) })
    {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentType] = page.mediaType
    headers[.contentEncoding] = coding?.rawValue
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
  }

  /// Compresses the files, one after the other. Until then, they are sent uncompressed.
  func compress() {
    // The fast coding first, so that no client waits long.
    for coding in ContentCoding.allCases.reversed() {
      for page in pages.values where MediaTypes.isCompressible(page.mediaType) {
        if coding == .brotli, page.brotli != nil { continue }
        CompressedFiles.shared.add(page.body, tag: page.entityTag, coding)
      }
    }
  }

  /// Returns the length and FNV-1a hash of the content. In practice, different builds never share both.
  private static func entityTag(_ data: Data) -> String {
    var hash = FNV1a()
    for byte in data { hash.add(byte) }
    return "\"" + String(data.count, radix: 16) + "-" + String(hash.value, radix: 16) + "\""
  }
}
