import HTTPTypes
import Hummingbird
import NIOCore

/// The limit of the bodies of requests.
enum BodyLimit {
  /// The largest body, in bytes.
  static let bytes = 1 << 20

  /// Returns the body of a request. A body whose declared length exceeds the limit is not read.
  static func body(of request: Request) async throws -> ByteBuffer {
    let tooLarge = APIError(.contentTooLarge, "expected no more than \(bytes >> 20) MB")
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > bytes { throw tooLarge }
    do {
      return try await request.body.collect(upTo: bytes)
    } catch is NIOTooManyBytesError {
      throw tooLarge
    } catch {
      // An invalid transfer coding, or a connection that has ended.
      throw APIError(.badRequest, "the body cannot be read")
    }
  }
}
