import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices
import Testing

@testable import AlmanacServer

@Suite("Server: personal links")
struct PersonalLinkTests {
  @Test("SV-46: a link is exchanged for a cookie, once, which scripts cannot read and other sites do not send")
  func exchange() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client in
      let code = #"{"code":"\#(Family.benLink.text)"}"#
      let foreign = try await client.ask(
        "POST /api/key", as: nil, headers: ["Origin": "https://elsewhere.example"], json: code)
      #expect(foreign.status == 403)
      let answer = try await client.ask("POST /api/key", as: nil, json: code)
      #expect(answer.status == 200 && answer.text == #"{"key":"cookie","person":"Ben"}"#)
      let cookie = try #require(answer.headers["set-cookie"])
      let parts = cookie.components(separatedBy: "; ")
      #expect(parts.dropFirst() == ["Path=/", "Max-Age=34560000", "HttpOnly", "SameSite=Strict"])
      #expect(parts[0].hasPrefix("almanac-\(client.port)=") && !cookie.contains(Family.benLink.text))
      #expect(try await client.get("/api/calendars", headers: ["Cookie": parts[0]]).status == 200)
      let again = try await client.ask("POST /api/key", as: nil, json: code)
      #expect(again.status == 204 && again.headers["set-cookie"] == nil, "a link counts once")
    }
  }

  @Test("SV-46: a link is worth nothing after a week")
  func expiry() async throws {
    let late = Family.start.seconds + 7 * 86_400
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token", now: { Instant(seconds: late) }) {
      client in
      let answer = try await client.ask("POST /api/key", as: nil, json: #"{"code":"\#(Family.benLink.text)"}"#)
      #expect(answer.status == 204)
    }
  }

  @Test("SV-44: keys are listed with their last use, each person's own, and everybody may end their own")
  func keys() async throws {
    try await TestServer.run(store: { try Family.store(ben: .none) }, token: "token") { client async throws in
      _ = try await client.ask("GET /api/calendars", as: Family.ben)
      let own = try await client.ask("GET /api/people", as: Family.ben).text
      #expect(own.contains(#""id":2,"kind":"browser","label":"","made":1795261440,"person":2,"used":1795261440}"#))
      #expect(!own.contains(#""person":1"#) && own.contains(#""me":2"#))
      #expect(try await client.ask("GET /api/people", as: Family.anna).text.contains(#""person":1"#))
      #expect(try await client.ask("POST /api/people", as: Family.ben, json: #"{"revoke":1}"#).status == 403)
      #expect(try await client.ask("POST /api/people", as: Family.ben, json: #"{"revoke":2}"#).status == 200)
      #expect(try await client.ask("GET /api/people", as: Family.ben).status == 401)
    }
  }

  @Test("a person is added in the page, who opens the link and makes a calendar")
  func adding() async throws {
    struct Link: Decodable { var code: String }
    try await TestServer.run(store: { try Family.store(ben: .none) }, token: "token") { client async throws in
      let added = try await client.ask("POST /api/people", as: Family.anna, json: #"{"name":"Eve"}"#)
      let code = try JSONDecoder().decode(Link.self, from: added.body).code
      let answer = try await client.ask("POST /api/key", as: nil, json: #"{"code":"\#(code)"}"#)
      #expect(answer.text == #"{"key":"cookie","person":"Eve"}"#)
      let again = try await client.ask("POST /api/people", as: Family.anna, json: #"{"name":"Eve"}"#)
      #expect(again.status == 409)
      for body in ["{}", #"{"id":1}"#, #"{"name":"a","removed":true}"#, #"{"id":1,"removed":false,"link":true}"#] {
        #expect(try await client.ask("POST /api/people", as: Family.anna, json: body).status == 400, "\(body)")
      }
    }
  }

  @Test("the key of a machine's single user ends with the first person, also for open pages")
  func firstPerson() async throws {
    try await TestServer.run(store: { try SQLiteEventStore() }, token: "token") { client async throws in
      #expect(try await client.get("/api/calendars").status == 200)
      #expect(try await client.ask("POST /api/people", as: nil, json: #"{"name":"Anna"}"#).status == 201)
      #expect(try await client.get("/api/calendars").status == 401)
    }
  }
}
