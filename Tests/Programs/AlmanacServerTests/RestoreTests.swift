import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("Server: a restored backup")
struct RestoreTests {
  private static let token = "secret-token_1"
  private static let path = "/api/calendars/1/events/a"
  private static let headers = ["Content-Type": "text/calendar"]

  @Test("a tag from before a restore does not match after it, although the numbers are the same")
  func restored() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.sqlite").path, backup = folder.appendingPathComponent("b.sqlite").path
    let store = try SQLiteEventStore(path: path)
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    try store.apply(.insert(Self.event("first")))
    try store.backUp(to: backup)
    // After the backup, the database and what is made from the backup use the same number for different events.
    for (path, summary) in [(path, "lost"), (backup, "kept")] {
      let store = try SQLiteEventStore(path: path)
      let id = try #require(try store.events(uid: "a", in: CalendarID(1)).first?.id)
      try store.apply(.update(id, Self.event(summary)))
      try store.close()
    }
    let before = try await Self.known(path)
    let after = try await Self.known(backup)
    #expect(before.prefix { $0 != "-" } == after.prefix { $0 != "-" } && before != after, "\(before) \(after)")
    try await TestServer.run(store: { try SQLiteEventStore(path: backup) }, token: Self.token) { client in
      let answer = try await client.get(
        Self.path, method: "PUT", headers: Self.headers.merging(["If-Match": before]) { $1 },
        body: Self.text("mine"))
      #expect(answer.status == 412 && answer.text.contains("SUMMARY:kept\r\n"))
      let now = try await client.get(Self.path, headers: ["If-None-Match": before])
      #expect(now.status == 200 && now.text.contains("SUMMARY:kept\r\n"))
      // The rejected request changed nothing; its answer has the tag of the current content, with which the next one succeeds.
      let tag = client.withEra(try #require(answer.headers["etag"]))
      #expect(tag == after)
      let again = try await client.get(
        Self.path, method: "PUT", headers: Self.headers.merging(["If-Match": tag]) { $1 }, body: Self.text("mine"))
      #expect(again.status == 204)
    }
  }

  /// Returns the tag of the event, as a client of a server of a database knows it.
  private static func known(_ path: String) async throws -> String {
    let (tags, continuation) = AsyncStream.makeStream(of: String.self)
    try await TestServer.run(store: { try SQLiteEventStore(path: path) }, token: token) { client in
      let answer = try await client.get(Self.path)
      continuation.yield(client.withEra(answer.headers["etag"] ?? ""))
      continuation.finish()
    }
    for await tag in tags { return tag }
    throw CancellationError()
  }

  private static func event(_ summary: String) -> Event {
    let day = TestServer.today
    return Event(uid: "a", calendar: CalendarID(1), summary: summary, start: .day(day), end: .day(day + 1))
  }

  private static func text(_ summary: String) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261121\r\nSUMMARY:\(summary)\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }
}
