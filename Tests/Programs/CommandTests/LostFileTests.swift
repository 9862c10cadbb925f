import Almanac
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

/// The server of the program whose database somebody else touches.
@Suite("the server and its database file")
struct LostFileTests {
  /// The programs that put another file in the place of the database.
  private static let tools = ["mv", "cp"]
  /// The number of servers that are stopped while a client listens.
  private static let stops = 6

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of acknowledged writes: a server whose database suffers rm or \(tools);",
    "\(stops) stops while a client listens")

  init() { Self.announcement }

  private static func put(_ name: String, _ server: ServerProcess) async throws -> ServerProcess.Answer {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:\(name)", "DTSTART:20261121T090000Z", "END:VEVENT",
      "END:VCALENDAR", "",
    ]
    return try await server.answer(
      "PUT /api/calendars/1/events/\(name)", headers: ["Content-Type: text/calendar", "If-None-Match: *"],
      body: lines.joined(separator: "\r\n"))
  }

  private static func serve(_ body: (ServerProcess, Folder, String) async throws -> Void) async throws {
    try await Folder.with { folder in
      try folder.write("", "site/index.html")
      let path = folder.path("a.sqlite")
      let server = try ServerProcess(folder: folder.path("site"), database: path)
      defer { server.end() }
      try await body(server, folder, path)
    }
  }

  @Test("V5: a change of a removed database is answered with 507, and the health with 503")
  func removed() async throws {
    try await Self.serve { server, _, path in
      #expect(try await Self.put("a", server).status == 201)
      #expect(try await server.answer("GET /api/health").status == 200)
      for ending in ["", "-wal", "-shm"] { try FileManager.default.removeItem(atPath: path + ending) }
      let answer = try await Self.put("b", server)
      #expect(answer.status == 507)
      #expect(answer.body.contains("removed or replaced"), "\(answer.body)")
      #expect(try await server.answer("GET /api/health").status == 503)
    }
  }

  @Test(
    "V5: a change is answered with 507 after mv or cp over the served database, and the other one stays as it was",
    arguments: tools)
  func replaced(tool: String) async throws {
    try await Self.serve { server, folder, path in
      #expect(try await Self.put("a", server).status == 201)
      let other = folder.path("b.sqlite")
      let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion
      try SQLiteEventStore(path: other, initial: sample).close()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/\(tool)")
      process.arguments = [other, path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      for name in ["b", "c"] {
        let answer = try await Self.put(name, server)
        #expect(answer.status == 507)
        #expect(answer.body.contains(tool == "mv" ? "removed or replaced" : "overwritten"), "\(answer.body)")
      }
      #expect(try await server.answer("GET /api/health").status == 503)
      _ = await server.stop()
      let kept = try SQLiteEventStore(path: path)
      #expect(try kept.outlines(touching: DayNumber(19_000)..<DayNumber(21_000)).count > 10)
      for name in ["a", "b", "c"] { #expect(try kept.events(uid: name, in: CalendarID(1)).isEmpty) }
    }
  }

  @Test("V7: after a stop the database is one whole file, while clients listen", arguments: 0..<stops)
  func stopping(round: Int) async throws {
    try await Self.serve { server, folder, path in
      let listener = try RawConnection(port: server.port)
      await listener.send(
        "GET /api/changes HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nAuthorization: Bearer \(server.token)\r\n\r\n")
      let answer = try await listener.line()
      #expect(answer == "HTTP/1.1 200 OK")
      #expect(try await Self.put("a", server).status == 201)
      // The stream is in use: it has told of the change, and goes on.
      var line = try await listener.line()
      while let text = line, !text.contains(#""uid":"a""#) { line = try await listener.line() }
      #expect(line != nil)
      let status = await server.stop()
      #expect(status == 0)
      _ = try await listener.rest()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      #expect(names == ["a.sqlite", "a.sqlite.key", "site"])
      #expect(try SQLiteEventStore(path: path).events(uid: "a", in: CalendarID(1)).count == 1)
    }
  }

  @Test("V6, V7, V10: serve refuses an empty path, a file without calendars, a pipe and a link that leads nowhere")
  func refusedPaths() throws {
    try Folder.with { folder in
      let empty = try folder.write("", "empty.sqlite")
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      let link = folder.path("link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("nothing"))
      for path in ["", empty, folder.path("pipe"), link] {
        let outcome = try Program.run(["serve", "--port", "0", "--database", path])
        #expect(outcome.status == 1 && outcome.error.split(separator: "\n").count == 1, "\(path): \(outcome)")
      }
      let outcome = try Program.run(["check", folder.path("pipe")])
      #expect(outcome == Program.Outcome(status: 1, error: "\(folder.path("pipe")): expected an ordinary file\n"))
    }
  }

  @Test("V8: a database with a damaged event is exported with --salvage, which names it")
  func salvage() throws {
    try Folder.with { folder in
      let path = folder.path("a.sqlite")
      let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion
      try SQLiteEventStore(path: path, initial: sample).close()
      // A letter of a title becomes another one.
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let title = try #require(bytes.range(of: Data("Budget call".utf8)))
      bytes.replaceSubrange(title, with: Data("Budgit call".utf8))
      try bytes.write(to: URL(fileURLWithPath: path))
      let refused = try Program.run(["export", "--database", path])
      #expect(refused.status == 1 && refused.output.isEmpty && refused.error.contains("--salvage"), "\(refused.error)")
      let outcome = try Program.run(["export", "--database", path, "--salvage"])
      #expect(outcome.status == 1 && outcome.error.contains(": event "), "\(outcome.error)")
      #expect(outcome.output.contains("BEGIN:VEVENT") && !outcome.output.contains("Budgit"))
    }
  }

  @Test("V10: an argument that is not UTF-8 is refused, and no other file is written")
  func bytes() throws {
    try Folder.with { folder in
      let file = try folder.writeCalendar([["UID:a", "DTSTART;VALUE=DATE:20261121"]])
      let process = try Program.process([])
      let program = try #require(process.executableURL).path
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec '\(program)' export '\(file)' -o \"$(printf '\(folder.path("out"))\\377')\""]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["team.ics"])
    }
  }
}
