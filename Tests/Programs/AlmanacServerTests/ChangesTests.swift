import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("Server: changes")
struct ChangesTests {
  private static let token = "secret-token_1"

  // MARK: - Who may

  /// A request that is refused, and how it differs from one that creates the event "b".
  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var status: Int
    var headers: [String: String] = [:]
    var body = ChangesTests.list(#"{"calendar":1,"uid":"b","ics":"\#(ChangesTests.text("b"))","ifNoneMatch":"*"}"#)
    var method = "POST"
    var path = "/api/changes"
    var says = ""
  }

  private static let refusals: [Refusal] = [
    // By whom, and how
    Refusal(testDescription: "no token", status: 401, headers: ["Authorization": ""]),
    Refusal(testDescription: "a wrong token", status: 401, headers: ["Authorization": "Bearer secret-token_2"]),
    Refusal(testDescription: "a part of the token", status: 401, headers: ["Authorization": "Bearer secret"]),
    Refusal(testDescription: "another scheme", status: 401, headers: ["Authorization": "Basic secret-token_1"]),
    Refusal(testDescription: "another origin", status: 403, headers: ["Origin": "http://evil.example"]),
    Refusal(testDescription: "another port of this machine", status: 403, headers: ["Origin": "http://127.0.0.1:1"]),
    Refusal(testDescription: "no origin that is known", status: 403, headers: ["Origin": "null"]),
    Refusal(testDescription: "another site", status: 403, headers: ["Sec-Fetch-Site": "cross-site"]),
    Refusal(testDescription: "a site of the same domain", status: 403, headers: ["Sec-Fetch-Site": "same-site"]),
    Refusal(testDescription: "a form", status: 415, headers: ["Content-Type": "text/plain"]),
    Refusal(testDescription: "PUT", status: 405, method: "PUT", says: "POST"),
    Refusal(testDescription: "a preflight", status: 405, method: "OPTIONS"),
    Refusal(testDescription: "another path", status: 405, path: "/api/calendars", says: "GET or HEAD"),
    // What
    Refusal(testDescription: "no JSON", status: 400, body: "BEGIN:VCALENDAR"),
    Refusal(testDescription: "no list", status: 400, body: "{}"),
    Refusal(
      testDescription: "no text and no null", status: 400, body: list(#"{"calendar":1,"uid":"a","ifMatch":"1-ERA"}"#)),
    Refusal(testDescription: "no condition", status: 428, body: list(#"{"calendar":1,"uid":"a","ics":null}"#)),
    Refusal(
      testDescription: "two conditions", status: 400,
      body: list(#"{"calendar":1,"uid":"a","ics":null,"ifMatch":"1-ERA","ifNoneMatch":"*"}"#)),
    Refusal(
      testDescription: "a condition that only deletions of nothing meet", status: 400,
      body: list(#"{"calendar":1,"uid":"a","ics":null,"ifNoneMatch":"*"}"#)),
    Refusal(
      testDescription: "one event twice", status: 400,
      body: list(
        #"{"calendar":1,"uid":"a","ics":null,"ifMatch":"1-ERA"},{"calendar":1,"uid":"a","ics":null,"ifMatch":"1-ERA"}"#),
      says: "found \\\"a\\\" of calendar 1 again"),
    Refusal(
      testDescription: "a calendar that is read-only", status: 403,
      body: list(#"{"calendar":2,"uid":"b","ics":"\#(text("b"))","ifNoneMatch":"*"}"#), says: "read-only"),
    Refusal(
      testDescription: "a calendar that is not there", status: 404,
      body: list(#"{"calendar":7,"uid":"b","ics":"\#(text("b"))","ifNoneMatch":"*"}"#), says: "calendar 7"),
    Refusal(
      testDescription: "an event that is there", status: 412,
      body: list(#"{"calendar":1,"uid":"a","ics":"\#(text("a", "other"))","ifNoneMatch":"*"}"#),
      says: #""etag":"1-ERA""#),
    Refusal(
      testDescription: "an event that is not there", status: 412,
      body: list(#"{"calendar":1,"uid":"b","ics":"\#(text("b"))","ifMatch":"1-ERA"}"#),
      says: #""failed":[{"calendar":1,"uid":"b"}]"#),
    Refusal(
      testDescription: "a tag that nothing ever had", status: 412,
      body: list(#"{"calendar":1,"uid":"a","ics":null,"ifMatch":"W/\"1-ERA\""}"#), says: "SUMMARY:first"),
    Refusal(
      testDescription: "a tag of another era, with the same number", status: 412,
      body: list(#"{"calendar":1,"uid":"a","ics":null,"ifMatch":"1-0123456789abcdef"}"#), says: #""etag":"1-ERA""#),
    Refusal(
      testDescription: "a tag of an earlier version, without an era", status: 412,
      body: list(#"{"calendar":1,"uid":"a","ics":null,"ifMatch":"1"}"#), says: #""etag":"1-ERA""#),
    Refusal(
      testDescription: "text that cannot be read", status: 422,
      body: list(#"{"calendar":1,"uid":"b","ics":"\#(text("b", start: "soon"))","ifNoneMatch":"*"}"#),
      says: #""line":5,"reason":"DTSTART: expected "#),
    Refusal(
      testDescription: "another UID", status: 422,
      body: list(#"{"calendar":1,"uid":"c","ics":"\#(text("b"))","ifNoneMatch":"*"}"#), says: "UID: expected"),
    Refusal(testDescription: "too much", status: 413, body: String(repeating: " ", count: 1 << 20 + 1), says: "1 MB"),
  ]

  @Test(
    "ED-154: a change that may not be made is refused with status and reason, and nothing changes", arguments: refusals)
  func refused(_ refusal: Refusal) async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let before = try await client.get(Self.events).text
      let headers = Self.headers.merging(refusal.headers) { $1 }
      let answer = try await client.get(
        refusal.path, method: refusal.method, headers: headers, body: refusal.body)
      #expect(answer.status == refusal.status)
      #expect(answer.text.contains(#""error":""#))
      #expect(refusal.says.isEmpty || answer.text.contains(refusal.says), "\(answer.text)")
      #expect(answer.headers["access-control-allow-origin"] == nil)
      #expect(answer.headers["www-authenticate"] == (refusal.status == 401 ? "Bearer" : nil))
      #expect(try await client.get(Self.events).text == before)
    }
  }

  @Test("ED-154: a page of the server may change events, and so may a program that is no browser")
  func permitted() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let own = ["Origin": "http://127.0.0.1:\(client.port)", "Sec-Fetch-Site": "same-origin"]
      let type = ["Content-Type": "Application/JSON ; charset=utf-8", "Authorization": "bearer \(Self.token)"]
      for headers in [own, [:], type, ["Origin": "HTTP://127.0.0.1:\(client.port)"]] {
        let answer = try await Self.post("[]", to: client, headers)
        #expect(answer.text == "[]")
      }
    }
  }

  @Test("ED-154: without the token there is no calendar and no event, also of a server that makes no changes")
  func reading() async throws {
    for isReadOnly in [false, true] {
      try await TestServer.run(store: Self.makeStore, token: Self.token, isReadOnly: isReadOnly) { client in
        for path in [
          "/api/calendars", Self.events, "/api/calendars/1/events/a", "/api/changes", "/api/none", "//api/calendars",
          "/api//calendars", "/" + Self.events, "///api/changes",
        ] {
          for method in ["GET", "HEAD"] {
            let answer = try await client.get(path, method: method, headers: ["Authorization": "Bearer secret"])
            #expect(answer.status == 401, "\(method) \(path)")
            #expect(answer.headers["www-authenticate"] == "Bearer")
            #expect(!answer.text.contains("first") && !answer.text.contains("Work"))
          }
        }
        let access = isReadOnly ? "readOnly" : "full"
        #expect(try await client.get(Self.events).headers["almanac-access"] == access)
        let nothing = ["Authorization": ""]
        #expect(try await client.get("/api/health", headers: nothing).headers["almanac-access"] == access)
        #expect(try await client.get("/", headers: nothing).status == 200)
      }
    }
  }

  @Test("a server that is read-only, and one of files, says that its calendars are read-only")
  func readOnly() async throws {
    let stores: [(@Sendable () throws -> sending any EventStore, Bool)] = [
      (Self.makeStore, true), (TestServer.sampleStore, false),
    ]
    for (store, isReadOnly) in stores {
      try await TestServer.run(store: store, token: Self.token, isReadOnly: isReadOnly) { client in
        let answer = try await Self.post("[]", to: client)
        #expect(answer.status == 403)
        #expect(answer.text == #"{"error":"the calendars are read-only"}"#)
        let calendars = try await client.get("/api/calendars").text
        #expect(calendars.contains(#""access":"readOnly""#) && !calendars.contains(#""access":"full""#))
      }
    }
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let calendars = try await client.get("/api/calendars").text
      #expect(calendars.contains(#""access":"full""#))
    }
  }

  // MARK: - What

  @Test("ED-142: a database that takes no change says why")
  func fullDisk() async throws {
    try await TestServer.run(store: { FullStore() }, token: Self.token) { client in
      let answer = try await Self.post("[]", to: client)
      #expect(answer.status == 507)
      #expect(answer.text == #"{"error":"the change cannot be kept: database or disk is full"}"#)
    }
  }

  @Test("ED-153: an event is created, changed and deleted; each answer has the tag that the next request needs")
  func life() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      var body = Self.list(#"{"calendar":1,"uid":"b","ics":"\#(Self.text("b"))","ifNoneMatch":"*"}"#)
      for _ in 0..<2 {
        #expect(try await Self.post(body, to: client).text == #"[{"calendar":1,"etag":"2-ERA","uid":"b"}]"#)
      }
      #expect(try await client.get(Self.events).text.contains("X-ALMANAC-ETAG:2-ERA\r\n"))
      body = Self.list(#"{"calendar":1,"uid":"b","ics":"\#(Self.text("b", "new"))","ifMatch":"2-ERA"}"#)
      let changed = try await Self.post(body, to: client)
      #expect(changed.status == 200)
      let tag = try #require(try JSONDecoder().decode([Tagged].self, from: changed.body).first?.etag)
      #expect(try await client.get(Self.events).text.contains("SUMMARY:new\r\n"))
      body = Self.list(#"{"calendar":1,"uid":"b","ics":null,"ifMatch":"\#(tag)"}"#)
      for _ in 0..<2 { #expect(try await Self.post(body, to: client).text == #"[{"calendar":1,"uid":"b"}]"#) }
      let now = try await client.get(Self.events).text
      #expect(!now.contains("UID:b\r\n"))
    }
  }

  @Test("ED-153: of several changes all are made or none; the answer has those that failed with what is there now")
  func allOrNone() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let create = #"{"calendar":1,"uid":"b","ics":"\#(Self.text("b"))","ifNoneMatch":"*"}"#
      let stale = #"{"calendar":1,"uid":"a","ics":null,"ifMatch":"9-ERA"}"#
      let answer = try await Self.post(Self.list(create, stale), to: client)
      #expect(answer.status == 412)
      let conflict = try JSONDecoder().decode(Conflict.self, from: answer.body)
      #expect(conflict.failed.map { $0.uid } == ["a"])
      #expect(conflict.failed.first?.etag == "1-ERA")
      let text = try #require(conflict.failed.first?.ics)
      #expect(try ObjectText.read(text.utf8, calendar: CalendarID(1), uid: "a").map { $0.summary } == ["first"])
      let before = try await client.get(Self.events).text
      #expect(!before.contains("UID:b\r\n"))
      let right = #"{"calendar":1,"uid":"a","ics":null,"ifMatch":"1-ERA"}"#
      #expect(try await Self.post(Self.list(create, right), to: client).status == 200)
      let now = try await client.get(Self.events).text
      #expect(now.contains("UID:b\r\n") && !now.contains("UID:a\r\n"))
    }
  }

  @Test("what a page sends back as it got it changes nothing")
  func unchanged() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let text = try await client.get(Self.events).text
      let ics = text.replacingOccurrences(of: "\r\n", with: "\\r\\n")
      let body = Self.list(#"{"calendar":1,"uid":"a","ics":"\#(ics)","ifMatch":"1-ERA"}"#)
      #expect(try await Self.post(body, to: client).text == #"[{"calendar":1,"etag":"1-ERA","uid":"a"}]"#)
      #expect(try await client.get(Self.events).text == text)
    }
  }

  @Test("a series is answered with all its overrides, also those on other days")
  func wholeSeries() async throws {
    try await TestServer.run(
      store: {
        let store = try SQLiteEventStore()
        try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
        var series = Self.event("a", "series")
        series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 3)])
        var moved = Self.event("a", "moved")
        moved.recurrenceID = .day(TestServer.today + 7)
        moved.start = .day(TestServer.today + 300)
        moved.end = .day(TestServer.today + 301)
        try store.apply(.group([.insert(series), .insert(moved), .insert(Self.event("b", "later", days: 300))]))
        return store
      }
    ) { client in
      let text = try await client.get(Self.events).text
      #expect(text.contains("SUMMARY:series\r\n") && text.contains("SUMMARY:moved\r\n"))
      #expect(text.components(separatedBy: "X-ALMANAC-ETAG:2-ERA\r\n").count == 3)
      #expect(!text.contains("SUMMARY:later"))
    }
  }

  // MARK: - Parts

  private struct Tagged: Decodable { var etag: String? }
  private struct Conflict: Decodable {
    struct Failed: Decodable {
      var uid: String
      var etag: String?
      var ics: String?
    }
    var failed: [Failed]
  }

  private static let events = "/api/events?from=2026-11-21&to=2026-11-28"
  private static let headers = ["Content-Type": "application/json", "Authorization": "Bearer \(token)"]

  private static func post(
    _ body: String, to client: Client, _ headers: [String: String] = [:]
  ) async throws -> Client.Answer {
    try await client.get(
      "/api/changes", method: "POST", headers: Self.headers.merging(headers) { $1 }, body: body)
  }

  private static func list(_ items: String...) -> String { "[" + items.joined(separator: ",") + "]" }

  /// The text of an event, as it is written within JSON.
  private static func text(_ uid: String, _ summary: String = "new", start: String = "20261121T090000Z") -> String {
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:\(uid)", "DTSTART:\(start)", "SUMMARY:\(summary)",
      "END:VEVENT", "END:VCALENDAR",
    ].joined(separator: "\\r\\n")
  }

  private static func event(_ uid: String, _ summary: String, days: Int = 0) -> Event {
    let start = TestServer.today + days
    return Event(uid: uid, calendar: CalendarID(1), summary: summary, start: .day(start), end: .day(start + 1))
  }

  /// A database with the event "a", whose tag is 1-ERA, and a calendar that is read-only.
  @Sendable private static func makeStore() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    try store.apply(
      .putCalendar(CalendarInfo(id: CalendarID(2), name: "Club", color: .named(.teal), access: .readOnly)))
    try store.apply(.insert(event("a", "first")))
    return store
  }
}

/// A store without events whose disk is full.
private final class FullStore: ObjectStore {
  func calendars() throws(StoreError) -> [CalendarInfo] { [] }
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] { [] }
  func event(_ id: EventID) throws(StoreError) -> StoredEvent? { nil }
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] { [] }
  func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { ObservationToken {} }
  func objectStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ObjectStart] { [] }
  func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] { [] }
  func object(uid: String, in calendar: CalendarID) throws(StoreError) -> CalendarObject {
    CalendarObject(calendar: calendar, uid: uid, events: [])
  }
  func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ObjectChanges {
    ObjectChanges(latest: 0, items: [])
  }
  func foreignVersion() throws(StoreError) -> Int64 { 0 }
  func era() throws(StoreError) -> Era { Era(1) }
  func replace(_ replacements: [ObjectReplacement]) throws(ReplacementError) -> [Int64?] {
    throw .store(.storage(code: 13, message: "database or disk is full"))
  }
}
