import Almanac
import EventDatabase
import EventStores
import Foundation
import Logging
import RawClient
import SystemServices
import Testing

@testable import AlmanacServer

@Suite("Server: behind a proxy")
struct NetworkServerTests {
  /// The address 127.0.0.2 of this machine is the proxy; 127.0.0.1 is anybody.
  private static func network() throws -> ServerNetwork {
    try ServerNetwork(proxies: ["127.0.0.2"], publicURL: "https://calendar.example.org")
  }

  @Test("SV-40: a server for a network does not start without people, with a reason")
  func withoutPeople() async throws {
    let server = AlmanacServer(
      store: try SQLiteEventStore(), site: Site(), port: 0, network: try Self.network(), token: "token",
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    await #expect(throws: ServerError.noPeople) { try await server.run(stopsOnSignals: false) }
    #expect(ServerError.noPeople.description.contains("almanac people add"))
  }

  @Test("SV-46: through the proxy, a link is exchanged for a __Host- cookie, which reads the calendars")
  func proxied() async throws {
    try await TestServer.run(
      store: { try Family.store(ben: .read) }, token: "token", network: try Self.network()
    ) { client async throws in
      let proxy = Proxy(client)
      let body = #"{"code":"\#(Family.benLink.text)"}"#
      let json = ["Content-Type: application/json"]
      let foreign = try await proxy.ask("POST /api/key", json + ["Origin: https://evil.example"], body: body)
      #expect(foreign.hasPrefix("HTTP/1.1 403"))
      let answer = try await proxy.ask("POST /api/key", json + ["Origin: https://calendar.example.org"], body: body)
      let field = try #require(answer.components(separatedBy: "\n").first { $0.lowercased().hasPrefix("set-cookie: ") })
      #expect(field.contains("; Path=/; ") && field.contains("; Secure; HttpOnly; SameSite=Strict"))
      let cookie = "Cookie: " + field.dropFirst(12).prefix { $0 != ";" }
      #expect(cookie.hasPrefix("Cookie: __Host-almanac="))
      let calendars = try await proxy.ask("GET /api/calendars", [cookie])
      #expect(calendars.hasPrefix("HTTP/1.1 200") && calendars.contains("Home"))
      #expect(calendars.lowercased().contains("strict-transport-security: max-age="))
      // The key of one kind of connection is none of the other.
      let plain = try await client.get("/api/calendars", headers: ["Cookie": String(cookie.dropFirst(8))])
      #expect(plain.status == 401)
    }
  }

  @Test("SV-40: forwarded headers of anybody else, and other hosts, lead nowhere")
  func spoofed() async throws {
    try await TestServer.run(
      store: { try Family.store(ben: .read) }, token: "token", network: try Self.network()
    ) { client async throws in
      let cookie = "Cookie: __Host-almanac=\(Family.ben.text)"
      #expect(try await Proxy(client).ask("GET /api/calendars", [cookie]).hasPrefix("HTTP/1.1 200"))
      let stranger = Proxy(client, address: "127.0.0.1")
      for path in ["/", "/api/calendars", "/api/health"] {
        #expect(try await stranger.ask("GET \(path)", [cookie]).hasPrefix("HTTP/1.1 421"))
      }
      for host in ["evil.example", "localhost:\(client.port)", "calendar.example.org.evil.example"] {
        #expect(try await Proxy(client, host: host).ask("GET /", []).hasPrefix("HTTP/1.1 421"), "\(host)")
      }
    }
  }

  @Test("SV-55: wrong keys are limited by the client's own address, and a right key is always accepted")
  func attack() async throws {
    try await TestServer.run(
      store: { try Family.store(ben: .read) }, token: "token", network: try Self.network()
    ) { client in
      let proxy = Proxy(client)
      var answers: [String] = []
      for _ in 0..<12 {
        // The attacker pretends to be another client each time.
        let spoofed = ["Cookie: __Host-almanac=\(PersonSecret().text)"]
        answers.append(try await proxy.ask("GET /api/calendars", spoofed, chain: "9.9.9.\(answers.count), 5.6.7.8"))
      }
      #expect(answers.prefix(10).allSatisfy { $0.hasPrefix("HTTP/1.1 401") })
      #expect(
        answers.suffix(2).allSatisfy { $0.hasPrefix("HTTP/1.1 429") && $0.lowercased().contains("retry-after: ") })
      let right = try await proxy.ask("GET /api/calendars", ["Cookie: __Host-almanac=\(Family.ben.text)"])
      #expect(right.hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test("SV-57: the log has person, address, and path, but no key, link, code, or feed")
  func log() async throws {
    let lines = Lines()
    var logger = Logger(label: "test") { _ in lines }
    logger.logLevel = .trace
    try await TestServer.run(
      store: { try Family.store(ben: .read) }, token: "token", network: try Self.network(), logger: logger
    ) { client async throws in
      let proxy = Proxy(client)
      let feed = FeedSecret()
      _ = try await proxy.ask(
        "GET /api/calendars?key=\(Family.ben.text)", ["Cookie: __Host-almanac=\(Family.ben.text)"])
      _ = try await proxy.ask(
        "POST /api/key", ["Content-Type: application/json"], body: #"{"code":"\#(Family.benLink.text)"}"#)
      _ = try await proxy.ask("GET \(feed.path)", ["Authorization: Bearer token"])
      let text = lines.text
      #expect(text.contains("/api/calendars") && text.contains("5.6.7.8") && text.contains("person: 2"))
      for secret in [Family.ben.text, Family.benLink.text, feed.text, "Bearer"] {
        #expect(!text.contains(secret))
      }
    }
  }
}

/// A proxy that encrypts the connection of a client.
private struct Proxy {
  private let client: Client
  private let address: String
  private let host: String

  init(_ client: Client, address: String = "127.0.0.2", host: String = "calendar.example.org") {
    self.client = client
    self.address = address
    self.host = host
  }

  /// Forwards a request and returns the whole answer.
  func ask(_ line: String, _ headers: [String], chain: String = "5.6.7.8", body: String = "") async throws -> String {
    let connection = try RawConnection(port: client.port, from: address)
    let head =
      [
        line + " HTTP/1.1", "Host: \(host)", "X-Forwarded-For: \(chain)", "X-Forwarded-Proto: https",
        "X-Forwarded-Host: \(host)", "Connection: close",
      ] + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    await connection.send(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return String(decoding: try await connection.rest(), as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}

/// A log in memory.
private final class Lines: LogHandler, Sendable {
  private let all = Lock<[String]>([])

  var text: String { all.withLock { $0.joined(separator: "\n") } }
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    let pairs = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    all.withLock { $0.append("\(event.message) " + pairs.joined(separator: ", ")) }
  }
}
