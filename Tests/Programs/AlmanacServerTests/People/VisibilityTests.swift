import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: what people see")
struct VisibilityTests {
  private static let events = "/api/events?from=2026-11-20&to=2026-11-27"

  @Test("SV-50: private events are Busy for those who may read, and complete for those who may write")
  func privateEvents() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client in
      let text = try await client.ask("GET \(Self.events)", as: Family.ben).text
      #expect(text.contains("UID:open\r\n") && text.contains("SUMMARY:Dentist\r\n"))
      #expect(text.contains("UID:private\r\n") && text.contains("SUMMARY:Busy\r\n"))
      #expect(!text.contains("UID:free") && !text.contains("CLASS"))
      let event = try await client.ask("GET /api/calendars/1/events/private", as: Family.ben).text
      #expect(event.contains("SUMMARY:Busy\r\n") && !event.contains("Dentist"))
      let calendars = try await client.ask("GET /api/calendars", as: Family.ben).text
      #expect(
        calendars == #"[{"access":"readOnly","color":"blue","id":1,"name":"Home","right":"read"},"#
          + #"{"access":"full","color":"blue","id":2,"name":"Ben's","right":"owner"}]"#)
    }
    try await TestServer.run(store: { try Family.store(ben: .write) }, token: "token") { client in
      let text = try await client.ask("GET \(Self.events)", as: Family.ben).text
      #expect(text.contains("UID:free\r\n") && text.contains("CLASS:PRIVATE\r\n") && !text.contains("Busy"))
    }
  }

  @Test("SV-49: for free-busy, calendars that differ in texts alone look the same, and UIDs are hashes")
  func freeBusy() throws {
    func shown(_ words: String) throws -> [CalendarObject] {
      let store = try Family.store(ben: .freeBusy, words: words)
      let ben = try #require(try store.people().last)
      let viewer = Viewer(person: ben, shares: try store.shares(), secret: [1])
      return try store.objects(touching: TestServer.today..<TestServer.today + 1).compactMap { viewer.shown($0) }
    }
    let objects = try shown("Dentist")
    let others = try shown("something else")
    #expect(objects == others)
    #expect(objects.count == 2 && objects.allSatisfy { $0.uid.utf8.count == 32 })
    #expect(objects.flatMap { $0.events }.allSatisfy { $0.event.summary == "Busy" && $0.event.location.isEmpty })
    #expect(objects.allSatisfy { object in object.events.allSatisfy { $0.event.uid == object.uid } })
  }

  @Test("SV-49: an event is read by the hash under which it was shown, and by nobody else's")
  func hashes() async throws {
    try await TestServer.run(store: { try Family.store(ben: .freeBusy) }, token: "token") { client in
      let text = try await client.ask("GET \(Self.events)", as: Family.ben).text
      #expect(!text.contains("Dentist") && !text.contains("UID:open") && !text.contains("UID:private"))
      let uids = text.components(separatedBy: "\r\n").filter { $0.hasPrefix("UID:") }.map { $0.dropFirst(4) }
      #expect(uids.count == 2)
      for uid in uids {
        let event = try await client.ask("GET /api/calendars/1/events/\(uid)", as: Family.ben)
        #expect(event.status == 200 && event.text.contains("UID:\(uid)\r\n") && event.text.contains("SUMMARY:Busy"))
        #expect(try await client.ask("GET /api/calendars/2/events/\(uid)", as: Family.ben).status == 404)
        #expect(try await client.ask("GET /api/calendars/1/events/\(uid)", as: Family.anna).status == 404)
      }
    }
  }

  @Test("SV-48: who makes a calendar owns it; the first person sees neither it nor, after its return, its events")
  func ownership() async throws {
    try await TestServer.run(store: { try Family.store(ben: .none) }, token: "token") { client in
      func post(_ json: String) async throws -> Int {
        try await client.ask("POST /api/changes", as: Family.ben, json: json).status
      }
      #expect(try await post(#"[{"calendar":9,"name":"Diary","color":"red"}]"#) == 200)
      #expect(try await post(#"[{"calendar":9,"deleted":true}]"#) == 200)
      let other = try await client.ask(
        "POST /api/changes", as: Family.anna, json: #"[{"calendar":9,"deleted":false}]"#)
      #expect(other.status == 412, "only who deleted a calendar restores it")
      #expect(try await post(#"[{"calendar":9,"deleted":false}]"#) == 200)
      for (secret, isShown) in [(Family.ben, true), (Family.anna, false)] {
        let text = try await client.ask("GET /api/calendars", as: secret).text
        #expect(text.contains("Diary") == isShown)
      }
    }
  }

  @Test("without people, everything is as the single user of the machine knows it")
  func single() {
    let object = CalendarObject(calendar: CalendarID(1), uid: "a", events: [])
    #expect(Viewer.single.shown(object) == object && Viewer.single.mark == 0)
    #expect(Viewer.single.owns(CalendarID(1)) && Viewer.single.right(for: CalendarID(1)) == .write)
    #expect(Viewer.nobody.right(for: CalendarID(1)) == .none && Viewer.nobody.shown(object) == nil)
  }
}
