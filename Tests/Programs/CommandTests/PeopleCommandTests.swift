import Almanac
import EventDatabase
import Foundation
import RawClient
import Testing

@Suite("almanac people")
struct PeopleCommandTests {
  /// A database with the calendar 1 "Home", and a site.
  private static func with(_ body: (Folder, _ database: [String]) async throws -> Void) async throws {
    try await Folder.with { folder in
      let path = folder.path("a.sqlite")
      try folder.write("", "site/index.html")
      let store = try SQLiteEventStore(path: path)
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))))
      try store.close()
      try await body(folder, ["--database", path])
    }
  }

  @Test("people are added with links, share a calendar, use it through a running server, and lose it immediately")
  func life() async throws {
    try await Self.with { folder, database in
      let server = try ServerProcess(folder: folder.path("site"), database: database[1])
      defer { server.end() }
      #expect(try await server.answer("GET /api/calendars").status == 200)
      var keys: [String] = []
      for name in ["Anna", "Ben"] {
        let added = try Program.run(["people", "add", name] + database)
        let prefix = "http://127.0.0.1:8420/#code="
        #expect(added.status == 0 && added.error.isEmpty && added.output.hasPrefix(prefix))
        let code = added.output.dropFirst(prefix.count).dropLast()
        let body = "{\"code\":\"\(code)\"}"
        let exchanged = try await server.exchange(body)
        #expect(exchanged.contains("\"person\":\"\(name)\""))
        let name = "almanac-\(server.port)="
        let cookie = try #require(exchanged.range(of: name)).lowerBound
        keys.append("Cookie: " + exchanged[cookie...].prefix { $0 != ";" })
        let bytes = try Data(contentsOf: URL(fileURLWithPath: database[1]))
        #expect(bytes.range(of: Data(code.utf8)) == nil, "the database has no code")
      }
      #expect(try await server.answer("GET /api/calendars").status == 401, "the key of the single user ends")
      let printed = try #require(server.printed.fragment).dropFirst("code=".count)
      let own = try await server.exchange("{\"code\":\"\(printed)\"}")
      #expect(own.contains("\"person\":\"Anna\""), "the program is the first person's")
      func calendars() async throws -> String {
        try await server.answer("GET /api/calendars", key: nil, headers: [keys[1]]).body
      }
      #expect(try await calendars() == "[]")
      #expect(try Program.run(["share", "Home", "Ben", "read"] + database) == Program.Outcome(status: 0))
      #expect(try await calendars().contains("\"right\":\"read\""))
      let list = try Program.run(["people", "list"] + database).output.split(separator: "\n")
      #expect(list.count == 2 && list[0].hasPrefix("1\tAnna\tHome (owner)\t"))
      #expect(list.last?.hasPrefix("2\tBen\tHome (read)\t2") == true)
      let all = try Program.run(["people", "keys"] + database).output.split(separator: "\n")
      #expect(all.count == 3 && all.allSatisfy { $0.contains("\tbrowser\t") })
      let number = try #require(all[1].split(separator: "\t").first)
      #expect(try Program.run(["people", "revoke", String(number)] + database) == Program.Outcome(status: 0))
      #expect(try await server.answer("GET /api/calendars", key: nil, headers: [keys[1]]).status == 401)
      #expect(try await server.answer("GET /api/calendars", key: nil, headers: [keys[0]]).status == 200)
    }
  }

  @Test("what is wrong is said with what is right")
  func refused() async throws {
    try await Self.with { _, database in
      let path = database[1]
      for arguments in [["people", "key", "Anna"], ["share", "Home", "Anna", "read"]] {
        let outcome = try Program.run(arguments + database)
        let message = "there is no person \"Anna\"; almanac people add adds somebody"
        #expect(outcome == Program.Outcome(status: 1, error: "\(path): \(message)\n"))
      }
      for name in ["Anna", "Ben"] { #expect(try Program.run(["people", "add", name] + database).status == 0) }
      let cases = [
        (["people", "add", "Anna"], "somebody else is named \"Anna\""),
        (["people", "add", "a:b"], "a name has 1 to 100 bytes, without control characters and colons"),
        (["people", "rename", "Ben", "Anna"], "somebody else is named \"Anna\""),
        (["people", "remove", "Anna"], "this person is the owner"),
        (["people", "remove", "Eve"], "there is no person \"Eve\"; expected one of Anna, Ben"),
        (["people", "revoke", "9"], "there is no key 9; almanac people keys shows all"),
        (["share", "Club", "Ben", "read"], "there is no calendar \"Club\", expected one of 1 (Home)"),
      ]
      for (arguments, message) in cases {
        let outcome = try Program.run(arguments + database)
        #expect(outcome == Program.Outcome(status: 1, error: "\(path): \(message)\n"))
      }
      #expect(try Program.run(["share", "Home", "Ben", "all"] + database).status == 2)
      let key = try Program.run(["people", "key", "2", "--device", "phone"] + database)
      #expect(key.status == 0 && key.output.utf8.count == 28)
      #expect(try Program.run(["people", "rename", "Ben", "Benno"] + database).status == 0)
      #expect(try Program.run(["people", "remove", "Benno"] + database).status == 0)
      #expect(try Program.run(["people", "remove", "1"] + database).status == 0)
      #expect(try Program.run(["people", "list"] + database) == Program.Outcome(status: 0))
    }
  }

  @Test("SV-40: serve for a network needs people, a proxy, and an https URL")
  func network() async throws {
    try await Self.with { folder, database in
      let serve = ["serve", "--port", "0", "--site", folder.path("site")] + database
      for options in [["--listen", "0.0.0.0"], ["--behind-proxy", "::1"], ["--public-url", "https://a"]] {
        #expect(try Program.run(serve + options).status == 2, "\(options)")
      }
      let good = ["--listen", "127.0.0.1", "--behind-proxy", "127.0.0.1", "--public-url", "https://a"]
      let alone = try Program.run(serve + good)
      #expect(alone.status == 1 && alone.error.contains("almanac people add"))
      for (index, value) in [(1, "localhost"), (3, "10.0.0.1/8"), (5, "http://a")] {
        var options = good
        options[index] = value
        let outcome = try Program.run(serve + options)
        #expect(outcome.status == 1 && outcome.error.contains("\"\(value)\""), "\(outcome.error)")
      }
      #expect(!FileManager.default.fileExists(atPath: database[1] + ".key"), "a network has no key for everything")
    }
  }
}

extension ServerProcess {
  /// Exchanges a code, and returns the whole answer.
  fileprivate func exchange(_ body: String) async throws -> String {
    let connection = try RawConnection(port: port)
    await connection.send(
      "POST /api/key HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    return String(decoding: try await connection.rest(), as: UTF8.self)
  }
}
