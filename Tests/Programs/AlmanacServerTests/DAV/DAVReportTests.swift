import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV reports")
struct DAVReportTests {
  private static let work = "/dav/calendars/1/1/"

  private static func report(_ client: DAVClient, _ root: String, _ body: String, depth: String? = "1") async throws
    -> DAVClient.Answer
  {
    try await client.send("REPORT", work, depth: depth, DAVClient.xml(root, body))
  }

  private static let data = "<D:prop><D:getetag/><C:calendar-data/></D:prop>"

  @Test("DAVx5 reads the events that it asks for, and 404 for each that is not there")
  func multiget() async throws {
    try await DAVClient.run { client in
      let paths = [Self.work + "a.ics", Self.work + "gone.ics", "/dav/calendars/1/2/a.ics", "/dav/calendars/2/1/a.ics"]
      let hrefs = paths.map { "<D:href>\($0)</D:href>" }.joined()
      let answer = try await Self.report(client, "C:calendar-multiget", Self.data + hrefs)
      #expect(answer.status == 207 && answer.resources.count == 4)
      let event = try #require(answer.resources[paths[0]])
      #expect(event.text(.dav("getetag")) == "\"1-ERA\"")
      let text = try await client.send("GET", paths[0]).text
      #expect(event.text(.caldav("calendar-data")) == String(text.dropLast()), "without the last line end")
      for path in paths.dropFirst() { #expect(answer.resources[path]?.status == 404, "\(path)") }
      let absolute = "<D:href>http://127.0.0.1:\(client.client.port)\(paths[0])</D:href>"
      #expect(
        try await Self.report(client, "C:calendar-multiget", Self.data + absolute).resources[paths[0]]?.status == 0)
    }
  }

  /// Puts events: a single one on 21 November, a weekly series from 1 November, and a day in December.
  private static func fill(_ client: DAVClient) async throws {
    let weekly = DAVClient.event("weekly", "W", "RRULE:FREQ=WEEKLY;COUNT=4\n", day: "20261101")
    for (name, text) in [("single", DAVClient.event("single")), ("weekly", weekly)] {
      #expect(try await client.send("PUT", work + name + ".ics", text).status == 201)
    }
    let day = DAVClient.event("day").replacingOccurrences(
      of: "DTSTART:20261121T120000Z", with: "DTSTART;VALUE=DATE:20261210"
    )
    .replacingOccurrences(of: "DTEND:20261121T130000Z", with: "DTEND;VALUE=DATE:20261211")
    #expect(try await client.send("PUT", work + "day.ics", day).status == 201)
    #expect(try await client.send("DELETE", work + "a.ics").status == 204)
  }

