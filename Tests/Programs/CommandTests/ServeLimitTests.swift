import Almanac
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

/// The server of the program under clients that are many, slow or rude.
@Suite("the server and its clients")
struct ServeLimitTests {
  @Test(
    "ED-154: at a signal the program ends, although somebody takes nothing of an answer and others listen for changes")
  func stopping() async throws {
    try await Self.serve(events: 12_000) { server in
      let listener = try RawConnection(port: server.port)
      await listener.send(Self.get("/api/changes", server))
      let answer = try await listener.line()
      #expect(answer == "HTTP/1.1 200 OK")
      let slow = try RawConnection(port: server.port, receiveBuffer: 4_096)
      await slow.send(Self.get(Self.year, server))
      let slowAnswer = try await slow.line()
      #expect(slowAnswer == "HTTP/1.1 200 OK")
      let status = await server.stop()
      #expect(status == 0)
    }
  }

  @Test("ED-154: five hundred clients read, listen and hear of a change, and the program stays below 300 MB")
  func manyClients() async throws {
    try await Self.serve(events: 500) { server in
      var listeners: [RawConnection] = []
      for number in 0..<500 {
        let client = try RawConnection(port: server.port, from: "127.0.0.\(2 + number / 50)")
        let isLong = number.isMultiple(of: 50)
        // Both at once: a task that waits long for its turn would lose an idle connection.
        await client.send(Self.get(isLong ? Self.year : "/api/health", server) + Self.get("/api/changes", server))
        let answer = try await client.line()
        #expect(answer == "HTTP/1.1 200 OK")
        // Who leaves a long answer for half a minute, while the others connect, would be given up.
        if isLong { while let line = try await client.line(), line != "0" {} }
        listeners.append(client)
      }
      for listener in listeners {
        var line = try await listener.line()
        while let text = line, !text.hasPrefix(#"{"position""#) { line = try await listener.line() }
        #expect(line != nil, "the stream began")
      }
      let writer = try RawConnection(port: server.port)
      let body =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:new\r\nDTSTART:20261121T090000Z\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n"
      await writer.send(
        Self.head("PUT /api/calendars/1/events/new", server) + "Content-Type: text/calendar\r\nIf-None-Match: *\r\n"
          + "Content-Length: \(body.utf8.count)\r\n\r\n" + body)
      let answer = try await writer.line()
      #expect(answer == "HTTP/1.1 201 Created")
      for listener in listeners {
        var line = try await listener.line()
        while let text = line, !text.contains(#""uid":"new""#) { line = try await listener.line() }
        #expect(line != nil)
      }
      if let peak = server.peakMemory { #expect(peak < 300 << 20, "\(peak >> 20) MB") }
    }
  }

  @Test("ED-154: sixty clients that ask for everything and take almost nothing cost no more than a piece each")
  func slowReaders() async throws {
    try await Self.serve(events: 12_000) { server in
      var readers: [RawConnection] = []
      for _ in 0..<60 {
        let reader = try RawConnection(port: server.port, receiveBuffer: 4_096)
        await reader.send(Self.get(Self.year, server))
        let answer = try await reader.line()
        #expect(answer == "HTTP/1.1 200 OK")
        readers.append(reader)
      }
      // One answer has 12 MB.
      if let peak = server.peakMemory { #expect(peak < 200 << 20, "\(peak >> 20) MB") }
    }
  }

  // MARK: - Parts

  private static let year = "/api/events?from=2026-01-01&to=2027-01-01"

  private static func head(_ line: String, _ server: ServerProcess) -> String {
    "\(line) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nAuthorization: Bearer \(server.token)\r\n"
  }

  private static func get(_ path: String, _ server: ServerProcess) -> String { head("GET " + path, server) + "\r\n" }

  /// Serves a database with events of 1,000 bytes each, in 2026.
  private static func serve(events: Int, _ body: (ServerProcess) async throws -> Void) async throws {
    try await Folder.with { folder in
      try folder.write("", "site/index.html")
      let store = try SQLiteEventStore(path: folder.path("a.sqlite"))
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))))
      let notes = String(repeating: "words ", count: 160)
      try store.apply(
        .group(
          (0..<events).map { number in
            let day = DayNumber(20_454 + number % 365)
            return .insert(
              Event(
                uid: "\(number)", calendar: CalendarID(1), summary: "", start: .day(day), end: .day(day + 1),
                notes: notes))
          }))
      let server = try ServerProcess(folder: folder.path("site"), database: folder.path("a.sqlite"))
      defer { server.end() }
      try await body(server)
    }
  }
}
