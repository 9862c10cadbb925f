import Foundation
import HTTPTypes
import Hummingbird

/// Creates JSON responses.
enum JSONAnswer {
  static func response(
    _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
  ) -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    headers[.cacheControl] = "no-store"
    // Encoding strings and numbers cannot fail.
    let data = (try? encoder.encode(value)) ?? Data("{}".utf8)
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }
}
