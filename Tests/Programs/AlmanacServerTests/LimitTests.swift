import Almanac
import AlmanacServer
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

/// Clients that are slow, rude, or many. `ConnectionLimitTests` has the limits of time.
@Suite("Server: limits")
struct LimitTests {
  private static let token = "secret-token_1"

  @Test("ED-154: a body without end is answered with 413, and then the connection ends")
  func endlessBody() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let connection = try RawConnection(port: client.port)
      let sending = Task {
        await connection.send(Self.head(client, "Transfer-Encoding: chunked"))
        let piece = "10000\r\n" + String(repeating: " ", count: 65_536) + "\r\n"
        while !Task.isCancelled, await connection.send(piece) {}
      }
      defer { sending.cancel() }
      let status = try await connection.line()
      #expect(status == "HTTP/1.1 413 Payload Too Large")
      let rest = String(decoding: try await connection.rest(), as: UTF8.self)
      #expect(rest.lowercased().contains("connection: close"))
      #expect(rest.contains("expected no more than 1 MB"))
    }
  }

  @Test("ED-154: while a client takes nothing of a long answer, others are answered")
  func slowReader() async throws {
    try await TestServer.run(pageSize: 64 << 20) { client in
      let connection = try RawConnection(port: client.port, receiveBuffer: 4_096)
      await connection.send("GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n")
      let status = try await connection.line()
      #expect(status == "HTTP/1.1 200 OK")
      let answer = try await client.get("/api/health").status
      #expect(answer == 200)
    }
  }

  @Test(
    "ED-154, V9: an address has 64 connections; one more takes the place of the one that is idle for longest")
  func connections() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let request = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
      let stream =
        "GET /api/changes HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nAuthorization: Bearer \(Self.token)\r\n\r\n"
      var busy: [RawConnection] = []
      for _ in 0..<62 {
        let connection = try RawConnection(port: client.port, from: "127.0.0.2")
        await connection.send(stream)
        let status = try await connection.line()
        #expect(status == "HTTP/1.1 200 OK")
        busy.append(connection)
      }
      // One has sent nothing, and one waits for its next request.
      let silent = try RawConnection(port: client.port, from: "127.0.0.2")
      let idle = try RawConnection(port: client.port, from: "127.0.0.2")
      await idle.send(request)
      let first = try await idle.line()
      #expect(first == "HTTP/1.1 200 OK")
      for closed in [silent, idle] {
        let next = try RawConnection(port: client.port, from: "127.0.0.2")
        await next.send(stream)
        let answer = try await next.line()
        #expect(answer == "HTTP/1.1 200 OK")
        _ = try await closed.rest()
        busy.append(next)
      }
      let refused = try RawConnection(port: client.port, from: "127.0.0.2")
      await refused.send(request)
      let refusal = try await refused.rest()
      #expect(refusal == [], "none is idle")
      let other = try RawConnection(port: client.port, from: "127.0.0.3")
      await other.send(request)
      let answer = try await other.line()
      #expect(answer == "HTTP/1.1 200 OK")
      withExtendedLifetime(busy) {}
    }
  }

  @Test("V10: requests that say one thing twice, or nothing that can be read, are answered with 400 and the reason")
  func malformed() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let twice = try RawConnection(port: client.port)
      await twice.send(
        "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nHost: evil\r\nConnection: close\r\n\r\n")
      let status = try await twice.line()
      #expect(status == "HTTP/1.1 400 Bad Request")
      let (body, head) = ("the body cannot be read", "well-formed header lines that give its length once")
      let bodies = [
        ("Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n", body),
        ("Transfer-Encoding: gzip\r\n\r\nabc", body),
        ("Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc", head),
        ("Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", head),
        ("Content-Length : 3\r\n\r\nabc", head),
      ]
      for (body, reason) in bodies {
        let connection = try RawConnection(port: client.port)
        let head = Self.head(client, "Connection: close")
        // A line break is one character.
        await connection.send(String(head.dropLast()) + body)
        let text = String(decoding: try await connection.rest(), as: UTF8.self)
        #expect(text.hasPrefix("HTTP/1.1 400 "), "\(body.prefix(40)): \(text.prefix(60))")
        let answer = text.components(separatedBy: "\r\n\r\n").last ?? ""
        #expect(answer.hasPrefix(#"{"error":""#) && answer.hasSuffix(#""}"#) && answer.contains(reason), "\(text)")
        #expect(text.lowercased().contains("content-length: \(answer.utf8.count)\r\n"), "\(text)")
      }
    }
  }

  @Test("ED-154: a request that was sent in one piece with the next is answered, and the connection goes on")
  func pipelining() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let connection = try RawConnection(port: client.port)
      let get = "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n"
      await connection.send(
        Self.head(client, "Content-Length: 3") + "BEG" + get + "\r\n" + get + "Connection: close\r\n\r\n")
      let text = String(decoding: try await connection.rest(), as: UTF8.self)
      #expect(text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) } == ["422", "200", "200"])
    }
  }

  // MARK: - Parts

  /// The head of a request that creates an event.
  private static func head(_ client: Client, _ length: String) -> String {
    "PUT /api/calendars/1/events/b HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nAuthorization: Bearer \(token)\r\n"
      + "Content-Type: text/calendar\r\nIf-None-Match: *\r\n\(length)\r\n\r\n"
  }

  @Sendable private static func makeStore() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    return store
  }
}
