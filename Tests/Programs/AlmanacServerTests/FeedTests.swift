import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: feeds")
struct FeedTests {
  private static let token = "secret-token_1"
  private static let secret = FeedSecret(), freeBusy = FeedSecret()

  @Test("SV-52: a feed is read without the token, by its secret alone, and its secret opens nothing else")
  func secrets() async throws {
    try await TestServer.run(store: { try Self.makeStore() }, token: Self.token) { client in
      let other = Client(port: client.port)
      let answer = try await other.get(Self.secret.path)
      #expect(answer.status == 200 && answer.text.contains("SUMMARY:Dentist\r\n"))
      #expect(answer.headers["content-type"] == "text/calendar; charset=utf-8")
      #expect(answer.headers["x-robots-tag"] == "noindex" && answer.headers["x-content-type-options"] == "nosniff")
      #expect(!answer.text.contains("X-ALMANAC") && !answer.text.contains("UID:elsewhere"))
      let texts = [String(repeating: "0", count: 32), "", Self.secret.text.uppercased(), "\(Self.secret.text)0"]
      for path in texts.map({ "/feeds/\($0).ics" }) + ["/feeds/\(Self.secret.text)", "/feeds/"] {
        #expect(try await other.get(path).status == 404, "\(path)")
      }
      for key in ["Bearer \(Self.secret.text)", "Bearer \(SHA256.text(Self.secret.hash))"] {
        #expect(try await other.get("/api/calendars", headers: ["Authorization": key]).status == 401)
      }
      for method in ["PUT", "DELETE", "POST"] {
        #expect(try await client.get(Self.secret.path, method: method, body: "").status == 405)
      }
    }
    try await TestServer.run { client in
      let status = try await client.get(Self.secret.path).status
      #expect(status == 404, "a store without feeds")
    }
  }

  @Test("SV-53: the same content has the same bytes, tag and time, and is sent once to who asks with either")
  func conditions() async throws {
    try await TestServer.run(store: { try Self.makeStore() }, token: Self.token) { client in
      let first = try await client.get(Self.secret.path), second = try await client.get(Self.secret.path)
      #expect(first.body == second.body)
      let tag = try #require(first.headers["etag"]), time = try #require(first.headers["last-modified"])
      #expect(time == "Sat, 21 Nov 2026 11:44:00 GMT")
      let known = [
        ["If-None-Match": tag], ["If-None-Match": "\"x\", W/\(tag)"], ["If-Modified-Since": time],
        ["If-None-Match": tag, "If-Modified-Since": "Sat, 21 Nov 2020 11:44:00 GMT"],
      ]
      for headers in known {
        for method in ["GET", "HEAD"] {
          let answer = try await client.get(Self.secret.path, method: method, headers: headers)
          #expect(answer.status == 304 && answer.body.isEmpty && answer.headers["etag"] == tag, "\(headers)")
          #expect(answer.headers["last-modified"] == time)
        }
      }
      for headers in [
        ["If-None-Match": "\"x\"", "If-Modified-Since": time], ["If-Modified-Since": "Sat, 21 Nov 2026 11:43:59 GMT"],
        ["If-Modified-Since": "soon"],
      ] {
        #expect(try await client.get(Self.secret.path, headers: headers).status == 200, "\(headers)")
      }
      let head = try await client.get(Self.secret.path, method: "HEAD")
      #expect(head.status == 200 && head.body.isEmpty && head.headers["etag"] == tag)
      // A change of another calendar is none of this one; a deletion is one, and moves the time on.
      try await Self.delete("elsewhere", of: 2, client)
      #expect(try await client.get(Self.secret.path, headers: ["If-None-Match": tag]).status == 304)
      try await Self.delete("a", of: 1, client)
      let later = try await client.get(Self.secret.path, headers: ["If-Modified-Since": time])
      #expect(later.status == 200 && !later.text.contains("Dentist") && later.headers["etag"] != tag)
      #expect(later.headers["last-modified"] == "Sat, 21 Nov 2026 11:44:01 GMT")
    }
  }

