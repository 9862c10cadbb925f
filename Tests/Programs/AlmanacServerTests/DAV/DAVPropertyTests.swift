import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV properties")
struct DAVPropertyTests {
  private static let work = "/dav/calendars/1/1/"

  private static func patch(_ client: DAVClient, _ path: String, set: String, remove: String = "") async throws
    -> DAVClient.Answer
  {
    var body = ""
    if !set.isEmpty { body += "<D:set><D:prop>\(set)</D:prop></D:set>" }
    if !remove.isEmpty { body += "<D:remove><D:prop>\(remove)</D:prop></D:remove>" }
    return try await client.send("PROPPATCH", path, DAVClient.xml("D:propertyupdate", body))
  }

  @Test("PROPFIND has depth 0 and 1, refuses infinity, and answers prop, allprop, and propname")
  func forms() async throws {
    try await DAVClient.run { client async throws in
      for depth in [nil, "infinity", "Infinity"] {
        let answer = try await client.send("PROPFIND", Self.work, depth: depth)
        #expect(answer.status == 403 && answer.condition == .dav("propfind-finite-depth"))
      }
      #expect(try await client.send("PROPFIND", Self.work, depth: "2").status == 400)
      #expect(try await client.find("/dav/calendars/1/1", "<D:getetag/>").resources.keys.first == Self.work)
      let members = try await client.find(Self.work, depth: "1", "<D:getetag/><D:getcontenttype/><D:getcontentlength/>")
      #expect(members.resources.count == 2)
      let object = try #require(members.resources[Self.work + "a.ics"])
      let event = try await client.send("GET", Self.work + "a.ics")
      #expect(event.headers["etag"] == "\"1-ERA\"" && object.text(.dav("getetag")) == "\"1-ERA\"")
      #expect(object.text(.dav("getcontenttype")) == "text/calendar; charset=utf-8; component=VEVENT")
      #expect(object.text(.dav("getcontentlength")) == "\(event.text.utf8.count)")
      for body in [nil, DAVClient.xml("D:propfind", "<D:allprop/>")] {
        let all = try await client.send("PROPFIND", Self.work + "a.ics", depth: "0", body)
        let names = Set(try #require(all.resources.values.first).found.keys.map { $0.name })
        #expect(names == ["resourcetype", "getetag", "getcontenttype", "getcontentlength", "getlastmodified"])
      }
      let more = try await client.send(
        "PROPFIND", Self.work, depth: "0",
        DAVClient.xml("D:propfind", "<D:allprop/><D:include><D:sync-token/></D:include>"))
      #expect(more.resources[Self.work]?.text(.dav("sync-token")) != nil)
      let names = try await client.send("PROPFIND", Self.work, depth: "0", DAVClient.xml("D:propfind", "<D:propname/>"))
      let found = try #require(names.resources[Self.work]).found
      #expect(found[.calendarServer("getctag")]?.content == [] && found[.caldav("calendar-timezone")] == nil)
    }
  }

  @Test("unknown properties are 404 in their group, and left out for clients that want little")
  func unknown() async throws {
    try await DAVClient.run { client async throws in
      let names = "<D:displayname/><x:own xmlns:x=\"urn:x\"/><D:lockdiscovery/><C:calendar-free-busy-set/>"
      let answer = try await client.find(Self.work, names)
      #expect(answer.resources[Self.work]?.other.count == 3)
      #expect(answer.resources[Self.work]?.other[PropertyName(namespace: "urn:x", name: "own")] == 404)
      for headers in [["Prefer": "return=minimal"], ["Brief": "t"]] {
        let body = DAVClient.xml("D:propfind", "<D:prop>\(names)</D:prop>")
        let short = try await client.send("PROPFIND", Self.work, depth: "0", body, headers)
        #expect(short.resources[Self.work]?.other == [:] && short.resources[Self.work]?.found.count == 1)
      }
      for body in ["<a", "<!DOCTYPE a><a/>", DAVClient.xml("D:propfind", ""), DAVClient.xml("D:prop", "")] {
        #expect(try await client.send("PROPFIND", Self.work, depth: "0", body).status == 400, "\(body)")
      }
    }
  }

  @Test("PROPPATCH sets name and color for everybody, and keeps any other property as it is, all or none")
  func patches() async throws {
    try await DAVClient.run { client async throws in
      let alarm =
        "<C:default-alarm-vevent-datetime>BEGIN:VALARM\nACTION:NONE\nEND:VALARM</C:default-alarm-vevent-datetime>"
      let own = "<x:own xmlns:x=\"urn:x\" x:a=\"1\"><x:b>t</x:b> &amp; more</x:own>"
      let set = try await Self.patch(
        client, Self.work,
        set: "<D:displayname>Büro &lt;1&gt;</D:displayname><A:calendar-color symbolic-color=\"custom\">#ff2968ff"
          + "</A:calendar-color><A:calendar-order>3</A:calendar-order>" + alarm + own)
      #expect(set.status == 207 && set.resources[Self.work]?.found.count == 5)
      let names =
        "<D:displayname/><A:calendar-color/><A:calendar-order/><C:default-alarm-vevent-datetime/><x:own xmlns:x=\"urn:x\"/>"
      let found = try #require(try await client.find(Self.work, names).resources[Self.work])
      #expect(found.text(.dav("displayname")) == "Büro <1>" && found.text(.apple("calendar-order")) == "3")
      #expect(found.text(.apple("calendar-color")) == "#ff2968ff")
      #expect(found.found[.apple("calendar-color")]?.attribute("symbolic-color") == "custom")
      #expect(found.text(.caldav("default-alarm-vevent-datetime"))?.hasSuffix("END:VALARM") == true)
      let kept = try #require(found.found[PropertyName(namespace: "urn:x", name: "own")])
      #expect(kept.children.first?.text == "t" && kept.attributes[PropertyName(namespace: "urn:x", name: "a")] == "1")
      // The page has the same name and color, and a color that it changes replaces the one of the phone.
      #expect(try await client.page("/api/calendars").text.contains(##""color":"#ff2968","id":1,"name":"Büro <1>""##))
      let red = try await client.page(
        "/api/changes", method: "POST", ["Content-Type": "application/json"],
        body: "[{\"calendar\":1,\"color\":\"red\"}]")
      #expect(red.status == 200)
      #expect(
        try await client.find(Self.work, names).resources[Self.work]?.text(.apple("calendar-color")) == "#D93A30FF")
      // Removed, and not there.
      let removed = try await Self.patch(client, Self.work, set: "", remove: "<A:calendar-order/><D:unknown/>")
      #expect(removed.resources[Self.work]?.found.count == 2)
      #expect(try await client.find(Self.work, names).resources[Self.work]?.other[.apple("calendar-order")] == 404)
      // All or none.
      let refused = try await Self.patch(
        client, Self.work, set: "<A:calendar-order>9</A:calendar-order><D:sync-token>1</D:sync-token>")
      #expect(refused.resources[Self.work]?.other[.dav("sync-token")] == 403)
      #expect(refused.resources[Self.work]?.other[.apple("calendar-order")] == 424)
      #expect(try await client.find(Self.work, names).resources[Self.work]?.other[.apple("calendar-order")] == 404)
    }
  }

