import Almanac
import EventStores
import HTTPTypes
import Hummingbird

/// An error response with a reason, sent as `{"error":"…"}`.
struct APIError: Error {
  let response: Response

  init(_ status: HTTPResponse.Status, _ reason: String, headers: HTTPFields = [:]) {
    response = JSONAnswer.response(["error": reason], status: status, headers: headers)
  }

  /// Creates an error whose JSON contains more than a reason.
  init(_ status: HTTPResponse.Status, body: some Encodable) {
    response = JSONAnswer.response(body, status: status)
  }

  /// Creates an error with a response that is not JSON.
  init(_ response: Response) { self.response = response }

  /// The primary result code of SQLite for a database that another program has locked (SQLITE_BUSY).
  private static let busy: Int32 = 5

  /// Creates the error for a store that rejects a change.
  init(_ error: StoreError) {
    switch error {
    case .readOnly: self.init(.forbidden, "the calendars are read-only")
    case .calendarNotFound(let id): self.init(.notFound, "there is no calendar \(id.rawValue)")
    case .invalid(let uid, let reason): self.init(.unprocessableContent, "\(uid): \(reason)")
    case .storage(let code, _) where code & 0xFF == APIError.busy:
      self.init(.serviceUnavailable, "another program is writing to the database")
    case .storage(_, let message):
      self.init(
        .init(code: 507, reasonPhrase: "Insufficient Storage"), "the change cannot be kept: \(message)")
    case .notFound, .duplicate, .conflict: self.init(.internalServerError, "the change cannot be made")
    }
  }

  /// Creates the error for texts that cannot be read.
  init(_ problems: [FileProblem]) {
    self.init(
      .unprocessableContent,
      body: Unreadable(
        error: "the events cannot be read as they are",
        problems: problems.map {
          Problem(
            uid: $0.path, line: $0.line, severity: $0.isError ? "error" : "warning", reason: $0.reason)
        }))
  }
}

private struct Unreadable: Encodable {
  var error: String
  var problems: [Problem]
}

private struct Problem: Encodable {
  var uid: String
  var line: Int
  var severity: String
  var reason: String
}
