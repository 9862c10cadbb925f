import Almanac
import EventDatabase
import EventStores
import Foundation
import Logging
import RawClient
import SystemServices
import Testing

@testable import AlmanacServer

@Suite("Server: subscriptions")
struct SubscriptionServerTests {
  private static let token = "secret-token_1"

  /// A server of a calendar with one event, which answers a condition with 304. The path `/page` is a page.
  private static func source(_ title: @escaping @Sendable () -> String = { "Trip" }) throws -> RawServer {
    try RawServer { request in
      let tag = "\"\(title())\""
      if request.contains("If-None-Match: \(tag)\r\n") { return "HTTP/1.1 304 Not Modified\r\n\r\n" }
      let isPage = request.hasPrefix("GET /page")
      let text =
        isPage
        ? "<html>Sign in</html>"
        : Family.event("a", title()).replacingOccurrences(of: "VERSION", with: "NAME:School\r\nVERSION")
      return "HTTP/1.1 200 OK\r\nETag: \(tag)\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)"
    }
  }

  private static func post(_ json: String, _ client: Client, as person: PersonSecret? = nil) async throws
    -> Client.Answer
  {
    try await client.ask("POST /api/subscriptions", as: person, json: json)
  }

  @Test("SY-21: a calendar is added with its first reading, is read-only, and is removed")
  func life() async throws {
    let source = try Self.source()
    defer { source.end() }
    try await TestServer.run(store: { try SQLiteEventStore() }, token: Self.token, allowsPrivateFetch: true) { client in
      let url = "http://127.0.0.1:\(source.port)/secret.ics"
      let added = try await Self.post("{\"url\":\"\(url)\",\"color\":\"green\"}", client)
      #expect(added.status == 201 && added.text == #"{"calendar":1}"#, "\(added.text)")
      let calendars = try await client.get("/api/calendars").text
      #expect(calendars == #"[{"access":"readOnly","color":"green","id":1,"name":"School"}]"#)
      let events = try await client.get("/api/events?from=2026-11-20&to=2026-11-23").text
      #expect(events.contains("SUMMARY:Trip\r\n"))
      let list =
        #"[{"calendar":1,"due":1795283040,"owner":true,"read":1795261440,"url":"http://127.0.0.1:\#(source.port)/…"}]"#
      #expect(try await client.get("/api/subscriptions").text == list)
      let put = try await client.ask(
        "PUT /api/calendars/1/events/a", as: nil, headers: ["If-Match": "*"], ics: Family.event("a", "Own"))
      #expect(put.status == 403)
      for change in [#""name":"Own""#, #""deleted":true"#] {
        let answer = try await client.ask("POST /api/changes", as: nil, json: "[{\"calendar\":1,\(change)}]")
        #expect(answer.status == 403, "\(change)")
      }
      #expect(
        try await Self.post(#"{"calendar":1,"refresh":true}"#, client).text == String(list.dropFirst().dropLast()))
      #expect(source.requests.last?.contains("If-None-Match: \"Trip\"\r\n") == true)
      #expect(try await Self.post(#"{"calendar":1,"removed":true}"#, client).status == 200)
      #expect(try await Self.post(#"{"calendar":1,"removed":true}"#, client).status == 404)
      #expect(try await client.get("/api/calendars").text == "[]")
      #expect(try await client.get("/api/subscriptions").text == "[]")
    }
  }

  @Test("what is no calendar is refused with the cause and without the URL, and adds nothing")
  func refused() async throws {
    let source = try Self.source()
    defer { source.end() }
    try await TestServer.run(store: { try SQLiteEventStore() }, token: Self.token, allowsPrivateFetch: true) { client in
      let base = "http://127.0.0.1:\(source.port)"
      let page = try await Self.post("{\"url\":\"\(base)/page?key=5c0e\"}", client)
      #expect(
        page.status == 422 && page.text == "{\"error\":\"\(base)/…: the response is a web page, not a calendar\"}")
      #expect(try await Self.post(#"{"url":"file:///etc/passwd"}"#, client).status == 422)
      let bodies = [
        "", "[]", #"{"url":1}"#, #"{"calendar":1}"#, #"{"calendar":1,"removed":false}"#, #"{"calendar":1,"url":"a"}"#,
        #"{"url":"https://a","color":"none"}"#, #"{"url":"https://a","name":"\u0007"}"#,
      ]
      for body in bodies { #expect(try await Self.post(body, client).status == 400, "\(body)") }
      #expect(try await client.get("/api/calendars").text == "[]")
    }
    try await TestServer.run(store: { try SQLiteEventStore() }, token: Self.token) { client in
      let answer = try await Self.post("{\"url\":\"http://127.0.0.1:\(source.port)/a\"}", client)
      #expect(answer.status == 422 && answer.text.contains("needs --allow-private-fetch"))
    }
    #expect(source.requests.count == 1)
  }

  @Test("SV-48: everybody may subscribe and owns the calendar; those who may read it see when it was read")
  func people() async throws {
    let source = try Self.source()
    defer { source.end() }
    try await TestServer.run(
      store: { try Family.store(ben: .read) }, token: Self.token, allowsPrivateFetch: true, now: Family.clock()
    ) { client in
      let url = "{\"url\":\"http://127.0.0.1:\(source.port)/a\"}"
      #expect(try await Self.post(url, client, as: Family.ben).text == #"{"calendar":3}"#)
      let calendars = try await client.ask("GET /api/calendars", as: Family.ben).text
      #expect(calendars.contains(#""access":"readOnly","color":"blue","id":3,"name":"School","right":"owner""#))
      for (right, status) in [(nil, 404), ("free-busy", 404), ("read", 403), ("write", 403)] as [(String?, Int)] {
        if let right {
          let json = "{\"calendar\":3,\"person\":1,\"right\":\"\(right)\"}"
          #expect(try await client.ask("POST /api/shares", as: Family.ben, json: json).status == 200)
        }
        for change in ["removed", "refresh"] {
          let answer = try await Self.post("{\"calendar\":3,\"\(change)\":true}", client, as: Family.anna)
          #expect(answer.status == status, "\(right ?? "none") \(change)")
        }
        let list = try await client.ask("GET /api/subscriptions", as: Family.anna).text
        #expect(list.contains(#""owner":false"#) == (status == 403) && (status == 403 || list == "[]"))
        let put = try await client.ask(
          "PUT /api/calendars/3/events/a", as: Family.anna, headers: ["If-Match": "*"], ics: Family.event("a"))
        #expect(put.status == (right == nil ? 404 : 403))
      }
      #expect(try await Self.post(#"{"calendar":3,"removed":true}"#, client, as: Family.ben).status == 200)
    }
  }

  @Test("SY-25: due subscriptions are read, once and when they are due, and a failure leaves their events")
  func refreshing() async throws {
    let title = Lock("Trip"), time = Lock(Instant(seconds: 1_795_261_440))
    let source = try Self.source { title.withLock { $0 } }
    defer { source.end() }
    let store = StoreGate(try SQLiteEventStore(), signal: ChangeSignal())
    let refresher = SubscriptionRefresher(
      store: store, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, now: { time.withLock { $0 } })
    func summaries() async throws -> [String] {
      let object = try await store.object(uid: "a", in: CalendarID(1), for: .single).object
      return object.events.map { $0.event.summary }
    }
    for path in ["a", "page"] {
      let new = Subscription(
        calendar: CalendarID(0), url: "http://127.0.0.1:\(source.port)/\(path)", allowsPrivate: true)
      let (read, content) = await refresher.read(new)
      var state = read
      // As if the page had been a calendar before.
      state.due = time.withLock { $0 } + RefreshSchedule.interval
      _ = try await store.add(
        state, name: path, color: .named(.blue), events: content?.events ?? [], for: .single)
    }
    title.withLock { $0 = "Other" }
    await refresher.refreshDue()
    #expect(try await summaries() == ["Trip"] && source.requests.count == 2)
    time.withLock { $0 = $0 + RefreshSchedule.interval }
    await refresher.refreshDue()
    await refresher.refreshDue()
    #expect(try await summaries() == ["Other"] && source.requests.count == 4)
    let states = try await store.subscriptions(for: .single).map { $0.subscription }
    #expect(states.map { $0.failures } == [0, 2])
    #expect(states.map { ($0.due ?? Instant(seconds: 0)) - time.withLock { $0 } } == [6 * 3600, 30 * 60])
    source.end()
    time.withLock { $0 = $0 + RefreshSchedule.interval }
    await refresher.refreshDue()
    #expect(try await summaries() == ["Other"])
    let failed = try await store.subscriptions(for: .single)[0].subscription
    #expect(failed.failures == 1 && failed.error != nil && failed.lastRead == states[0].lastRead)
  }
}
