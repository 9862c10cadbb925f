import EventStores
import Foundation
import Testing

@testable import AlmanacServer

@Suite("Server: every request by every right")
struct AccessMatrixTests {
  /// A request, and its statuses for Ben with the rights none, free-busy, read, and write, and for the owner.
  struct Request: Sendable {
    var line: String
    var headers: [String: String] = [:]
    var json: String?
    var ics: String?
    /// The status without a key; 401 where data is.
    var anonymous = 401
    var statuses: [Int]
  }

  static let requests = [
    Request(line: "GET /", anonymous: 200, statuses: [200, 200, 200, 200, 200]),
    Request(line: "GET /api/health", anonymous: 200, statuses: [200, 200, 200, 200, 200]),
    Request(
      line: "GET /feeds/00000000000000000000000000000000.ics", anonymous: 404, statuses: [404, 404, 404, 404, 404]),
    Request(
      line: "POST /api/key", json: #"{"code":"00000000000000000000000000000000"}"#, anonymous: 204,
      statuses: [204, 204, 204, 204, 204]),
    Request(line: "GET /api/calendars", statuses: [200, 200, 200, 200, 200]),
    Request(line: "GET /api/events?from=2026-11-20&to=2026-11-27", statuses: [200, 200, 200, 200, 200]),
    Request(line: "HEAD /api/changes", statuses: [200, 200, 200, 200, 200]),
    Request(line: "GET /api/calendars/1/events/open", statuses: [404, 404, 200, 200, 200]),
    Request(line: "GET /api/calendars/1/events/private", statuses: [404, 404, 200, 200, 200]),
    Request(line: "GET /api/calendars/1/events/free", statuses: [404, 404, 404, 200, 200]),
    Request(
      line: "PUT /api/calendars/1/events/open", headers: ["If-Match": "*"], ics: Family.event("open"),
      statuses: [404, 403, 403, 204, 204]),
    Request(
      line: "PUT /api/calendars/1/events/new", headers: ["If-None-Match": "*"], ics: Family.event("new"),
      statuses: [404, 403, 403, 201, 201]),
    Request(
      line: "PUT /api/calendars/1/events/open", headers: ["If-Match": "\"1-0000000000000000\""],
      ics: Family.event("open", "Changed"), statuses: [404, 403, 403, 412, 412]),
    Request(
      line: "DELETE /api/calendars/1/events/private", headers: ["If-Match": "*"], statuses: [404, 403, 403, 204, 204]),
    Request(
      line: "POST /api/changes", json: #"[{"calendar":1,"uid":"new","ics":null,"ifMatch":"1-0000000000000000"}]"#,
      statuses: [404, 403, 403, 412, 412]),
    Request(line: "POST /api/changes", json: #"[{"calendar":1,"name":"Ours"}]"#, statuses: [404, 403, 403, 200, 200]),
    Request(line: "POST /api/changes", json: #"[{"calendar":1,"color":"red"}]"#, statuses: [404, 403, 403, 200, 200]),
    Request(
      line: "POST /api/changes", json: #"[{"calendar":1,"name":"Mine","color":"red"}]"#,
      statuses: [412, 403, 403, 412, 412]),
    Request(line: "GET /api/people", statuses: [200, 200, 200, 200, 200]),
    Request(line: "POST /api/people", json: #"{"name":"Eve"}"#, statuses: [403, 403, 403, 403, 201]),
    Request(line: "POST /api/people", json: #"{"id":2,"name":"Benno"}"#, statuses: [403, 403, 403, 403, 200]),
    Request(line: "POST /api/people", json: #"{"id":1,"link":true}"#, statuses: [403, 403, 403, 403, 201]),
    Request(line: "POST /api/people", json: #"{"id":1,"device":"a"}"#, statuses: [403, 403, 403, 403, 201]),
    Request(line: "POST /api/people", json: #"{"id":2,"device":"a"}"#, statuses: [201, 201, 201, 201, 201]),
    Request(line: "POST /api/people", json: #"{"id":1,"removed":true}"#, statuses: [403, 403, 403, 403, 409]),
    Request(line: "POST /api/people", json: #"{"revoke":1}"#, statuses: [403, 403, 403, 403, 0]),
    Request(line: "GET /api/subscriptions", statuses: [200, 200, 200, 200, 200]),
    Request(
      line: "POST /api/subscriptions", json: #"{"calendar":1,"removed":true}"#, statuses: [404, 404, 404, 404, 404]),
    Request(line: "GET /api/shares", statuses: [200, 200, 200, 200, 200]),
    Request(
      line: "POST /api/shares", json: #"{"calendar":1,"person":2,"right":"write"}"#,
      statuses: [404, 403, 403, 403, 200]),
    Request(line: "POST /api/changes", json: #"[{"calendar":1,"deleted":true}]"#, statuses: [404, 403, 403, 403, 200]),
  ]

  @Test("SV-48: each request is answered as the right for the calendar has it", arguments: 0..<5)
  func rights(column: Int) async throws {
    let right = Right(rawValue: column) ?? .read
    try await TestServer.run(store: { try Family.store(ben: right) }, token: "token", now: Family.clock()) { client in
      for request in Self.requests where request.statuses[column] != 0 {
        let answer = try await client.ask(
          request.line, as: column == 4 ? Family.anna : Family.ben, headers: request.headers, json: request.json,
          ics: request.ics)
        #expect(answer.status == request.statuses[column], "\(request.line) \(request.json ?? "") \(answer.text)")
      }
    }
  }

  @Test(
    "SV-48: without a key, with a wrong, malformed, revoked, or foreign one, nothing but the page is answered",
    arguments: [
      nil, PersonSecret().text, "x", Family.revoked.text, Family.benLink.text, Family.phone.text,
      SHA256.text(Family.anna.hash(.browser)),
    ])
  func strangers(secret: String?) async throws {
    try await TestServer.run(store: { try Family.store(ben: .write) }, token: "token", now: Family.clock()) { client in
      for request in Self.requests {
        var headers = request.headers
        if let secret { headers["Cookie"] = "almanac-\(client.port)=\(secret)" }
        // The key of the database, which the client sends, counts only without people.
        let answer = try await client.ask(request.line, as: nil, headers: headers, json: request.json, ics: request.ics)
        #expect(answer.status == request.anonymous, "\(request.line) \(request.json ?? "")")
        #expect(!answer.text.contains("Dentist") && !answer.text.contains("Anna"))
      }
      let calendars = try await client.ask("GET /api/calendars", as: Family.anna).text
      #expect(calendars.contains(#""name":"Home""#), "nothing has changed")
    }
  }
}
