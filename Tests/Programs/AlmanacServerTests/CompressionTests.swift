import Almanac
import EventDatabase
import Foundation
import RawClient
import Testing

@Suite("Server: compression")
struct CompressionTests {
  private static let events = "/api/events?from=2026-11-01&to=2026-12-01"

  @Test(
    "events are compressed as Brotli or gzip for who takes one of them, and for no others",
    arguments: [
      ("gzip", "gzip"), ("br, GZIP;q=0.5", "br"), ("*", "br"), ("", nil), ("BR", "br"), ("br;q=0, *", "gzip"),
      ("gzip; q=0.0", nil), ("gzip;q=0, br;q=0, *", nil), ("zstd", nil),
    ])
  func answers(accepted: String, coding: String?) async throws {
    try await TestServer.run { client in
      let (head, body) = try await Self.get(Self.events, accepted, client)
      #expect(head.contains("content-encoding") == (coding != nil))
      if let coding { #expect(head.contains("content-encoding: \(coding)\r\n")) }
      #expect(body.starts(with: [0x1F, 0x8B]) == (coding == "gzip"))
      #expect(head.contains("vary: accept-encoding\r\n"))
      let plain = try await Self.get(Self.events, "identity", client).body
      #expect(plain.starts(with: Array("BEGIN:VCALENDAR".utf8)))
      #expect((body.count < plain.count) == (coding != nil))
      if coding == "br" { #expect(try Self.unpacked(body) == plain) }
      // The system's client takes gzip and undoes it.
      let decoded = try await client.get(Self.events).body
      #expect(Array(decoded) == plain)
    }
  }

  @Test("a file of the built-in page is sent as Brotli once the server runs")
  func builtInFiles() async throws {
    try await TestServer.run(pageSize: 200_000) { client in
      var head = "", body: [UInt8] = []
      for _ in 0..<10_000 where !head.contains("content-encoding: br") {
        (head, body) = try await Self.get("/large.txt", "br", client)
      }
      #expect(body.count < 1_000)
      #expect(try Self.unpacked(body) == [UInt8](repeating: 0, count: 200_000))
    }
  }

  @Test("one event with long notes is compressed and keeps its tag")
  func objects() async throws {
    try await TestServer.run(store: {
      let store = try SQLiteEventStore()
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))))
      let notes = String(repeating: "notes ", count: 1_000)
      let day = EventTime.day(TestServer.today)
      try store.apply(
        .insert(Event(uid: "long", calendar: CalendarID(1), summary: "Long", start: day, end: day, notes: notes)))
      return store
    }) { client in
      let path = "/api/calendars/1/events/long"
      let plain = try await Self.get(path, "", client), packed = try await Self.get(path, "br", client)
      #expect(packed.head.contains("content-encoding: br\r\n") && !plain.head.contains("content-encoding"))
      #expect(packed.body.count < 1_000 && plain.body.count > 6_000)
      #expect(try Self.unpacked(packed.body) == plain.body)
      for answer in [plain, packed] { #expect(client.withoutEra(answer.head).contains("etag: \"1-ERA\"\r\n")) }
    }
  }

  @Test("a file is compressed once the server runs, with a tag of its own, by which it is known as well")
  func files() async throws {
    try await TestServer.run(pageSize: 100_000) { client in
      let plain = try await Self.get("/large.txt", "identity", client)
      #expect(plain.body.count == 100_000)
      var head = "", body: [UInt8] = []
      for _ in 0..<10_000 where !head.contains("content-encoding: gzip") {
        (head, body) = try await Self.get("/large.txt", "gzip", client)
      }
      #expect(body.count < 1_000)
      let tag = try #require(head.components(separatedBy: "etag: ").last?.prefix { $0 != "\r\n" })
      #expect(!plain.head.contains(tag))
      let decoded = try await client.get("/large.txt").body
      #expect(decoded == Data(count: 100_000))
      let known = try await client.get("/large.txt", headers: ["If-None-Match": String(tag)])
      #expect(known.status == 304)
    }
  }

  @Test(
    "a file that lies beside its Brotli form is sent so to who takes that, and is known by any of its tags",
    arguments: [("br, gzip", "br"), ("gzip;q=1, br;q=0", ""), ("gzip", ""), ("", ""), ("*", "br")])
  func brotli(accepted: String, coding: String) async throws {
    try await TestServer.run { client in
      let (head, body) = try await Self.get("/precompressed.js", accepted, client)
      #expect(head.contains("content-encoding: br\r\n") == (coding == "br"))
      #expect(String(decoding: body, as: UTF8.self) == (coding == "br" ? "(smaller)" : "let a = 1"))
      #expect(head.contains("content-type: text/javascript") && head.contains("vary: accept-encoding\r\n"))
      let tag = try #require(head.components(separatedBy: "etag: ").last?.prefix { $0 != "\r\n" })
      #expect(try await client.get("/precompressed.js", headers: ["If-None-Match": String(tag)]).status == 304)
      #expect(try await client.get("/precompressed.js.br").status == 404)
      #expect(try await client.get("/alone.br").status == 200)
    }
  }

  @Test("small files are sent as they are")
  func smallFiles() async throws {
    try await TestServer.run { client in
      let head = try await Self.get("/", "gzip", client).head
      #expect(!head.contains("content-encoding"))
    }
  }

  /// Returns what the program `brotli` makes of compressed bytes.
  private static func unpacked(_ body: [UInt8]) throws -> [UInt8] {
    let process = Process(), input = Pipe(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["brotli", "--decompress", "--stdout"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    // Shorter than the buffer of a pipe.
    try input.fileHandleForWriting.write(contentsOf: Data(body))
    try input.fileHandleForWriting.close()
    defer { process.waitUntilExit() }
    return try [UInt8](output.fileHandleForReading.readToEnd() ?? Data())
  }

  /// Returns the head of an answer in small letters, and its body, as it was sent.
  private static func get(
    _ path: String, _ accepted: String, _ client: Client
  ) async throws -> (head: String, body: [UInt8]) {
    let connection = try RawConnection(port: client.port)
    await connection.send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nAccept-Encoding: \(accepted)\r\nConnection: close\r\n\r\n"
    )
    var head = ""
    while let line = try await connection.line(), !line.isEmpty { head += line.lowercased() + "\r\n" }
    return (head, try await connection.rest())
  }
}
