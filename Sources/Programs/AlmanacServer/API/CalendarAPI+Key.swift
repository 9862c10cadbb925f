import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  private struct CodeBody: Decodable { var code: String }

  /// Responds with the server's key in exchange for the code in the printed URL, or with 204 if the code was already
  /// used. The code of a person's link is exchanged for a cookie.
  func key(_ request: Request, _ context: ServerContext) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let code = try? JSONDecoder().decode(CodeBody.self, from: Data(body.readableBytesView)).code else {
      throw APIError(.badRequest, "expected {\"code\":\"…\"}")
    }
    if await identification.hasPeople() { return try await cookie(forCode: code, context) }
    // Not an error, which browsers log: a page that is opened again may already have the key.
    guard let key = exchange.key(for: code) else { return Response(status: .noContent) }
    return JSONAnswer.response(["key": key])
  }

  private func cookie(forCode code: String, _ context: ServerContext) async throws -> Response {
    let secret = PersonSecret()
    var name: String?
    if let link = PersonSecret(code) {
      name = try await store.exchange(link: link.hash(.link), forKey: secret.hash(.browser), now: now())
    } else if exchange.key(for: code) != nil, let owner = try await store.owner().person {
      // The program printed the code for the user of this machine.
      try await changePeople { people throws(PeopleError) in
        _ = try people.addKey(of: owner.id, kind: .browser, label: "", hash: secret.hash(.browser), now: now())
      }
      name = owner.name
    }
    guard let name else {
      try identification.noteWrongKey(context.origin)
      return Response(status: .noContent)
    }
    // A script of the page stores the key, but must not know this one.
    return JSONAnswer.response(
      ["key": "cookie", "person": name],
      headers: [.setCookie: KeyCookie.header(secret, context.origin, port: context.port ?? 0)])
  }

  /// Changes people; converts errors.
  func changePeople<Value: Sendable>(
    _ body: @Sendable (any PeopleStore) throws(PeopleError) -> Value
  ) async throws -> Value {
    do throws(PeopleError) {
      return try await store.changePeople(body)
    } catch {
      switch error {
      case .nameTaken: throw APIError(.conflict, "somebody else has this name")
      case .invalidName:
        throw APIError(.unprocessableContent, "a name has 1 to 100 bytes, without control characters and colons")
      case .noPerson(let id): throw APIError(.notFound, "there is no person \(id)")
      case .noCalendar(let id): throw APIError(.notFound, "there is no calendar \(id.rawValue)")
      case .isOwner: throw APIError(.conflict, "this person is the owner")
      case .store(let error): throw APIError(error)
      }
    }
  }
}
