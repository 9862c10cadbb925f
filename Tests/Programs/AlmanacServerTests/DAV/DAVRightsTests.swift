import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV rights")
struct DAVRightsTests {
  private static let work = "/dav/calendars/2/1/"

  /// A request, and its status for each right: none, free/busy, read, and write.
  private static let matrix: [(method: String, path: String, body: String?, statuses: [Int])] = [
    ("PROPFIND", work, nil, [404, 207, 207, 207]),
    ("REPORT", work, DAVClient.xml("D:sync-collection", ""), [404, 207, 207, 207]),
    ("GET", work + "a.ics", nil, [404, 404, 200, 200]), ("HEAD", work + "a.ics", nil, [404, 404, 200, 200]),
    ("PUT", work + "new.ics", DAVClient.event("new"), [409, 403, 403, 201]),
    ("PUT", work + "a.ics", DAVClient.event("a"), [409, 403, 403, 204]),
    ("DELETE", work + "a.ics", nil, [404, 404, 403, 204]), ("DELETE", work, nil, [404, 403, 403, 403]),
    (
      "PROPPATCH", work,
      DAVClient.xml("D:propertyupdate", "<D:set><D:prop><D:displayname>Mine</D:displayname></D:prop></D:set>"),
      [404, 207, 207, 207]
    ),
    ("MKCALENDAR", "/dav/calendars/1/x/", nil, [403, 403, 403, 403]),
    ("PROPFIND", "/dav/calendars/1/", nil, [404, 404, 404, 404]),
    ("GET", "/dav/calendars/1/1/a.ics", nil, [404, 404, 404, 404]),
  ]

