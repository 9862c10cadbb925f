import Almanac
import AlmanacServer
import EventStores
import Foundation
import Logging
import Testing

@Suite("Server")
struct AlmanacServerTests {
  @Test("the page and its parts are served with their types and lengths, and HEAD without the body")
  func site() async throws {
    try await TestServer.run { client in
      for path in ["/", "/index.html"] {
        let page = try await client.get(path)
        #expect(page.status == 200)
        #expect(page.text == TestServer.index)
        #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      }
      #expect(try await client.get("/modules/almanac.js").headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(try await client.get("/almanac.wasm").headers["content-type"] == "application/wasm")
      let head = try await client.get("/", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.body.isEmpty)
      #expect(head.headers["content-length"] == "\(TestServer.index.utf8.count)")
    }
  }

  @Test("a page is known by its name without an ending too, and by no other")
  func shortNames() async throws {
    try await TestServer.run { client in
      let page = try await client.get("/gallery")
      #expect(page.status == 200)
      #expect(page.headers["content-type"] == "text/html; charset=utf-8")
      #expect(try await client.get("/gallery.html").text == page.text)
      for path in ["/gallery/", "/galler", "/almanac", "/gallery.htm"] {
        #expect(try await client.get(path).status == 404)
      }
    }
  }

  @Test("a file that has not changed is not sent again")
  func notModified() async throws {
    try await TestServer.run { client in
      let tag = try #require(try await client.get("/").headers["etag"])
      for condition in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
        let answer = try await client.get("/", headers: ["If-None-Match": condition])
        #expect(answer.status == 304, "\(condition)")
        #expect(answer.body.isEmpty)
        #expect(answer.headers["etag"] == tag)
      }
      #expect(try await client.get("/", headers: ["If-None-Match": "\"other\""]).status == 200)
      #expect(try await client.get("/almanac.wasm").headers["etag"] != tag)
    }
  }

  @Test(
    "nothing but the files of the site can be asked for",
    arguments: [
      "/.hidden", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/modules", "/%00", "/%ff", "/api", "/api/x",
    ])
  func notFound(path: String) async throws {
    try await TestServer.run { client in
      let answer = try await client.get(path)
      #expect(answer.status == 404)
      #expect(answer.headers["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
    }
  }

