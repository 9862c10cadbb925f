import Foundation
import RawClient
import Testing

@testable import AlmanacServer

@Suite("Server: CalDAV accounts")
struct DAVDiscoveryTests {
  @Test("the well-known URL redirects every method, with and without credentials")
  func wellKnown() async throws {
    try await DAVClient.run { client async throws in
      for method in ["GET", "HEAD", "PROPFIND", "OPTIONS", "REPORT", "PUT", "POST", "MKCALENDAR"] {
        for path in ["/.well-known/caldav", "/.well-known/caldav/"] {
          for more in ["", "Authorization: \(DAVClient.basic("Ann", DAVClient.key.text))\n"] {
            let head = try await client.head("\(method) \(path) HTTP/1.1\n\(more)")
            #expect(head.first?.contains(" 301 ") == true && head.contains("location: /dav/"), "\(method) \(head)")
          }
        }
      }
    }
  }

  @Test("credentials are the name of a person and the key of a device, and nothing else opens the calendars")
  func credentials() async throws {
    try await DAVClient.run { client async throws in
      let right = DAVClient.key
      let wrong = [
        "", "Authorization: Basic\n", "Authorization: Basic %%%\n", "Authorization: Bearer page-token\n",
        "Authorization: Bearer \(right.text)\n", "Authorization: \(DAVClient.basic("Ben", right.text))\n",
        "Authorization: \(DAVClient.basic("Ann", DeviceKey().text))\n",
        "Authorization: \(DAVClient.basic("Ann", "page-token"))\n", "Cookie: key=page-token\n",
      ]
      for more in wrong {
        // Ten wrong keys in a minute are answered as such.
        for path in ["/dav/", "/dav/calendars/1/1/", "/dav/nothing"] {
          let head = try await client.head("PROPFIND \(path) HTTP/1.1\nDepth: 0\n\(more)")
          #expect(head.first?.contains(" 401 ") == true, "\(more) \(head)")
          #expect(head.contains(#"www-authenticate: basic realm="almanac", charset="utf-8""#))
        }
      }
      for (user, text) in [("Ann", right.text), ("ann", right.shown.uppercased())] {
        let allowed = "Authorization: \(DAVClient.basic(user, text))\n"
        let head = try await client.head("PROPFIND /dav/ HTTP/1.1\nDepth: 0\n\(allowed)")
        #expect(head.first?.contains(" 207 ") == true)
        // Pages, and networks without TLS.
        for more in [
          "Cookie: a=1; almanac-\(client.client.port)=1\n", "Sec-Fetch-Site: cross-site\n",
          "Sec-Fetch-Site: same-origin\n",
          "X-Forwarded-Proto: http\n", "X-Forwarded-For: 192.0.2.1\nX-Forwarded-Proto: https\n",
          "Forwarded: proto=https\n",
        ] {
          let head = try await client.head("PROPFIND /dav/ HTTP/1.1\nDepth: 0\n\(allowed)\(more)")
          #expect(head.first?.contains(" 403 ") == true, "\(more)")
        }
        let proxied = try await client.head("PROPFIND /dav/ HTTP/1.1\nDepth: 0\n\(allowed)Cookie: proxy=1\n")
        #expect(proxied.first?.contains(" 207 ") == true)
        // A device key opens nothing on the page.
        let page = try await client.head("GET /api/calendars HTTP/1.1\n\(allowed)")
        #expect(page.first?.contains(" 401 ") == true)
      }
    }
  }

  @Test("behind a proxy, only encrypted connections are served, and cookies of the page are refused")
  func proxied() async throws {
    let network = try ServerNetwork(proxies: ["127.0.0.1"], publicURL: "https://calendar.example.org")
    try await TestServer.run(store: { try DAVClient.makeStore() }, token: "page-token", network: network) {
      client async throws in
      let key = DAVClient.basic("Ann", DAVClient.key.text)
      func status(_ more: String) async throws -> String {
        let connection = try RawConnection(port: client.port)
        await connection.send(
          "PROPFIND /dav/ HTTP/1.1\r\nHost: calendar.example.org\r\nDepth: 0\r\nAuthorization: \(key)\r\n"
            + "Content-Length: 0\r\nConnection: close\r\nX-Forwarded-For: 192.0.2.1\r\n\(more)\r\n")
        return String(try await connection.line()?.split(separator: " ").dropFirst().first ?? "")
      }
      #expect(try await status("X-Forwarded-Proto: https\r\n") == "207")
      #expect(try await status("X-Forwarded-Proto: http\r\n") == "421")
      #expect(try await status("X-Forwarded-Proto: https\r\nCookie: __Host-almanac=1\r\n") == "403")
    }
  }

