import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("Server: one calendar object")
struct ObjectTests {
  private static let token = "secret-token_1"

  /// A request about the event "a" of calendar 1, whose tag is 1-ERA, or another one, and its answer.
  struct Exchange: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var method: String
    var status: Int
    var path = "1/events/a"
    var headers: [String: String] = [:]
    var body: String?
    /// The tag in the answer.
    var tag: String?
    /// A part of the answer.
    var says = ""
  }

  private static let exchanges: [Exchange] = [
    // GET
    Exchange(testDescription: "an event", method: "GET", status: 200, tag: "1-ERA", says: "SUMMARY:first\r\n"),
    Exchange(
      testDescription: "its calendar and tag", method: "GET", status: 200, tag: "1-ERA", says: "X-ALMANAC-ETAG:1-ERA"),
    Exchange(testDescription: "the head alone", method: "HEAD", status: 200, tag: "1-ERA"),
    Exchange(
      testDescription: "an event that is known", method: "GET", status: 304,
      headers: ["If-None-Match": #""9-ERA", "1-ERA""#],
      tag: "1-ERA"),
    Exchange(
      testDescription: "an event known otherwise", method: "GET", status: 200, headers: ["If-None-Match": #""9-ERA""#],
      tag: "1-ERA", says: "UID:a"),
    Exchange(testDescription: "another UID", method: "GET", status: 404, path: "1/events/A", says: #"\"A\""#),
    Exchange(
      testDescription: "B29: an event that is gone, as pages ask", method: "GET", status: 204,
      path: "1/events/A?absent=204"),
    Exchange(testDescription: "another calendar", method: "GET", status: 404, path: "2/events/a"),
    Exchange(testDescription: "a calendar that is not there", method: "GET", status: 404, path: "7/events/a"),
    Exchange(testDescription: "a calendar that is no number", method: "GET", status: 404, path: "+1/events/a"),
    Exchange(testDescription: "a UID that is no UTF-8", method: "GET", status: 404, path: "1/events/%FF"),
    Exchange(
      testDescription: "a UID with signs", method: "GET", status: 200, path: "1/events/%C3%A9%2F%3F%20%25",
      tag: "2-ERA",
      says: "UID:é/? %\r\n"),
    // PUT
    Exchange(
      testDescription: "a new event", method: "PUT", status: 201, path: "1/events/b",
      headers: ["If-None-Match": "*"], body: text("b"), tag: "3-ERA"),
    Exchange(
      testDescription: "a new text", method: "PUT", status: 204, headers: ["If-Match": #""1-ERA""#], body: text("a"),
      tag: "4-ERA"),
    Exchange(
      testDescription: "one of several tags", method: "PUT", status: 204, headers: ["If-Match": #""7-ERA", "1-ERA""#],
      body: text("a"), tag: "4-ERA"),
    Exchange(
      testDescription: "whatever there is", method: "PUT", status: 204, headers: ["If-Match": "*"], body: text("a"),
      tag: "4-ERA"),
    Exchange(
      testDescription: "the same text", method: "PUT", status: 204, headers: ["If-Match": #""1-ERA""#],
      body: text("a", "first", start: ";VALUE=DATE:20261121"), tag: "1-ERA"),
    Exchange(
      testDescription: "the same text sent again, with the old tag", method: "PUT", status: 204,
      headers: ["If-Match": #""0-ERA""#], body: text("a", "first", start: ";VALUE=DATE:20261121"), tag: "1-ERA"),
    Exchange(
      testDescription: "an event that is there as new", method: "PUT", status: 412, headers: ["If-None-Match": "*"],
      body: text("a"), tag: "1-ERA", says: "SUMMARY:first\r\n"),
    Exchange(
      testDescription: "an old tag", method: "PUT", status: 412, headers: ["If-Match": #""9-ERA""#], body: text("a"),
      tag: "1-ERA", says: "SUMMARY:first\r\n"),
    Exchange(
      testDescription: "a tag of another era, with the same number", method: "PUT", status: 412,
      headers: ["If-Match": #""1-0123456789abcdef", "1-0", "-ERA", "1-ERA-", "1""#], body: text("a"), tag: "1-ERA",
      says: "SUMMARY:first\r\n"),
    Exchange(
      testDescription: "an event known in another era", method: "GET", status: 200,
      headers: ["If-None-Match": #""1-0123456789abcdef""#], tag: "1-ERA", says: "UID:a"),
    Exchange(
      testDescription: "a weak tag", method: "PUT", status: 412, headers: ["If-Match": #"W/"1-ERA""#], body: text("a"),
      tag: "1-ERA"),
    Exchange(
      testDescription: "a tag without quotation marks", method: "PUT", status: 412, headers: ["If-Match": "1-ERA"],
      body: text("a"), tag: "1-ERA"),
    Exchange(
      testDescription: "a tag of an event that is not there", method: "PUT", status: 412, path: "1/events/b",
      headers: ["If-Match": #""1-ERA""#], body: text("b"), says: "there is no event"),
    Exchange(
      testDescription: "whatever there is of nothing", method: "PUT", status: 412, path: "1/events/b",
      headers: ["If-Match": "*"], body: text("b")),
    Exchange(testDescription: "no condition", method: "PUT", status: 428, body: text("a"), says: "If-None-Match: *"),
    Exchange(
      testDescription: "two conditions", method: "PUT", status: 400,
      headers: ["If-Match": #""1-ERA""#, "If-None-Match": "*"], body: text("a")),
    Exchange(
      testDescription: "a condition that is for GET", method: "PUT", status: 400,
      headers: ["If-None-Match": #""1-ERA""#],
      body: text("a")),
    Exchange(
      testDescription: "a text with an error", method: "PUT", status: 422, headers: ["If-Match": #""1-ERA""#],
      body: text("a", start: ":soon"), says: #""line":5,"reason":"DTSTART: expected "#),
    Exchange(
      testDescription: "an end before the start", method: "PUT", status: 422, headers: ["If-Match": #""1-ERA""#],
      body: text("a").replacing("SUMMARY:", with: "DTEND;VALUE=DATE:20200101\r\nSUMMARY:"),
      says: "DTEND lies before DTSTART"),
    Exchange(
      testDescription: "a text of another event", method: "PUT", status: 422, headers: ["If-Match": #""1-ERA""#],
      body: text("b"), says: "UID: expected"),
    Exchange(
      testDescription: "a task", method: "PUT", status: 422, headers: ["If-Match": #""1-ERA""#],
      body: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:a\r\nEND:VTODO\r\nEND:VCALENDAR\r\n",
      says: "expected VEVENT"),
    Exchange(
      testDescription: "too much", method: "PUT", status: 413, headers: ["If-Match": #""1-ERA""#],
      body: String(repeating: " ", count: 1 << 20 + 1), says: "1 MB"),
    Exchange(
      testDescription: "JSON", method: "PUT", status: 415,
      headers: ["If-Match": #""1-ERA""#, "Content-Type": "application/json"], body: text("a"), says: "text/calendar"),
    Exchange(
      testDescription: "no token", method: "PUT", status: 401, headers: ["If-Match": #""1-ERA""#, "Authorization": ""],
      body: text("a")),
    Exchange(
      testDescription: "another site", method: "PUT", status: 403,
      headers: ["If-Match": #""1-ERA""#, "Sec-Fetch-Site": "cross-site"], body: text("a")),
    Exchange(
      testDescription: "another origin", method: "PUT", status: 403,
      headers: ["If-Match": #""1-ERA""#, "Origin": "http://127.0.0.1:1"], body: text("a")),
    Exchange(
      testDescription: "a calendar that is read-only", method: "PUT", status: 403, path: "2/events/b",
      headers: ["If-None-Match": "*"], body: text("b"), says: "read-only"),
    Exchange(
      testDescription: "a calendar that is not there to write to", method: "PUT", status: 404, path: "7/events/b",
      headers: ["If-None-Match": "*"], body: text("b"), says: "calendar 7"),
    // DELETE
    Exchange(testDescription: "deletion", method: "DELETE", status: 204, headers: ["If-Match": #""1-ERA""#]),
    Exchange(
      testDescription: "deletion of nothing", method: "DELETE", status: 404, path: "1/events/b",
      headers: ["If-Match": #""1-ERA""#]),
    Exchange(
      testDescription: "deletion of what has changed", method: "DELETE", status: 412,
      headers: ["If-Match": #""9-ERA""#],
      tag: "1-ERA", says: "SUMMARY:first\r\n"),
    Exchange(testDescription: "deletion without a condition", method: "DELETE", status: 428, says: "If-Match"),
    Exchange(
      testDescription: "deletion on the condition of absence", method: "DELETE", status: 400,
      headers: ["If-None-Match": "*"]),
    Exchange(
      testDescription: "deletion without the token", method: "DELETE", status: 401,
      headers: ["If-Match": #""1-ERA""#, "Authorization": "Bearer secret"]),
    // Others
    Exchange(
      testDescription: "POST", method: "POST", status: 405, body: text("a"), says: "GET or HEAD or PUT or DELETE"),
  ]

  @Test("ED-153: one event is answered, put and deleted with the status that says what happened", arguments: exchanges)
  func statuses(_ exchange: Exchange) async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let headers = ["Content-Type": "text/calendar; charset=utf-8", "Authorization": "Bearer \(Self.token)"]
      let path = "/api/calendars/" + exchange.path
      let answer = try await client.get(
        path, method: exchange.method, headers: headers.merging(exchange.headers) { $1 }, body: exchange.body)
      #expect(answer.status == exchange.status, "\(answer.text)")
      #expect(answer.headers["etag"] == exchange.tag.map { "\"\($0)\"" })
      #expect(exchange.says.isEmpty || answer.text.contains(exchange.says), "\(answer.text)")
      #expect(answer.headers["access-control-allow-origin"] == nil)
      // What was refused has changed nothing, and what was put is there with the tag of the answer.
      let now = try await client.get("/api/calendars/1/events/a", headers: headers)
      if exchange.status >= 400 { #expect(now.headers["etag"] == "\"1-ERA\"") }
      if exchange.method == "PUT", exchange.status < 300 {
        #expect(try await client.get(path, headers: headers).headers["etag"] == answer.headers["etag"])
      }
      if exchange.method == "DELETE", exchange.status < 300 { #expect(now.status == 404) }
    }
  }

  @Test("ED-153: a series is answered with all its overrides, and put back as it was answered it keeps its tag")
  func series() async throws {
    try await TestServer.run(store: Self.makeSeries, token: Self.token) { client in
      let headers = ["Content-Type": "text/calendar", "Authorization": "Bearer \(Self.token)", "If-Match": #""2-ERA""#]
      let answer = try await client.get("/api/calendars/1/events/a", headers: headers)
      #expect(answer.text.components(separatedBy: "UID:a\r\n").count == 3)
      #expect(answer.headers["content-type"] == "text/calendar; charset=utf-8")
      let back = try await client.get(
        "/api/calendars/1/events/a", method: "PUT", headers: headers, body: answer.text)
      #expect(back.status == 204 && back.headers["etag"] == #""2-ERA""#)
    }
  }

  @Test("events of files are answered one by one, without tags, and cannot be put")
  func files() async throws {
    try await TestServer.run(token: Self.token) { client in
      let headers = ["Content-Type": "text/calendar", "Authorization": "Bearer \(Self.token)", "If-None-Match": "*"]
      let event = try #require(SampleCalendar.make(around: TestServer.today).events.first)
      let path = "/api/calendars/\(event.calendar.rawValue)/events/\(event.uid)"
      let answer = try await client.get(path, headers: headers)
      #expect(answer.status == 200 && answer.headers["etag"] == nil)
      let put = try await client.get(path, method: "PUT", headers: headers, body: answer.text)
      #expect(put.status == 403)
    }
  }

  // MARK: - Parts

  private static func text(_ uid: String, _ summary: String = "new", start: String = ":20261121T090000Z") -> String {
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:\(uid)", "DTSTART\(start)", "SUMMARY:\(summary)",
      "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")
  }

  private static func event(_ uid: String, _ summary: String, days: Int = 0) -> Event {
    let start = TestServer.today + days
    return Event(uid: uid, calendar: CalendarID(1), summary: summary, start: .day(start), end: .day(start + 1))
  }

  /// A database with the events "a", whose tag is 1-ERA, and "é/? %", whose tag is 2-ERA, and a calendar that is read-only.
  @Sendable private static func makeStore() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    try store.apply(
      .putCalendar(CalendarInfo(id: CalendarID(2), name: "Club", color: .named(.teal), access: .readOnly)))
    try store.apply(.insert(event("a", "first")))
    try store.apply(.insert(event("é/? %", "signs")))
    return store
  }

  /// A database with a series "a" of which one day is moved.
  @Sendable private static func makeSeries() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    var series = event("a", "series")
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 3)])
    var moved = event("a", "moved", days: 300)
    moved.recurrenceID = .day(TestServer.today + 7)
    try store.apply(.group([.insert(series), .insert(moved)]))
    return store
  }
}
