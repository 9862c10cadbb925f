import Almanac
import AlmanacServer
import EventDatabase
import EventStores
import Foundation
import RawClient
import Testing

/// Answers with so many events that they are made while they are sent.
@Suite("Server: long answers")
struct LongAnswerTests {
  private static let path = "/api/events?from=2026-01-01&to=2027-01-01"

  @Test("ED-153: a long answer has each event once, in one VCALENDAR for each calendar, compressed or not")
  func pieces() async throws {
    try await TestServer.run(store: { try Self.fill(try SQLiteEventStore()) }) { client in
      let (head, body) = try await Self.get("identity", client)
      #expect(head.contains("transfer-encoding: chunked\r\n"))
      let text = try Self.unchunked(body)
      let parts = text.components(separatedBy: "BEGIN:VCALENDAR\r\n").dropFirst().map { "BEGIN:VCALENDAR\r\n" + $0 }
      #expect(parts.count == 3)
      var counts: [Int] = []
      for (number, part) in parts.enumerated() {
        let document = try ICalendarReader.read(Array(part.utf8), calendar: CalendarID(Int64(number) + 1))
        #expect(document.problems.isEmpty && part.contains("X-ALMANAC-CALENDAR:\(number + 1)\r\n"))
        #expect(document.name == "Calendar \(number + 1)" && part.hasSuffix("END:VCALENDAR\r\n"))
        counts.append(document.events.count)
        #expect(Set(document.events.map { "\($0.uid) \($0.summary)" }).count == document.events.count)
        #expect(part.components(separatedBy: "X-ALMANAC-ETAG:").count == document.events.count + 1)
      }
      #expect(counts == [1_500, 0, 1_501])
      // The system's client takes gzip and undoes it.
      let (compressed, _) = try await Self.get("gzip", client)
      #expect(compressed.contains("content-encoding: gzip\r\n"))
      let decoded = try await client.get(Self.path).text
      #expect(decoded == client.withoutEra(text))
    }
  }

  @Test("ED-153: a whole calendar is an answer, too, for exports; a number without a calendar is none")
  func calendar() async throws {
    try await TestServer.run(store: { try Self.fill(try SQLiteEventStore()) }) { client in
      let text = try await client.get("/api/events?calendar=3").text
      let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(3))
      #expect(document.name == "Calendar 3" && document.events.count == 1_501)
      #expect(text.components(separatedBy: "BEGIN:VCALENDAR").count == 2)
      #expect(try await client.get("/api/events?calendar=9").status == 404)
    }
  }

  @Test("an answer that cannot be read to its end is not ended, so that nobody takes it for whole")
  func failure() async throws {
    try await TestServer.run(store: { FailingLaterStore(try Self.fill(MemoryEventStore())) }) { client in
      let (head, body) = try await Self.get("identity", client)
      #expect(head.hasPrefix("http/1.1 200 ok\r\n") && body.count > 65_536)
      #expect(!body.suffix(5).elementsEqual("0\r\n\r\n".utf8))
      let answer = try await client.get("/api/health").status
      #expect(answer == 200)
    }
  }

  // MARK: - Parts

  /// Fills a store with three calendars, the second of which is empty, and 3,001 events, of which one is an override.
  private static func fill<Store: EventStore>(_ store: sending Store) throws -> sending Store {
    for id in 1...3 {
      try store.apply(
        .putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: "Calendar \(id)", color: .named(.blue))))
    }
    var events = (0..<3_000).map { number in
      let day = DayNumber(20_454 + number % 365)
      return Event(
        uid: "\(number)", calendar: CalendarID(number % 2 == 0 ? 1 : 3), summary: "Event", start: .day(day),
        end: .day(day + 1), notes: String(repeating: "words ", count: 20))
    }
    events[2_999].recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 3)])
    var moved = events[2_999]
    moved.recurrence = nil
    moved.recurrenceID = moved.start
    moved.summary = "Moved"
    try store.apply(.group((events + [moved]).map { .insert($0) }))
    return store
  }

  /// Returns the head of an answer in small letters, and its body, as it was sent.
  private static func get(_ accepted: String, _ client: Client) async throws -> (head: String, body: [UInt8]) {
    let connection = try RawConnection(port: client.port)
    await connection.send(
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\nAccept-Encoding: \(accepted)\r\nConnection: close\r\n\r\n"
    )
    var head = ""
    while let line = try await connection.line(), !line.isEmpty { head += line.lowercased() + "\r\n" }
    return (head, try await connection.rest())
  }

  /// Joins the chunks of a body (RFC 9112, 7.1).
  private static func unchunked(_ body: [UInt8]) throws -> String {
    var text: [UInt8] = []
    var rest = body[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let size = try #require(Int(String(decoding: rest[..<end].dropLast(), as: UTF8.self), radix: 16))
      if size == 0 { break }
      text += rest[(end + 1)..<(end + 1 + size)]
      rest = rest[(end + 3 + size)...]
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A store of events that can be listed, but of which no more than a thousand can be read.
private final class FailingLaterStore: EventStore {
  private let store: MemoryEventStore
  private var readsLeft = 4_001

  init(_ store: MemoryEventStore) { self.store = store }

  func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    try store.outlines(touching: days)
  }
  func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    readsLeft -= 1
    if readsLeft < 0 { throw .storage(code: 11, message: "damaged") }
    return try store.event(id)
  }
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    try store.events(uid: uid, in: calendar)
  }
  func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { try store.apply(change) }
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { store.observe(handler) }
}
