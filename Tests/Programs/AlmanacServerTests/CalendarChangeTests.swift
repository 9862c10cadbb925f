import Almanac
import EventDatabase
import EventStores
import Testing

@testable import AlmanacServer

@Suite("Server: changes of calendars")
struct CalendarChangeTests {
  private static let token = "secret"

  private static func post(_ body: String, to client: Client) async throws -> Client.Answer {
    try await client.get(
      "/api/changes", method: "POST",
      headers: ["Content-Type": "application/json", "Authorization": "Bearer \(token)"], body: body)
  }

  private static let events = "/api/events?from=2026-11-21&to=2026-11-28"

  @Sendable private static func makeStore() throws -> sending any EventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    try store.apply(
      .putCalendar(CalendarInfo(id: CalendarID(2), name: "Club", color: .named(.teal), access: .readOnly)))
    let today = TestServer.today
    try store.apply(
      .insert(Event(uid: "a", calendar: CalendarID(1), summary: "first", start: .day(today), end: .day(today + 1))))
    return store
  }

  @Test("ED-124: a calendar is made, renamed, recolored and deleted, and comes back with its events")
  func changing() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let make = #"[{"calendar":9007199254740991,"name":"Choir","color":"pink"}]"#
      for _ in 0..<2 {
        let answer = try await Self.post(make, to: client)
        #expect(answer.status == 200 && answer.text == #"[{"calendar":9007199254740991}]"#, "also if it is sent again")
      }
      #expect(try await Self.post(#"[{"calendar":1,"name":"Play"}]"#, to: client).status == 200)
      #expect(try await Self.post(##"[{"calendar":1,"color":"#a0b0c0"}]"##, to: client).status == 200)
      let list = try await client.get("/api/calendars").text
      #expect(list.contains(##"{"access":"full","color":"#a0b0c0","id":1,"name":"Play"}"##))
      #expect(list.contains(#"{"access":"full","color":"pink","id":9007199254740991,"name":"Choir"}"#))
      let before = try await client.get(Self.events).text
      #expect(before.contains("SUMMARY:first"))
      for _ in 0..<2 { #expect(try await Self.post(#"[{"calendar":1,"deleted":true}]"#, to: client).status == 200) }
      #expect(try await !client.get(Self.events).text.contains("SUMMARY:first"))
      #expect(try await Self.post(#"[{"calendar":1,"name":"Gone"}]"#, to: client).status == 412)
      for _ in 0..<2 { #expect(try await Self.post(#"[{"calendar":1,"deleted":false}]"#, to: client).status == 200) }
      let after = try await client.get(Self.events).text
      #expect(after.contains("SUMMARY:first") && after.contains("Play"))
      #expect(after.contains("X-ALMANAC-ETAG:3"), "others must not take it for what they had")
      #expect(try await Self.post(#"[{"calendar":8,"deleted":false}]"#, to: client).status == 412)
    }
  }

  @Test("ED-209: the default reminders of a calendar are listed and changed, and an empty text removes them")
  func reminders() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      func put(_ text: String, status: Int) async throws -> String {
        let answer = try await Self.post(#"[{"calendar":1,"defaultReminders":"\#(text)"}]"#, to: client)
        #expect(answer.status == status)
        return try await client.get("/api/calendars").text
      }
      let changed = try await put("-PT15M;PT9H", status: 200)
      #expect(changed.contains(#""defaultReminders":"-PT15M;PT9H""#))
      #expect(try await put("soon", status: 400).contains(#""defaultReminders":"-PT15M;PT9H""#))
      #expect(try await put(";", status: 200).contains(#""defaultReminders":";""#))
      #expect(try await !put("", status: 200).contains("defaultReminders"))
    }
  }

  @Test("ED-124: a change of a calendar that cannot be made is refused with a reason, and nothing changes")
  func refused() async throws {
    try await TestServer.run(store: Self.makeStore, token: Self.token) { client in
      let before = try await client.get("/api/calendars").text
      let bodies: [(body: String, status: Int)] = [
        (#"[{"calendar":2,"name":"Mine"}]"#, 403), (#"[{"calendar":2,"deleted":true}]"#, 403),
        (#"[{"calendar":1,"name":"Other","color":"red"}]"#, 412), (#"[{"calendar":7,"color":"red"}]"#, 412),
        (#"[{"calendar":3,"name":"New","color":"mauve"}]"#, 400),
        (#"[{"calendar":0,"name":"New","color":"red"}]"#, 400),
        (#"[{"calendar":3}]"#, 400), (#"[{"calendar":1,"name":"New","deleted":true}]"#, 400),
        (#"[{"name":"New","color":"red"}]"#, 400), (#"[{"calendar":1,"name":"a"},{"calendar":1,"name":"b"}]"#, 400),
        (#"[{"calendar":1,"name":"a"},{"calendar":1,"uid":"a","ics":null,"ifMatch":"1"}]"#, 400),
        (#"[{"calendar":3,"name":"\#(String(repeating: "n", count: 1_001))","color":"red"}]"#, 400),
        (#"[{"calendar":1,"name":"a\u001b[2J"}]"#, 400), (#"[{"calendar":1,"name":"a\u0000"}]"#, 400),
        (#"[{"calendar":1,"uid":"a\u001b","ics":"","ifNoneMatch":"*"}]"#, 422),
        (#"[{"calendar":1,"uid":"\#(String(repeating: "u", count: 40_000))","ics":"","ifNoneMatch":"*"}]"#, 422),
      ]
      for (body, status) in bodies {
        let answer = try await Self.post(body, to: client)
        #expect(answer.status == status && answer.text.contains(#""error":""#), "\(body): \(answer.text)")
      }
      #expect(try await client.get("/api/calendars").text == before)
    }
  }

  @Test("ED-124: of deleted calendars the latest is kept, however large, and others while there is room")
  func kept() {
    var deleted = DeletedCalendars()
    func add(_ id: Int64, _ count: Int) {
      deleted.add(CalendarID(id), .group((0..<count).map { .delete(EventID(Int64($0))) }), of: nil, [])
    }
    func kept() -> [Int64] { (1...4).filter { deleted.kept(CalendarID($0)) != nil } }
    add(1, 60_000)
    add(2, 30_000)
    #expect(kept() == [1, 2])
    add(3, 50_000)
    #expect(kept() == [2, 3])
    add(4, 200_000)
    #expect(kept() == [4])
    deleted.remove(CalendarID(4))
    #expect(kept() == [])
  }
}
