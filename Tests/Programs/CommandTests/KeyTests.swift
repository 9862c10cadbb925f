import Foundation
import Testing

/// The key of a served database.
@Suite("the key of a database")
struct KeyTests {
  private static func with(_ body: (Folder, String) async throws -> Void) async throws {
    try await Folder.with { folder in
      try folder.write("", "site/index.html")
      try await body(folder, folder.path("a.sqlite"))
    }
  }

  @Test("V4: the key lies beside the database, for its owner alone, and is the same after a restart")
  func lasting() async throws {
    try await Self.with { folder, path in
      let first = try ServerProcess(folder: folder.path("site"), database: path)
      let key = try folder.text("a.sqlite.key")
      #expect(try await first.answer("GET /api/calendars").status == 200)
      _ = await first.stop()
      let mode = try FileManager.default.attributesOfItem(atPath: path + ".key")[.posixPermissions] as? Int
      #expect(mode == 0o600)
      let second = try ServerProcess(folder: folder.path("site"), database: path)
      defer { second.end() }
      #expect(try folder.text("a.sqlite.key") == key)
      #expect(try await second.answer("GET /api/calendars").status == 200)
      #expect(first.printed.fragment != second.printed.fragment)
    }
  }

  @Test("V4: serve --new-key shuts out whoever has the former key")
  func revoking() async throws {
    try await Self.with { folder, path in
      let first = try ServerProcess(folder: folder.path("site"), database: path)
      let key = first.token
      _ = await first.stop()
      let second = try ServerProcess(folder: folder.path("site"), database: path, options: ["--new-key"])
      defer { second.end() }
      #expect(second.token != key)
      let former = ["Authorization: Bearer \(key)"]
      #expect(try await second.answer("GET /api/calendars", key: nil, headers: former).status == 401)
      #expect(try await second.answer("GET /api/calendars").status == 200)
    }
  }

  @Test("V3: the printed address has a code that is exchanged once, and not the key")
  func exchange() async throws {
    try await Self.with { folder, path in
      let server = try ServerProcess(folder: folder.path("site"), database: path)
      defer { server.end() }
      #expect(!server.printed.absoluteString.contains(server.token))
      let code = String(try #require(server.printed.fragment).dropFirst("code=".count))
      let post = { (code: String, headers: [String]) in
        try await server.answer(
          "POST /api/key", key: nil, headers: ["Content-Type: application/json"] + headers,
          body: "{\"code\":\"\(code)\"}")
      }
      #expect(try await post("wrong", []).status == 204)
      #expect(try await post(code, ["Origin: http://elsewhere"]).status == 403)
      let answer = try await post(code, [])
      #expect(answer.status == 200 && answer.body == "{\"key\":\"\(server.token)\"}")
      #expect(try await post(code, []).status == 204, "a code counts once")
      #expect(try await server.answer("GET /api/key").status == 404)
      #expect(try await server.answer("POST /api/key", key: nil, body: "{}").status == 415)
    }
  }

  @Test("item 11: without a database, the printed address has the key itself, new at each start")
  func withoutDatabase() async throws {
    try await Folder.with { folder in
      try folder.write("", "site/index.html")
      let file = try folder.writeCalendar([["UID:a", "DTSTART:20261121T090000Z"]])
      var keys: [String] = []
      for _ in 0..<2 {
        let server = try ServerProcess(folder: folder.path("site"), files: [file])
        defer { server.end() }
        #expect(server.printed.fragment?.hasPrefix("token=") == true, "\(server.printed)")
        #expect(try await server.answer("GET /api/calendars").status == 200)
        for key in keys { #expect(try await server.answer("GET /api/calendars", key: key).status == 401) }
        keys.append(server.token)
      }
      #expect(Set(keys).count == 2 && keys.allSatisfy { $0.utf8.count >= 32 })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["site", "team.ics"])
    }
  }

  @Test("V4: a key file with something else is an error that says what to do")
  func otherContent() async throws {
    try await Self.with { folder, path in
      try folder.write("abc", "a.sqlite.key")
      let outcome = try Program.run(["serve", "--port", "0", "--site", folder.path("site"), "--database", path])
      #expect(outcome.status == 1 && outcome.error.contains("--new-key"), "\(outcome.error)")
      let files = try Program.run(["serve", "--new-key", folder.path("site")])
      #expect(files.status == 2)
    }
  }
}