  @Test("SV-49, SV-50: free-busy feeds have times alone, and full ones hide what is private")
  func hidden() async throws {
    try await TestServer.run(store: { try Self.makeStore() }, token: Self.token) { client in
      let full = try await client.get(Self.secret.path).text
      #expect(full.contains("SUMMARY:Dentist\r\n") && full.contains("LOCATION:Main Street\r\n"))
      let busy = try await client.get(Self.freeBusy.path).text
      let own = ["Dentist", "Main Street", "bring", "X-OWN", "UID:a\r\n", "Holiday", "canceled"]
      for text in own { #expect(!busy.contains(text), "\(text)") }
      for text in [full, busy] {
        for word in ["Interview", "Secret Lane", "UID:private", "CLASS:"] { #expect(!text.contains(word), "\(word)") }
        let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
        #expect(document.problems == [])
        let hidden = document.events.filter { $0.summary == "Busy" }
        #expect(hidden.allSatisfy { $0.otherLines.allSatisfy { $0.hasPrefix("DTSTAMP") } })
        #expect(hidden.contains { $0.recurrence != nil && $0.start == .day(TestServer.today + 3) })
        #expect(document.events.count == (text == full ? 5 : 3))
      }
    }
  }

  @Test("SV-49: calendars that differ in texts alone have feeds of the same length and form")
  func differential() throws {
    func text(_ words: String) throws -> String {
      let events = (0..<3).map { number in
        Event(
          uid: "\(words)-\(number)", calendar: CalendarID(1), summary: words, start: .day(DayNumber(number)),
          end: .day(DayNumber(number + 1)), location: words, notes: words, color: .rgb(UInt32(words.utf8.count)),
          otherLines: ["X-OWN:\(words)", "ATTENDEE:mailto:\(words)@example.com"])
      }
      let objects = events.enumerated().map { index, event in
        CalendarObject(
          calendar: CalendarID(1), uid: event.uid,
          events: [StoredEvent(id: EventID(Int64(index + 1)), revision: Revision(1), event: event)], tag: 1)
      }
      let feed = FeedText(
        feed: Feed(id: 1, calendar: CalendarID(1), isFreeBusy: true),
        calendar: CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)), hash: Self.secret.hash)
      let lines = feed.write(objects).split(separator: "\r\n")
      #expect(lines.filter { $0.hasPrefix("UID:") }.allSatisfy { $0.utf8.count == 36 })
      // Order follows the identifiers, which say nothing.
      return lines.filter { !$0.hasPrefix("UID:") }.sorted().joined(separator: "\n")
    }
    #expect(try text("a") == text("something else"))
  }

  @Test("a feed that is removed is gone at the next request, and so is one whose calendar is deleted")
  func removed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.sqlite").path
    _ = try Self.makeStore(path)
    try await TestServer.run(store: { try SQLiteEventStore(path: path) }, token: Self.token) { client in
      #expect(try await client.get(Self.freeBusy.path).status == 200)
      let other = try SQLiteEventStore(path: path)
      #expect(try other.removeFeed(2))
      #expect(try await client.get(Self.freeBusy.path).status == 404)
      #expect(try await client.get(Self.secret.path).status == 200)
      try other.apply(.deleteCalendar(CalendarID(1)))
      #expect(try await client.get(Self.secret.path).status == 404)
    }
  }

  @Test("hashes are those of FIPS 180-4, and secrets leave no trace in a log")
  func hashes() {
    let known = [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ]
    for (text, hash) in known { #expect(SHA256.text(SHA256.hash(text.utf8)) == hash) }
    let secret = FeedSecret()
    #expect(secret.text.utf8.count == 32 && secret.text != FeedSecret().text)
    for path in [secret.path, "/" + secret.path, "/feeds/" + secret.text] {
      #expect(!FeedSecret.logged(path).contains(secret.text))
    }
    #expect(FeedSecret.logged("/api/events") == "/api/events")
  }

  @Test("times of headers are written and read as RFC 9110 has them")
  func dates() {
    #expect(HTTPDate.text(Instant(seconds: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.instant("Sun, 06 Nov 1994 08:49:37 GMT") == Instant(seconds: 784_111_777))
    for text in [
      "", "Mon, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 99999999999999999999:49:37 GMT",
      "Sun, 06 Nov 1994 9000000000000000000:49:37 GMT", "Sun, 31 Feb 1994 08:49:37 GMT",
    ] {
      #expect(HTTPDate.instant(text) == nil, "\(text)")
    }
  }

  // MARK: - Parts

  private static func delete(_ uid: String, of calendar: Int, _ client: Client) async throws {
    let answer = try await client.get(
      "/api/calendars/\(calendar)/events/\(uid)", method: "DELETE", headers: ["If-Match": "*"])
    #expect(answer.status == 204)
  }

  /// A database with a full feed and a free-busy feed of calendar 1: a dentist, a private series, one that is free, and
  /// one that is canceled; and an event of calendar 2.
  private static func makeStore(_ path: String? = nil) throws -> sending SQLiteEventStore {
    let store = try path.map { try SQLiteEventStore(path: $0) } ?? SQLiteEventStore()
    for (id, name) in [(1, "Work"), (2, "Home")] {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: name, color: .named(.blue))))
    }
    func event(_ uid: String, _ summary: String, in days: Int, _ calendar: Int64 = 1, lines: [String] = []) -> Event {
      let day = TestServer.today + days
      return Event(
        uid: uid, calendar: CalendarID(calendar), summary: summary, start: .day(day), end: .day(day + 1),
        otherLines: lines)
    }
    var dentist = event("a", "Dentist", in: 0, lines: ["X-OWN:1"])
    dentist.location = "Main Street"
    dentist.notes = "bring the card"
    var secret = event("private", "Interview", in: 3, lines: ["CLASS:PRIVATE"])
    secret.location = "Secret Lane"
    secret.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 3)])
    var moved = event("private", "Interview again", in: 11)
    moved.recurrenceID = .day(TestServer.today + 10)
    var canceled = event("c", "canceled", in: 1)
    canceled.status = .cancelled
    let events = [
      dentist, secret, moved, canceled, event("b", "Holiday", in: 2, lines: ["TRANSP:TRANSPARENT"]),
      event("elsewhere", "Elsewhere", in: 0, 2),
    ]
    try store.apply(.group(events.map { .insert($0) }))
    _ = try store.addFeed(of: CalendarID(1), isFreeBusy: false, hash: Self.secret.hash)
    _ = try store.addFeed(of: CalendarID(1), isFreeBusy: true, hash: freeBusy.hash)
    return store
  }
}
