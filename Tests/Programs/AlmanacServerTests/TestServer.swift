import Almanac
import AlmanacServer
import EventStores
import Foundation
import Logging

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server on a free port with the sample calendar and a site of eight files, and `more`, for the time of a test.
enum TestServer {
  static let today = DayNumber(20_778)
  static let index = "<!doctype html><title>Almanac</title>"

  static func run(
    store makeStore: @escaping @Sendable () throws -> sending any EventStore = sampleStore, zones: [ZoneRules] = [],
    token: String? = nil, isReadOnly: Bool = false, allowsPrivateFetch: Bool = false, pageSize: Int = 0,
    more: [String: String] = [:],
    network: ServerNetwork = .local, logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
    now: @escaping @Sendable () -> Instant = { Instant(seconds: 1_795_261_440) },
    _ body: @escaping @Sendable (Client) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(index, to: folder.appendingPathComponent("index.html"))
    try write("export {}", to: folder.appendingPathComponent("modules/almanac.js"))
    try write("<!doctype html><title>Gallery</title>", to: folder.appendingPathComponent("gallery.html"))
    try write("let a = 1", to: folder.appendingPathComponent("precompressed.js"))
    try write("(smaller)", to: folder.appendingPathComponent("precompressed.js.br"))
    try write("text", to: folder.appendingPathComponent("alone.br"))
    try write("secret", to: folder.appendingPathComponent(".hidden"))
    for (path, text) in more { try write(text, to: folder.appendingPathComponent(path)) }
    let wasm = folder.appendingPathComponent("elsewhere.bin")
    try write("\0asm", to: wasm)
    var site = try Site(folder: folder, files: ["/almanac.wasm": wasm])
    if pageSize > 0 { site.add(Data(count: pageSize), at: "/large.txt") }
    let store = try makeStore()
    let era = try era(of: store)
    let server = AlmanacServer(
      store: store, site: site, port: 0, network: network, zones: zones, token: token, isReadOnly: isReadOnly,
      allowsPrivateFetch: allowsPrivateFetch, logger: logger, now: now)
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [server] in
        defer { continuation.finish() }
        try await server.run(stopsOnSignals: false) { continuation.yield($0) }
      }
      group.addTask {
        for await port in ports {
          try await body(Client(port: port, token: token, era: era))
          return
        }
        throw ServerError.other("it never began to listen")
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func era(of store: any EventStore) throws -> String? { try (store as? any ObjectStore)?.era().text }

  @Sendable static func sampleStore() throws -> sending any EventStore {
    let store = MemoryEventStore()
    try store.apply(SampleCalendar.make(around: today).insertion)
    return store
  }

  private static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

/// Asks the server over the loopback interface.
struct Client: Sendable {
  let port: Int
  /// The token of requests that name none; `nil` for none.
  var token: String?
  /// The era of the store. Tests write "ERA" for it in tags, in requests and in answers.
  var era: String?

  /// Without cookies and credentials of its own: the shared session replaces those of a request by what it kept of other
  /// servers on this machine.
  private static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  func get(
    _ path: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil
  ) async throws -> Answer {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20)
    request.httpMethod = method
    request.httpShouldHandleCookies = false
    request.httpBody = body.map { Data(withEra($0).utf8) }
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    for (name, value) in headers { request.setValue(withEra(value), forHTTPHeaderField: name) }
    let (data, response) = try await Self.session.data(for: request)
    guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    var fields: [String: String] = [:]
    for (name, value) in response.allHeaderFields { fields["\(name)".lowercased()] = "\(value)" }
    fields["etag"] = fields["etag"].map(withoutEra)
    let text = era.flatMap { data.range(of: Data($0.utf8)) == nil ? nil : String(decoding: data, as: UTF8.self) }
    return Answer(
      status: response.statusCode, headers: fields, body: text.map { Data(withoutEra($0).utf8) } ?? data)
  }

  /// Returns a text with the era of the store.
  func withEra(_ text: String) -> String {
    era.map { text.replacingOccurrences(of: "-ERA", with: "-\($0)") } ?? text
  }

  /// Returns a text with "ERA" for the era of the store.
  func withoutEra(_ text: String) -> String {
    era.map { text.replacingOccurrences(of: "-\($0)", with: "-ERA") } ?? text
  }
}
