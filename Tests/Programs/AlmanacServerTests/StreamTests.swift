import Almanac
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

@Suite("Server: the stream of changes")
struct StreamTests {
  private static let token = "secret-token_1"

  @Test("ED-153: a change is told with calendar, UID, tag and days, to everybody who listens; a deletion without tag")
  func changes() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let streams = [try await Stream(client), try await Stream(client)]
      for stream in streams {
        let first = try await stream.next()
        #expect(first == #"{"position":"P"}"#)
      }
      try await Self.put("b", #""*""#, to: client)
      for stream in streams {
        let line = try await stream.news()
        #expect(
          line
            == #"{"calendar":1,"etag":"2-ERA","from":"2026-11-20","position":"P","to":"2026-11-23","uid":"b"}"#)
      }
      let answer = try await client.get(
        "/api/calendars/1/events/b", method: "DELETE", headers: ["If-Match": #""2-ERA""#])
      #expect(answer.status == 204)
      for stream in streams {
        let line = try #require(try await stream.news())
        #expect(line.contains(#""etag":null"#) && line.contains(#""uid":"b""#))
      }
    }
  }

  @Test("ED-153: a stream goes on after a position: what was missed comes first, joined, in the order of the changes")
  func resuming() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let start = try #require(try await client.get(Self.events).headers["almanac-position"])
      for name in ["b", "c"] { try await Self.put(name, #""*""#, to: client) }
      try await Self.put("b", #""2-ERA""#, to: client, summary: "later")
      let stream = try await Stream(client, since: start)
      let missed = try await stream.uid()
      #expect(missed == "c")
      let middle = try #require(stream.position)
      let missedLater = try await stream.uid()
      #expect(missedLater == "b")
      let present = try await stream.next()
      #expect(present == #"{"position":"P"}"#)
      let rest = try await Stream(client, since: middle)
      let missedThen = try await rest.uid()
      #expect(missedThen == "b")
      let presentThen = try await rest.next()
      #expect(presentThen == #"{"position":"P"}"#)
      let nothing = try await Stream(client, since: rest.position)
      let heartbeat = try await nothing.next()
      #expect(heartbeat == #"{"position":"P"}"#)
      #expect(nothing.position == rest.position)
    }
  }

  @Test("ED-153: an unknown position, or one after which too much has changed, is answered with a reset")
  func resets() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let start = try #require(try await client.get(Self.events).headers["almanac-position"])
      let parts = start.split(separator: ".")
      let later = "9999.\(parts[1]).\(parts[2]).\(parts[3])"
      let otherEra = "\(parts[0]).\(parts[1]).\(parts[2]).0123456789abcdef"
      let withoutEra = "\(parts[0]).\(parts[1]).\(parts[2])"
      for position in ["0.0.0.0123456789abcdef", later, otherEra, withoutEra] {
        let stream = try await Stream(client, since: position)
        let reset = try await stream.next()
        #expect(reset == #"{"position":"P","reset":true}"#)
        #expect(stream.position == start)
        let present = try await stream.next()
        #expect(present == #"{"position":"P"}"#)
      }
      for bad in ["a", "1", "-1.0.0", "1.0.0.0", "1.0.0.012345678xabcdef", "1.x.0", ""] {
        let answer = try await client.get("/api/changes?since=\(bad)")
        #expect(answer.status == 400, "\(bad)")
      }
      let list = (0...1_000).map {
        #"{"calendar":1,"uid":"u\#($0)","ics":"\#(Self.text("u\($0)", "").replacingOccurrences(of: "\r\n", with: "\\r\\n"))","ifNoneMatch":"*"}"#
      }
      let answer = try await client.get(
        "/api/changes", method: "POST", headers: ["Content-Type": "application/json"],
        body: "[" + list.joined(separator: ",") + "]")
      #expect(answer.status == 200)
      let stream = try await Stream(client, since: start)
      let reset = try await stream.next()
      #expect(reset == #"{"position":"P","reset":true}"#)
    }
  }