  @Test("homes keep properties such as default alarms; people and events keep none")
  func homes() async throws {
    try await DAVClient.run { client async throws in
      let set = "<C:default-alarm-vevent-date>BEGIN:VALARM</C:default-alarm-vevent-date>"
      let home = "/dav/calendars/1/"
      #expect(try await Self.patch(client, home, set: set).resources[home]?.found.count == 1)
      let name = PropertyName.caldav("default-alarm-vevent-date")
      #expect(
        try await client.find(home, "<C:default-alarm-vevent-date/>").resources[home]?.text(name) == "BEGIN:VALARM")
      let other = "/dav/calendars/2/"
      #expect(try await client.ben.find(other, "<C:default-alarm-vevent-date/>").resources[other]?.other[name] == 404)
      for path in [Self.work + "a.ics", "/dav/principals/1/", "/dav/"] {
        #expect(try await Self.patch(client, path, set: set).resources[path]?.other[name] == 403)
      }
      #expect(
        try await Self.patch(client, home, set: "<D:displayname>x</D:displayname>").resources[home]?.other.count == 1)
      let long = "<x:a xmlns:x=\"urn:x\">" + String(repeating: "x", count: 70_000) + "</x:a>"
      #expect(try await Self.patch(client, home, set: long).resources[home]?.other.values.first == 403)
    }
  }

  @Test("MKCALENDAR and extended MKCOL create calendars with properties, at URLs of their own, for events alone")
  func made() async throws {
    try await DAVClient.run { client in
      let home = "/dav/calendars/1/"
      let set = "<D:set><D:prop><D:displayname>Trip</D:displayname><A:calendar-color>#112233FF</A:calendar-color>"
      let events = "<C:supported-calendar-component-set><C:comp name=\"VEVENT\"/></C:supported-calendar-component-set>"
      let path = home + "8B2C-%C3%A9%20x/"
      let made = try await client.send(
        "MKCALENDAR", path,
        DAVClient.xml("C:mkcalendar", set + events + "<A:calendar-order>7</A:calendar-order></D:prop></D:set>"))
      #expect(made.status == 201)
      let names = "<D:displayname/><A:calendar-color/><A:calendar-order/><D:resourcetype/>"
      let found = try #require(try await client.find(path, names).resources[path])
      #expect(found.text(.dav("displayname")) == "Trip" && found.text(.apple("calendar-order")) == "7")
      #expect(found.text(.apple("calendar-color")) == "#112233FF")
      let type = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"
      let other = DAVClient.xml("D:mkcol", set + type + "</D:prop></D:set>")
      #expect(try await client.send("MKCOL", home + "two/", other).status == 201)
      #expect(try await client.send("MKCALENDAR", home + "three").status == 201)
      #expect(try await client.find(home, depth: "1", "<D:displayname/>").resources.count == 7)
      #expect(try await client.send("MKCALENDAR", path).status == 405)
      let tasks = events.replacingOccurrences(of: "VEVENT", with: "VTODO")
      let refused = try await client.send(
        "MKCALENDAR", home + "tasks/", DAVClient.xml("C:mkcalendar", set + tasks + "</D:prop></D:set>"))
      #expect(refused.status == 403 && refused.condition == .caldav("supported-calendar-component"))
      let plain = DAVClient.xml("D:mkcol", set + "<D:resourcetype><D:collection/></D:resourcetype></D:prop></D:set>")
      #expect(try await client.send("MKCOL", home + "plain/", plain).condition == .dav("valid-resourcetype"))
      for place in ["/dav/calendars/2/x/", home + "9/", "/dav/x/", home] {
        #expect([403, 404].contains(try await client.send("MKCALENDAR", place).status), "\(place)")
      }
      // Deleted, and made again.
      #expect(try await client.send("DELETE", path).status == 204)
      #expect(try await client.find(path, names).status == 404)
      #expect(try await client.send("MKCALENDAR", path).status == 201)
      #expect(try await client.find(path, names).resources[path]?.other[.apple("calendar-order")] == 404)
      #expect(try await client.send("DELETE", home).status == 403)
    }
  }
}