  @Test("every request has the status of the right", arguments: Right.allCases)
  func statuses(right: Right) async throws {
    for (method, path, body, statuses) in Self.matrix {
      try await DAVClient.run(right: right) { client in
        let answer = try await client.ben.send(method, path, depth: "0", body)
        #expect(answer.status == statuses[right.rawValue], "\(method) \(path) with \(right)")
        if answer.status == 403, method == "PUT" { #expect(answer.condition == .dav("need-privileges")) }
        // Nobody else's name and event change without the right to write.
        let name = try await client.find("/dav/calendars/1/1/", "<D:displayname/>").resources.values.first
        #expect(name?.text(.dav("displayname")) == "Work")
        if right != .write {
          #expect(try await client.send("GET", "/dav/calendars/1/1/a.ics").text.contains("Dentist"))
        }
      }
    }
  }

  @Test("privileges follow the right", arguments: Right.allCases)
  func privileges(right: Right) async throws {
    try await DAVClient.run(right: right) { client async throws in
      let answer = try await client.ben.find(
        "/dav/calendars/2/", depth: "1", "<D:current-user-privilege-set/><D:owner/>")
      let work = answer.resources[Self.work]
      #expect((work == nil) == (right == .none))
      let set =
        work?.found[.dav("current-user-privilege-set")]?.children.compactMap { $0.children.first?.name.name } ?? []
      #expect(set.contains("read") == (right > .none) && set.contains("write-content") == (right == .write))
      if work != nil { #expect(work?.href(.dav("owner")) == "/dav/principals/1/") }
    }
  }

  @Test("whoever sees only times finds no text, name, or UID, and follows changes all the same")
  func freeBusy() async throws {
    try await DAVClient.run(right: .freeBusy) { client async throws in
      let own = "/dav/calendars/1/1/"
      #expect(try await client.send("PUT", own + "lunch.ics", DAVClient.event("lunch-uid", "Lunch")).status == 201)
      let data = DAVClient.xml(
        "C:calendar-query",
        """
        <D:prop><D:getetag/><C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"/></C:filter>
        """)
      let answer = try await client.ben.send("REPORT", Self.work, depth: "1", data)
      #expect(answer.resources.count == 2)
      for word in ["Lunch", "lunch", "Dentist", "Main Street", "/a.ics"] {
        #expect(!answer.text.contains(word), "\(word)")
      }
      let path = try #require(answer.resources.keys.sorted().first)
      let event = try await client.ben.send("GET", path)
      #expect(event.status == 200 && event.text.contains("SUMMARY:Busy"))
      let first = try await client.ben.sync(Self.work, "")
      #expect(Set(first.resources.keys) == Set(answer.resources.keys))
      #expect(try await client.send("DELETE", own + "lunch.ics").status == 204)
      let second = try await client.ben.sync(Self.work, first.token)
      #expect(second.resources.count == 1 && second.resources.values.first?.status == 404)
      #expect(first.resources.keys.contains(second.resources.keys.first ?? ""))
      // Ann's tokens are not Ben's.
      let token = try await client.sync(own, "").token
      #expect(try await client.ben.sync(Self.work, token).status == 403)
    }
  }

  @Test("private events are busy for readers, and whole for those who write")
  func privacy() async throws {
    for right in [Right.read, .write] {
      try await DAVClient.run(right: right) { client async throws in
        let text = DAVClient.event("p", "Interview", "CLASS:PRIVATE\nLOCATION:Secret Lane\n")
        #expect(try await client.send("PUT", "/dav/calendars/1/1/p.ics", text).status == 201)
        let seen = try await client.ben.send("GET", Self.work + "p.ics").text
        #expect(seen.contains("Interview") == (right == .write) && seen.contains("Secret") == (right == .write))
        #expect(try await client.ben.send("GET", Self.work + "a.ics").text.contains("Dentist"))
      }
    }
  }

  @Test("names and colors of people without ownership are their own")
  func ownNames() async throws {
    try await DAVClient.run(right: .read) { client async throws in
      let body = DAVClient.xml(
        "D:propertyupdate",
        "<D:set><D:prop><D:displayname>Ann's</D:displayname><A:calendar-color>#010203FF</A:calendar-color></D:prop></D:set>"
      )
      #expect(try await client.ben.send("PROPPATCH", Self.work, body).status == 207)
      let names = "<D:displayname/><A:calendar-color/>"
      let bens = try await client.ben.find(Self.work, names).resources[Self.work]
      #expect(bens?.text(.dav("displayname")) == "Ann's" && bens?.text(.apple("calendar-color")) == "#010203FF")
      let anns = try await client.find("/dav/calendars/1/1/", names).resources.values.first
      #expect(anns?.text(.dav("displayname")) == "Work" && anns?.text(.apple("calendar-color")) == "#2F72DEFF")
    }
  }

  @Test("a calendar that somebody creates is theirs alone")
  func created() async throws {
    try await DAVClient.run { client async throws in
      #expect(try await client.ben.send("MKCALENDAR", "/dav/calendars/2/club/").status == 201)
      #expect(try await client.ben.send("PUT", "/dav/calendars/2/club/e.ics", DAVClient.event("e")).status == 201)
      #expect(try await client.ben.find("/dav/calendars/2/", depth: "1", "<D:displayname/>").resources.count == 2)
      #expect(try await client.find("/dav/calendars/1/", depth: "1", "<D:displayname/>").resources.count == 4)
      #expect(try await client.ben.send("DELETE", "/dav/calendars/2/club/").status == 204)
    }
  }

  @Test("a key that is revoked is refused at the next request, and so is a right")
  func revoked() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.sqlite").path
    _ = try DAVClient.makeStore(.write, path: path)
    try await TestServer.run(store: { try SQLiteEventStore(path: path) }, token: "page-token") { client in
      let ben = DAVClient(client: client).ben
      let token = try await ben.sync(Self.work, "").token
      let other = try SQLiteEventStore(path: path)
      try other.share(Share(calendar: CalendarID(1), person: 2, right: .read))
      #expect(try await ben.send("PUT", Self.work + "n.ics", DAVClient.event("n")).status == 403)
      #expect(try await ben.sync(Self.work, token).status == 403, "other texts may be visible now")
      #expect(try other.personKeys().contains { $0.person == 2 && $0.used != nil })
      let key = try #require(try other.personKeys().first { $0.person == 2 })
      #expect(try other.removeKey(key.id))
      let revoked = DAVClient.basic("Ben", DAVClient.benKey.text)
      let head = try await ben.head("PROPFIND /dav/ HTTP/1.1\nDepth: 0\nAuthorization: \(revoked)")
      #expect(head.first?.contains(" 401 ") == true)
    }
  }
}