  @Test("a profile for iOS and macOS has the account with its key")
  func profile() throws {
    let identifier = try #require(UUID(uuidString: "6F1C9A52-0C1B-4B3E-9E0A-2C7D54A1F001"))
    let profile = DeviceProfile(
      person: "Ann & Ben", key: DAVClient.key, url: "https://calendar.example.org:8443/", identifier: identifier)
    let list = try PropertyListSerialization.propertyList(from: Data(try #require(profile.text).utf8), format: nil)
    let content = try #require((list as? [String: Any])?["PayloadContent"] as? [[String: Any]])
    #expect(content.count == 1 && content[0]["CalDAVHostName"] as? String == "calendar.example.org")
    #expect(content[0]["CalDAVPort"] as? Int == 8443 && content[0]["CalDAVUseSSL"] as? Bool == true)
    #expect(content[0]["CalDAVUsername"] as? String == "Ann & Ben")
    #expect((content[0]["CalDAVPassword"] as? String).flatMap { DeviceKey($0) } == DAVClient.key)
    #expect(DeviceProfile(person: "Ann", key: DAVClient.key, url: "no URL").text == nil)
  }

  @Test("OPTIONS names the features, without scheduling, and methods that do not exist are refused")
  func options() async throws {
    try await DAVClient.run { client in
      for path in ["/", "/principals/", "/dav/", "/dav/calendars/1/1/", "/dav/calendars/1/1/a.ics"] {
        let answer = try await client.send("OPTIONS", path)
        #expect(answer.status == 200)
        #expect(answer.headers["dav"] == "1, 3, access-control, calendar-access, extended-mkcol")
        for method in ["PROPFIND", "REPORT", "MKCALENDAR"] {
          #expect(answer.headers["allow"]?.contains(method) == true)
        }
      }
      for method in ["LOCK", "COPY", "MOVE", "POST", "PATCH"] {
        #expect(try await client.send(method, "/dav/calendars/1/1/", "<a/>").status == 405)
      }
      #expect(try await client.send("GET", "/dav/calendars/1/").status == 405)
      #expect(try await client.client.get("/").status == 200, "the page")
    }
  }

  @Test("iOS and macOS find the home from the root or the principals, and its calendars with their properties")
  func apple() async throws {
    try await DAVClient.run { client in
      let first = "<D:current-user-principal/><D:principal-URL/><D:resourcetype/>"
      for path in ["/", "/principals/", "/principals", "/dav/", "/dav", "/dav/principals/", "/dav/calendars"] {
        let answer = try await client.find(path, first)
        #expect(answer.status == 207 && answer.resources.count == 1, "\(path)")
        #expect(answer.resources.values.first?.href(.dav("current-user-principal")) == "/dav/principals/1/")
      }
      let principal = try await client.find(
        "/dav/principals/1/",
        """
        <C:calendar-home-set/><C:calendar-user-address-set/><D:current-user-principal/><D:displayname/><C:schedule-inbox-URL/>
        <CS:dropbox-home-URL/><CS:email-address-set/><CS:notification-URL/><D:principal-collection-set/><D:principal-URL/>
        <D:resource-id/><D:supported-report-set/>
        """)
      let person = try #require(principal.resources["/dav/principals/1/"])
      #expect(person.href(.caldav("calendar-home-set")) == "/dav/calendars/1/")
      #expect(person.text(.dav("displayname")) == "Ann")
      #expect(person.href(.dav("principal-collection-set")) == "/dav/principals/")
      let missing: [PropertyName] = [
        .caldav("schedule-inbox-URL"), .calendarServer("dropbox-home-URL"), .calendarServer("notification-URL"),
        .dav("resource-id"),
      ]
      #expect(Set(person.other.keys) == Set(missing) && person.other.values.allSatisfy { $0 == 404 })
      let home = try await client.find(
        "/dav/calendars/1/", depth: "1",
        """
        <A:calendar-color/><A:calendar-order/><C:calendar-description/><C:supported-calendar-component-set/><CS:getctag/>
        <D:current-user-privilege-set/><D:displayname/><D:owner/><D:resourcetype/><D:sync-token/><D:supported-report-set/>
        <C:schedule-calendar-transp/><CS:pushkey/><C:max-resource-size/><C:supported-calendar-data/>
        """)
      #expect(home.resources.count == 4)
      #expect(home.resources["/dav/calendars/1/"]?.names(.dav("resourcetype")) == ["collection"])
      let work = try #require(home.resources["/dav/calendars/1/1/"])
      #expect(
        work.text(.dav("displayname")) == "Work" && work.names(.dav("resourcetype")) == ["collection", "calendar"])
      #expect(work.text(.apple("calendar-color")) == "#2F72DEFF" && work.href(.dav("owner")) == "/dav/principals/1/")
      let component = work.found[.caldav("supported-calendar-component-set")]?.children.first
      #expect(component?.attribute("name") == "VEVENT" && component?.name == .caldav("comp"))
      #expect(work.text(.caldav("max-resource-size")) == "1048576")
      #expect(work.names(.caldav("schedule-calendar-transp")) == ["opaque"])
      let token = try #require(work.text(.dav("sync-token")))
      #expect(token.hasPrefix("urn:almanac:sync:") && work.text(.calendarServer("getctag")) == token)
      let reports = work.found[.dav("supported-report-set")]?.children.compactMap {
        $0.child(.dav("report"))?.children.first?.name
      }
      #expect(
        reports?.contains(.dav("sync-collection")) == true && reports?.contains(.caldav("calendar-query")) == true)
    }
  }

  @Test("other homes and URLs that do not exist look alike")
  func others() async throws {
    try await DAVClient.run { client in
      for path in [
        "/dav/calendars/2/", "/dav/calendars/9/", "/dav/calendars/01/", "/dav/principals/2/", "/dav/x/",
        "/dav/calendars/1/9/",
        "/dav/calendars/1/1/%2F.ics", "/dav/calendars/1/1/x/y", "/dav/calendars/2/1/a.ics", "/dav/%00",
        "/dav/calendars/1/1/%FF",
      ] {
        let answer = try await client.find(path, "<D:displayname/>")
        #expect(answer.status == 404 && answer.condition == .calendarServer("message"), "\(path)")
      }
    }
  }
}
