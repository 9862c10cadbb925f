import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("almanac feed")
struct FeedCommandTests {
  /// A database with the calendars 1 "Work", 2 "Home", 3 "Home", and 4 "1".
  private static func with(_ body: (Folder, _ database: [String]) async throws -> Void) async throws {
    try await Folder.with { folder in
      let path = folder.path("a.sqlite")
      let store = try SQLiteEventStore(path: path)
      for (index, name) in ["Work", "Home", "Home", "1"].enumerated() {
        try store.apply(
          .putCalendar(CalendarInfo(id: CalendarID(Int64(index + 1)), name: name, color: .named(.blue))))
      }
      try store.close()
      try await body(folder, ["--database", path])
    }
  }

  @Test("a feed is added with a URL that is printed once, listed without it, served, and removed")
  func life() async throws {
    try await Self.with { folder, database in
      try folder.write("", "site/index.html")
      let server = try ServerProcess(folder: folder.path("site"), database: database[1])
      defer { server.end() }
      let added = try Program.run(["feed", "add", "Work", "--free-busy", "--port", "\(server.port)"] + database)
      #expect(added.status == 0 && added.error.isEmpty)
      let prefix = "http://127.0.0.1:\(server.port)/feeds/"
      #expect(added.output.hasPrefix(prefix) && added.output.hasSuffix(".ics\n"))
      #expect(added.output.utf8.count == prefix.utf8.count + 37)
      let path = "/feeds/" + added.output.dropFirst(prefix.count).dropLast()
      let answer = try await server.answer("GET \(path)", key: nil)
      #expect(answer.status == 200 && answer.body.contains("BEGIN:VCALENDAR"))
      #expect(try Program.run(["feed", "add", "2"] + database).status == 0)
      let list = Program.Outcome(status: 0, output: "1\tfree-busy\tWork\n2\tfull\tHome\n")
      #expect(try Program.run(["feed", "list"] + database) == list)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: database[1]))
      #expect(bytes.range(of: Data(path.dropFirst(7).dropLast(4).utf8)) == nil, "the database has no secret")
      #expect(try Program.run(["feed", "remove", "1"] + database) == Program.Outcome(status: 0))
      #expect(try await server.answer("GET \(path)", key: nil).status == 404)
      #expect(try Program.run(["feed", "list"] + database).output == "2\tfull\tHome\n")
    }
  }

  @Test("a name counts before a number, and what is wrong is said with what is right")
  func refused() async throws {
    try await Self.with { folder, database in
      let path = database[1]
      #expect(try Program.run(["feed", "add", "1"] + database).status == 0)
      #expect(try Program.run(["feed", "list"] + database).output == "1\tfull\t1\n")
      let cases = [
        (["add", "Club"], "there is no calendar \"Club\", expected one of 1 (Work), 2 (Home), 3 (Home), 4 (1)"),
        (["add", "Home"], "several calendars are named \"Home\", expected a number: 2 (Home), 3 (Home)"),
        (["remove", "7"], "there is no feed 7; almanac feed list shows all"),
      ]
      for (arguments, message) in cases {
        let outcome = try Program.run(["feed"] + arguments + database)
        #expect(outcome == Program.Outcome(status: 1, error: "\(path): \(message)\n"))
      }
      for arguments in [["add", "Work"], ["list"], ["remove", "1"]] {
        let outcome = try Program.run(["feed"] + arguments + ["--database", folder.path("b")])
        #expect(outcome == Program.Outcome(status: 1, error: "\(folder.path("b")): no such file\n"))
      }
      for arguments in [["add"], ["add", "Work", "--port", "0"], ["remove", "x"], ["remove"]] {
        #expect(try Program.run(["feed"] + arguments + database).status == 2, "\(arguments)")
      }
    }
  }

  @Test("a restore keeps the feeds of calendars that it brings back, and revives none that was removed")
  func restore() async throws {
    try await Self.with { folder, database in
      for name in ["Work", "4", "2"] { #expect(try Program.run(["feed", "add", name] + database).status == 0) }
      #expect(try Program.run(["backup", folder.path("b")] + database).status == 0)
      #expect(try Program.run(["feed", "remove", "2"] + database).status == 0)
      let store = try SQLiteEventStore(path: database[1])
      // Another calendar than in the backup.
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(2), name: "Club", color: .named(.blue))))
      try store.close()
      #expect(try Program.run(["restore", folder.path("b")] + database).status == 0)
      #expect(try Program.run(["feed", "list"] + database).output == "1\tfull\tWork\n")
      #expect(try Program.run(["check"] + database).status == 0)
    }
  }
}
