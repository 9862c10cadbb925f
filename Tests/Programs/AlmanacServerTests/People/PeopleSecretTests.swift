import EventDatabase
import EventStores
import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: links and keys of devices in the page")
struct PeopleSecretTests {
  private struct Link: Decodable {
    var code: String
    var link: String
    var qr: String
  }

  private struct Device: Decodable {
    var server: String
    var name: String
    var key: String
    var profile: String
    var qr: String
  }

  @Test("a new personal link is answered whole, with its QR code, and opens the calendars once")
  func link() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client async throws in
      let answer = try await client.ask("POST /api/people", as: Family.anna, json: #"{"id":2,"link":true}"#)
      let made = try JSONDecoder().decode(Link.self, from: answer.body)
      #expect(made.link == "http://127.0.0.1:\(client.port)/#code=\(made.code)")
      #expect(made.qr == QRCode(made.link)?.svg)
      let body = #"{"code":"\#(made.code)"}"#
      #expect(try await client.ask("POST /api/key", as: nil, json: body).text.contains("Ben"))
      #expect(try await client.ask("POST /api/key", as: nil, json: body).status == 204)
    }
  }

  @Test("a person makes the key of a phone, with profile and QR code; it opens the calendars there until it is revoked")
  func device() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client async throws in
      let answer = try await client.ask("POST /api/people", as: Family.ben, json: #"{"id":2,"device":"Phone"}"#)
      #expect(answer.status == 201 && answer.headers["cache-control"] == "no-store")
      let made = try JSONDecoder().decode(Device.self, from: answer.body)
      let key = try #require(DeviceKey(made.key))
      #expect(made.server == "http://127.0.0.1:\(client.port)" && made.name == "Ben" && made.key == key.shown)
      #expect(made.profile.contains("<string>\(key.text)</string>") && made.profile.contains("<string>Ben</string>"))
      #expect(made.qr == QRCode("caldav://Ben:\(key.text)@127.0.0.1:\(client.port)/dav/")?.svg)
      let basic = Data("Ben:\(made.key)".utf8).base64EncodedString()
      // Libraries of clients ask again and again when a key is refused.
      func isAnswered(_ status: Int) async throws -> Bool {
        try await DAVClient(client: client).head("PROPFIND /dav/ HTTP/1.1\nDepth: 0\nAuthorization: Basic \(basic)")
          .first?.contains(" \(status) ") == true
      }
      #expect(try await isAnswered(207))
      let people = try await client.ask("GET /api/people", as: Family.ben).text
      let number = try #require(people.firstMatch(of: /"id":(\d+),"kind":"device","label":"Phone"/)?.output.1)
      #expect(try await client.ask("POST /api/people", as: Family.ben, json: #"{"revoke":\#(number)}"#).status == 200)
      #expect(try await isAnswered(401))
    }
  }

  @Test("a device needs an existing person and a short label")
  func refused() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client async throws in
      let long = String(repeating: "a", count: 101)
      for (body, status) in [
        (#"{"id":9,"device":"a"}"#, 404), (#"{"id":2,"device":"\#(long)"}"#, 422), (#"{"device":"a"}"#, 400),
        (#"{"id":2,"device":"a","link":true}"#, 400),
      ] {
        #expect(try await client.ask("POST /api/people", as: Family.anna, json: body).status == status, "\(body)")
      }
    }
  }

  @Test("the page learns whether it may change people, its own key, and the names of the calendars that can be shared")
  func answers() async throws {
    try await TestServer.run(store: { try Family.store(ben: .read) }, token: "token") { client async throws in
      let anna = try await client.ask("GET /api/people", as: Family.anna).text
      #expect(anna.contains(#""current":1,"#) && anna.contains(#""manages":true"#))
      let ben = try await client.ask("GET /api/people", as: Family.ben).text
      #expect(ben.contains(#""current":2,"#) && ben.contains(#""manages":false"#))
      let shares = try await client.ask("GET /api/shares", as: Family.anna).text
      #expect(shares == #"[{"calendar":1,"name":"Home","people":[{"person":2,"right":"read"}]}]"#)
    }
  }

  @Test("without people, only the user of a database that can be changed may add the first one")
  func single() async throws {
    try await TestServer.run(store: { try SQLiteEventStore() }, token: "token") { client async throws in
      let text = try await client.get("/api/people").text
      #expect(text == #"{"keys":[],"manages":true,"people":[]}"#)
    }
    try await TestServer.run(store: { try SQLiteEventStore() }, token: "token", isReadOnly: true) {
      client async throws in
      #expect(try await client.get("/api/people").text.contains(#""manages":false"#))
    }
    try await TestServer.run(token: "token") { client async throws in
      #expect(try await client.get("/api/people").text.contains(#""manages":false"#))
    }
  }
}
