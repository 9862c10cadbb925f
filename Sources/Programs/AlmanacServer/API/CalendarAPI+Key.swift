import Foundation
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  private struct CodeBody: Decodable { var code: String }

  /// Answers with the key of the server, for the code of the address that the program has printed, and with 204 for a code
  /// that was used.
  func key(_ request: Request) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let code = try? JSONDecoder().decode(CodeBody.self, from: Data(body.readableBytesView)).code else {
      throw APIError(.badRequest, "expected {\"code\":\"…\"}")
    }
    // Not an error, which browsers log: whoever opens an address again may have the key already.
    guard let key = exchange.key(for: code) else { return Response(status: .noContent) }
    return JSONAnswer.response(["key": key])
  }
}
