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