  @Test("ED-127: what another process changes is told, events and calendars")
  func otherProcess() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)").path
    defer { for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let calendar = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
    try SQLiteEventStore(path: path).apply(.putCalendar(calendar))
    try await TestServer.run(store: { try SQLiteEventStore(path: path) }, token: Self.token) { client in
      let stream = try await Stream(client)
      let start = try await stream.next()
      #expect(start == #"{"position":"P"}"#)
      let other = try SQLiteEventStore(path: path)
      try other.apply(.insert(Self.event("b")))
      let uid = try await stream.uid()
      #expect(uid == "b")
      try other.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Play", color: .named(.blue))))
      let line = try await stream.news()
      #expect(line == #"{"calendars":true,"position":"P"}"#)
    }
  }

  @Test("ED-127: days without end are not said, and a store that never changes has no stream")
  func endless() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let stream = try await Stream(client)
      _ = try await stream.next()
      try await Self.put("b", #""*""#, to: client, rule: "RRULE:FREQ=DAILY\r\n")
      let line = try await stream.news()
      #expect(line == #"{"calendar":1,"etag":"2-ERA","position":"P","uid":"b"}"#)
    }
    try await TestServer.run(token: Self.token) { client in
      let status = try await client.get("/api/changes").status
      #expect(status == 204)
    }
  }

  // MARK: - Parts

  private static let events = "/api/events?from=2026-11-21&to=2026-11-28"

  /// A stream that is read line by line.
  private final class Stream {
    private let connection: RawConnection
    private let client: Client
    /// The position of the latest line.
    private(set) var position: String?

    init(_ client: Client, since: String? = nil) async throws {
      self.client = client
      connection = try RawConnection(port: client.port)
      let query = since.map { "?since=" + $0 } ?? ""
      await connection.send(
        "GET /api/changes\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nAuthorization: Bearer \(token)\r\n\r\n")
      let status = try await connection.line()
      #expect(status == "HTTP/1.1 200 OK")
    }

    /// Returns the next line, with "P" in place of its position; `nil` at the end.
    func next() async throws -> String? {
      while let line = try await connection.line() {
        guard line.hasPrefix("{") else { continue }
        let parts = line.components(separatedBy: #""position":""#)
        let rest = try #require(parts.last)
        position = String(rest.prefix { $0 != "\"" })
        return client.withoutEra(line.replacingOccurrences(of: try #require(position), with: "P"))
      }
      return nil
    }

    /// Returns the next line that is no heartbeat; `nil` at the end.
    func news() async throws -> String? {
      var line = try await next()
      while line == #"{"position":"P"}"# { line = try await next() }
      return line
    }

    /// Returns the UID of the next line, which is about a calendar object.
    func uid() async throws -> String? {
      struct Line: Decodable { var uid: String? }
      let line = try #require(try await news())
      return try JSONDecoder().decode(Line.self, from: Data(line.utf8)).uid
    }
  }

  /// Puts an event, as new if the tag is `"*"`.
  private static func put(
    _ uid: String, _ tag: String, to client: Client, summary: String = "", rule: String = ""
  ) async throws {
    let condition = tag == #""*""# ? ["If-None-Match": "*"] : ["If-Match": tag]
    let answer = try await client.get(
      "/api/calendars/1/events/\(uid)", method: "PUT",
      headers: ["Content-Type": "text/calendar"].merging(condition) { $1 }, body: text(uid, summary, rule: rule))
    #expect(200..<300 ~= answer.status, "\(answer.text)")
  }

  private static func text(_ uid: String, _ summary: String, rule: String = "") -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20261121T090000Z\r\n\(rule)"
      + "SUMMARY:\(summary)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  private static func event(_ uid: String) -> Event {
    Event(
      uid: uid, calendar: CalendarID(1), summary: uid, start: .day(TestServer.today), end: .day(TestServer.today + 1))
  }

  /// A database with the event "a", whose tag is 1-ERA.
  @Sendable private static func makeStore() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    try store.apply(.insert(event("a")))
    return store
  }
}
