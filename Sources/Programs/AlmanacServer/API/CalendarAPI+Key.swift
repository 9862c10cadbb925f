import Foundation
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  private struct CodeBody: Decodable { var code: String }

  /// Responds with the server's key in exchange for the code in the printed URL, or with 204 if the code was already
  /// used.
  func key(_ request: Request) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let code = try? JSONDecoder().decode(CodeBody.self, from: Data(body.readableBytesView)).code else {
      throw APIError(.badRequest, "expected {\"code\":\"…\"}")
    }
    // Not an error, which browsers log: a page that is opened again may already have the key.
    guard let key = exchange.key(for: code) else { return Response(status: .noContent) }
    return JSONAnswer.response(["key": key])
  }
}
