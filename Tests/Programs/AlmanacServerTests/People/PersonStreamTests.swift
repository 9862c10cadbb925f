import EventStores
import Foundation
import RawClient
import Testing

@testable import AlmanacServer

@Suite("Server: streams of people")
struct PersonStreamTests {
  @Test("SV-33: a stream has only what its person may see; for free-busy, hashes")
  func visible() async throws {
    for (right, expected) in [(Right.read, true), (.freeBusy, false), (.none, false)] {
      try await TestServer.run(store: { try Family.store(ben: right) }, token: "token") { client in
        let stream = try await Self.stream(client, Family.ben)
        #expect(try await Self.line(stream) != nil)
        for (calendar, secret) in [(1, Family.anna), (2, Family.ben)] {
          let answer = try await client.ask(
            "PUT /api/calendars/\(calendar)/events/visit", as: secret, headers: ["If-None-Match": "*"],
            ics: Family.event("visit", "Visit"))
          #expect(answer.status == 201)
        }
        var lines: [String] = []
        while lines.last?.contains(#""calendar":2"#) != true { lines.append(try #require(try await Self.line(stream))) }
        let first = lines.filter { $0.contains(#""calendar":1"#) }
        #expect(first.isEmpty == (right == .none))
        #expect(first.allSatisfy { $0.contains(#""uid":"visit""#) == expected })
      }
    }
  }

  @Test("SV-37: a stream ends when its key is revoked or its person removed, and others go on")
  func revoked() async throws {
    for change in [#"{"revoke":2}"#, #"{"id":2,"removed":true}"#] {
      try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client in
        let streams = [try await Self.stream(client, Family.ben), try await Self.stream(client, Family.anna)]
        for stream in streams { #expect(try await Self.line(stream) != nil) }
        #expect(try await client.ask("POST /api/people", as: Family.anna, json: change).status == 200)
        while let line = try await Self.line(streams[0]) { #expect(!line.contains("uid")) }
        #expect(try await client.ask("GET /api/calendars", as: Family.ben).status == 401)
        let answer = try await client.ask(
          "PUT /api/calendars/1/events/later", as: Family.anna, headers: ["If-None-Match": "*"],
          ics: Family.event("later"))
        #expect(answer.status == 201)
        while let line = try await Self.line(streams[1]), !line.contains("later") {}
      }
    }
  }

  @Test("a stream starts anew when a right changes, and so does a position read with another right")
  func changedRights() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client in
      let stream = try await Self.stream(client, Family.ben)
      #expect(try await Self.line(stream) != nil)
      let events = "GET /api/events?from=2026-11-20&to=2026-11-27"
      let before = try #require(try await client.ask(events, as: Family.ben).headers["almanac-position"])
      for right in ["free-busy", "write", "none", "write"] {
        let answer = try await client.ask(
          "POST /api/shares", as: Family.anna, json: #"{"calendar":1,"person":2,"right":"\#(right)"}"#)
        #expect(answer.status == 200)
        while let line = try await Self.line(stream), !line.contains(#""reset":true"#) {}
      }
      let later = try await Self.stream(client, Family.ben, since: before)
      #expect(try await Self.line(later)?.contains(#""reset":true"#) == true)
      let other = try await Self.stream(client, Family.anna, since: before)
      #expect(try await Self.line(other)?.contains(#""reset":true"#) == true, "a position is a person's own")
    }
  }

  private static func stream(
    _ client: Client, _ secret: PersonSecret, since position: String? = nil
  ) async throws -> RawConnection {
    let connection = try RawConnection(port: client.port)
    await connection.send(
      "GET /api/changes\(position.map { "?since=\($0)" } ?? "") HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n"
        + "Cookie: almanac-\(client.port)=\(secret.text)\r\n\r\n")
    #expect(try await connection.line() == "HTTP/1.1 200 OK")
    return connection
  }

  /// Returns the next line of JSON; `nil` at the end of the stream.
  private static func line(_ stream: RawConnection) async throws -> String? {
    while let line = try await stream.line() {
      if line.hasPrefix("{") { return line }
      // The last chunk.
      if line == "0" { return nil }
    }
    return nil
  }
}