  @Test("queries find events in a range of time that may be open, by their occurrences")
  func ranges() async throws {
    try await DAVClient.run { client in
      try await Self.fill(client)
      let expected: [(String, Set<String>)] = [
        (#"start="20261121T000000Z" end="20261122T000000Z""#, ["single"]),
        (#"start="20261121T130000Z" end="20261122T000000Z""#, []),
        (#"start="20261121T125959Z" end="20261122T000000Z""#, ["single"]),
        (#"start="20261108T123000Z" end="20261108T124000Z""#, ["weekly"]),
        (#"start="20261109T000000Z" end="20261114T000000Z""#, []),
        (#"start="20261123T000000Z""#, ["day"]), (#"start="20261122T000000Z""#, ["weekly", "day"]),
        (#"end="20261101T120000Z""#, []), (#"end="20261101T120001Z""#, ["weekly"]),
        (#"start="20261211T000000Z""#, []),
        (#"start="00010101T000000Z" end="99991231T235959Z""#, ["single", "weekly", "day"]),
      ]
      for (range, names) in expected {
        let filter = """
          <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range \(range)/></C:comp-filter>\
          </C:comp-filter></C:filter>
          """
        let answer = try await Self.report(client, "C:calendar-query", Self.data + filter)
        #expect(Set(answer.resources.keys) == Set(names.map { Self.work + $0 + ".ics" }), "\(range)")
      }
    }
  }

  @Test("queries find events by component and UID, and refuse filters that they do not have")
  func filters() async throws {
    try await DAVClient.run { client in
      try await Self.fill(client)
      func query(_ filter: String) async throws -> DAVClient.Answer {
        let body =
          "<D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name=\"VCALENDAR\">\(filter)</C:comp-filter></C:filter>"
        return try await Self.report(client, "C:calendar-query", body)
      }
      func events(_ filter: String) -> String { "<C:comp-filter name=\"VEVENT\">\(filter)</C:comp-filter>" }
      func uid(_ match: String) -> String { events("<C:prop-filter name=\"UID\">\(match)</C:prop-filter>") }
      let counts = [
        ("", 3), (events(""), 3), ("<C:comp-filter name=\"VTODO\"/>", 0), (events("<C:is-not-defined/>"), 0),
        ("<C:comp-filter name=\"VTODO\"><C:is-not-defined/></C:comp-filter>", 3), (uid(""), 3),
        (uid("<C:text-match collation=\"i;octet\">single</C:text-match>"), 1),
        (uid("<C:text-match collation=\"i;octet\">SINGLE</C:text-match>"), 0),
        (uid("<C:text-match>SINGLE</C:text-match>"), 1), (uid("<C:text-match>e</C:text-match>"), 2),
        (uid("<C:text-match negate-condition=\"yes\">e</C:text-match>"), 1),
      ]
      for (filter, count) in counts { #expect(try await query(filter).resources.count == count, "\(filter)") }
      let refused = [
        (events("<C:prop-filter name=\"SUMMARY\"><C:text-match>x</C:text-match></C:prop-filter>"), "supported-filter"),
        (events("<C:comp-filter name=\"VALARM\"/>"), "supported-filter"),
        (uid("<C:text-match collation=\"x\">x</C:text-match>"), "supported-collation"),
        (events("<C:time-range start=\"2026\"/>"), "valid-filter"), (events("<C:time-range/>"), "valid-filter"),
        (events(#"<C:time-range start="20261122T000000Z" end="20261121T000000Z"/>"#), "valid-filter"),
      ]
      for (filter, condition) in refused {
        let answer = try await query(filter)
        #expect(answer.status == 403 && answer.condition == .caldav(condition), "\(filter)")
      }
      let unknown = try await Self.report(client, "C:free-busy-query", "")
      #expect(unknown.status == 403 && unknown.condition == .dav("supported-report"))
      #expect(try await client.send("REPORT", Self.work).status == 400)
    }
  }

  @Test("Thunderbird and iOS follow changes by tokens: all events first, then only changes, and 404 for what is gone")
  func sync() async throws {
    try await DAVClient.run { client in
      let first = try await client.sync(Self.work, "")
      #expect(first.status == 207 && Set(first.resources.keys) == [Self.work + "a.ics"])
      let nothing = try await client.sync(Self.work, first.token)
      #expect(nothing.resources.isEmpty && nothing.token == first.token)
      #expect(try await client.send("PUT", Self.work + "b.ics", DAVClient.event("b")).status == 201)
      #expect(try await client.send("PUT", "/dav/calendars/1/2/c.ics", DAVClient.event("c")).status == 201)
      #expect(try await client.send("DELETE", Self.work + "a.ics").status == 204)
      let body =
        "<D:sync-token>\(first.token)</D:sync-token><D:sync-level>1</D:sync-level><D:prop><D:getetag/></D:prop>"
      let second = try await Self.report(client, "D:sync-collection", body, depth: "1")
      #expect(second.resources.count == 2 && second.resources[Self.work + "a.ics"]?.status == 404)
      #expect(second.resources[Self.work + "b.ics"]?.text(.dav("getetag")) != nil)
      #expect(
        try await client.find(Self.work, "<D:sync-token/>").resources[Self.work]?.text(.dav("sync-token"))
          == second.token)
    }
  }

  @Test("an event that is deleted and created again under another name is gone under the first one")
  func renamed() async throws {
    try await DAVClient.run { client in
      let first = try await client.sync(Self.work, "")
      #expect(try await client.send("DELETE", Self.work + "a.ics").status == 204)
      #expect(try await client.send("PUT", Self.work + "new.ics", DAVClient.event("a")).status == 201)
      let second = try await client.sync(Self.work, first.token)
      #expect(second.resources[Self.work + "a.ics"]?.status == 404)
      #expect(second.resources[Self.work + "new.ics"]?.status == 0 && second.resources.count == 2)
      // Another event takes the free name.
      #expect(try await client.send("PUT", Self.work + "a.ics", DAVClient.event("z")).status == 201)
      let third = try await client.sync(Self.work, first.token)
      #expect(third.resources.count == 2 && third.resources.values.allSatisfy { $0.status == 0 })
    }
  }

  @Test("pages of a limited size end with 507 and lead to the rest")
  func pages() async throws {
    try await DAVClient.run { client in
      for number in 0..<10 {
        #expect(try await client.send("PUT", Self.work + "\(number).ics", DAVClient.event("u\(number)")).status == 201)
      }
      var token = "", found: Set<String> = [], pages = 0
      while true {
        let page = try await client.sync(Self.work, token, limit: 4)
        pages += 1
        token = page.token
        let isCut = page.resources[Self.work]?.status == 507
        found.formUnion(page.resources.keys.filter { $0 != Self.work })
        #expect(page.resources.count <= 5)
        if !isCut || pages > 9 { break }
      }
      #expect(pages == 3 && found.count == 11)
      #expect(try await client.sync(Self.work, token).resources.isEmpty)
    }
  }

  @Test("tokens of another era, of the future, and of other forms are refused, so that clients begin anew")
  func tokens() async throws {
    try await DAVClient.run { client in
      let token = try await client.sync(Self.work, "").token
      let era = token.dropFirst("urn:almanac:sync:".count).prefix(16)
      let wrong = [
        "1", "http://example.com/1", token + "x", "urn:almanac:sync:0123456789abcdef-1", "urn:almanac:sync:\(era)-99",
        "urn:almanac:sync:\(era).b-1", "urn:almanac:sync:\(era)--1", "urn:almanac:sync:\(era)",
      ]
      for text in wrong {
        let answer = try await client.sync(Self.work, text)
        #expect(answer.status == 403 && answer.condition == .dav("valid-sync-token"), "\(text)")
      }
      let body = "<D:sync-token/><D:sync-level>infinite</D:sync-level><D:prop><D:getetag/></D:prop>"
      #expect(
        try await Self.report(client, "D:sync-collection", body, depth: "0").condition
          == .dav("sync-traversal-supported"))
      #expect(
        try await client.send("REPORT", "/dav/calendars/1/", depth: "0", DAVClient.xml("D:sync-collection", body))
          .status == 403)
    }
  }

  @Test("expand-property answers with the resources behind a property")
  func expand() async throws {
    try await DAVClient.run { client in
      let body = """
        <D:property name="current-user-principal" namespace="DAV:"><D:property name="displayname"/>\
        <D:property name="calendar-home-set" namespace="urn:ietf:params:xml:ns:caldav"><D:property name="resourcetype"/>\
        </D:property><D:property name="nothing"/></D:property><D:property name="nothing"/>
        """
      let answer = try await client.send("REPORT", "/dav/", DAVClient.xml("D:expand-property", body))
      let root = try #require(answer.resources["/dav/"])
      #expect(answer.status == 207 && root.other[.dav("nothing")] == 404)
      let person = try #require(root.found[.dav("current-user-principal")]?.child(.dav("response")))
      #expect(person.child(.dav("href"))?.text == "/dav/principals/1/")
      let inner = DAVClient.Resource(person)
      #expect(inner.text(.dav("displayname")) == "Ann" && inner.other[.dav("nothing")] == 404)
      let home = inner.found[.caldav("calendar-home-set")]?.child(.dav("response"))
      #expect(home.map { DAVClient.Resource($0).names(.dav("resourcetype")) } == ["collection"])
    }
  }
}