  @Test("every answer carries the headers that keep the page safe")
  func headers() async throws {
    try await TestServer.run { client in
      for path in ["/", "/api/calendars", "/api/events", "/nothing"] {
        let headers = try await client.get(path).headers
        #expect(
          headers["content-security-policy"]
            == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; "
            + "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
            + "require-trusted-types-for 'script'"
        )
        #expect(headers["x-content-type-options"] == "nosniff")
        #expect(headers["referrer-policy"] == "no-referrer")
        #expect(headers["cross-origin-opener-policy"] == "same-origin")
      }
    }
  }

  @Test("a host that is not this machine, or another port, is refused")
  func rebinding() async throws {
    try await TestServer.run { client in
      for host in ["evil.example", "evil.example:\(client.port)", "127.0.0.1:1", "localhost", "127.0.0.1.evil.example"]
      {
        let status = try await client.get("/api/calendars", headers: ["Host": host]).status
        #expect(status == 421, "\(host)")
      }
      for host in ["localhost:\(client.port)", "LOCALHOST:\(client.port)", "[::1]:\(client.port)"] {
        let status = try await client.get("/api/calendars", headers: ["Host": host]).status
        #expect(status == 200, "\(host)")
      }
    }
  }

  @Test("zones that browsers do not know are sent with the events, others are named only")
  func zones() async throws {
    let zone = ZoneRules.fixed(offset: 10_800, identifier: "Club")
    let store: @Sendable () throws -> sending any EventStore = {
      let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
      let reading = LocalDateTime(day: TestServer.today, hour: 9, minute: 0)
      try store.load(
        ["Club", "Europe/Paris"].map {
          let time = EventTime.zoned(reading, zone: $0)
          return Event(uid: $0, calendar: CalendarID(1), summary: "", start: time, end: time)
        })
      return store
    }
    try await TestServer.run(store: store, zones: [zone]) { client in
      let day = ISODate.format(TestServer.today)
      let answer = try await client.get("/api/events?from=\(day)&to=2026-11-28")
      let document = try ICalendarReader.read(Array(answer.text.utf8), calendar: CalendarID(1))
      #expect(document.zones().map { $0.identifier } == ["Club"])
      #expect(document.zones().first?.offset(at: Instant(seconds: 1_795_261_440)) == 10_800)
      #expect(document.events.map { $0.uid } == ["Club", "Europe/Paris"])
    }
  }

  @Test("requests that would change something are refused", arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
  func methods(method: String) async throws {
    try await TestServer.run { client in
      let answer = try await client.get("/api/events", method: method)
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == "GET, HEAD")
    }
  }

  @Test("health and calendars are answered as JSON")
  func calendars() async throws {
    try await TestServer.run { client in
      let health = try await client.get("/api/health")
      #expect(health.text == #"{"status":"ok"}"#)
      #expect(health.headers["content-type"] == "application/json; charset=utf-8")
      #expect(
        try await client.get("/api/calendars").text
          == #"[{"access":"readOnly","color":"blue","id":1,"name":"Work"},"#
          + #"{"access":"readOnly","color":"green","id":2,"name":"Family"},"#
          + #"{"access":"readOnly","color":"orange","id":3,"name":"Travel"},"#
          + #"{"access":"readOnly","color":"purple","id":4,"name":"Holidays"}]"#)
    }
  }

  @Test("events of a range come as iCalendar text, a VCALENDAR for each calendar, and read back equal")
  func events() async throws {
    let days = TestServer.today..<TestServer.today + 7
    try await TestServer.run { client in
      let answer = try await client.get("/api/events?from=\(ISODate.format(days.lowerBound))&to=2026-11-28")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "text/calendar; charset=utf-8")
      let parts = answer.text.components(separatedBy: "BEGIN:VCALENDAR\r\n").dropFirst().map {
        "BEGIN:VCALENDAR\r\n" + $0
      }
      let sample = SampleCalendar.make(around: TestServer.today)
      #expect(parts.count == sample.calendars.count)
      let store = MemoryEventStore(calendars: sample.calendars)
      try store.load(sample.events)
      let expected = try ReadOnlyObjectStore(store).objects(touching: days).flatMap { $0.events.map { $0.event } }
      for (part, calendar) in zip(parts, sample.calendars) {
        let document = try ICalendarReader.read(Array(part.utf8), calendar: calendar.id)
        #expect(document.problems.isEmpty)
        #expect(part.contains("\r\nX-ALMANAC-CALENDAR:\(calendar.id.rawValue)\r\n"))
        #expect(document.name == calendar.name)
        #expect(document.color == calendar.color)
        let events = document.events.map { event in
          var event = event
          event.otherLines = []
          return event
        }
        #expect(events == expected.filter { $0.calendar == calendar.id })
        #expect(document.events.allSatisfy { $0.otherLines == ["DTSTAMP:20261121T114400Z"] })
      }
    }
  }

  @Test(
    "an invalid range is refused with a reason",
    arguments: [
      "", "?from=2026-11-21", "?to=2026-11-21", "?from=2026-11-21&to=2026-11-21", "?from=2026-11-22&to=2026-11-21",
      "?from=2026-02-30&to=2026-03-01", "?from=today&to=2026-03-01", "?from=2026-11-21&to=2126-11-21",
      "?from=%ff&to=%00", "?from=2026-11-21T00:00&to=2026-11-22",
    ])
  func badRange(query: String) async throws {
    try await TestServer.run { client in
      let answer = try await client.get("/api/events" + query)
      #expect(answer.status == 400)
      #expect(answer.text.hasPrefix(#"{"error":"expected "#))
      #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    }
  }

  @Test("the failure of a store is answered without internal details")
  func failingStore() async throws {
    try await TestServer.run(store: { FailingStore() }) { client in
      #expect(try await client.get("/api/health").status == 503)
      for path in ["/api/calendars", "/api/events?from=2026-11-21&to=2026-11-22"] {
        let answer = try await client.get(path)
        #expect(answer.status == 500)
        #expect(answer.text == #"{"error":"the calendars cannot be read"}"#)
      }
      #expect(try await client.get("/").status == 200)
    }
  }

  @Test("a port that is taken, or does not exist, is an error in one line")
  func ports() async throws {
    try await TestServer.run { client in
      let second = AlmanacServer(
        store: MemoryEventStore(), site: Site(), port: client.port,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      await #expect(throws: ServerError.portTaken(client.port)) { try await second.run(stopsOnSignals: false) }
    }
    let none = AlmanacServer(
      store: MemoryEventStore(), site: Site(), port: 65_536,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    await #expect(throws: ServerError.invalidPort(65_536)) { try await none.run(stopsOnSignals: false) }
  }

  @Test("a site without its first page is refused")
  func emptySite() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    #expect(throws: ServerError.self) { _ = try Site(folder: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: ServerError.site(path: folder.path, reason: "there is no index.html")) {
      _ = try Site(folder: folder)
    }
  }
}

private final class FailingStore: EventStore {
  private let error = StoreError.storage(code: 11, message: "secret")

  func calendars() throws(StoreError) -> [CalendarInfo] { throw error }
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] { throw error }
  func event(_ id: EventID) throws(StoreError) -> StoredEvent? { throw error }
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] { throw error }
  func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw error }
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { ObservationToken {} }
}
