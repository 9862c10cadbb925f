import Foundation
import Testing

/// What browsers need to install the page as a program.
@Suite("Installation")
struct InstallationTests {
  private static let worker = "/almanac-worker.js"
  private static let files = [
    worker: "addEventListener('fetch', () => BUILD);\n", "/manifest.webmanifest": #"{"name":"Almanac"}"#,
  ]

  @Test("WK-237: the worker knows its build, and the entity tag with which each file is served")
  func worker() async throws {
    try await TestServer.run(more: Self.files) { client in
      let answer = try await client.get(Self.worker)
      #expect(answer.headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(answer.headers["cache-control"] == "no-cache")
      let lines = answer.text.split(separator: "\n")
      #expect(lines.count == 3 && lines[0].hasPrefix("const BUILD = \""))
      #expect(lines.last == "addEventListener('fetch', () => BUILD);")
      let json = lines[1].dropFirst("const TAGS = ".count).dropLast()
      let tags = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
      for path in ["/index.html", "/almanac.wasm", "/manifest.webmanifest", "/modules/almanac.js"] {
        let tag = try #require(tags[path], "\(path)")
        #expect(try await client.get(path).headers["etag"] == "\"\(tag)\"")
      }
    }
  }

  @Test("WK-241: another file makes another build, and another worker")
  func build() async throws {
    let (first, second) = (Texts(), Texts())
    try await TestServer.run(more: Self.files) { await first.set(try await $0.get(Self.worker).text) }
    try await TestServer.run(more: Self.files.merging(["/style.css": "p {}"]) { $1 }) {
      await second.set(try await $0.get(Self.worker).text)
    }
    let texts = (await first.text, await second.text)
    #expect(texts.0.split(separator: "\n").first != texts.1.split(separator: "\n").first)
    #expect(texts.0.split(separator: "\n").last == texts.1.split(separator: "\n").last)
  }

  @Test("WK-237: the policy permits a manifest and workers of the server only")
  func policy() async throws {
    try await TestServer.run(more: Self.files) { client in
      let answer = try await client.get("/manifest.webmanifest")
      #expect(answer.headers["content-type"] == "application/manifest+json; charset=utf-8")
      let policy = answer.headers["content-security-policy"] ?? ""
      #expect(policy.contains("; manifest-src 'self'; worker-src 'self';"))
    }
  }

  @Test("WK-238: nothing that needs the key may be kept by caches of the browser")
  func caching() async throws {
    try await TestServer.run(token: "secret") { client in
      for path in ["/api/events?from=2026-11-01&to=2026-12-01", "/api/calendars"] {
        let answer = try await client.get(path)
        #expect(answer.headers["cache-control"] == "no-store", "\(path)")
      }
    }
  }

  /// The text of an answer.
  private actor Texts {
    var text = ""
    func set(_ text: String) { self.text = text }
  }
}
