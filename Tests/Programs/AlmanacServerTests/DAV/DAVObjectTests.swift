import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV events")
struct DAVObjectTests {
  private static let work = "/dav/calendars/1/1/"

  @Test("PUT creates and replaces an event under the name of the client, on conditions")
  func put() async throws {
    try await DAVClient.run { client async throws in
      let path = Self.work + "8B2C@phone%20%C3%A9.ics"
      let made = try await client.send("PUT", path, DAVClient.event("u1"), ["If-None-Match": "*"])
      #expect(made.status == 201)
      #expect(try await client.send("PUT", path, DAVClient.event("u1", "Other"), ["If-None-Match": "*"]).status == 412)
      let first = try await client.send("GET", path)
      #expect(first.status == 200 && first.text.contains("SUMMARY:Lunch\r\n") && !first.text.contains("X-ALMANAC"))
      #expect(first.headers["content-type"] == "text/calendar; charset=utf-8; component=VEVENT")
      #expect(first.headers["last-modified"] == "Sun, 01 Nov 2026 08:00:00 GMT")
      let tag = try #require(first.headers["etag"])
      #expect(try await client.send("GET", path, nil, ["If-None-Match": tag]).status == 304)
      let head = try await client.send("HEAD", path)
      #expect(head.headers["etag"] == tag && head.text.isEmpty)
      for known in ["\"9-ERA\"", "\"1-0123456789abcdef\"", "1-ERA"] {
        #expect(try await client.send("PUT", path, DAVClient.event("u1", "x"), ["If-Match": known]).status == 412)
      }
      #expect(
        try await client.send("PUT", Self.work + "no.ics", DAVClient.event("u9"), ["If-Match": "*"]).status == 412)
      for start in ["", "\"7-ERA\", W/"] {
        let tag = try #require(try await client.send("GET", path).headers["etag"])
        let text = DAVClient.event("u1", "after \(start.utf8.count)")
        #expect(try await client.send("PUT", path, text, ["If-Match": start + tag]).status == 204)
      }
      #expect(try await client.send("PUT", path, DAVClient.event("u1", "Dinner")).status == 204, "no condition")
      #expect(try await client.send("GET", path).text.contains("SUMMARY:Dinner\r\n"))
      #expect(try await client.send("PUT", "/dav/calendars/1/nothing/a.ics", DAVClient.event("u1")).status == 409)
      // The page has it, too.
      #expect(try await client.page("/api/calendars/1/events/u1").text.contains("SUMMARY:Dinner"))
    }
  }

  @Test("PUT answers with a tag only if GET returns the bytes that were sent")
  func tags() async throws {
    try await DAVClient.run { client async throws in
      let path = Self.work + "b.ics"
      let answer = try await client.send("PUT", path, DAVClient.event("b"))
      #expect(answer.status == 201 && answer.headers["etag"] == nil, "another PRODID")
      let stored = try await client.send("GET", path)
      let same = try await client.send("PUT", path, stored.text, ["If-Match": stored.headers["etag"] ?? ""])
      #expect(same.status == 204 && same.headers["etag"] == stored.headers["etag"])
      let changed = stored.text.replacingOccurrences(of: "SUMMARY:Lunch", with: "SUMMARY:Brunch")
      let next = try await client.send("PUT", path, changed)
      let read = try await client.send("GET", path)
      #expect(read.text == changed && next.headers["etag"] == read.headers["etag"])
      #expect(read.headers["etag"] != stored.headers["etag"])
    }
  }

  @Test("an event with the UID of another one is refused with the URL of that one")
  func conflicts() async throws {
    try await DAVClient.run { client async throws in
      let answer = try await client.send("PUT", Self.work + "second.ics", DAVClient.event("a"))
      #expect(answer.status == 403 && answer.condition == .caldav("no-uid-conflict"))
      #expect(answer.root?.children.first?.child(.dav("href"))?.text == Self.work + "a.ics")
      let other = try await client.send("PUT", Self.work + "a.ics", DAVClient.event("z"))
      #expect(other.status == 403 && other.condition == .caldav("no-uid-conflict"))
      #expect(try await client.send("PUT", "/dav/calendars/1/2/a.ics", DAVClient.event("a")).status == 201)
    }
  }

  @Test(
    "whatever is no event is refused with the condition of the standard",
    arguments: [
      ("no text", "valid-calendar-data"), ("", "valid-calendar-data"),
      ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "valid-calendar-data"),
      ("BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nEND:VCALENDAR\r\n", "supported-calendar-component"),
      (
        "BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\nUID:t\r\nEND:VJOURNAL\r\nEND:VCALENDAR\r\n",
        "supported-calendar-component"
      ),
      (DAVClient.event("t") + DAVClient.event("t"), "valid-calendar-object-resource"),
      (
        DAVClient.event("t", "x", "END:VEVENT\nBEGIN:VEVENT\nUID:other\nDTSTART:20261121T120000Z\n"),
        "valid-calendar-object-resource"
      ),
      (
        DAVClient.event("t").replacingOccurrences(of: "VERSION:2.0", with: "METHOD:REQUEST"),
        "valid-calendar-object-resource"
      ),
      (DAVClient.event("t").replacingOccurrences(of: "DTEND:20261121", with: "DTEND:19991121"), "valid-calendar-data"),
      (
        DAVClient.event("t").replacingOccurrences(
          of: "DTSTART:20261121T120000Z", with: "DTSTART;TZID=No/Where:20261121T120000"),
        "valid-calendar-data"
      ),
    ])
  func refused(text: String, condition: String) async throws {
    try await DAVClient.run { client async throws in
      let answer = try await client.send(
        "PUT", Self.work + "t.ics", text, ["Content-Type": "text/calendar; charset=utf-8"])
      #expect(answer.status == 403 && answer.condition == .caldav(condition), "\(answer.text)")
      #expect(try await client.send("GET", Self.work + "t.ics").status == 404)
    }
  }

  @Test("other types and bodies that are too large are refused")
  func bodies() async throws {
    try await DAVClient.run { client async throws in
      let path = Self.work + "t.ics"
      let type = try await client.send("PUT", path, DAVClient.event("t"), ["Content-Type": "text/plain"])
      #expect(type.status == 403 && type.condition == .caldav("supported-calendar-data"))
      let large = DAVClient.event("t", String(repeating: "x", count: 1 << 20))
      let answer = try await client.send("PUT", path, large)
      #expect(answer.status == 413 && answer.condition == .caldav("max-resource-size"))
    }
  }

  @Test("overrides without their series, and zones with prefixes, are stored and come back")
  func overrides() async throws {
    try await DAVClient.run { client async throws in
      let path = Self.work + "o.ics"
      let alone = DAVClient.event("o", "Moved", "RECURRENCE-ID:20261121T110000Z\n")
      #expect(try await client.send("PUT", path, alone).status == 201)
      #expect(try await client.send("GET", path).text.contains("RECURRENCE-ID:20261121T110000Z"))
      let zoned = DAVClient.event("p").replacingOccurrences(
        of: "DTSTART:20261121T120000Z",
        with: "DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Paris:20261121T120000"
      ).replacingOccurrences(of: "DTEND:20261121T130000Z", with: "DURATION:PT1H")
      #expect(try await client.send("PUT", Self.work + "p.ics", zoned).status == 201)
      let text = try await client.send("GET", Self.work + "p.ics").text
      #expect(text.contains("DTSTART;TZID=Europe/Paris:") && text.contains("BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n"))
    }
  }

  @Test("DELETE removes an event on conditions, and its name stays free for it")
  func delete() async throws {
    try await DAVClient.run { client async throws in
      let path = Self.work + "a.ics"
      #expect(try await client.send("DELETE", path, nil, ["If-Match": "\"9-ERA\""]).status == 412)
      #expect(try await client.send("DELETE", path, nil, ["If-Match": "\"1-ERA\""]).status == 204)
      #expect(try await client.send("DELETE", path).status == 404)
      #expect(try await client.send("GET", path).status == 404)
      #expect(try await client.send("PUT", path, DAVClient.event("a")).status == 201)
      #expect(try await client.send("DELETE", "/dav/calendars/1/1").status == 204)
      #expect(try await client.find("/dav/calendars/1/1/", "<D:displayname/>").status == 404)
    }
  }
}
