import RawClient
import SystemServices
import Testing

@testable import AlmanacServer

@Suite("Subscriptions: requests to other servers")
struct HTTPFetchTests {
  private static func ok(_ body: String, length: Int? = nil) -> String {
    "HTTP/1.1 200 OK\r\nContent-Length: \(length ?? body.utf8.count)\r\nETag: \"1\"\r\n\r\n\(body)"
  }

  private static func moved(_ location: String) -> String {
    "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nETag: \"old\"\r\nContent-Length: 4\r\n\r\nelse"
  }

  /// Fetches from a server that gives one response to each path.
  private static func with(_ responses: [String: String], _ body: (RawServer) throws -> Void) throws {
    let server = try RawServer { request in
      responses[String(request.split(separator: " ")[1])] ?? "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n"
    }
    defer { server.end() }
    try body(server)
  }

  private static func reason(_ request: FetchRequest, isPublic: @escaping ([UInt8]) -> Bool = { _ in true }) -> String {
    do throws(FetchError) {
      return "status \(try HTTPFetch.get(request, isPublic: isPublic).status)"
    } catch {
      return error.reason
    }
  }

  @Test("a response has status, headers, and body, and the request its lines, also after a redirect")
  func get() throws {
    try Self.with(["/a": Self.ok("text"), "/r": Self.moved("/a")]) { server in
      for path in ["a", "r"] {
        let request = FetchRequest(
          url: "http://127.0.0.1:\(server.port)/\(path)", headers: ["If-None-Match: \"0\""], allowsPrivate: true)
        let response = try HTTPFetch.get(request)
        #expect(response.status == 200 && response.headers["etag"] == "\"1\"" && response.body == Array("text".utf8))
      }
      #expect(server.requests.count == 3)
      #expect(server.requests.allSatisfy { $0.contains("If-None-Match: \"0\"\r\n") && $0.contains("Almanac/") })
    }
  }

  @Test("SV-54: without permission, nothing is sent to this machine, whatever its name is")
  func privateAddresses() throws {
    try Self.with(["/": Self.ok("text")]) { server in
      for host in ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "0.0.0.0", "[::ffff:127.0.0.1]"] {
        let reason = Self.reason(FetchRequest(url: "http://\(host):\(server.port)/"), isPublic: PublicAddress.contains)
        #expect(reason == "the URL leads to a private network, which needs --allow-private-fetch", "\(host)")
      }
      #expect(server.requests.isEmpty)
    }
  }

  @Test("SV-54: the address of each redirect is checked before the connection")
  func redirects() throws {
    let asked = Lock<[[UInt8]]>([])
    try Self.with(["/r": Self.moved("http://127.0.0.2:9/a")]) { server in
      let reason = Self.reason(FetchRequest(url: "http://127.0.0.1:\(server.port)/r")) { address in
        asked.withLock { $0.append(address) }
        return address == [127, 0, 0, 1]
      }
      #expect(reason == "the URL leads to a private network, which needs --allow-private-fetch")
      #expect(asked.withLock { $0 } == [[127, 0, 0, 1], [127, 0, 0, 2]] && server.requests.count == 1)
    }
  }

  @Test("other protocols and endless redirects are refused")
  func protocols() throws {
    let responses = [
      "/f": Self.moved("file:///etc/passwd"), "/g": Self.moved("gopher://127.0.0.1/"), "/l": Self.moved("/l"),
    ]
    try Self.with(responses) { server in
      for path in ["f", "g"] {
        #expect(Self.reason(FetchRequest(url: "http://127.0.0.1:\(server.port)/\(path)")) == "unsupported protocol")
      }
      let loop = Self.reason(FetchRequest(url: "http://127.0.0.1:\(server.port)/l"))
      #expect(loop == "number of redirects hit maximum amount" && server.requests.count == 8)
    }
  }

  @Test("SY-26: a body that is shorter than its length, or too large, is no response")
  func bodies() throws {
    let large = String(repeating: "a", count: HTTPFetch.longestBody + 1)
    let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\ntext\r\n"
    let headers = "HTTP/1.1 200 OK\r\n" + String(repeating: "A: \(String(repeating: "b", count: 1_000))\r\n", count: 70)
    let responses = [
      "/short": Self.ok("text", length: 5), "/large": Self.ok(large), "/chunked": chunked, "/headers": headers + "\r\n",
      "/none": "", "/long": Self.ok("text", length: 3), "/exact": Self.ok(String(large.dropFirst())),
    ]
    let reasons = [
      ("short", "transferred a partial file"), ("large", "the response is too large"),
      ("headers", "the headers of the response are too long"), ("long", "status 200"), ("exact", "status 200"),
    ]
    try Self.with(responses) { server in
      for (path, reason) in reasons {
        #expect(Self.reason(FetchRequest(url: "http://127.0.0.1:\(server.port)/\(path)")) == reason, "\(path)")
      }
      for path in ["chunked", "none"] {
        let reason = Self.reason(FetchRequest(url: "http://127.0.0.1:\(server.port)/\(path)"))
        #expect(!reason.hasPrefix("status"), "\(path)")
      }
    }
  }
}
